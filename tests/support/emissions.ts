/** The formula of the primary method, for pages that share it. Specs are cited at the commits of config/sources.ts. */
import {expect} from 'vitest';
import {calculate, expectCell} from './example';
import type {Row} from './pageTable';

/** What a node takes from a supplier, per unit that passes through, and the CO₂ behind a unit that this one delivers. */
export type Supply = readonly [share: number, behind: number];

/**
 * c = (1 − k) ÷ (1 − l) · Σ a · c, quintel/etengine app/models/qernel/recursive_factor/base.rb: `#recursive_factor` and
 * `#output_compensation_factor`, with primary_co2.rb: `#co2_factor`. Where more comes out than goes in, the loss is below 0.
 */
export function behindUnit(supplies: readonly Supply[], {captured = 0, lost = 0} = {}): number {
  const sum = supplies.reduce((all, [share, behind]) => all + share * behind, 0);
  return ((1 - captured) / (1 - lost)) * sum;
}

/**
 * Expects rows to print these results, and their calculations, worked out from what is printed, to come to the same; `letters`
 * has the values of letters in them. A row without a calculation has a word or a dash there, and is left out.
 */
export function expectWorkedOut(
  rows: readonly Row[],
  [name, head]: readonly [name: string, head: string],
  results: Readonly<Record<string, number>>,
  letters: Readonly<Record<string, number>> = {},
): void {
  const calculated = rows.filter(({text}) => /[÷×+−]/.test(text('Calculation')));
  expect(calculated.map(({text}) => text(name))).toEqual(Object.keys(results));
  for (const row of calculated) {
    const percent = row.quantity(head).unit === '%' ? 100 : 1;
    expectCell(row, head, results[row.text(name)]! * percent);
    expectCell(row, head, calculate(row.text('Calculation'), letters) * percent);
  }
}
