/** What a heater gives and takes, for pages about heat, as in quintel/fever at 2afebd1, which etengine uses. */

/** What a producer gives of an amount asked, lib/fever/producer.rb: `#request`. */
export function given(asked: number, capacity: number): number {
  return Math.min(asked, capacity);
}

/** What parts give one after another, lib/fever/composite_producer.rb: `#request`. */
export function givenInTurn(asked: number, capacities: readonly number[]): number[] {
  let open = asked;
  return capacities.map((capacity) => {
    const part = given(open, capacity);
    open -= part;
    return part;
  });
}

/** What it takes for that, lib/fever/producer.rb: `#source_at`. */
export function takenFor(output: number, efficiency: number): number {
  return output / efficiency;
}
