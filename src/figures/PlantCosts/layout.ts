/** The end of a scale from 0 that a value fits on: 1, 2 or 5 and zeros. */
export function endOf(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return unit * [1, 2, 5, 10].find((factor) => factor * unit >= value)!;
}

/** Ticks of such a scale, few enough for a telephone: at its halves, or at two and four fifths of 5, 50 and 500. */
export function ticksOf(end: number): number[] {
  return String(end).includes('5') ? [0, end * 0.4, end * 0.8] : [0, end / 2, end];
}
