/** The states of a figure that tests go through, from what its reader can set: chosen by rule, and the same each time. */
import {
  allowed,
  names,
  openingOf,
  write,
  type Input,
  type Inputs,
  type Values,
} from '../../src/components/Figure/inputs';

const GRID = 1000; // states; what fewer make is gone through whole
const STEPS = 11; // values of each slider while the others are as printed
const BETWEEN = 64; // states anywhere
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19];

type State = Values<string>;

/** Every input at its least and at its most, in all combinations. */
export function cornersOf(inputs: Inputs<string>): State[] {
  return combinations(inputs, ({min, max}) => [min, max]);
}

/**
 * The least, the printed and the greatest value of all inputs in all combinations, each input through its range while the
 * others are as printed, and states spread evenly over all that can be set.
 */
export function statesOf(inputs: Inputs<string>): State[] {
  const grid =
    3 ** names(inputs).length <= GRID
      ? combinations(inputs, ({min, max, opening}) => [min, opening, max])
      : cornersOf(inputs);
  const opening = openingOf(inputs);
  const one = names(inputs).flatMap((name) =>
    Array.from({length: STEPS}, (_, step) => ({...opening, [name]: at(inputs[name]!, step / (STEPS - 1))})),
  );
  const between = Array.from({length: BETWEEN}, (_, index) =>
    Object.fromEntries(names(inputs).map((name, axis) => [name, at(inputs[name]!, halton(index + 1, PRIMES[axis]!))])),
  );
  const states = [opening, ...grid, ...one, ...between];
  return [...new Map(states.map((state) => [write(inputs, state), state])).values()];
}

function combinations(inputs: Inputs<string>, valuesOf: (input: Input) => number[]): State[] {
  return names(inputs).reduce<State[]>(
    (states, name) => states.flatMap((state) => valuesOf(inputs[name]!).map((value) => ({...state, [name]: value}))),
    [{}],
  );
}

/** The value at a share of an input's range. */
function at(input: Input, share: number): number {
  return allowed(input, input.min + share * (input.max - input.min));
}

/** The numbers of Halton's sequence lie between 0 and 1, and with different primes they fill a space evenly. */
function halton(index: number, prime: number): number {
  let [result, share] = [0, 1];
  for (let rest = index; rest > 0; rest = Math.floor(rest / prime)) {
    share /= prime;
    result += (rest % prime) * share;
  }
  return result;
}
