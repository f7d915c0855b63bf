/** Orders of some things as numbers: 0 is the one they are named in, the last one its reverse, and between them as in a dictionary. */

/** The order with a number, by the places of the things. */
export function orderAt(index: number, count: number): number[] {
  const left = Array.from({length: count}, (_, place) => place);
  return Array.from({length: count}, (_, place) => {
    const others = factorial(count - place - 1);
    return left.splice(Math.floor(index / others) % left.length, 1)[0]!;
  });
}

/** The number of an order. */
export function indexOf(order: readonly number[]): number {
  return order.reduce(
    (index, thing, place) =>
      index + order.slice(place).filter((later) => later < thing).length * factorial(order.length - place - 1),
    0,
  );
}

/** An order after one thing has moved to another place. */
export function moved(order: readonly number[], thing: number, to: number): number[] {
  const others = order.filter((other) => other !== thing);
  others.splice(Math.min(Math.max(to, 0), others.length), 0, thing);
  return others;
}

function factorial(of: number): number {
  return of > 1 ? of * factorial(of - 1) : 1;
}
