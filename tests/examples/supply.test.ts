/** docs/supply.md: from energy input to capacity, from capacity to electricity, and the limits that space sets. */
import {expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/supply');
const start = pageTable(PAGE, 'example-start-value');
const capacity = pageTable(PAGE, 'example-capacity');
const space = pageTable(PAGE, 'example-space-limit');
const [added, perMWh, perGWh, year] = pageNumbers(
  PAGE,
  /is ([\d,]+) MW × hours ÷ ([\d,]+)\. The mean load is electricity × ([\d,]+) ÷ ([\d,]+) hours/,
) as [number, number, number, number];

test('a slider starts at the capacity that makes the electricity of the dataset in its full load hours', () => {
  const [perTJ, toMWh] = pageNumbers(
    PAGE,
    /input × conversion ÷ ([\d.]+)\. The capacity, electricity × ([\d,]+) ÷ full/,
  );
  for (const row of start.rows) {
    expectCell(row, 'Electricity', (row.number('Energy input') * row.number('Conversion')) / perTJ!);
    expectCell(row, 'Capacity', (row.number('Electricity') * toMWh!) / row.number('Full load hours'));
  }
});

test('electricity is capacity × hours, and the mean load spreads it over all hours of the year', () => {
  for (const row of capacity.rows) {
    expectCell(row, 'Electricity', (added * row.number('Hours')) / perMWh);
    expectCell(row, 'Mean load', (row.number('Electricity') * perGWh) / year);
  }
  expect(pageNumbers(PAGE, /what ([\d,]+ MW) more yields/)).toEqual([added]);
  expect(pageNumbers(PAGE, /Yearly electricity of ([\d,]+ MW) in/)).toEqual([added]);
});

test('hours are those of the dataset, or a ceiling of all hours × availability', () => {
  for (const row of capacity.rows) {
    const hours = start.row(row.text('Slider').split(',')[0]!).number('Full load hours');
    expectCell(row, 'Hours', row.text('Runs as') === 'dispatchable' ? row.number('Availability') * year : hours);
  }
  expect(pageNumbers(PAGE, /a ceiling: (.+?) hours\./)).toEqual([capacity.rows.at(-1)!.number('Hours')]);
});

test('a limit set by space is the number of units that fit × the capacity of one', () => {
  for (const row of space.rows) {
    const units = (row.number('Space') * row.number('Factor')) / row.number('Space per unit');
    expectCell(row, 'Limit', units * row.number('Capacity per unit'), EXACT);
  }
  expect(pageNumbers(PAGE, /fits on (\d+) times the suitable roof area/)).toEqual([
    space.row('Solar rooftop (households)').number('Factor'),
  ]);
  expect(pageNumbers(PAGE, /fill the same (\S+) km²/)).toEqual([space.row('Wind offshore').number('Space')]);
});

test('capacities, hours and amounts of the text belong together', () => {
  const [hours, sea, yielded] = pageNumbers(PAGE, /to (\S+) hours, and the same (\S+ MW) at sea yield (\S+ GWh)/);
  expect([sea, yielded]).toEqual([added, (added * hours!) / perMWh]);
  const [running, all, gas, flat] = pageNumbers(
    PAGE,
    /with (\S+) of (\S+) in `nl2023`, (\S+ MW) of .*? give (\S+ MW) in/,
  );
  expect([all, flat]).toEqual([year, rounded((gas! * running!) / year, 0)]);
  const [use, many, manyHours, few, fewHours] = pageNumbers(
    PAGE,
    /twice a use of (\S+) TWh takes (\S+) MW at (\S+) hours, and (\S+) MW at (\S+) hours/,
  );
  const twice = 2 * use! * 1_000_000;
  expect([many, few]).toEqual([twice / manyHours!, twice / fewHours!]);
});
