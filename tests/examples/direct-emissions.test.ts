/** docs/direct-emissions.mdx: three plants, a chain of capture and use, three years, and the model's own spec. */
import {describe, expect, test} from 'vitest';
import {directOf, type Balance} from '../../src/figures/TonneOfCo2/model';
import {behindUnit} from '../support/emissions';
import {calculate, EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/direct-emissions');
const plants = pageTable(PAGE, 'example-plants');
const chain = pageTable(PAGE, 'example-chain');
const total = pageTable(PAGE, 'example-total');
const file = pageTable(PAGE, 'emissions-file');
const inputs = pageTable(PAGE, 'direct-emission-inputs');
const factors = pageTable(pageFile('docs/co2-emission-factors'), 'emission-factor-list');
const [COAL, FUEL, WOOD] = plants.heads.slice(2) as [string, string, string];

/** The row of a carrier or amount that stands at the beginning of its first cell. */
function rowOf(begin: string): Row {
  const [found] = plants.rows.filter(({text}) => text('Quantity').startsWith(begin));
  if (!found) throw new Error(`${PAGE}  no row begins with “${begin}”`);
  return found;
}

/** The factor in the first cell of a row, such as `Coal in, 0.0945 kg/MJ`. */
function factorOf(row: Row): number {
  const [, text] = /, (\S+ kg\/MJ)/.exec(row.text('Quantity')) ?? [];
  if (!text) throw new Error(`${PAGE}:${row.line}  no factor`);
  return calculate(text);
}

const carrier = {
  coal: rowOf('Coal in'),
  pellets: rowOf('Wood pellets in'),
  kerosene: rowOf('Kerosene out'),
  gasoline: rowOf('Gasoline out'),
};
const used = rowOf('CO₂ used per MJ of product');
const rate = rowOf('Capture rate');
const content = (row: Row, plant: string): number => row.number(plant) * factorOf(row);

/** What goes into and comes out of a plant of the table, with nothing rounded. */
function balanceOf(plant: string): Required<Balance> {
  return {
    fossilIn: content(carrier.coal, plant),
    fossilOut: content(carrier.kerosene, plant) + content(carrier.gasoline, plant),
    biogenicIn: content(carrier.pellets, plant),
    biogenicOut: 0,
    utilised: (carrier.kerosene.number(plant) + carrier.gasoline.number(plant)) * used.number(plant),
    captureRate: rate.number(plant) / 100,
  };
}

test('factors of the plants are those of nl2023, and each plant has 100 MJ', () => {
  const kg = (key: string, head: string): number => rounded(factors.row(key).number(head) / 1000, EXACT);
  expect(factorOf(carrier.coal)).toBe(kg('Coal', 'Factor'));
  expect(factorOf(carrier.pellets)).toBe(kg('Wood pellets', 'Biogenic CO₂'));
  expect(factorOf(carrier.kerosene)).toBe(kg('Kerosene', 'Factor'));
  expect(factorOf(carrier.gasoline)).toBe(kg('Gasoline', 'Factor'));
  expect(pageNumbers(PAGE, /ignores the carrier's own (\S+ kg\/MJ)/)).toEqual([kg('Crude oil', 'Factor')]);

  const [each] = pageNumbers(PAGE, /\[Three plants, each with (\S+ MJ)\]/) as [number];
  const energy = (plant: string): number => Object.values(carrier).reduce((sum, row) => sum + row.number(plant), 0);
  expect([COAL, FUEL, WOOD].map(energy)).toEqual([each, each, each]);

  // Of what the plant for fuel makes, and what it uses for it, as the page on liquid fuels has it.
  const LIQUID = pageFile('docs/liquid-fuels');
  const flow = (name: string): number =>
    pageTable(LIQUID, 'example-fischer-tropsch').row(name).number('Hydrogen route');
  const made = flow('Output that you set');
  expect(carrier.kerosene.number(FUEL) / each).toBe(flow('Kerosene or bio-kerosene') / made);
  expect(carrier.gasoline.number(FUEL) / each).toBe(flow('Gasoline') / made);
  const route = pageTable(LIQUID, 'liquid-fuel-plants').row('Fischer-Tropsch from hydrogen, baseload');
  expect(used.number(FUEL)).toBe(route.number('CO₂ used') / 1000);
});

test.each([COAL, FUEL, WOOD])('%s', (plant) => {
  const balance = balanceOf(plant);
  const direct = directOf(balance);
  const results: [symbol: string, result: number][] = [
    ['Fossil CO₂ in (', balance.fossilIn],
    ['CO₂ used (', balance.utilised],
    ['Fossil CO₂ out (', balance.fossilOut],
    ['CO₂ production (', direct.production],
    ['Biogenic CO₂ in (', balance.biogenicIn],
    ['CO₂ capture (', direct.capture],
    ['Total (', direct.total],
  ];
  for (const [begin, result] of results) expectCell(rowOf(begin), plant, result);
  // What makes no fuel uses no CO₂.
  if (balance.fossilOut === 0) expect(used.number(plant)).toBe(0);
});

test('the plant for fuel emits a fifth of what it uses, as its fuel holds the rest', () => {
  const {utilised, fossilOut} = balanceOf(FUEL);
  const [holds] = pageNumbers(PAGE, /emits a fifth of the CO₂ that it uses, since its fuel holds only (\S+ kg\/MJ)\./);
  const energy = carrier.kerosene.number(FUEL) + carrier.gasoline.number(FUEL);
  expect(holds).toBe(rounded(fossilOut / energy, 4));
  expect(rounded(directOf({utilised, fossilOut}).total / utilised, 1)).toBe(1 / 5);
});

test('along the chain the model deducts where CO₂ is captured, and counts where it is released', () => {
  const plant = balanceOf(COAL);
  const {production, capture, total: emitted} = directOf(plant);
  const energy = capture / used.number(FUEL);
  const holds = behindUnit([
    [0.75, factorOf(carrier.kerosene)],
    [0.25, factorOf(carrier.gasoline)],
  ]);
  const [captured, perMJ, made] = pageNumbers(PAGE, /The fuel is (\S+) ÷ (\S+) = (\S+ MJ), three quarters kerosene\./);
  expect([captured, perMJ, made]).toEqual([rounded(capture, 4), used.number(FUEL), rounded(energy, 4)]);
  expect(0.75).toBe(carrier.kerosene.number(FUEL) / (carrier.kerosene.number(FUEL) + carrier.gasoline.number(FUEL)));

  const burnt = energy * holds;
  const [coal, fuel, users, all] = chain.rows as [Row, Row, Row, Row];
  const model: [row: Row, result: number][] = [
    [coal, emitted],
    [fuel, directOf({utilised: capture, fossilOut: burnt}).total],
    [users, directOf({fossilIn: burnt}).total],
  ];
  expect(chain.rows).toHaveLength(model.length + 1);
  for (const [row, result] of model) {
    expectCell(row, 'Model', result);
    expect(rounded(calculate(row.text('Calculation')), 4), `line ${row.line}`).toBe(row.number('Model'));
    // By the quotation, what is captured stays with the sector that makes it.
    expectCell(row, 'Guidelines', row === coal ? production : 0);
  }
  expect(numbersIn(users, 'Calculation')).toEqual([rounded(energy, 4), rounded(holds, 6)]);
  for (const head of ['Model', 'Guidelines']) {
    expectCell(
      all,
      head,
      [coal, fuel, users].reduce((sum, row) => sum + row.number(head), 0),
    );
    expect(all.number(head)).toBe(rounded(production, 4));
  }
});

const YEARS = ['1990', 'Start year', 'End year'] as const;
const INTERNATIONAL = 'International transport';
const sectors = total.rows.filter(({text}) => text('Sector') !== 'All');

test.each(YEARS)('%s: sectors add up to all', (year) => {
  const sum = sectors.reduce((all, row) => all + row.number(year), 0);
  expectCell(total.row('All'), year, sum);
});

/** All gases of a sector in the dataset's file, Mt; three decimals, so that a sum may be wrong by 0.001. */
function inFile(sector: string, year: 1990 | 2023): number {
  const row = file.row(sector);
  return row.number(`CO₂, ${year}`) + row.number(`Other gases, ${year}`);
}

test('1990 is that of the file, without international transport; so is all of what has no energy', () => {
  expect(file.rows.map(({text}) => text('Sector'))).toEqual(total.rows.map(({text}) => text('Sector')));
  for (const row of sectors) {
    const sector = row.text('Sector');
    const expected = sector === INTERNATIONAL ? 0 : inFile(sector, 1990);
    expect(Math.abs(row.number('1990') - expected), sector).toBeLessThan(0.001);
    for (const year of ['Start year', 'End year'] as const) {
      const least = sector === INTERNATIONAL ? 0 : inFile(sector, 2023);
      expect(row.number(year), `${sector}, ${year}`).toBeGreaterThan(least - 0.001);
      if (['LULUCF', 'Waste', INTERNATIONAL].includes(sector)) {
        expect(row.number(year), `${sector}, ${year}`).toBeLessThan(least + 0.001);
      }
    }
  }
  const before = inFile('All', 1990) - inFile(INTERNATIONAL, 1990);
  expect(Math.abs(total.row('All').number('1990') - before)).toBeLessThan(0.001);
  const [joins] = pageNumbers(PAGE, /With both sliders at 100%, (\S+ Mt) join in 1990/);
  expect(joins).toBe(rounded(inFile(INTERNATIONAL, 1990), 1));
});

test('the change and the start year of the text are those of the tables', () => {
  const {number} = total.row('All');
  const [end, before, change] = pageNumbers(PAGE, /\*\*GHG relative to 1990\*\* is (\S+) ÷ (\S+) − 1 = (\S+%)\./);
  expect([end, before]).toEqual([number('End year'), number('1990')]);
  expect(change).toBe(rounded(number('End year') / number('1990') - 1, 3));

  const [start, given, co2, others] = pageNumbers(
    PAGE,
    /start year of `nl2023` comes to (\S+ Mt), of which (\S+ Mt) are from the file: CO₂ (\S+ Mt), other gases (\S+ Mt)\./,
  );
  expect(start).toBe(rounded(number('Start year'), 1));
  const ofFile = (gas: string): number => file.row('All').number(gas) - file.row(INTERNATIONAL).number(gas);
  expect(co2).toBe(rounded(ofFile('CO₂, 2023'), 1));
  expect(others).toBe(rounded(ofFile('Other gases, 2023'), 1));
  expect(given).toBe(rounded(ofFile('CO₂, 2023') + ofFile('Other gases, 2023'), 1));
});

test('amounts of the inputs follow from the tables', () => {
  const [most] = pageNumbers(PAGE, /a sixth of the start year's total, rounded to 10 kt \((\S+ kt) in `nl2023`\)/);
  expect(most).toBe(rounded((total.row('All').number('Start year') * 1000) / 6, -1));
  const [set, replaced, removed, lowers] = pageNumbers(
    PAGE,
    /(−\S+) in `nl2023` for 2050 replaces (\S+ kt) of emissions by (\S+ kt) of removals, and lowers the total by (\S+ Mt)\./,
  ) as [number, number, number, number];
  const land = inputs.rows.filter(({text}) => text('Input') === 'emissions_lulucf_non_energetic_co2');
  expect(land.map(({number}) => number('Start, nl2023'))).toEqual([replaced]);
  expect(removed).toBe(-set);
  expect(lowers).toBe(rounded((replaced + removed) / 1000, 2));
  expect(inputs.rows).toHaveLength(40);

  const delayed = pageTable(pageFile('docs/co2-main-principles'), 'example-categories').row('Delayed CO₂');
  const [released] = pageNumbers(PAGE, /In the start year of `nl2023` the latter is (\S+ Mt);/);
  expect(released).toBe(rounded(delayed.number('CO₂-eq'), 2));
  const [use, adds] = pageNumbers(PAGE, /(\d+ Mt) of use, nothing else set, adds (\S+ Mt) in `nl2023`/);
  expect(adds).toBe(rounded(use! - delayed.number('CO₂-eq'), 2));
});

test('nodes that take part are the rows of the export', () => {
  const [energy, molecules] = pageNumbers(PAGE, /(\d+) nodes of the energy graph, (\d+) of the molecule graph/);
  expect(pageNumbers(PAGE, /have the same (\d+) rows/)).toEqual([energy! + molecules!]);
});

/** Calculated by the model for nl2023 in 2050, with one of the plants at work; Mt. */
test.each([
  ['20 PJ of Fischer-Tropsch fuels', {utilised: 1.8076, fossilOut: 1.4325}, {production: 0.3751, capture: 0}],
  ['coal with capture', {fossilIn: 14.185427, captureRate: 0.85}, {production: 14.185427, capture: 12.057613}],
  ['wood with capture', {biogenicIn: 8.784646, captureRate: 0.9}, {capture: 7.906181, biogenic: 0.878465}],
])('as in the model itself: %s', (_, balance, expected) => {
  const direct = directOf(balance);
  for (const [key, value] of Object.entries(expected)) {
    expect(direct[key as keyof typeof direct], key).toBeCloseTo(value, 6);
  }
});

/** quintel/etengine spec/models/qernel/node_api/direct_emissions_spec.rb */
describe('as in the spec of direct emissions, 100 MJ', () => {
  test('a gas plant that captures 85% (lines 539–583)', () => {
    const {production, capture, biogenic, total: left} = directOf({fossilIn: 100 * 0.0564, captureRate: 0.85});
    expect([production, capture, biogenic, left].map((kg) => rounded(kg, EXACT))).toEqual([5.64, 4.794, 0, 0.846]);
  });

  test('a mix of two crude oils, 70 and 30 MJ (lines 158–215): what goes in comes out', () => {
    const mix = behindUnit([
      [0.7, 0.0733],
      [0.3, 0.085],
    ]);
    expect(rounded(100 * mix, EXACT)).toBe(7.681);
    expect(rounded(70 * 0.0733 + 30 * 0.085, EXACT)).toBe(7.681);
    expect(directOf({fossilIn: 100 * mix, fossilOut: 100 * mix}).total).toBe(0);
  });

  test('use of 0.08 kg/MJ (lines 2598–2624) goes in', () => {
    expect(directOf({utilised: 100 * 0.08}).production).toBe(8);
  });
});
