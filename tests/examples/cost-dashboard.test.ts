/** docs/cost-dashboard.md: costs of carriers, five hours of exchanged electricity, and from groups to the dashboard. */
import {expect, test} from 'vitest';
import {sum} from '../../src/sum';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {columnSum, pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/cost-dashboard');
const carriers = pageTable(PAGE, 'example-carriers');
const electricity = pageTable(PAGE, 'example-electricity');
const groups = pageTable(PAGE, 'example-groups');
const hours = electricity.heads.filter((head) => head.startsWith('Hour '));
const inHour = (quantity: string, hour: string): number => electricity.row(quantity).number(hour);

test('a carrier costs its price for what is extracted and imported, less what is exported', () => {
  for (const row of carriers.rows) {
    const volume = row.number('Extraction') + row.number('Import') - row.number('Export that counts');
    expectCell(row, 'Costs', row.number('Price') * volume);
  }
  const oil = carriers.row('Crude oil');
  expect(pageNumbers(PAGE, /of the export, \S+ PJ of diesel needed (\S+ PJ) of crude oil/)).toEqual([
    oil.number('Export that counts'),
  ]);
  expect(pageNumbers(PAGE, /for kerosene: \S+ M€\/PJ against (\S+ M€\/PJ) for crude oil/)).toEqual([
    oil.number('Price'),
  ]);
});

test("import and export are valued at the region's price, whatever the neighbour's", () => {
  const [neighbour] = pageNumbers(PAGE, /exchange with a neighbour at (\S+ €\/MWh)/) as [number];
  for (const hour of hours) {
    const price = inHour('Price in the region', hour);
    const results: Record<string, number> = {
      'Costs of import': inHour('Import', hour) * price,
      'Revenue of export': inHour('Export', hour) * price,
      'Costs in the sum': inHour('Costs of import', hour) - inHour('Revenue of export', hour),
      "For comparison: at the neighbour's price": (inHour('Import', hour) - inHour('Export', hour)) * neighbour,
    };
    for (const [quantity, result] of Object.entries(results)) {
      expectCell(electricity.row(quantity), hour, result, EXACT);
    }
  }
  for (const row of electricity.rows.filter(({text}) => text('Quantity') !== 'Price in the region')) {
    expectCell(row, 'Five hours', sum(hours, row.number), EXACT);
  }
});

test('each hour has the price that its heading and the text tell', () => {
  const [neighbour] = pageNumbers(PAGE, /exchange with a neighbour at (\S+ €\/MWh)/) as [number];
  const [surplus] = pageNumbers(PAGE, /power is curtailed, the region's price is (\d+) and/);
  const [shortage] = pageNumbers(PAGE, /\*\*Value of Lost Load \(VoLL\)\*\*, (\S+ €\/MWh) unless/);
  const [first, dearer, exported, fourth, fifth] = hours.map((hour) => inHour('Price in the region', hour));
  expect([first, fourth, fifth]).toEqual([neighbour, surplus, shortage]);
  expect(dearer).toBeGreaterThan(neighbour);
  expect(exported).toBeLessThan(neighbour);
});

test('the dashboard shows the sum of five groups and of CO₂, which is the sum of three series', () => {
  const total = groups.row('Costs');
  const co2 = groups.row('CO₂, the sum of the three');
  const series = groups.rows.filter((row) => row !== total && row !== co2);
  expect(series).toHaveLength(8);
  for (const year of groups.heads.slice(1)) {
    expectCell(co2, year, columnSum(series.slice(5), year));
    expectCell(total, year, columnSum(series, year));
  }
  const [start, end] = [total.number('Start year'), total.number('End year')];
  expect(pageNumbers(PAGE, /shows (\S+) and says nothing of the (\S+)\. The chart shows both: (\S+) billion/)).toEqual([
    end,
    start,
    rounded(start - end, EXACT),
  ]);
});
