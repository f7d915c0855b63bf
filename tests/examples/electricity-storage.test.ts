/**
 * docs/electricity-storage: size, losses, a battery’s day and a park’s battery. What merit’s own specs say of a store
 * in an hour (quintel/merit spec/merit/flex/storage_spec.rb:26–405 and spec/integration/storage_spec.rb:7–96) stands in
 * src/figures/meritOrder/model.test.ts.
 */
import {describe, expect, test} from 'vitest';
import {hoursOf, type Given, type Hour, type Participant, type Store} from '../../src/figures/meritOrder/model';
import {calculate, EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {leftAfter} from '../support/losses';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/electricity-storage');
const technologies = pageTable(PAGE, 'technologies-table');
const prices = pageTable(PAGE, 'prices-table');
const sliders = pageTable(PAGE, 'sliders-table').rows.filter(({text}) => text('Slider') === 'Relative storage volume');
const LARGE = 'Large-scale batteries';

/** P = N · p · a, quintel/merit lib/merit/flex/base.rb: `#initialize`. */
function capacityOf(units: number, perUnit: number, availability = 1): number {
  return units * perUnit * availability;
}

/** V = P · h, quintel/etsource inputs/flexibility/energy/volume_of_energy_flexibility_mv_batteries_electricity.ad. */
function volumeOf(capacity: number, hours: number): number {
  return capacity * hours;
}

/** E = V · η, quintel/merit lib/merit/flex/storage.rb: `#max_load_at`, without the limit of capacity. */
function deliveredBy(content: number, efficiency: number): number {
  return content * efficiency;
}

describe('size', () => {
  const size = pageTable(PAGE, 'example-size');
  const result = (step: string): number => size.row(step).number('Result');
  const home = technologies.row('Batteries in households');
  const [hours] = sliders
    .filter(({text}) => text('Storage') === 'Batteries in households')
    .map(({number}) => number('Start, nl2023')) as [number];
  const [share] = pageNumbers(PAGE, /\[Home batteries in (\S+) of the homes of nl2023\]/) as [number];

  test('home batteries: number, capacity, volume, and what a full store delivers', () => {
    const results: Record<string, number> = {
      Batteries: result('Homes, unchanged') * share,
      Capacity: capacityOf(result('Batteries'), home.number('Capacity')),
      Volume: volumeOf(result('Capacity'), hours),
      'Delivered when full': deliveredBy(result('Volume'), home.number('Efficiency') / 100),
    };
    expect(size.rows.map(({text}) => text('Step'))).toEqual(['Homes, unchanged', ...Object.keys(results)]);
    for (const [step, value] of Object.entries(results)) {
      expectCell(size.row(step), 'Result', value);
      expect(calculate(size.row(step).text('Calculation')), step).toBeCloseTo(value, EXACT);
    }
  });

  test('the hours that sliders start at are volume ÷ capacity of one unit', () => {
    const nodes = technologies.rows.map((unit) => [`volume_of_${unit.text('Node')}`, unit] as const);
    const compared = nodes.flatMap(([key, unit]) =>
      sliders.filter(({text}) => text('Key') === key).map((slider) => [slider, unit] as const),
    );
    expect(compared).toHaveLength(7); // vehicles have keys of their own
    for (const [slider, unit] of compared) {
      expectCell(unit, 'Volume', volumeOf(unit.number('Capacity'), slider.number('Start, nl2023')));
    }
  });

  test('availability takes from capacity, and so from volume', () => {
    const [available, installed, volume, usedCapacity, usedVolume] = pageNumbers(
      PAGE,
      /\*\*Reservoirs\*\* are available for (\S+): of (\S+ MW) and (\S+ MWh) the hourly calculation uses (\S+) and (\S+)\./,
    ) as [number, number, number, number, number];
    const {number} = technologies.row('Reservoirs');
    const hoursToFill = number('Volume') / number('Capacity');
    const units = installed / number('Capacity');
    const capacity = capacityOf(units, number('Capacity'), available);
    expect(volumeOf(installed, hoursToFill)).toBe(volume);
    expect([capacity, volumeOf(capacity, hoursToFill)]).toEqual([usedCapacity, usedVolume]);
  });

  test('efficiency counts at discharge', () => {
    const [content, efficiency, delivered] = pageNumbers(
      PAGE,
      /A full store of (\S+ MWh) at (\S+) delivers (\S+ MWh);/,
    ) as [number, number, number];
    expect(deliveredBy(content, efficiency)).toBe(delivered);
  });

  /** quintel/merit spec/merit/flex/storage_spec.rb. */
  test('as in merit’s own spec of storage', () => {
    expect(capacityOf(1, 10, 0.1)).toBe(1); // line 221
    expect(deliveredBy(1, 0.75)).toBe(0.75); // line 60
  });
});

describe('losses and prices', () => {
  test('what a day takes, at the loss per hour', () => {
    const lossOfDay = (unit: string): number =>
      1 - leftAfter(24, 1, technologies.row(unit).number('Loss per hour') / 100);
    const [homes, vehicles] = pageNumbers(PAGE, /Home batteries lose (\S+) a day, vehicles (\S+%)\./);
    expect(rounded(lossOfDay('Batteries in households'), 3)).toBe(homes);
    for (const kind of ['cars', 'buses', 'trucks', 'vans']) {
      expect(rounded(lossOfDay(`Batteries in electric ${kind}`), 4)).toBe(vehicles);
    }
  });

  test('a home battery that waits for a day would need a higher offer', () => {
    const [bid, efficiency, left, needed, offered] = pageNumbers(
      PAGE,
      /If it paid its bid, it would need (\S+) ÷ (\S+) ÷ (\S+) = (\S+) €\/MWh to break even, and it offers at (\d+\.\d+)\./,
    ) as [number, number, number, number, number];
    const unit = technologies.row('Batteries in households');
    const row = prices.row('Batteries in households');
    expect([bid, offered]).toEqual([row.number('Bid'), row.number('Offer')]);
    expect(efficiency).toBe(unit.number('Efficiency') / 100);
    expect(rounded(leftAfter(24, 1, unit.number('Loss per hour') / 100), 2)).toBe(left);
    expect(rounded(bid / efficiency / left, 2)).toBe(needed);
  });

  /** quintel/merit spec/merit/flex/decaying_reserve_examples.rb:147–163, “with a decay which subtracts 10%”. */
  test('as in merit’s own spec of reserves', () => {
    expect([0, 1, 2].map((hours) => rounded(leftAfter(hours, 4, 0.1), EXACT))).toEqual([4, 3.6, 3.24]);
  });

  test('the offer at the start is the bid ÷ the efficiency', () => {
    const priced = prices.rows.filter(({text}) => text('Bid') !== '–');
    expect(priced).toHaveLength(6);
    for (const row of priced) {
      const name = row.text('Storage').replace('vehicles', 'cars');
      expectCell(row, 'Offer', row.number('Bid') / (technologies.row(name).number('Efficiency') / 100));
    }
  });
});

describe('seven hours of a battery', () => {
  const day = pageTable(PAGE, 'example-day');
  const total = day.row('Total');
  const rows = day.rows.filter((row) => row !== total);
  const given = pageTable(PAGE, 'example-day-given');
  const value = (quantity: string): number => given.row(quantity).number('Value');
  const [gas] = pageNumbers(PAGE, /An invented region has a gas plant of (\S+ MW) and/) as [number];
  const capacity = value('Installed capacity');
  const battery: Store = {
    kind: 'store',
    key: 'battery',
    capacity,
    volume: volumeOf(capacity, value('Relative storage volume')),
    efficiency: value('Efficiency') / 100,
    bid: value('Willingness to pay'),
    ask: value('Willingness to accept'),
  };
  const hoursWith = (store: Store): Hour[] => {
    const participants: Participant[] = [
      store,
      {kind: 'plant', key: 'gas', capacity: gas, ask: value('Gas plant offers at')},
    ];
    return hoursOf(
      participants,
      rows.map(({number}): Given => ({demand: number('Deficit'), alwaysOn: number('Surplus')})),
    );
  };
  const hours = hoursWith(battery);

  test.each(rows.map((row, place) => [row.text('Hour'), row, hours[place]!] as const))('hour %s', (name, row, hour) => {
    expect(rows.indexOf(row) + 1).toBe(Number(name));
    expectCell(row, 'Charges', Math.max(-hour.loads.battery!, 0), EXACT);
    expectCell(row, 'Discharges', Math.max(hour.loads.battery!, 0), EXACT);
    expectCell(row, 'Stored at the end', hour.stored.battery!, EXACT);
    expectCell(row, 'Gas plant', hour.loads.gas!, EXACT);
    expectCell(row, 'Curtailed', hour.curtailed, EXACT);
    expectCell(row, 'Price', hour.price, EXACT);
    expect(hour.shortage).toBe(0);
  });

  test.each(['Surplus', 'Deficit', 'Charges', 'Discharges', 'Gas plant', 'Curtailed'])('%s: the total', (head) => {
    expectCell(
      total,
      head,
      rows.reduce((sum, row) => sum + row.number(head), 0),
      EXACT,
    );
  });

  test('efficiency and prices are the start values, the offer rounded', () => {
    const {number} = prices.row(LARGE);
    expect(value('Efficiency')).toBe(technologies.row(LARGE).number('Efficiency'));
    expect(battery.bid).toBe(number('Bid'));
    expectCell(given.row('Willingness to accept'), 'Value', number('Offer'));
  });

  test('the text tells what the hours show', () => {
    const fourth = hours[3]!;
    expect(
      pageNumbers(
        PAGE,
        /In hour 4 the battery gives (\S+ MW), for which it takes (\S+ MWh) out of its store \(([^)]+)\)\./,
      ),
    ).toEqual([
      fourth.loads.battery,
      ...Array.from({length: 2}, () => rounded(hours[2]!.stored.battery! - fourth.stored.battery!, EXACT)),
    ]);
    const [charged, back, result] = pageNumbers(PAGE, /In all, (\S+) × (\S+) = (\S+ MWh) come back/) as [
      number,
      number,
      number,
    ];
    expect([charged, back]).toEqual([total.number('Charges'), battery.efficiency]);
    expect([result, rounded(deliveredBy(charged, back), EXACT)]).toEqual(
      Array.from({length: 2}, () => total.number('Discharges')),
    );
  });

  test('with a higher bid it also buys from the gas plant, and with a higher offer it waits', () => {
    const [bid, ask, bought, remaining] = pageNumbers(
      PAGE,
      /With a bid of (\S+) and an offer of (\S+) it would also buy (\S+ MW) from the gas plant in hour 1, and be full after hour 2\. .*? hours 4 to 7 alone, and (\S+ MWh) remain/,
    ) as [number, number, number, number];
    const dearer = hoursWith({...battery, bid, ask});
    expect(dearer[0]!.loads).toEqual({battery: -(rows[0]!.number('Surplus') + bought), gas: bought});
    const full = dearer.filter(({stored}) => stored.battery === battery.volume);
    expect(full).toEqual(dearer.slice(1));
    expect(dearer.slice(3).map(({loads}) => loads.gas)).toEqual(rows.slice(3).map(({number}) => number('Deficit')));
    expect(dearer.at(-1)!.stored.battery).toBe(remaining);
  });
});

/**
 * A park with a battery behind its connection, quintel/etengine
 * app/models/qernel/merit_facade/always_on_battery_park.rb: to its battery, the connection is a demand, and what the
 * park makes a production that is always on. The model takes equal ones for a deficit, so they have no place here.
 */
function parkOf(production: readonly number[], connection: number, battery: Partial<Store>): Hour[] {
  const whole = {kind: 'store', key: 'battery', capacity: Infinity, volume: 0, efficiency: 1, bid: 1, ask: 2} as const;
  return hoursOf(
    [{...whole, ...battery}],
    production.map((alwaysOn) => ({demand: connection, alwaysOn})),
  );
}

/** What goes through the connection in each hour. */
function outputOf(hours: readonly Hour[]): number[] {
  return hours.map(({demand, alwaysOn, loads}) =>
    rounded(Math.min(alwaysOn, demand) + Math.max(loads.battery!, 0), EXACT),
  );
}

describe('a park with a battery', () => {
  test('the example of the text', () => {
    const [park, connection, capacity, volume] = pageNumbers(
      PAGE,
      /Take (\S+ MW) of wind with the start values: a connection of (\S+ MW), a battery of (\S+ MW) and (\S+ MWh), empty/,
    ) as [number, number, number, number];
    const [first, toGrid, made, limit, charged] = pageNumbers(
      PAGE,
      /In an hour of (\S+ MW), (\S+) go to the grid and (\S+) − (\S+) = (\S+ MW) into the battery/,
    ) as [number, number, number, number, number];
    const [second, direct, stored, back, output] = pageNumbers(
      PAGE,
      /In the next, of (\S+ MW), the grid gets (\S+) \+ (\S+) × (\S+) = (\S+ MW)\./,
    ) as [number, number, number, number, number];
    const unit = technologies.row('Batteries of wind parks');
    const start = (slider: string): number => {
      const rows = pageTable(PAGE, 'sliders-table').rows.filter(
        ({text}) => text('Storage') === 'Wind onshore with battery system' && text('Slider') === slider,
      );
      return rows[0]!.number('Start, nl2023');
    };
    expect(connection).toBe((park * start('Relative grid connection capacity')) / 100);
    expect(capacity).toBe((park * start('Relative battery capacity')) / 100);
    expect(volume).toBe(volumeOf(capacity, start('Relative storage volume')));
    const efficiency = unit.number('Efficiency') / 100;
    const hours = parkOf([first, second], connection, {capacity, volume, efficiency});
    expect(outputOf(hours)).toEqual([toGrid, output]);
    expect(hours[0]!.loads.battery).toBe(-charged);
    expect([made, limit]).toEqual([first, connection]);
    expect([direct, stored, back]).toEqual([second, charged, efficiency]);
  });

  /** quintel/etengine spec/models/qernel/merit_facade/always_on_battery_park_spec.rb. */
  test.each([
    {line: 262, production: [4, 0, 0, 0, 0, 0], connection: 1, volume: 10, output: [1, 1, 1, 1, 0, 0]},
    {line: 296, production: [4, 0, 0, 0], connection: 1, volume: 2, output: [1, 1, 1, 0], curtailed: [1, 0, 0, 0]},
    {line: 364, production: [10, 0, 0, 0], connection: 3, volume: 10, output: [3, 3, 3, 1]},
    {line: 434, production: [2, 0, 2, 0], connection: 1, volume: 10, output: [1, 0.5, 1, 0.5], efficiency: 0.5},
  ])('as in etengine’s own spec, line $line', ({production, connection, output, curtailed, ...battery}) => {
    const hours = parkOf(production, connection, battery);
    expect(outputOf(hours)).toEqual(output);
    expect(hours.map((hour) => hour.curtailed)).toEqual(curtailed ?? output.map(() => 0));
  });
});
