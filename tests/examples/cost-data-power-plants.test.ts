/** docs/cost-data-power-plants: from a row to a MWh, and what the text says of rows. */
import {expect, test} from 'vitest';
import {costOfCapital, depreciation} from '../../src/figures/PlantCosts/model';
import {PLANTS} from '../../src/figures/PlantCosts/plants';
import {expectCell, expectWorkedOut, numbersIn, pageNumbers} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';
import {capex, capitalIn, powerPlants} from '../support/yearlyCosts';

const PAGE = pageFile('docs/cost-data-power-plants');

test('a kW of wind at sea', () => {
  const wind = powerPlants.row('Wind offshore');
  const table = pageTable(PAGE, 'example-kw');
  const capital = capitalIn(wind);
  const [investment, maintenance] = [wind.number('Investment'), wind.number('Fixed O&M')];
  const all = capex(investment, capital) + maintenance;
  const [hours, perKw] = pageNumbers(PAGE, /These are (\S+) in `nl2023`\. So a kW makes (\S+ MWh) in a year\./) as [
    number,
    number,
  ];
  expect(hours).toBe(PLANTS.find(({name}) => name === 'Wind at sea')!.hours);
  expect(perKw).toBe(hours / 1000);
  expectCell(table.row('Fixed O&M'), 'Result', maintenance);
  expectWorkedOut(table.rows, ['Quantity', 'Result'], {
    Depreciation: depreciation(investment, capital),
    'Cost of capital': costOfCapital(investment, capital),
    'All, per kW': all,
    'All, per MWh': all / perKw,
  });
  expect(numbersIn(table.row('Cost of capital'), 'Calculation')).toEqual([
    investment,
    2,
    wind.number('WACC'),
    capital.lifetime,
    capital.construction,
    capital.lifetime,
  ]);
});

test('decommissioning, and the rates at the start', () => {
  const {rows} = powerPlants;
  expect(rows.filter(({number}) => number('Decommissioning') > 0).map(({text}) => text('Plant'))).toEqual([
    'Nuclear 3rd Gen',
    'Nuclear small modular reactor',
  ]);
  const [high, others] = pageNumbers(PAGE, /begin at (\d+)%, all other power plants at (\d+)%\./) as [number, number];
  const withCapture = rows.filter(({number}) => number('CCS') > 0);
  const expensive = rows.filter(({number}) => number('WACC') === high);
  expect(expensive.filter((row) => withCapture.includes(row)).length).toBeGreaterThan(withCapture.length / 2);
  expect(expensive.filter((row) => !withCapture.includes(row)).map(({text}) => text('Plant'))).toEqual([
    'Hydrogen plant (CCGT)',
    'Hydrogen turbine',
    'Nuclear 2nd Gen',
    'Nuclear 3rd Gen',
    'Nuclear small modular reactor',
  ]);
  expect(rows.filter((row) => !expensive.includes(row)).every(({number}) => number('WACC') === others)).toBe(true);
});
