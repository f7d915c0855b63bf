/** docs/import-calculations.md: the percentage in four cases, a capacity as a volume, and the heat that it leaves out. */
import {expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/import-calculations');
const cases = pageTable(PAGE, 'example-net-import');
const START = 'nl2023, start year';
const [TRANSIT, EXPORTER, LARGER] = ['With transit', 'Exporter', 'Larger exporter'];
const of = (quantity: string, head: string): number => cases.row(quantity).number(head);

test.each([START, TRANSIT, EXPORTER, LARGER])('%s: net import is divided by own supply and net import', (head) => {
  const own =
    of('Extraction of fossil fuels and uranium', head) +
    of('Biomass and waste of the region', head) +
    of('Electricity of wind, sun and water', head);
  expectCell(cases.row('Net import'), head, of('Import', head) - of('Export', head));
  expectCell(cases.row('Primary supply'), head, own + of('Net import', head));
  expectCell(cases.row('Energy imports'), head, (of('Net import', head) / of('Primary supply', head)) * 100);
});

test('the cases differ by export alone, or by transit', () => {
  expect(cases.heads.slice(2)).toEqual([START, TRANSIT, EXPORTER, LARGER]);
  const given = cases.rows.filter(({text}) => text('Calculation') === 'given').map(({text}) => text('Quantity'));
  const change = (from: string, to: string): number[] =>
    given.map((quantity) => rounded(of(quantity, to) - of(quantity, from), EXACT));
  const [transit] = pageNumbers(PAGE, /adds a fixed export of (\S+ PJ) of crude oil/);
  expect(change(START, TRANSIT)).toEqual([transit, transit, 0, 0, 0]);
  const [more, points] = pageNumbers(PAGE, /And (\S+ PJ) more export moves the exporter by (\S+) percentage points/);
  expect(change(EXPORTER, LARGER)).toEqual([0, more, 0, 0, 0]);
  expect(points).toBe(rounded(of('Energy imports', EXPORTER) - of('Energy imports', LARGER), EXACT));
});

test('a net exporter sends more abroad than 100% of what stays, or part of it', () => {
  const [percentage, stays, leaves] = pageNumbers(
    PAGE,
    /So (\S+%) means that for each (\S+ PJ) that stay, (\S+ PJ) more leave/,
  );
  expect(percentage! * 100).toBe(of('Energy imports', EXPORTER));
  expect(leaves).toBe(-percentage! * stays!);
});

test('a capacity becomes a volume with its full load hours', () => {
  const [hours, capacity, volume] = pageNumbers(
    PAGE,
    /full load hours: (\S+) for hydrogen and \S+ for ammonia\. So (\S+ MW) of hydrogen is (\S+ PJ)\./,
  );
  const gigajoules = capacity! * hours! * 3.6; // a MWh is 3.6 GJ
  expect(volume).toBe(rounded(gigajoules / 1_000_000, 1));
});

test('with ambient, geothermal and solar heat in the supply, the percentage is lower', () => {
  const [heat, without, withHeat] = pageNumbers(PAGE, /With the (\S+ PJ) of `nl2023`, (\S+%) would be (\S+%)/) as [
    number,
    number,
    number,
  ];
  expect(rounded(without * 100, 1)).toBe(of('Energy imports', START));
  const share = of('Net import', START) / (of('Primary supply', START) + heat);
  expect(withHeat).toBe(rounded(share, 3));
});
