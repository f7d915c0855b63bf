import {expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers} from '../../../tests/support/example';
import {pageFile, pageTable} from '../../../tests/support/pageTable';
import {EFFICIENCY, hours, loadAfter, LONGEST, step, stored, VOLUME} from './hours';

const PAGE = pageFile('docs/battery-forecasting');

test('the first step is that of the table', () => {
  const {row} = pageTable(PAGE, 'example-steps');
  for (const [name, value] of [
    ['High hour', step.high],
    ['Low hour', step.low],
    ['Load of the high hour (MW)', hours[step.high - 1]!.load],
    ['Load of the low hour (MW)', hours[step.low - 1]!.load],
    ['Discharge (MW)', step.discharge],
    ['Charge (MW)', step.charge],
  ] as const)
    expectCell(row(name), 'Step 1', value, EXACT);
});

test('the battery does in the end what the table says', () => {
  const {rows} = pageTable(PAGE, 'example-hours');
  const inTable = rows.filter((row) => row.text('Hour') !== 'All');
  const amounts = stored();
  inTable.forEach((row, index) => {
    const hour = hours[index]!;
    expectCell(row, 'Hour', index + 1, EXACT);
    expectCell(row, 'Load before', hour.load, EXACT);
    expectCell(row, 'Charges', hour.charges, EXACT);
    expectCell(row, 'Discharges', hour.discharges, EXACT);
    expectCell(row, 'Load after', loadAfter(hour), EXACT);
    expectCell(row, 'Stored at the end', amounts[index]!, EXACT);
  });
  expect(hours).toHaveLength(inTable.length + 1); // and one of all others
});

test('battery and loads are those of the example', () => {
  expect(pageNumbers(PAGE, /gives \S+ MW, holds (\S+) MWh and has an efficiency of (\S+%)\./)).toEqual([
    VOLUME,
    EFFICIENCY,
  ]);
  const loads = /residual load is (\d+), (\d+), (\d+), (\d+) and (\d+) MW in hours 1 to 5, and (\d+) MW in all others/;
  expect(pageNumbers(PAGE, loads)).toEqual(hours.map(({load}) => load));
  expect(pageNumbers(PAGE, /Go back hour by hour, at most (\d+) hours/)).toEqual([LONGEST]);
});
