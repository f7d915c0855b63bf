/** Heat in Dutch agriculture, docs/useful-demand.mdx: from final demand to useful heat, and back after a changed share. */
import {expect, test} from 'vitest';
import {calculate, expectCell, pageNumbers} from '../support/example';
import {columnSum, pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/useful-demand');
const start = pageTable(PAGE, 'example-start-year');
const technologies = start.rows.filter((row) => row !== start.row('All'));
const plants = pageTable(PAGE, 'example-co-production');
const change = pageTable(PAGE, 'example-changed-share');

test('useful heat is final demand × heat per unit of carrier, and a share is its part in the sum', () => {
  for (const row of technologies) {
    expectCell(row, 'Useful heat', row.number('Final demand') * row.number('Heat per unit of carrier'));
    expectCell(row, 'Share', (row.number('Useful heat') / columnSum(technologies, 'Useful heat')) * 100);
  }
  expectCell(start.row('All'), 'Useful heat', columnSum(technologies, 'Useful heat'));
});

test('ambient and geothermal heat is useful heat less electricity', () => {
  const ambient = 'Ambient and geothermal heat';
  const electric = technologies.filter(({text}) => text('Carrier') === 'electricity');
  expect(technologies.filter(({text}) => text(ambient) !== '')).toEqual(electric);
  for (const row of electric) expectCell(row, ambient, row.number('Useful heat') - row.number('Final demand'));
  expectCell(start.row('All'), ambient, columnSum(electric, ambient));
  expect(pageNumbers(PAGE, /electricity makes (\d+) units of heat in a geothermal installation and (\d+) in/)).toEqual(
    electric.map(({number}) => number('Heat per unit of carrier')),
  );
});

test('heat and electricity of local CHPs are fuel × what a unit of it makes', () => {
  const all = plants.row('All');
  const kinds = plants.rows.filter((row) => row !== all);
  for (const row of kinds) {
    expectCell(row, 'Heat', row.number('Fuel') * row.number('Heat per unit of fuel'));
    expectCell(row, 'Electricity', row.number('Fuel') * row.number('Electricity per unit of fuel'));
  }
  for (const head of ['Fuel', 'Heat', 'Electricity']) expectCell(all, head, columnSum(kinds, head));
  expectCell(start.row('Heat from local CHPs'), 'Final demand', all.number('Heat'));
  const [use, fuel] = pageNumbers(
    PAGE,
    /uses less electricity, (\S+) PJ; [^.]*\. The (\d+) PJ of fuel is no final demand/,
  );
  expect(use).toBeLessThan(all.number('Electricity'));
  expect(fuel).toBe(Math.round(all.number('Fuel')));
});

test('a changed share leaves useful heat as it is, and moves final demand by the two efficiencies', () => {
  const step = (name: string): number => change.row(name).number('Change');
  const [points, cop] = pageNumbers(PAGE, /move (\d+) percentage points from [^.]* has a COP of ([\d.]+),/);
  const efficiency = start.row('Gas-fired heater').number('Heat per unit of carrier');
  const results: Record<string, number> = {
    'Useful heat': 0,
    'Heat that changes heater': (start.row('All').number('Useful heat') * points!) / 100,
    'Network gas': -step('Heat that changes heater') / efficiency,
    Electricity: step('Heat that changes heater') / cop!,
    'Ambient heat': step('Heat that changes heater') - step('Electricity'),
    'Final demand, all carriers': step('Network gas') + step('Electricity'),
  };
  expect(change.rows.map(({text}) => text('Step'))).toEqual(Object.keys(results));
  for (const row of change.rows) {
    const result = results[row.text('Step')]!;
    expectCell(row, 'Change', result);
    if (result !== 0) expect(calculate(row.text('Calculation')), `line ${row.line}`).toBeCloseTo(result, 9);
  }
});
