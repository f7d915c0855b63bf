export function sum(numbers: readonly number[]): number;
export function sum<T>(items: readonly T[], of: (item: T) => number): number;
/** The sum of numbers, or of a quantity that each item has. */
export function sum<T>(items: readonly T[], of = (item: T) => item as number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
