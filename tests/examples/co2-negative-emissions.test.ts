/** docs/co2-negative-emissions: routes of carbon, what counts of what is captured, a plant's year, and its bids. */
import {describe, expect, test} from 'vitest';
import {directOf, primaryOf} from '../../src/figures/TonneOfCo2/model';
import {expectCell, expectWorkedOut, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/co2-negative-emissions');
const CCUS = pageFile('docs/co2-ccus');
const LIQUID = pageFile('docs/liquid-fuels');
const routes = pageTable(PAGE, 'example-routes');
const counted = pageTable(PAGE, 'example-counted');
const power = pageTable(PAGE, 'example-power');
const revenue = pageTable(PAGE, 'example-revenue');
const factors = pageTable(pageFile('docs/co2-emission-factors'), 'emission-factor-list');
const plants = pageTable(CCUS, 'plants-table');
const biogenic = (carrier: string): number => factors.row(carrier).number('Biogenic CO₂');
const BASELOAD = plants.row('Biomass power plant + CCS (must-run)');
const CAPTURED = 'Captured of the CO₂';

/** What a plant takes from the air: nothing fossil goes in. */
function captured(content: number, rate: number): number {
  return directOf({biogenicIn: content, captureRate: rate}).capture;
}

describe('routes', () => {
  /** The slider whose plant has the capture rate; syntheses and industry have theirs in the text. */
  const SLIDERS: Record<string, string> = {
    'Biomass power plant': 'Biomass power plant + CCS (must-run)',
    'Biomass CHP': 'Biomass CHP + CCS (MT) (must-run)',
    'Waste CHP, waste incinerator': 'Waste incinerator + CCS',
    'Coal or lignite plant': 'Pulverised coal + CCS',
    'Gas CCGT': 'Gas CCGT + CCS (dispatchable)',
    'Biomass gasification': 'Biomass gasification + CCS',
  };
  const [ofSyntheses] = pageNumbers(PAGE, /The two syntheses capture (\S+%) of what their product doesn't hold\./) as [
    number,
  ];
  const PROCESSES: Record<string, string> = {
    'Biomethanol synthesis': 'Biomethanol from dry biomass, with capture',
    'Fischer-Tropsch synthesis': 'Fischer-Tropsch from dry biomass, with capture',
  };

  function rateOf(route: string): number {
    if (PROCESSES[route]) return ofSyntheses;
    if (SLIDERS[route]) return plants.row(SLIDERS[route]).number(CAPTURED) / 100;
    return pageTable(CCUS, 'industry-table').row('Food industry').number('Potential of the CO₂') / 100;
  }

  /** The CO₂ in what a GJ becomes, by the table of processes: `Bio-kerosene 15.474%, bionaphtha 14.484%`. */
  function inProduct(route: string): number {
    const process = PROCESSES[route];
    if (!process) return 0;
    const row = pageTable(LIQUID, 'liquid-fuel-processes').row(process);
    const parts = row.text('Comes out').split(', ');
    return parts.reduce((sum, part) => {
      const [, name, share] = /^(\S+) ([\d.]+)%$/.exec(part) ?? [];
      return sum + (Number(share) / 100) * biogenic(`${name![0]!.toUpperCase()}${name!.slice(1)}`);
    }, 0);
  }

  test.each(routes.rows.map((row) => [row.text('Route'), row] as const))('%s', (route, row) => {
    const content = row.number('CO₂ in it');
    for (const biomass of row.text('Biomass').split(' or ')) {
      const carrier = `${biomass[0]!.toUpperCase()}${biomass.slice(1)}`;
      expect(content, biomass).toBe(biogenic(carrier));
    }
    const product = inProduct(route);
    const part = captured(content - product, rateOf(route));
    expectCell(row, 'In the product', product);
    expectCell(row, 'Captured (kg)', part);
    expectCell(row, 'Emitted', content - product - part);
    expectCell(row, 'Captured (%)', (part / content) * 100);
    const printed = ['In the product', 'Captured (kg)', 'Emitted'].map((head) => row.number(head));
    expect(
      rounded(
        printed.reduce((sum, kg) => sum + kg, 0),
        2,
      ),
    ).toBe(content);
  });

  test('all waste has one rate of capture', () => {
    for (const slider of ['Waste CHP + CCS (HT)', 'Waste CHP + CCS (MT)']) {
      expect(plants.row(slider).number(CAPTURED) / 100, slider).toBe(rateOf('Waste CHP, waste incinerator'));
    }
    expect(plants.row('Lignite oxyfuel + CCS').number(CAPTURED) / 100).toBe(rateOf('Coal or lignite plant'));
  });

  /** Calculated by the model for nl2023 in 2050: all steel from the cyclone furnace, as much wood and capture as there may be. */
  test('steel gets nothing for its wood', () => {
    const [wood, taken, fossil] = [23.7975, 3.1701, 3.9137] as const; // PJ, Mt, Mt
    const printed = pageNumbers(
      PAGE,
      /coal and gas hold (\S+ Mt) of CO₂\. Capture takes (\S+ Mt), which is (\S+%) of it\. It takes nothing of the (\S+ Mt) in the wood\./,
    );
    expect(printed).toEqual([
      rounded(fossil, 2),
      rounded(taken, 2),
      rounded(taken / fossil, 2),
      rounded((wood * biogenic('Wood pellets')) / 1000, 2),
    ]);
    const [rate] = numbersIn(
      pageTable(CCUS, 'industry-table').row('The same, cyclone furnace'),
      'Potential of the CO₂',
    ) as [number];
    expect(rounded(taken / fossil, 2)).toBe(rate / 100);
  });
});

describe('what counts', () => {
  /** Calculated by the model for nl2023 in 2050, Mt: captured by plants, inherited by the users of what they make. */
  const MODEL: [begin: string, captured: number, deducted: number][] = [
    ['Biomass power plants, must-run', 7.539058, 5.96956],
    ['Waste CHPs', 5.58197, 5.13031],
    ['Biomass gasification', 3.11623, 0],
    ['Fischer-Tropsch', 3.1277, 0.81201],
    ['Biomass CHPs, must-run', 2.06604, 0.66057],
    ['Food industry', 3.38864 * 0.85, 3.38864 * 0.85],
  ];

  test.each(MODEL)('%s', (begin, ofPlants, deducted) => {
    const [row] = counted.rows.filter(({text}) => text('Scenario').startsWith(begin));
    expectCell(row!, 'Captured', ofPlants);
    expectCell(row!, 'Deducted, primary method', deducted);
    expectCell(row!, 'Deducted (%)', (row!.number('Deducted, primary method') / row!.number('Captured')) * 100);
    expect(counted.rows).toHaveLength(MODEL.length);
  });

  test('of a CHP whose heat nobody takes, the part of electricity stays', () => {
    const [row] = counted.rows.filter(({text}) => text('Scenario').startsWith('Biomass CHPs'));
    const electricity = plants.row('Biomass CHP + CCS (MT) (must-run)').number('Efficiency with capture');
    const heat = 30; // % of the wood
    expectCell(row!, 'Deducted (%)', (electricity / (electricity + heat)) * 100);
  });

  test('gasification captures what is in the biocoal for its full load hours', () => {
    const [row] = counted.rows.filter(({text}) => text('Scenario').startsWith('Biomass gasification'));
    const [capacity] = pageNumbers(PAGE, /\| Biomass gasification, (\S+ MW) of hydrogen, all with/) as [number];
    const route = pageTable(pageFile('docs/biomass'), 'biomass-routes').row('Gasification to hydrogen, with capture');
    const [share] = numbersIn(route, 'Goes in') as [number];
    const hydrogen = (capacity * route.number('Full load hours') * 3.6) / 1_000_000;
    const biocoal = (hydrogen / (route.number('Efficiency') / 100)) * (share / 100);
    const rate = plants.row('Biomass gasification + CCS').number(CAPTURED) / 100;
    const content = (biocoal * biogenic('Biocoal')) / 1000;
    expect(Math.abs(captured(content, rate) - row!.number('Captured'))).toBeLessThan(0.001); // the efficiency is rounded
  });

  test('Fischer-Tropsch from dry biomass captures what its page has', () => {
    const [row] = counted.rows.filter(({text}) => text('Scenario').startsWith('Fischer-Tropsch'));
    const [output] = pageNumbers(PAGE, /Fischer-Tropsch from dry biomass, (\S+ PJ) \|/);
    const flows = pageTable(LIQUID, 'example-fischer-tropsch');
    expect(flows.row('Output that you set').number('Biomass route')).toBe(output);
    const other = pageTable(LIQUID, 'example-co2').row('Captured').number('From dry biomass');
    expect(rounded(other / 1000, 2)).toBe(rounded(row!.number('Captured'), 2));
  });

  test('more plants capture as much each, and a smaller part counts', () => {
    const [capacity, all, part] = pageNumbers(
      PAGE,
      /with (\S+ MW) in the first row, (\S+ Mt) is captured\. Only (\S+ Mt) of it is deducted\./,
    ) as [number, number, number];
    const [[, ofPlants, deducted]] = MODEL as [(typeof MODEL)[number]];
    expect(all).toBe(rounded((capacity / 1000) * ofPlants, 2));
    expect(part).toBe(rounded(29.188, 2)); // by the model
    expect(part / all).toBeLessThan(deducted / ofPlants);
    expect(pageNumbers(PAGE, /buildings come to (\S+ Mt)\. Using more/)).toEqual([rounded(-3.148, 2)]);
    expect(pageNumbers(PAGE, /with (\S+ MW), the factor of electricity is/)).toEqual([capacity]);
  });

  test('the check by Domestic CO₂ emissions has all that is captured', () => {
    const row = counted.rows[0]!;
    const [domestic, total] = pageNumbers(
      PAGE,
      /In the first row it falls by (\S+ Mt) against plants without capture\. \*\*CO₂ relative to 1990\*\* rests on (\S+ Mt)\./,
    );
    expect([domestic, total]).toEqual([
      rounded(row.number('Captured'), 2),
      rounded(row.number('Deducted, primary method'), 2),
    ]);
    expect([rounded(117.75817 - 110.22087, 2), rounded(117.7231 - 111.7536, 2)]).toEqual([domestic, total]); // by the model
  });
});

describe('a year of 1,000 MW', () => {
  const line = (letter: string): Row => power.rows.find(({text}) => text('Line') === letter)!;
  const printed = Object.fromEntries(power.rows.map((row) => [row.text('Line'), row.number('Result')]));
  const [first] = counted.rows as [Row];

  test('each line follows from those above', () => {
    const [hours] = numbersIn(line('a'), 'Quantity') as [number];
    const [efficiency] = numbersIn(line('b'), 'Quantity') as [number];
    const [content] = numbersIn(line('c'), 'Quantity') as [number];
    expect(efficiency).toBe(BASELOAD.number('Efficiency with capture'));
    expect(content).toBe(biogenic('Wood pellets'));
    const [capacity] = pageNumbers(PAGE, /## Example: (\S+ MW) of wood-fired power/) as [number];
    expect(pageNumbers(PAGE, /\| Biomass power plants, must-run, (\S+ MW), all with/)).toEqual([capacity]);
    expect(numbersIn(line('a'), 'Calculation')).toEqual([capacity, hours, 3.6, 1_000_000]);
    const rate = BASELOAD.number(CAPTURED) / 100;
    const a = (capacity * hours * 3.6) / 1_000_000;
    const b = a / (efficiency / 100);
    const c = (b * content) / 1000;
    const d = captured(c, rate);
    const lines = power.rows.filter(({text}) => text('Line') !== 'f');
    expectWorkedOut(
      lines,
      ['Line', 'Result'],
      {a, b, c, d, e: directOf({biogenicIn: c, captureRate: rate}).biogenic, h: d - line('g').number('Result')},
      printed,
    );
    expect(line('f').text('Calculation')).toBe('d');
    expectCell(line('f'), 'Result', -directOf({biogenicIn: c, captureRate: rate}).total);
    expectCell(line('d'), 'Result', -primaryOf(0, c, rate)); // at the plant both methods have the same
  });

  test('it is the first row of the table above, and the text has it too', () => {
    expect(first.number('Captured')).toBe(line('d').number('Result'));
    expect(first.number('Deducted, primary method')).toBe(line('g').number('Result'));
    expect(pageNumbers(PAGE, /The (\S+ Mt) are spread over all who use electricity/)).toEqual([
      line('g').number('Result'),
    ]);
    const [storage, stored] = pageNumbers(PAGE, /adds (\S+ Mt) of emissions for the (\S+ Mt) of "Wood power"/);
    expect(stored).toBe(rounded(first.number('Captured'), 2));
    expect(storage).toBe(rounded(111.9038 - 111.7536, 2)); // by the model, with and without storage
  });
});

describe('the price of captured biogenic CO₂', () => {
  const WOOD = revenue.row('Wood pellets');
  const MAINTENANCE = revenue.row('Variable maintenance');
  const REVENUE = revenue.row('Revenue, 112 kg/GJ × 90% × price');
  const SUM = revenue.row('Sum');
  const BID = revenue.row('Marginal costs, efficiency of 36.1%');
  const PLANT = plants.row('Biomass power plant + CCS (dispatchable)');
  const heads = revenue.heads.slice(2).map((head) => [head, Number(/\d+/.exec(head))] as const);

  /** r, €/GJ: quintel/etengine app/models/qernel/node_api/cost.rb, `#captured_biogenic_co2_costs_per_typical_input`. */
  const earned = (content: number, rate: number, price: number): number => (content * rate * price) / 1000;
  /** The price from which the bid is 0, €/t. */
  const threshold = (costs: number, content: number, rate: number): number => costs / content / rate / (1 / 1000);

  test.each(heads)('%s', (head, price) => {
    const [content, rate] = numbersIn(REVENUE, 'Quantity') as [number, number];
    expect([content, rate]).toEqual([biogenic('Wood pellets'), PLANT.number(CAPTURED)]);
    const r = earned(content, rate / 100, price);
    const left = WOOD.number(head) + MAINTENANCE.number(head) - r;
    const [efficiency] = numbersIn(BID, 'Quantity') as [number];
    expect(efficiency).toBe(PLANT.number('Efficiency with capture'));
    expectCell(REVENUE, head, r);
    expectCell(SUM, head, left);
    expectCell(BID, head, (Math.max(left, 0) * 3.6) / (efficiency / 100));
    expect(rounded(WOOD.number(head), 2)).toBe(factors.row('Wood pellets').number('Price'));
    expect(MAINTENANCE.number(head)).toBe(MAINTENANCE.number(heads[0]![0]));
    expect(WOOD.number(head)).toBe(WOOD.number(heads[0]![0]));
  });

  /** Calculated by the model for nl2023 in 2050. */
  test('as in the model', () => {
    const HOURS = [347.02, 7865.22, 7870.93];
    const row = revenue.row('Full load hours, model run');
    heads.forEach(([head], place) => expectCell(row, head, HOURS[place]!));
    const [more, from, to] = pageNumbers(PAGE, /by another (\S+ M€) a year from (\S+) to (\S+ €\/t)\./);
    expect([more, from]).toEqual([rounded(1582.384 - 870.311, 0), heads.at(-1)![1]]);
    expect(to).toBeGreaterThan(from!);
  });

  test('the bid at the start value is that of the page on the merit order', () => {
    const other = pageTable(pageFile('docs/merit-order'), 'plants').row('Biomass power plant + CCS (dispatchable)');
    expect(rounded(BID.number(heads[1]![0]), 1)).toBe(other.number('Marginal costs'));
    expect(pageNumbers(PAGE, /it starts at (\S+) in `nl2023` and Dutch regions/)).toEqual([heads[1]![1]]);
  });

  test('thresholds follow from wood, maintenance and capture', () => {
    const [head] = heads[0]!;
    const [from, sum, content, rate] = pageNumbers(
      PAGE,
      /at 0 from (\S+ €\/t)\. There the revenue equals fuel and maintenance: (\S+) ÷ (\S+) ÷ (\S+%) × 1,000\./,
    ) as [number, number, number, number];
    expect(sum).toBe(SUM.number(head));
    expect(from).toBe(rounded(threshold(sum, content, rate), 2));
    expect([content, rate]).toEqual([biogenic('Wood pellets'), PLANT.number(CAPTURED) / 100]);

    const thresholds = pageTable(PAGE, 'example-thresholds').rows;
    for (const row of thresholds) {
      const costs = row.number('Wood') + row.number('Variable maintenance');
      expectCell(row, 'Offers at 0 from', threshold(costs, content, row.number('Captured') / 100));
    }
    const [here, elsewhere, ofChp] = thresholds as [Row, Row, Row];
    expect(here.number('Offers at 0 from')).toBe(from);
    expect([here.number('Wood'), ofChp.number('Wood')]).toEqual([WOOD.number(head), WOOD.number(head)]);
    for (const row of [here, elsewhere]) {
      expect(row.number('Variable maintenance')).toBe(MAINTENANCE.number(head));
      expect(row.number('Captured') / 100).toBe(rate);
    }
    expect(ofChp.number('Captured')).toBe(plants.row('Biomass CHP + CCS (HT) (dispatchable)').number(CAPTURED));
  });

  test('in the costs, all that is captured is paid for', () => {
    const [income, all] = pageNumbers(
      PAGE,
      /It is (\S+ M€) for the (\S+ Mt) of "Wood power", exported part included\./,
    );
    expect(all).toBe(counted.rows[0]!.number('Captured'));
    expect(income).toBe(rounded(all! * heads[1]![1], 1));
  });
});

/** Calculated by the model for nl2023 in 2050, Mt: before and after. */
test('green gas and direct air capture in the text are those of the model', () => {
  const [share, before, after, , back] = pageNumbers(
    PAGE,
    /If you set (\S+%) green gas in "One change", \*\*Non-energetic emissions\*\* fall from (\S+) to (\S+ Mt)\. .*? at the same (\S+ kg\/GJ) as for any network gas\. But (\S+ Mt) come back/,
  );
  expect([share, before, after]).toEqual([0.5, rounded(0.9938, 2), rounded(-0.4023, 2)]);
  const delayed = pageTable(pageFile('docs/co2-main-principles'), 'example-categories').row('Delayed CO₂');
  expect(back).toBe(rounded(delayed.number('CO₂-eq'), 2));

  const [air, primary, direct] = pageNumbers(
    PAGE,
    /that you set: (\S+ Mt) of it lowers "One change" by (\S+ Mt) in the primary method\. In the direct method it is (\S+ Mt)\./,
  );
  expect([primary, direct]).toEqual([rounded(119.1867 - 115.2959, 2), rounded(159.2711 - 155.1697, 2)]);
  expect(
    pageNumbers(CCUS, /counts the emissions behind both: (\S+ Mt) from the air lowers the total by (\S+ Mt)/),
  ).toEqual([air, rounded(primary!, 1)]);
});
