/** docs/heat-built-environment: heat of existing and new homes, who gets which heater, and heat that is deferred. */
import {describe, expect, test} from 'vitest';
import {sum} from '../../src/sum';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {given} from '../support/heaters';
import {columnSum, pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/heat-built-environment');

/** Heat × insulation × homes, each by its start; quintel/etsource …/households_insulation_level_apartments_1985_2004.ad. */
function existing(heat: number, insulation: number, homes: number): number {
  return heat * insulation * homes;
}

/** Homes × m² × kWh/m² in MWh, quintel/etsource …/households_insulation_level_apartments_future.ad. */
function added(homes: number, area: number, perArea: number): number {
  return (homes * area * perArea) / 1000;
}

describe('heat demand', () => {
  const table = pageTable(PAGE, 'example-heat-demand');
  const result = table.row('Heat in the end year (MWh)');
  const value = 'Heat demand, your value (kWh/m²)';

  test('of existing homes is a ratio', () => {
    const of = (quantity: string): number => table.row(quantity).number('Apartments 1985–2004');
    const insulation = of(value) / of('Heat demand, start (kWh/m²)');
    const homes = of('Number, your value') / of('Number, start');
    expectCell(result, 'Apartments 1985–2004', existing(of('Heat in the start year (MWh)'), insulation, homes));
    expect([insulation, homes]).toEqual([1 / 2, 1]);
  });

  test('of new homes is an amount', () => {
    const of = (quantity: string): number => table.row(quantity).number('New apartments');
    const area = of('Floor area of one (m²)');
    expectCell(result, 'New apartments', added(of('Number, your value'), area, of(value)));
    const [apartment] = pageNumbers(PAGE, /The floor area is (\S+ m²) for an apartment/);
    expect(rounded(area, 1)).toBe(apartment);
  });

  test('homes are as many as in the other table', () => {
    const there = pageTable(PAGE, 'example-order').row('Apartments 1985–2004').number('Number');
    expect(table.row('Number, start').number('Apartments 1985–2004')).toBe(there);
  });

  test('the sun of buildings starts at a share of what 100% would cover', () => {
    const [most, today, set] = pageNumbers(
      PAGE,
      /at 100%, (\S+) of it\. That slider starts at today's share itself, (\S+) of the heat .*? touched the slider, set (\S+)\. - /,
    ) as [number, number, number];
    expect(rounded((today / most) * 100, 1)).toBe(set);
  });
});

/** What each class gets of a technology; quintel/etengine app/models/qernel/fever_facade/calculators.rb: `#setup`. */
function handedOut(wanted: number, homes: readonly number[]): number[] {
  let open = wanted;
  return homes.map((number) => {
    const part = Math.min(open, number);
    open -= part;
    return part;
  });
}

describe('two technologies choose', () => {
  const table = pageTable(PAGE, 'example-order');
  const wanted = table.row('Wanted');
  const classes = table.rows.filter((row) => row !== wanted);
  const there = classes.map(({number}) => number('Number'));
  const air = handedOut(wanted.number('Air heat pump'), there);
  const open = there.map((number, place) => number - air[place]!);
  const ground = handedOut(wanted.number('Ground heat pump'), open);

  test.each(classes.map((row, place) => [row.text('Homes'), row, place] as const))('%s', (_, row, place) => {
    expectCell(row, 'Air heat pump', air[place]!, EXACT);
    expectCell(row, 'Left for ground', open[place]!, EXACT);
    expectCell(row, 'Ground heat pump', ground[place]!, EXACT);
    expectCell(row, 'Left', open[place]! - ground[place]!, EXACT);
  });

  test('each gets all that it wants', () => {
    for (const technology of ['Air heat pump', 'Ground heat pump']) {
      expectCell(wanted, technology, columnSum(classes, technology), EXACT);
    }
  });

  test('the text has the same number of air heat pumps', () => {
    const [same] = pageNumbers(PAGE, /the same (\S+) air heat pumps end up in old homes/);
    expect(wanted.number('Air heat pump')).toBe(same);
  });
});

interface Hour {
  readonly before: number; // open from before
  readonly given: number;
  readonly after: number; // open afterwards
  readonly givenUp: number; // with the end of the hour
}

/** Hours of heat that is deferred, quintel/fever lib/fever/deferrable_activity.rb: `#request`. */
function deferring(asked: readonly number[], capacity: number, expireAfter: number): Hour[] {
  let deferred: {amount: number; until: number}[] = [];
  const amountOf = ({amount}: {amount: number}): number => amount;
  return asked.map((amount, hour) => {
    deferred = deferred.filter(({until}) => until >= hour);
    const before = sum(deferred, amountOf);
    const produced = given(amount + before, capacity);
    let left = produced;
    for (const each of deferred) {
      const part = Math.min(each.amount, left);
      each.amount -= part;
      left -= part;
    }
    if (left < amount) deferred.push({amount: amount - left, until: hour + expireAfter});
    const ends = deferred.filter(({until}) => until === hour);
    return {before, given: produced, after: sum(deferred, amountOf), givenUp: sum(ends, amountOf)};
  });
}

describe('heat that is deferred', () => {
  const {rows} = pageTable(PAGE, 'example-deferral');
  const [capacity] = pageNumbers(PAGE, /A heater that can give (\S+ kWh) in an hour:/) as [number];
  const HOURS = 4; // `fever.defer_for` of the nodes
  const hours = deferring(
    rows.map(({number}) => number('Demand')),
    capacity,
    HOURS,
  );

  test.each(rows.map((row, place) => [row.number('Hour'), row, hours[place]!] as const))(
    'hour %d',
    (name, row, hour) => {
      expect(rows.indexOf(row) + 1).toBe(name);
      expectCell(row, 'Open from before', hour.before, EXACT);
      expectCell(row, 'Given', hour.given, EXACT);
      expectCell(row, 'Open afterwards', hour.after, EXACT);
      expectCell(row, 'Given up', hour.givenUp, EXACT);
    },
  );

  test('what is demanded is given or given up, and the text tells of the second hour', () => {
    expect(columnSum(rows, 'Demand')).toBe(columnSum(rows, 'Given') + columnSum(rows, 'Given up'));
    const [left, first, last, back, up] = pageNumbers(
      PAGE,
      /Of the (\S+ kWh) that hour 2 left open, hours (\d+) to (\d+) give (\d+); the other (\d+) are given up\./,
    ) as [number, number, number, number, number];
    expect([left, up]).toEqual([hours[1]!.after, columnSum(rows, 'Given up')]);
    expect([first, last]).toEqual([2 + 1, 2 + HOURS]);
    expect(back).toBe(left - up);
  });

  /** quintel/fever spec/fever/deferrable_activity_spec.rb at 2afebd1, with a capacity of 2. */
  test.each([
    {line: 8, asked: [2.2, 2.2, 0, 0], expireAfter: 2, produced: [2, 2, 0.4, 0]},
    {line: 36, asked: [2.6, 2.6, 2.6, 2.6, 0, 0, 0], expireAfter: 2, produced: [2, 2, 2, 2, 2, 0.4, 0]},
    {line: 73, asked: [10, 0, 0, 0], expireAfter: 2, produced: [2, 2, 2, 0]},
    {line: 110, asked: [10, 0, 0], expireAfter: 1, produced: [2, 2, 0]},
  ])('as in fever’s own spec, line $line', ({asked, expireAfter, produced}) => {
    expect(deferring(asked, 2, expireAfter).map((hour) => rounded(hour.given, EXACT))).toEqual(produced);
  });
});
