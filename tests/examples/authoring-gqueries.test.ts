/** contrib/authoring-gqueries.md: adding PJ and MJ, and what is cut off a curve. */
import {test} from 'vitest';
import {EXACT, expectCell} from '../support/example';
import {columnSum, pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/authoring-gqueries');
const units = pageTable(PAGE, 'example-units');
const curves = pageTable(PAGE, 'example-curve');
const MJ_PER_PJ = 1e9;

test('a sum of PJ and MJ is no energy, and each has to be brought to PJ first', () => {
  const total = units.rows.at(-1)!;
  const parts = units.rows.slice(0, -1);
  for (const part of parts) {
    const perPj = {PJ: 1, MJ: MJ_PER_PJ}[part.text('Unit')]!;
    expectCell(part, 'Value (PJ)', part.number('Value (as returned)') / perPj, EXACT);
  }
  expectCell(total, 'Value (as returned)', columnSum(parts, 'Value (as returned)'), EXACT);
  expectCell(total, 'Value (PJ)', columnSum(parts, 'Value (PJ)'), EXACT);
});

const HOURS = 8760;
const WINDOWS = 6;

/** The hours that decide, from 0: 25 at the start of each sixth of the year. */
function isSeen(hour: number): boolean {
  return hour % (HOURS / WINDOWS) <= HOURS / 365;
}

/** etengine: app/models/gquery/curve_behavior.rb, lines 17 to 55, written anew. */
function sent(curve: readonly number[]): {readonly counted: number; readonly values: readonly number[]} {
  const counted = curve.filter((value, hour) => isSeen(hour) && value !== 0 && Math.abs(value) < 300).length;
  const factor = counted < 12 ? 1 : 1000;
  return {counted, values: curve.map((value) => Math.trunc(value * factor) / factor)};
}

test('a curve keeps three decimals if 12 of the hours that the engine looks at are small', () => {
  for (const row of curves.rows) {
    const [, from = '1', to = `${HOURS}`, others = '0'] =
      /^Hours (\d+) to ([\d,]+); ([\d.,]+) in all others$/.exec(row.text('Curve')) ?? [];
    const [first, last, other] = [from, to, others].map((text) => Number(text.replaceAll(',', ''))) as [
      number,
      number,
      number,
    ];
    const value = row.number('Value of these hours');
    const curve = Array.from({length: HOURS}, (_, hour) => (hour + 1 >= first && hour + 1 <= last ? value : other));
    const {counted, values} = sent(curve);
    expectCell(row, 'Hours that count', counted, EXACT);
    expectCell(row, 'Sent for them', values[first - 1]!, EXACT);
  }
});
