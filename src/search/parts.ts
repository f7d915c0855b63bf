/** Parts of the search that `npm run search:quality -- --without <part>` leaves out, to measure what each is worth. */
export const PARTS = ['names', 'stemming', 'synonyms', 'corrections', 'guides'] as const;
export type Part = (typeof PARTS)[number];

const leftOut = new Set<Part>();

export function uses(part: Part): boolean {
  return !leftOut.has(part);
}

/** Leaves parts out, and takes all others in again. */
export function leaveOut(parts: readonly Part[]): void {
  leftOut.clear();
  for (const part of parts) leftOut.add(part);
}
