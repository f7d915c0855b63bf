/** Two decimals, so that server and browser print the same digits. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0; // no −0
}

/** A linear scale from a quantity to a place, rounded: per cent across, px down. */
export function linear(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  return (value) => round(start + ((value - from) / (to - from)) * (end - start));
}

/** A number as readers write it, whatever their browser's language: 3,000 or −0.5. */
export function inDigits(value: number, decimals = 0): string {
  const [whole, fraction] = Math.abs(value).toFixed(decimals).split('.');
  const digits = whole!.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction ? `.${fraction}` : '');
  return value < 0 && Number(value.toFixed(decimals)) !== 0 ? `−${digits}` : digits;
}

/** A number with its unit, which a line break never parts. */
export function withUnit(value: number, unit: string, decimals = 0): string {
  return `${inDigits(value, decimals)}\u00a0${unit}`;
}

/** Names in a row: "wind, solar and coal". */
export function list(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
