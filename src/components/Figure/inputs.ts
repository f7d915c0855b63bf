/** A quantity that the reader sets. */
export interface Input {
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly opening: number; // its value in the static page
}

export type Inputs<K extends string> = Readonly<Record<K, Input>>;
export type Values<K extends string> = Readonly<Record<K, number>>;

/** What separates values in an address. */
const BETWEEN = '_';

/** The names of inputs, in their order. */
export function names<K extends string>(inputs: Inputs<K>): K[] {
  return Object.keys(inputs) as K[];
}

/** The value nearest to the one asked for that an input can take. */
export function allowed({min, max, step}: Input, value: number): number {
  const steps = Math.round((Math.min(Math.max(value, min), max) - min) / step);
  return Number((min + steps * step).toFixed(6));
}

/** The values in the static page. */
export function openingOf<K extends string>(inputs: Inputs<K>): Values<K> {
  return valuesOf(inputs, (_, {opening}) => opening);
}

/** Reads values from an address, `17.4_62_40`: what is no number is as in the static page, what is out of range the limit. */
export function read<K extends string>(inputs: Inputs<K>, text: string): Values<K> {
  const parts = text.split(BETWEEN);
  return valuesOf(inputs, (index, input) => {
    const part = parts[index]?.trim();
    const value = Number(part);
    return part && Number.isFinite(value) ? allowed(input, value) : input.opening;
  });
}

/** Writes values for an address; the static page's own are no text at all. */
export function write<K extends string>(inputs: Inputs<K>, values: Values<K>): string {
  const all = names(inputs);
  return all.every((name) => values[name] === inputs[name].opening)
    ? ''
    : all.map((name) => String(values[name])).join(BETWEEN);
}

function valuesOf<K extends string>(inputs: Inputs<K>, of: (index: number, input: Input) => number): Values<K> {
  return Object.fromEntries(names(inputs).map((name, index) => [name, of(index, inputs[name])])) as Values<K>;
}
