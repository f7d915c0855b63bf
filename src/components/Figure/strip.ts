/** A part of a drawing, px: from its base to its top stands a scale from 0 to its most; a scale that hangs has its top below. */
export interface Strip {
  readonly name: string;
  readonly top: number;
  readonly base: number;
  readonly most: number;
  readonly ticks: readonly number[];
}

/** Whole pixels; what is off the scale ends at its top. */
export function yOf({top, base, most}: Strip, value: number): number {
  return base - Math.round(Math.min(value / most, 1) * (base - top));
}

/** A path with a step for each hour, an hour wide. */
export function edge(strip: Strip, values: readonly number[]): string {
  return values.map((value, hour) => `${hour ? 'V' : 'M0 '}${yOf(strip, value)}h1`).join('');
}

/** What is below such steps. */
export function area(strip: Strip, values: readonly number[]): string {
  return values.length ? `${edge(strip, values)}V${strip.base}H0z` : '';
}
