/** What the reader sets in each figure: in the same file and under the same names everywhere. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {allowed, names, type Inputs, type Values} from '../components/Figure/inputs';

interface Module {
  readonly inputs: Inputs<string>;
  readonly SURPRISES?: readonly {readonly name: string; readonly settings: Partial<Values<string>>}[];
}

const figures = readdirSync(__dirname).filter((name) => existsSync(path.join(__dirname, name, 'View.tsx')));

test.each(figures)('%s can show its opening values, its limits and its surprises', async (figure) => {
  const {inputs, SURPRISES = []} = (await import(`./${figure}/inputs.ts`)) as Module;
  expect(names(inputs).length).toBeGreaterThan(0);
  for (const name of names(inputs)) {
    const {min, max, opening} = inputs[name]!;
    for (const value of [min, max, opening]) expect(allowed(inputs[name]!, value), name).toBe(value);
  }
  for (const {name, settings} of SURPRISES) {
    for (const [key, value] of Object.entries(settings)) expect(allowed(inputs[key]!, value!), name).toBe(value);
  }
});
