/** docs/heat-pumps: COP by temperature, a cold hour, when a hybrid switches, and the threshold that is cheapest. */
import {describe, expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {given, givenInTurn, takenFor} from '../support/heaters';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/heat-pumps');
const pumps = pageTable(PAGE, 'cop-table');
const parts = pageTable(PAGE, 'hybrid-parts');
const sliders = pageTable(PAGE, 'threshold-sliders');

/**
 * Most electricity in kW, `fever.capacity.electricity` of quintel/etsource graphs/energy/nodes/households/
 * households_space_heater_heatpump_air_water_electricity and …_hybrid_heatpump_…: the page has them rounded.
 */
const ELECTRICITY = {air: 2.588996763754046, hybrid: 1.832732604313031};

interface Cop {
  readonly base: number; // at 0 °C
  readonly perDegree: number;
}

/** COP = max(1, b + d · T), quintel/etengine fever_facade/variable_efficiency_producer_adapter.rb: `#input_efficiency`. */
function copAt({base, perDegree}: Cop, outdoors: number): number {
  return Math.max(1, base + perDegree * outdoors);
}

/** The temperature of a COP, T* = (threshold − b) ÷ d: the same formula the other way round. */
function temperatureOf({base, perDegree}: Cop, cop: number): number {
  return (cop - base) / perDegree;
}

/** The most that a pump gives, the same file: `#efficiency_based_capacity`. */
function capacityAt(electricity: number, cop: number, threshold = 1): number {
  return cop < threshold ? 0 : electricity * cop;
}

function copOf(row: Row): Cop {
  return {base: row.number('COP at 0 °C'), perDegree: row.number('Change per °C')};
}

function pump(name: string, heats: string): Row {
  const [row] = pumps.rows.filter(({text}) => text('Heat pump') === name && text('Heats') === heats);
  return row!;
}

const SPACE = 'Homes, space heating';
const air = copOf(pump('Air', SPACE));

describe('COP', () => {
  test.each(pumps.rows.map((row) => [`${row.text('Heat pump')}: ${row.text('Heats')}`, row] as const))(
    '%s',
    (_, row) => {
      for (const outdoors of [-10, 10]) {
        expectCell(row, `COP at ${String(outdoors).replace('-', '−')} °C`, copAt(copOf(row), outdoors));
      }
    },
  );

  test('would be 1 in a cold that does not come', () => {
    const [space, water, coldest] = pageNumbers(
      PAGE,
      /reach it at (\S+) °C for space heating, at (\S+) °C for hot water\. The coldest hour .*? has (\S+) °C\./,
    ) as [number, number, number];
    expect(rounded(temperatureOf(air, 1), 1)).toBe(space);
    expect(rounded(temperatureOf(copOf(pump('Air', 'Homes, hot water')), 1), EXACT)).toBe(water);
    expect(copAt(air, space - 10)).toBe(1);
    expect(coldest).toBeGreaterThan(water);
  });

  test('carries the heat of an air pump', () => {
    const [most] = pageNumbers(PAGE, /What is fixed is its electricity: (\S+ kW) at most per home/) as [number];
    expect(rounded(ELECTRICITY.air, 3)).toBe(most);
    const heat = pageNumbers(
      PAGE,
      /so it shrinks in the cold: (\S+ kW) at (\S+) °C, (\S+ kW) at (\S+) °C, (\S+ kW) at (\S+) °C\./,
    );
    for (const place of [0, 2, 4]) {
      expect(rounded(capacityAt(ELECTRICITY.air, copAt(air, heat[place + 1]!)), 2)).toBe(heat[place]);
    }
    const [nominal, reached] = pageNumbers(PAGE, /The (\S+ kW) at which its slider .*? value, reached at (\S+) °C\./);
    expect(rounded(temperatureOf(air, nominal! / ELECTRICITY.air), 1)).toBe(reached);
    const [set, same] = pageNumbers(PAGE, /Setting (\S+ kW) raises the (\S+ kW) by a fifth/);
    expect([set! / nominal!, same]).toEqual([1 + 1 / 5, most]);
  });
});

describe('one cold hour', () => {
  const table = pageTable(PAGE, 'example-cold-hour');
  const [threshold] = sliders.rows.map(({number}) => number('Start in nl2023')) as [number];
  const boiler = parts.row('On network gas').number('Heat per unit of fuel, space');
  const [ground] = pageNumbers(PAGE, /has a constant COP, and gives up to (\S+ kW) at any temperature/) as [number];

  test.each(table.heads.slice(1))('%s', (head) => {
    const at = (quantity: string): number => table.row(quantity).number(head);
    const [name] = head.split(', ') as [string];
    const cop = copAt(copOf(pump(name, SPACE)), at('Outdoors (°C)'));
    const can: Record<string, number> = {
      Air: capacityAt(ELECTRICITY.air, cop),
      Ground: ground,
      'Hybrid (gas)': capacityAt(ELECTRICITY.hybrid, cop, threshold),
    };
    const secondary = name.startsWith('Hybrid') ? Infinity : 0;
    const asked = at('Heat demand (kW)');
    const [gives, rest] = givenInTurn(asked, [can[name]!, secondary]) as [number, number];
    const results: Record<string, number> = {
      COP: cop,
      'Pump can give (kW)': can[name]!,
      'Pump gives (kW)': gives,
      'Electricity (kW)': takenFor(gives, cop),
      'Boiler gives (kW)': rest,
      'Gas (kW)': takenFor(rest, boiler),
      'Missing (kW)': asked - gives - rest,
    };
    const quantities = ['Outdoors (°C)', 'Heat demand (kW)', ...Object.keys(results)];
    expect(table.rows.map(({text}) => text('Quantity'))).toEqual(quantities);
    for (const [quantity, result] of Object.entries(results)) expectCell(table.row(quantity), head, result);
  });

  test('hours of one name have one temperature, and parts are those of the other table', () => {
    const outdoors = table.row('Outdoors (°C)');
    for (const head of table.heads.slice(1)) {
      expectCell(outdoors, head, outdoors.number(`Air, ${head.split(', ')[1]}`), EXACT);
    }
    const {number} = parts.row('On network gas');
    expect(rounded(ELECTRICITY.hybrid, 3)).toBe(number('Pump, space'));
    for (const head of table.heads.slice(1)) {
      expect(table.row('Boiler gives (kW)').number(head)).toBeLessThan(number('Boiler'));
    }
  });
});

describe('one home at three temperatures', () => {
  const table = pageTable(PAGE, 'example-home');
  const ground = pump('Ground', SPACE).number('COP at 0 °C');
  const [threshold] = sliders.rows.map(({number}) => number('Start in nl2023')) as [number];
  const boiler = parts.row('On network gas').number('Heat per unit of fuel, space');
  const hours = table.rows.map((row) => {
    const [outdoors, demand] = [row.number('Outdoors'), row.number('Heat demand')];
    const cop = copAt(air, outdoors);
    const given = givenInTurn(demand, [capacityAt(ELECTRICITY.air, cop)])[0]!;
    const [pumped, rest] = givenInTurn(demand, [capacityAt(ELECTRICITY.hybrid, cop, threshold), Infinity]);
    return {
      outdoors,
      row,
      given,
      results: {
        'COP, air': cop,
        'Electricity, air': takenFor(given, cop),
        'Missing heat, air': demand - given,
        'Electricity, ground': takenFor(demand, ground),
        'Electricity, hybrid': takenFor(pumped!, cop),
        'Gas, hybrid': takenFor(rest!, boiler),
      },
    };
  });

  test.each(hours)('$outdoors °C', ({row, results}) => {
    for (const [head, result] of Object.entries(results)) expectCell(row, head, result);
  });

  test('the text has the same home, a calculation of it, and what its air pump gives', () => {
    const box = pageNumbers(
      PAGE,
      /its rooms need (\S+ kW) of heat when it is (\S+) °C outside, (\S+ kW) at (\S+) °C, and (\S+ kW) at (\S+) °C\./,
    );
    expect(hours.flatMap(({row, outdoors}) => [row.number('Heat demand'), outdoors])).toEqual(box);
    const [zero, worked, took] = pageNumbers(PAGE, /At (\S+) °C an air heat pump takes (.*?) = (\S+ kW)\./);
    const electricity = table.row(String(zero)).number('Electricity, air');
    expect([rounded(worked!, 2), took]).toEqual([electricity, electricity]);
    const [times] = pageNumbers(
      PAGE,
      /the heat demand doubles, but the electricity grows (\S+) times, as the COP falls/,
    );
    const [mild, cold, coldest] = hours.map(({results}) => results['Electricity, air']);
    expect(rounded(cold! / mild!, 1)).toBe(times);
    const [limit, gives] = pageNumbers(
      PAGE,
      /the pump is at its limit of (\S+ kW) of electricity\. It gives (\S+ kW) of heat, and the rest is missing/,
    );
    expect([rounded(coldest!, 2), rounded(hours[2]!.given, 2)]).toEqual([limit, gives]);
  });
});

test('types at a glance are those of the other tables, rounded', () => {
  const {rows} = pageTable(PAGE, 'types-table');
  for (const row of rows) {
    const use = row.text('In').startsWith('homes') ? SPACE : 'Buildings, space heating';
    for (const outdoors of ['−10', '10']) {
      expectCell(row, `COP at ${outdoors} °C`, pump(row.text('Type'), use).number(`COP at ${outdoors} °C`));
    }
  }
  const limits = rows.map(({text}) => text('Limit')).filter((limit) => limit.includes('electricity'));
  const [most, boiler] = [
    parts.row('On network gas').number('Pump, space'),
    parts.row('On network gas').number('Boiler'),
  ];
  expect(limits).toEqual([
    ...Array<string>(2).fill(`${rounded(ELECTRICITY.air, 2)} kW of electricity`),
    `${rounded(most, 2)} kW of electricity; boiler ${boiler} kW of heat`,
  ]);
});

describe('thresholds', () => {
  const table = pageTable(PAGE, 'example-threshold');

  test.each(table.rows.map((row) => [row.text('Threshold'), row] as const))('%s', (name, row) => {
    expectCell(row, 'Pump runs from', temperatureOf(copOf(row), row.number('Threshold COP')));
    const hybrid = pump(name.startsWith('Oil') ? 'Hybrid (oil)' : 'Hybrid (gas)', heatsOf(name));
    expect(copOf(row)).toEqual(copOf(hybrid));
  });

  test('start where the sliders do', () => {
    const start = (name: string): number => sliders.row(name).number('Start in nl2023');
    expect(table.row('Gas and hydrogen, start').number('Threshold COP')).toBe(start('Space heating (gas)'));
    expect(table.row('Oil, start').number('Threshold COP')).toBe(start('Space heating (oil)'));
    expect(table.row('Hot water, start').number('Threshold COP')).toBe(start('Hot water'));
  });

  function heatsOf(name: string): string {
    return name.startsWith('Hot water') ? 'Homes, hot water' : SPACE;
  }
});

const PER_KWH = 3.6; // MJ

/** Costs of gas heat, quintel/etsource …/chart_255_HHP_threshold_COP/household_space_heater_hhp_network_gas_gas_cop_costs.gql. */
function gasHeat(price: number, heatingValue: number, efficiency: number): number {
  return price / heatingValue / efficiency;
}

/** Where pump and boiler cost the same, …/household_space_heater_hhp_cost_optimal_threshold_cop.gql. */
function cheapestThreshold(electricity: number, gas: number): number {
  return electricity / gas;
}

describe('the cheapest threshold', () => {
  const table = pageTable(PAGE, 'example-cheapest');
  const [perKwh, heatingValue, efficiency] = pageNumbers(
    PAGE,
    /\\frac\{p_e\}\{(\S+)\} \\cdot \\frac\{(\S+) \\cdot (\S+)\}\{p_g\}/,
  ) as [number, number, number];

  test.each(table.rows.map((row) => [row.text('Prices'), row] as const))('%s', (_, row) => {
    const electricity = row.number('Electricity (ct/kWh)') / perKwh;
    const gas = gasHeat(row.number('Gas'), heatingValue, efficiency);
    expectCell(row, 'Electricity (ct/MJ)', electricity);
    expectCell(row, 'Gas heat', gas);
    expectCell(row, 'Threshold COP', cheapestThreshold(electricity, gas));
  });

  test('prices start where the sliders do, and constants are those of the table of symbols', () => {
    const [electricity, gas] = pageNumbers(
      PAGE,
      /`households_flexibility_consumer_electricity_price`, 10 to 80, start (\S+) .*?`households_flexibility_consumer_gas_price`, 70 to 200, start (\S+) /,
    );
    const start = table.row('Start');
    expect([start.number('Electricity (ct/kWh)'), start.number('Gas')]).toEqual([electricity, gas]);
    const symbols = [
      /\| (\S+) \| MJ in a kWh /,
      /\| (\S+) \| Lower heating value of gas /,
      /\| (\S+) \| Heat per unit of gas in the boiler /,
    ];
    const constants = [perKwh, heatingValue, efficiency];
    expect(symbols.flatMap((pattern) => pageNumbers(PAGE, pattern))).toEqual(constants);
    expect([perKwh, efficiency]).toEqual([PER_KWH, parts.row('On network gas').number('Heat per unit of fuel, space')]);
    expectCell(start, 'Threshold COP', sliders.row('Space heating (gas)').number('Start in nl2023'));
    for (const row of table.rows) expect(row.number('Electricity (ct/kWh)')).toBe(electricity);
  });
});

/** What a full tank and its pump give, take and leave in an hour, quintel/fever lib/fever/buffering_producer.rb: `#request`. */
function fromTank(
  asked: number,
  capacity: number,
  tank: {readonly stored: number; readonly volume: number},
): {output: number; input: number; stored: number} {
  const [taken, direct] = givenInTurn(asked, [tank.stored, capacity]) as [number, number];
  const refill = Math.min(capacity - direct, tank.volume - tank.stored + taken);
  return {output: taken + direct, input: direct + refill, stored: tank.stored - taken + refill};
}

test('a tank that is full at the start shifts nothing', () => {
  const [volume, most] = pageNumbers(
    PAGE,
    /Hot water comes from a tank of (\S+ kWh), full at the start, .*? needs (\S+ kW) of hot water at most/,
  ) as [number, number];
  const capacity = capacityAt(ELECTRICITY.air, copAt(air, -100));
  const full = {stored: volume, volume};
  for (const asked of [0, most / 2, most]) {
    const {input, stored} = fromTank(asked, capacity, full);
    expect([rounded(input, EXACT), rounded(stored, EXACT)]).toEqual([asked, volume]);
  }
});

/** quintel/fever at 2afebd1. */
describe('as in fever’s own specs', () => {
  test('producers give up to their capacity (spec/fever/producer_spec.rb:4–105)', () => {
    expect([given(3, 5), given(2, 5 - 3), given(3, 5 - 3), given(1, 5 - 5)]).toEqual([3, 2, 2, 0]);
  });

  test('and take output ÷ efficiency, by the hour (108–188)', () => {
    expect([3, 10].map((asked) => takenFor(given(asked, 6), 0.75))).toEqual([4, 8]);
    expect([1, 0.5, 0.25].map((efficiency) => takenFor(given(1, 6), efficiency))).toEqual([1, 2, 4]);
  });

  test('two parts of 2 and 4, asked for 1, and then for 2 or 6 (composite_producer_spec.rb:7–94)', () => {
    expect(givenInTurn(1, [2, 4])).toEqual([1, 0]);
    expect(givenInTurn(2, [2 - 1, 4])).toEqual([1, 1]);
    expect(givenInTurn(6, [2 - 1, 4])).toEqual([1, 4]);
  });

  test.each([
    {line: 10, asked: 0, stored: 0, output: 0, input: 5, left: 5},
    {line: 34, asked: 3, stored: 0, output: 3, input: 5, left: 2},
    {line: 58, asked: 6, stored: 0, output: 5, input: 5, left: 0},
    {line: 86, asked: 0, stored: 7.5, output: 0, input: 2.5, left: 10},
    {line: 113, asked: 2.5, stored: 7.5, output: 2.5, input: 5, left: 10},
    {line: 143, asked: 10, stored: 7.5, output: 10, input: 5, left: 2.5},
    {line: 171, asked: 15, stored: 7.5, output: 12.5, input: 5, left: 0},
  ])('a tank of 10 (buffering_producer_spec.rb:$line)', ({asked, stored, output, input, left}) => {
    expect(fromTank(asked, 5, {stored, volume: 10})).toEqual({output, input, stored: left});
  });
});
