/** docs/liquid-fuels: Fischer-Tropsch by two routes, its CO₂, pyrolysis oil in three cases, and figures of the text. */
import {expect, test} from 'vitest';
import {expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/liquid-fuels');
const processes = pageTable(PAGE, 'liquid-fuel-processes');
const plants = pageTable(PAGE, 'liquid-fuel-plants');
const flows = pageTable(PAGE, 'example-fischer-tropsch');
const carbon = pageTable(PAGE, 'example-co2');
const pyrolysis = pageTable(PAGE, 'example-pyrolysis');
const HYDROGEN = 'Fischer-Tropsch from hydrogen, baseload';
const BIOMASS = 'Fischer-Tropsch from dry biomass, with capture';

/** The share of a carrier in a cell such as `Hydrogen 99.5%, electricity 0.5%`. */
function shareIn(row: Row, head: string, carrier: string): number {
  const [, share] = new RegExp(`(?:^|, )${carrier} ([\\d.]+)%`, 'i').exec(row.text(head)) ?? [];
  if (!share) throw new Error(`${PAGE}:${row.line}  no ${carrier} in “${head}”`);
  return Number(share);
}

test.each([
  ['hydrogen route', 'Hydrogen route', HYDROGEN, {Hydrogen: 'Goes in', Electricity: 'Goes in', Gasoline: 'Comes out'}],
  [
    'biomass route',
    'Biomass route',
    BIOMASS,
    {'Dry biomass': 'Goes in', Bionaphtha: 'Comes out', Biodiesel: 'Comes out'},
  ],
] as const)(
  'the %s has the shares of the table of processes, and amounts that follow',
  (route, amount, name, sides) => {
    const process = processes.row(name);
    const share = (row: Row): number => row.number(`Share, ${route}`);
    const output = flows.row('Output that you set');
    expect(share(output)).toBe(process.number('Efficiency'));
    expect(share(flows.row('Loss'))).toBe(rounded(100 - share(output), 3));
    for (const [flow, head] of Object.entries(sides)) expect(share(flows.row(flow))).toBe(shareIn(process, head, flow));
    expect(share(flows.row('Kerosene or bio-kerosene'))).toBe(shareIn(process, 'Comes out', '(?:bio-)?kerosene'));
    for (const row of flows.rows.filter((each) => each.text(amount) !== '–'))
      expectCell(row, amount, (output.number(amount) / share(output)) * share(row));
  },
);

test('CO₂ of both routes follows from the amounts', () => {
  const [biomass, kerosene, gasoline, bioKerosene, bionaphtha, biodiesel] = pageNumbers(
    PAGE,
    /dry biomass holds (\S+ kg) of CO₂, kerosene ([\d.]+), gasoline ([\d.]+), bio-kerosene ([\d.]+), bionaphtha ([\d.]+) and biodiesel ([\d.]+)/,
  ) as [number, number, number, number, number, number];
  const hydrogen = (flow: string): number => flows.row(flow).number('Hydrogen route');
  const bio = (flow: string): number => flows.row(flow).number('Biomass route');
  const used = plants.row(HYDROGEN).number('CO₂ used');
  expectCell(carbon.row('CO₂ that goes in'), 'From hydrogen', hydrogen('Output that you set') * used);
  expectCell(carbon.row('CO₂ that goes in'), 'From dry biomass', bio('Dry biomass') * biomass);
  expectCell(
    carbon.row('CO₂ in the products'),
    'From hydrogen',
    hydrogen('Kerosene or bio-kerosene') * kerosene + hydrogen('Gasoline') * gasoline,
  );
  expectCell(
    carbon.row('CO₂ in the products'),
    'From dry biomass',
    bio('Kerosene or bio-kerosene') * bioKerosene + bio('Bionaphtha') * bionaphtha + bio('Biodiesel') * biodiesel,
  );
  for (const [head, rate] of [
    ['From hydrogen', 0],
    ['From dry biomass', plants.row(BIOMASS).number('Capture rate') / 100],
  ] as const) {
    const at = (row: string): number => carbon.row(row).number(head);
    expectCell(carbon.row('CO₂ left at the plant'), head, at('CO₂ that goes in') - at('CO₂ in the products'));
    expectCell(carbon.row('Captured'), head, at('CO₂ left at the plant') * rate);
    expectCell(carbon.row('Not captured'), head, at('CO₂ left at the plant') - at('Captured'));
  }
});

test.each(['Made here', 'Import of 30 PJ', 'Export of 30 PJ'])('pyrolysis bio-oil, “%s”', (head) => {
  const fractionation = processes.row('Fractionation of pyrolysis bio-oil');
  const making = processes.row('Pyrolysis of dry biomass');
  const burner = processes.row('Hydrogen burner for fractionation of pyrolysis bio-oil').number('Efficiency') / 100;
  const part = (carrier: string): number => shareIn(fractionation, 'Goes in', carrier) / 100;
  const at = (row: string): number => pyrolysis.row(row).number(head);
  const expectRow = (row: string, result: number): void => expectCell(pyrolysis.row(row), head, result);
  const all = at('All that goes into fractionation');
  expectRow('All that goes into fractionation', at('Output that you set') / (fractionation.number('Efficiency') / 100));
  expectRow('Bio-oil for it', all * part('pyrolysis bio-oil'));
  expectRow('Bio-oil made here', at('Bio-oil for it') + at('Exported bio-oil') - at('Imported bio-oil'));
  expectRow(
    'Dry biomass or waste',
    (at('Bio-oil made here') / shareIn(making, 'Comes out', 'pyrolysis bio-oil')) * 100,
  );
  expectRow('Heat from pyrolysis', at('Dry biomass or waste') * (shareIn(making, 'Comes out', 'heat') / 100));
  expectRow('Heat for fractionation', all * part('heat'));
  const missing = at('Heat for fractionation') - at('Heat from pyrolysis');
  expectRow('Heat that is lost', Math.max(0, -missing));
  expectRow('Hydrogen for the burner', Math.max(0, missing) / burner);
  expectRow('Hydrogen in all', all * part('hydrogen') + at('Hydrogen for the burner'));
});

test('titles and calculations have the numbers of the tables', () => {
  const output = flows.row('Output that you set');
  const [ofFlows] = pageNumbers(PAGE, /\[(\S+ PJ) of Fischer-Tropsch by two routes/);
  const [ofCarbon] = pageNumbers(PAGE, /\[CO₂ of (\S+ PJ) of Fischer-Tropsch by two routes/);
  expect([ofFlows, ofCarbon]).toEqual([output.number('Hydrogen route'), output.number('Biomass route')]);
  const [ofPyrolysis] = pageNumbers(PAGE, /\[(\S+ PJ) from pyrolysis bio-oil in three cases/);
  const cases = pyrolysis.heads.slice(2).map((head) => pyrolysis.row('Output that you set').number(head));
  expect(cases).toEqual([ofPyrolysis, ofPyrolysis, ofPyrolysis]);

  const fractionation = processes.row('Fractionation of pyrolysis bio-oil');
  const making = processes.row('Pyrolysis of dry biomass');
  const burner = processes.row('Hydrogen burner for fractionation of pyrolysis bio-oil');
  expect(pyrolysis.rows.flatMap((row) => numbersIn(row, 'Calculation'))).toEqual([
    fractionation.number('Efficiency'),
    shareIn(fractionation, 'Goes in', 'pyrolysis bio-oil'),
    shareIn(making, 'Comes out', 'pyrolysis bio-oil'),
    shareIn(making, 'Comes out', 'heat'),
    shareIn(fractionation, 'Goes in', 'heat'),
    0, // at least
    burner.number('Efficiency'),
    0, // at least
    shareIn(fractionation, 'Goes in', 'hydrogen'),
  ]);
  const [biomass] = pageNumbers(PAGE, /dry biomass holds (\S+ kg) of CO₂/);
  expect(carbon.rows.flatMap((row) => numbersIn(row, 'Calculation'))).toEqual([
    plants.row(HYDROGEN).number('CO₂ used'),
    biomass,
    0, // without capture
    plants.row(BIOMASS).number('Capture rate'),
  ]);
});

test('figures of the text follow from the table of processes', () => {
  const flexible = processes.row('Fischer-Tropsch from hydrogen, flexible');
  const electricity = shareIn(flexible, 'Goes in', 'electricity');
  const [hydrogen, products, times, kerosene] = pageNumbers(
    PAGE,
    /stands for (\d+) MW of hydrogen and (\d+) MW of products.*?would make (\d+) times that fuel.*?which is (\d+) times the electricity/,
  );
  expect(hydrogen).toBe(rounded(shareIn(flexible, 'Goes in', 'hydrogen') / electricity, 6));
  expect(products).toBe(rounded(flexible.number('Efficiency') / electricity, 6));
  expect(times).toBe(products);
  expect(kerosene).toBe(rounded(shareIn(flexible, 'Comes out', 'kerosene') / electricity, 6));
  const [output, ofKerosene, ofGasoline, surplus] = pageNumbers(
    PAGE,
    /Of (\d+) PJ \*\*Fischer-Tropsch\*\* from hydrogen, (\d+) PJ are kerosene and (\d+) PJ gasoline.*?also bring (\d+) PJ of gasoline/,
  );
  expect([output, ofKerosene, ofGasoline]).toEqual(
    ['Output that you set', 'Kerosene or bio-kerosene', 'Gasoline'].map((row) =>
      flows.row(row).number('Hydrogen route'),
    ),
  );
  expect(surplus).toBe(ofGasoline);
});
