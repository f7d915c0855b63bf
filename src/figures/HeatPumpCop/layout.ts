/** Heights of names in a column, px: each as near to its line as its neighbours and the ends of the column let it. */
export function inColumn(lines: readonly number[], top: number, bottom: number, apart: number): number[] {
  const order = lines.map((_, index) => index).sort((a, b) => lines[a]! - lines[b]!);
  const places = [...lines];
  let least = top;
  for (const index of order) {
    places[index] = Math.max(places[index]!, least);
    least = places[index] + apart;
  }
  let most = bottom;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index]!, most);
    most = places[index] - apart;
  }
  return places;
}
