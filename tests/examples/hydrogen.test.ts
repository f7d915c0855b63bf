/** docs/hydrogen.mdx: three hours by the model of the figures, production, dedicated parks, and what a cavern costs. */
import {describe, expect, test} from 'vitest';
import {hoursOf, type Hour, type Participant, type Store} from '../../src/figures/meritOrder/model';
import {EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {lossOnTheWay} from '../support/losses';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/hydrogen');
const production = pageTable(PAGE, 'production-table');
const YEAR = 8760;

/** P = V ÷ h, V in MWh: quintel/etsource inputs/supply/hydrogen/hydrogen_storage/capacity_of_…_salt_cavern.ad. */
function capacityOf(volume: number, hours: number): number {
  return rounded(volume / hours, EXACT);
}

const MWH_PER_TWH = 1_000_000;

describe('three hours', () => {
  const table = pageTable(PAGE, 'example-hours');
  const heads = table.heads.slice(2);
  const at = (step: string, head: string): number => table.row(step).number(head);
  const [fieldVolume, fieldHours, field, cavernVolume, cavernHours, cavern] = pageNumbers(
    PAGE,
    /a gas field of (\S+ TWh) with (\S+) hours \((\S+ MW)\), a salt cavern of (\S+ TWh) with (\S+) hours \((\S+ MW)\)\./,
  ) as [number, number, number, number, number, number];
  const [reformer] = pageNumbers(PAGE, /A reformer of (\S+ MW) is dispatchable/) as [number];
  const [lost, kept] = numbersIn(table.row('Loss'), 'Rule') as [number, number];

  const store = (capacity: number, volume: number): Omit<Store, 'key' | 'bid' | 'ask'> => ({
    kind: 'store',
    capacity,
    volume: volume * MWH_PER_TWH,
    efficiency: 1,
  });

  /** The two orders as asks and bids, as in quintel/etengine app/models/qernel/causality/hydrogen.rb. */
  const hoursBy = (reformerAsk: number): Hour[] => {
    const participants: readonly Participant[] = [
      {...store(field, fieldVolume), key: 'gas field', bid: 3, ask: 11},
      {...store(cavern, cavernVolume), key: 'salt cavern', bid: 2, ask: 12},
      {kind: 'buyer', key: 'export', capacity: Infinity, bid: 1},
      {kind: 'plant', key: 'reformer', capacity: reformer, ask: reformerAsk},
      {kind: 'plant', key: 'import', capacity: Infinity, ask: 20},
    ];
    const given = heads.map((head) => ({
      demand: at('Users', head) + at('Loss', head),
      alwaysOn: at('Must-run reforming', head) + at('Electrolysis from the grid', head),
    }));
    return hoursOf(participants, given);
  };
  const hours = hoursBy(13);

  test('volume and hours give the capacity of a store', () => {
    expect(capacityOf(fieldVolume * MWH_PER_TWH, fieldHours)).toBe(field);
    expect(capacityOf(cavernVolume * MWH_PER_TWH, cavernHours)).toBe(cavern);
  });

  test.each(heads.map((head, place) => [head, hours[place]!] as const))('%s', (head, {demand, alwaysOn, loads}) => {
    const out = (key: string): number => Math.max(loads[key]!, 0);
    const into = (key: string): number => Math.max(-loads[key]!, 0);
    const results: Record<string, number> = {
      Loss: lossOnTheWay(at('Users', head), lost),
      Surplus: Math.max(alwaysOn - demand, 0),
      'Into the gas field': into('gas field'),
      'Into the salt cavern': into('salt cavern'),
      'Export (backup)': into('export'),
      Deficit: Math.max(demand - alwaysOn, 0),
      'From the gas field': out('gas field'),
      'From the salt cavern': out('salt cavern'),
      'Dispatchable reforming': out('reformer'),
      'Import (backup)': out('import'),
    };
    const given = table.rows.filter(({text}) => text('Rule') === 'given').map(({text}) => text('Step'));
    expect(table.rows.map(({text}) => text('Step')).filter((step) => !given.includes(step))).toEqual(
      Object.keys(results),
    );
    for (const [step, result] of Object.entries(results)) expectCell(table.row(step), head, result, EXACT);
  });

  test('the rules have the numbers of the text', () => {
    const rules = table.rows.filter((row) => row !== table.row('Loss')).flatMap((row) => numbersIn(row, 'Rule'));
    expect(rules).toEqual([0, field, cavern, 0, field, cavern, reformer]);
    const [share, used, taken] = pageNumbers(
      PAGE,
      /On the way to users (\S+%) is lost, and no slider changes that\. For (\S+ MWh) used, (\S+ MWh) are taken/,
    ) as [number, number, number];
    expect([lost, kept]).toEqual([share, 1 - share]);
    expect(rounded(used + lossOnTheWay(used, share), EXACT)).toBe(taken);
  });

  test('with the reformer first in the order, the cavern keeps more', () => {
    const [made, stored, imported] = pageNumbers(
      PAGE,
      /it makes (\S+ MW) in hour 2, and the cavern keeps (\S+ MWh) for hour 3\. Import then falls to (\S+ MW)\./,
    );
    const [, second, third] = hoursBy(10) as [Hour, Hour, Hour];
    expect([second.loads.reformer, second.stored['salt cavern']]).toEqual([made, stored]);
    expect(third.loads.import).toBe(imported);
  });
});

describe('production', () => {
  test('a must-run plant spreads its full load hours', () => {
    const [capacity, , hours, year, result] = pageNumbers(
      PAGE,
      /(\S+ MW) of must-run \*\*Steam methane reforming\*\* give (\S+) × (\S+) ÷ (\S+) = (\S+ MW) in every hour/,
    ) as [number, number, number, number, number];
    expect(year).toBe(YEAR);
    expect(rounded((capacity * hours) / year, 0)).toBe(result);
    const [row] = production.rows.filter(
      ({text}) => text('Source') === 'Steam methane reforming' && text('Class') === 'must-run',
    );
    expectCell(row!, 'In an hour', (hours / year) * 100);
  });

  test('electrolysis from the grid gives availability × efficiency of its input', () => {
    const [availability, efficiency, input, most] = pageNumbers(
      PAGE,
      /has an availability of (\S+) and an efficiency of (\S+)\. So (\S+ MW) make at most (\S+ MW) of hydrogen/,
    ) as [number, number, number, number];
    expect(rounded(input * availability * efficiency, 0)).toBe(most);
    expect(production.row('Electrolysis from grid on land').number('Hydrogen per MWh')).toBe(efficiency);
  });
});

describe('dedicated parks', () => {
  const table = pageTable(PAGE, 'example-dedicated');

  test.each([
    ['Wind at sea', 'Electrolysis from offshore wind (dedicated)'],
    ['Solar on land', 'Electrolysis from solar on land (dedicated)'],
  ])('%s', (head, source) => {
    const of = (step: string): number => table.row(step).number(head);
    const output = of('Hydrogen output, the slider');
    const efficiency = production.row(source).number('Hydrogen per MWh');
    const input = output / efficiency;
    const park = input / of('Electrolyser input per MW of park');
    const electricity = park * of('Full load hours of the park');
    const hydrogen = output * of('Full load hours, electrolyser');
    const results: Record<string, number> = {
      'Electrolyser input': input,
      Park: park,
      Electricity: electricity,
      Hydrogen: hydrogen,
      'Electricity used': hydrogen / efficiency,
      Curtailed: electricity - hydrogen / efficiency,
    };
    const steps = table.rows.map(({text}) => [text('Quantity'), text('Calculation')] as const);
    expect(
      steps.filter(([, calculation]) => !['given', 'dataset'].includes(calculation)).map(([step]) => step),
    ).toEqual(Object.keys(results));
    for (const [step, result] of Object.entries(results)) expectCell(table.row(step), head, result);
    expect(table.rows.flatMap((row) => numbersIn(row, 'Calculation'))).toEqual([efficiency, efficiency]);
  });

  test('the title has the output of both', () => {
    const [output] = pageNumbers(PAGE, /\[(\S+ MW) of dedicated electrolysis in `nl2023`\]/);
    expect(table.heads.slice(2).map((head) => table.row('Hydrogen output, the slider').number(head))).toEqual([
      output,
      output,
    ]);
  });
});

/** What goes by volume, quintel/etengine app/models/qernel/node_api/cost.rb: `#storage_costs`. */
function volumeCosts(volume: number, perMWh: number): number {
  return volume * perMWh;
}

/** What goes by capacity, the same file: `#capacity_costs`. */
function capacityCosts(capacity: number, perMW: number): number {
  return capacity * perMW;
}

describe('investment in a salt cavern', () => {
  const table = pageTable(PAGE, 'example-storage-cost');
  const [perMWh] = pageNumbers(PAGE, /\| Investment for volume \| volume \| €\/MWh \| (\S+) \|/) as [number];
  const [perMW] = pageNumbers(PAGE, /\| Investment for capacity \| capacity \| €\/MW \| (\S+) \|/) as [number];

  test.each(table.heads.slice(2))('%s', (head) => {
    const of = (quantity: string): number => table.row(quantity).number(head);
    const [volume] = pageNumbers(PAGE, /\[Investment in a salt cavern of (\S+ TWh)\]/) as [number];
    const capacity = capacityOf(of('Volume'), Number(head.replace(' hours', '')));
    const parts = [volumeCosts(of('Volume'), perMWh), capacityCosts(capacity, perMW)] as const;
    expectCell(table.row('Volume'), head, volume * MWH_PER_TWH, EXACT);
    expectCell(table.row('Capacity'), head, capacity, EXACT);
    expectCell(table.row('Investment for volume'), head, parts[0] / 1_000_000, EXACT);
    expectCell(table.row('Investment for capacity'), head, parts[1] / 1_000_000, EXACT);
    expectCell(table.row('All'), head, (parts[0] + parts[1]) / 1_000_000, EXACT);
  });

  test('the calculations have the costs of the table above', () => {
    expect(table.rows.flatMap((row) => numbersIn(row, 'Calculation'))).toEqual([perMWh, perMW]);
  });

  test('the first column has the hours that the slider starts at, and the text the costs of more', () => {
    const [start] = pageTable(PAGE, 'storage-sliders')
      .rows.filter(({text}) => text('Store') === 'Salt cavern' && text('Slider') === 'Relative storage capacity')
      .map(({number}) => number('Start, nl2023')) as [number];
    const [more, instead, costs] = pageNumbers(
      PAGE,
      /At (\S+) hours instead of (\S+), a cavern costs (\S+) € per MWh that goes in/,
    ) as [number, number, number];
    expect(table.heads.slice(2)).toEqual([`${start} hours`, `${more} hours`]);
    const [variable] = pageNumbers(
      PAGE,
      /\| Variable operation and maintenance \| hydrogen that goes in \| €\/MWh \| (\S+) \|/,
    ) as [number];
    expect(instead).toBe(start);
    expect(rounded((variable * more) / start, 2)).toBe(costs);
  });

  /** quintel/etengine spec/models/qernel/node_api/cost_spec.rb:500–518, “with cost_per_mwh=10”. */
  test('as in etengine’s own spec', () => {
    expect([0, 10].map((volume) => volumeCosts(volume, 10))).toEqual([0, 100]);
  });
});
