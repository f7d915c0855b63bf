/** docs/residual-heat-industry: the potential of five sources, what sliders do to it, and what residual heat costs. */
import {describe, expect, test} from 'vitest';
import {calculate, EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/residual-heat-industry');
const potential = pageTable(PAGE, 'example-potential');
const MJ_PER_KWH = 3.6;
const YEAR = 8760;

/** A share of a yearly flow: `output.residual_heat` of nodes in quintel/etsource graphs/energy/nodes/. */
function potentialOf(flow: number, share: number): number {
  return flow * share;
}

describe('potential', () => {
  const all = potential.row('All');
  const sources = potential.rows.filter((row) => row !== all);
  const shares = pageTable(PAGE, 'shares');

  test.each(sources.map((row) => [row.text('Source'), row] as const))('%s', (name, row) => {
    expectCell(row, 'Potential', potentialOf(row.number('Flow'), row.number('Share') / 100));
    expect(row.number('Share')).toBe(shares.row(name).number('Share'));
  });

  test('of all sources is their sum', () => {
    expect(sources).toHaveLength(shares.rows.length);
    expectCell(
      all,
      'Potential',
      sources.reduce((sum, {number}) => sum + number('Potential'), 0),
      EXACT,
    );
  });

  test('of fertilisers is large against useful heat alone', () => {
    const [ammonia, heat, share] = pageNumbers(
      PAGE,
      /Of the flow of fertilisers, (\S+ PJ) is ammonia\. .*? useful heat alone, (\S+ PJ), the potential would be (\S+%) of it\./,
    ) as [number, number, number];
    const {number} = potential.row('Fertilisers');
    expect(rounded(number('Flow') - ammonia, EXACT)).toBe(heat);
    expect(rounded(number('Potential') / heat, 2)).toBe(share);
  });

  test('of electrolysers is the heat of their power', () => {
    const [share] = pageNumbers(PAGE, /Of electrolysers, the model turns (\S+)% of the power into heat/);
    expect(potential.row('Electrolysers').number('Share')).toBe(share);
  });
});

describe('one slider each', () => {
  const {rows} = pageTable(PAGE, 'example-levers');
  const names: Record<string, string> = {
    Chemicals: 'Other chemicals',
    Fertilizers: 'Fertilisers',
    Refineries: 'Refineries',
    'Central ICT': 'Data centres',
  };

  test.each(rows.map((row) => [row.text('Slider'), row] as const))('%s', (slider, row) => {
    expectCell(row, 'After', row.number('Before') * calculate(row.text('Factor')));
    expect(row.number('Before')).toBe(potential.row(names[slider.split(', ')[0]!]!).number('Potential'));
    expect(numbersIn(row, 'Factor').at(-1)).toBe(numbersIn(row, 'Slider')[0]);
  });
});

/** Units of a heat plant that give a volume in MJ in all hours. */
function unitsFor(volume: number, capacity: number): number {
  return volume / MJ_PER_KWH / YEAR / capacity;
}

/** Depreciation, cost of capital and maintenance of a year, quintel/etengine app/models/qernel/node_api/cost.rb: `#fixed_costs`. */
function yearlyCosts(invested: number, lifetime: number, capital: number, maintenance: number): number {
  return invested / lifetime + (invested / 2) * capital + maintenance;
}

describe('costs', () => {
  const units = pageTable(PAGE, 'cost-table');
  const table = pageTable(PAGE, 'example-costs');
  const [volume] = pageNumbers(PAGE, /\[Costs of (\S+ PJ) in a year\]/) as [number];
  const [capacity, hours] = pageNumbers(PAGE, /one unit gives (\S+ MW) in all (\S+) hours\./) as [number, number];

  test.each(units.rows.map((row) => [row.text('Network'), row] as const))('%s: per kW', (_, row) => {
    expectCell(row, 'Per kW', row.number('Investment') / (capacity * 1000), EXACT);
  });

  test.each(table.rows.map((row) => [row.text('Network'), row] as const))('%s: a year', (name, row) => {
    const of = (head: string): number => units.row(name).number(head);
    const number = unitsFor(volume * 1e6, capacity);
    const [invested, kept] = [of('Investment') / 1e6, of('Maintenance') / 1e6];
    const costs = yearlyCosts(invested, of('Lifetime'), of('Cost of capital') / 100, kept);
    expectCell(row, 'Number of units', number);
    expectCell(row, 'Costs', row.number('Number of units') * costs);
    expect(numbersIn(row, 'Units')).toEqual([volume * 1e6, MJ_PER_KWH, hours, capacity]);
    expect(calculate(row.text('Units'))).toBeCloseTo(number, EXACT);
    const yearly = 'A year per unit (M€)';
    const terms = [invested, of('Lifetime'), invested, 2, of('Cost of capital'), kept];
    expect(numbersIn(row, yearly)).toEqual(terms);
    expect(calculate(row.text(yearly))).toBeCloseTo(costs, EXACT);
  });

  test('the text has costs per GJ, and the power of the volume', () => {
    const perGj = pageNumbers(PAGE, /That is (\S+ €) and (\S+ €) per GJ, used or not\./);
    expect(table.rows.map(({number}) => rounded(number('Costs') / volume, 2))).toEqual(perGj);
    const [same, power] = pageNumbers(PAGE, /(\S+ PJ) is (\S+ MW), also in a summer night/);
    expect([same, power]).toEqual([volume, rounded(unitsFor(volume * 1e6, 1), 1)]);
    expect(hours).toBe(YEAR);
  });
});
