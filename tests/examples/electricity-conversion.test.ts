/** docs/electricity-conversion: who buys in an hour, bids that equal a rival, and what limits boilers of industry. */
import {describe, expect, test} from 'vitest';
import {hoursOf, type Participant} from '../../src/figures/meritOrder/model';
import {calculate, EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/electricity-conversion');

describe('five hours and six buyers', () => {
  const table = pageTable(PAGE, 'example-bids');
  const heads = table.heads.filter((head) => head.startsWith('Hour '));
  const plant = table.row('Plant');
  const buyers = table.rows.filter(({text}) => text('Bid') !== '–');
  const [most, offer] = pageNumbers(PAGE, /A plant offers at most (\S+ MW) at (\S+) €\/MWh\. Six buyers bid,/) as [
    number,
    number,
  ];
  const participants: readonly Participant[] = [
    {kind: 'plant', key: 'Plant', capacity: plant.number('Capacity'), ask: offer},
    ...buyers.map(({text, number}): Participant => ({
      kind: 'buyer',
      key: text('Quantity'),
      capacity: number('Capacity'),
      bid: number('Bid'),
    })),
  ];
  const hours = hoursOf(
    participants,
    heads.map((head) => ({
      demand: table.row('Demand that does not react to price').number(head),
      alwaysOn: table.row('Production that is always on').number(head),
    })),
  );

  test.each(heads.map((head, place) => [head, hours[place]!] as const))('%s', (head, hour) => {
    for (const {key} of participants) expectCell(table.row(key), head, Math.abs(hour.loads[key]!), EXACT);
    expectCell(table.row('Curtailed'), head, hour.curtailed, EXACT);
    expectCell(table.row('Price'), head, hour.price, EXACT);
    expect(hour.shortage).toBe(0);
  });

  test('there are five hours and six buyers, and one plant of the text', () => {
    expect(heads).toEqual(['Hour 1', 'Hour 2', 'Hour 3', 'Hour 4', 'Hour 5']);
    expect(buyers).toHaveLength(6);
    expect(plant.number('Capacity')).toBe(most);
  });

  test('the text tells of hours 1 and 4', () => {
    const [first, , , fourth] = hours as [(typeof hours)[0], unknown, unknown, (typeof hours)[0]];
    const [surplus, food, paper, bid, made] = pageNumbers(
      PAGE,
      /\*\*Hour 1\*\* has a surplus of (\S+ MW)\. After export and electrolysis, (\S+ MW) of it reach food and (\S+ MW) paper\. The plant, which offers at less than (\d+), makes the other (\S+ MW) for them\./,
    ) as [number, number, number, number, number];
    const inSurplus = hoursOf(participants.slice(1), [first]);
    expect(first.alwaysOn - first.demand).toBe(surplus);
    expect([-inSurplus[0]!.loads['Boiler in food']!, -inSurplus[0]!.loads['Boiler in paper']!]).toEqual([food, paper]);
    expect(first.loads.Plant).toBe(made);
    const [left, same, one, other] = pageNumbers(
      PAGE,
      /the plant has (\S+ MW) left for the two bids of (\d+), which take (\d+) and (\S+ MW)\./,
    ) as [number, number, number, number];
    expect([-fourth.loads['Boiler in food']!, -fourth.loads['Boiler in paper']!]).toEqual([one, other]);
    expect(one + other).toBe(left);
    for (const name of ['Boiler in food', 'Boiler in paper']) {
      expect([bid, same]).toEqual(Array.from({length: 2}, () => table.row(name).number('Bid')));
    }
  });

  /** quintel/merit spec/merit/flex/group_spec.rb:151–195: a surplus for two buyers of 5 and 10. */
  test.each([
    {surplus: 6, taken: [2, 4]},
    {surplus: 60, taken: [5, 10]},
  ])('equal bids share as in merit’s own spec: $surplus', ({surplus, taken}) => {
    const group = [5, 10].map((capacity, place): Participant => ({kind: 'buyer', key: `${place}`, capacity, bid: 1}));
    const [hour] = hoursOf(group, [{demand: 1, alwaysOn: 1 + surplus}]);
    expect(group.map(({key}) => -hour!.loads[key]!)).toEqual(taken);
  });
});

/** CO₂ costs of a fuel in €/MWh, quintel/etengine app/models/qernel/node_api/cost.rb. */
function co2Costs(emission: number, price: number, free: number): number {
  return emission * price * (1 - free);
}

/** The bid at which a product costs as much as its rival: what it may cost × what a MWh of electricity makes. */
function breakEven(rival: number, efficiency: number): number {
  return rival * efficiency;
}

describe('bids at which the product costs as much as its rival', () => {
  const table = pageTable(PAGE, 'example-break-even');
  const row = (start: string): Row => table.rows.find(({text}) => text('Step').startsWith(start))!;
  const [co2, burner, boiler, electrolyser] = ['CO₂ costs', 'Heat of a burner', 'Bid of a boiler', 'Bid of an'].map(
    row,
  ) as [Row, Row, Row, Row];
  const result = (start: string): number => row(start).number('Result');
  const share = (of: Row): number => numbersIn(of, 'Step')[0]! / 100;
  const [price, free] = numbersIn(co2, 'Step') as [number, number];

  test('each step', () => {
    const results: readonly (readonly [Row, number])[] = [
      [co2, co2Costs(result('CO₂ of the gas'), price, free / 100)],
      [burner, (result('Network gas') + co2.number('Result')) / share(burner)],
      [boiler, breakEven(burner.number('Result'), share(boiler))],
      [electrolyser, breakEven(result('Price of imported hydrogen'), share(electrolyser))],
    ];
    for (const [step, value] of results) {
      expectCell(step, 'Result', value);
      expect(calculate(step.text('Calculation'))).toBeCloseTo(value, EXACT);
    }
    expect(table.rows.filter(({text}) => text('Calculation') !== 'given')).toHaveLength(results.length);
  });

  test('efficiencies are those of the text', () => {
    const [hydrogen] = pageNumbers(
      PAGE,
      /an electrolyser makes (\S+ MWh) of hydrogen and \S+ MWh of heat from 1 MWh of electricity/,
    );
    const [heat] = pageNumbers(PAGE, /A boiler makes (\S+ MWh) of heat from 1 MWh of electricity/);
    expect([share(electrolyser), share(boiler)]).toEqual([hydrogen, heat]);
  });
});

describe('capacities', () => {
  const table = pageTable(PAGE, 'capacities');
  const [slider] = pageNumbers(PAGE, /Capacity: what (\S+ MW) on the slider are/) as [number];
  const [hydrogen, availability] = pageNumbers(
    PAGE,
    /an electrolyser makes (\S+ MWh) of hydrogen and .*? Its availability of (\S+) takes 2% off every hour/,
  ) as [number, number];
  const [boiler, pump] = pageNumbers(
    PAGE,
    /A boiler makes (\S+ MWh) of heat from 1 MWh of electricity, a heat pump (\S+) in every hour/,
  ) as [number, number];

  test.each([
    {name: 'Electrolysis', electricity: slider * availability, product: slider * availability * hydrogen},
    {name: 'Boilers of heat networks', electricity: slider / boiler, product: slider},
    {name: 'Heat pumps of heat networks', electricity: slider / pump, product: slider},
    {name: 'Boilers of food', electricity: slider, product: slider * boiler},
    {name: 'Boilers of refineries', electricity: slider, product: slider * boiler},
    {name: 'Boilers of agriculture', electricity: slider, product: slider * boiler},
  ])('$name', ({name, electricity, product}) => {
    expectCell(table.row(name), 'Most electricity', electricity);
    expectCell(table.row(name), 'Product', product);
  });

  test('a MWh of electricity decides about much hydrogen', () => {
    const [electricity, rest, times] = pageNumbers(
      PAGE,
      /electricity, which is (\S+) of their input\. The other (\S+), hydrogen, .*? about (\d+) times as much/,
    ) as [number, number, number];
    expect([1 - electricity, rounded(rest / electricity, EXACT)]).toEqual([rest, times]);
  });
});

const YEAR = 8760;

/** P = min(C, H ÷ (8760 · η)), quintel/etengine app/models/qernel/merit_facade/power_to_heat_adapter.rb: `#producer_attributes`. */
function mostElectricity(slider: number, heat: number, efficiency: number): number {
  return Math.min(slider, heat / (YEAR * efficiency));
}

describe('boilers beside burners', () => {
  const table = pageTable(PAGE, 'example-hybrid');
  const [efficiency] = pageNumbers(PAGE, /\| Efficiency of the boiler, (\S+) \|/) as [number];

  test.each(table.heads.slice(2))('%s', (head) => {
    const of = (step: string): number => table.row(step).number(head);
    const slider = of('Capacity on the slider (MW)');
    const heat = of('Heat of the year (MWh)');
    expectCell(table.row('Mean heat (MW)'), head, heat / YEAR);
    expectCell(table.row('Most electricity of the boilers (MW)'), head, mostElectricity(slider, heat, efficiency));
    expectCell(table.row('Store (MWh)'), head, slider * 1, EXACT);
  });

  test('the calculations and the text have the same numbers', () => {
    expect(table.rows.flatMap((row) => numbersIn(row, 'Calculation'))).toEqual([YEAR, efficiency, 1]);
    expect(pageNumbers(PAGE, /\\frac\{H\}\{(\d+) \\cdot \\eta\}/)).toEqual([YEAR]);
    const {number} = table.row('Heat of the year (MWh)');
    expect(number('Food, small slider')).toBe(number('Food'));
    const sliders = table.row('Capacity on the slider (MW)');
    const named = pageNumbers(
      PAGE,
      /In food, the boilers of (\S+ MW) still make only .*? In agriculture, those of (\S+ MW) make only/,
    );
    expect([sliders.number('Food'), sliders.number('Agriculture')]).toEqual(named);
  });
});
