/** docs/cost-sliders: a solar panel at half the investment, and figures of the text. */
import {expect, test} from 'vitest';
import {totalInvestment} from '../../src/figures/PlantCosts/model';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/cost-sliders');

test('cheaper solar panels', () => {
  const table = pageTable(PAGE, 'example-solar');
  const [slider] = pageNumbers(PAGE, /\*\*Investment costs solar panels\*\* at (−\d+)\./) as [number];
  const at = (part: string): number => table.row(part).number('At 0');
  const panel = {initial: at('Investment'), installing: at('Installation'), capture: 0, decommissioning: 0};
  const scaled = {...panel, initial: panel.initial * (1 + slider / 100)};
  expectCell(table.row('Investment'), 'At −50', scaled.initial);
  expectCell(table.row('Installation'), 'At −50', scaled.installing);
  expectCell(table.row('Both'), 'At 0', totalInvestment(panel));
  expectCell(table.row('Both'), 'At −50', totalInvestment(scaled));
  for (const row of table.rows) expectCell(row, 'Change', (row.number('At −50') / row.number('At 0') - 1) * 100);
  const [cheaper] = pageNumbers(PAGE, /makes the panel and its installation (\S+%) cheaper, not 50%\./);
  expect(cheaper).toBe(-table.row('Both').number('Change') / 100);
});

test('two inputs multiply', () => {
  const [one, other, both] = pageNumbers(PAGE, /so (\S+%) and (\S+%) make (\S+%)\./) as [number, number, number];
  expect(rounded((1 + one) * (1 + other) - 1, EXACT)).toBe(both);
});

test('the slider of gas plants', () => {
  const [scales] = pageNumbers(PAGE, /\*\*Investment costs gas plants\*\* scales (\d+) technologies/);
  const [row] = pageTable(PAGE, 'sliders-table').rows.filter(
    ({text}) => text('Slider') === 'Investment costs gas plants',
  );
  expect(row!.number('Technologies')).toBe(scales);
});
