/**
 * docs/exercises: what an answer says of a figure is what the figure's model gives in the state that the exercise links to;
 * what it says of the model stands on the page that has calculated it.
 */
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {openingOf, read, write, type Inputs, type Values} from '../../src/components/Figure/inputs';
import {dayOf, MEANS, MILD, peaksOf, TYPES, type Day} from '../../src/figures/HeatPumpCop/day';
import {inputs as heatPumpCop, type Settings as CopSettings} from '../../src/figures/HeatPumpCop/inputs';
import {inputs as supplyStack, type Settings as StackSettings} from '../../src/figures/SupplyStack/inputs';
import {stackAt, type Stack} from '../../src/figures/SupplyStack/stack';
import {inputs as tonneOfCo2} from '../../src/figures/TonneOfCo2/inputs';
import {tonneOf, TONNE, type Tonne} from '../../src/figures/TonneOfCo2/model';
import {inputs as weekOfHours} from '../../src/figures/WeekOfHours/inputs';
import {setterOf} from '../../src/figures/WeekOfHours/series';
import {askOf, participantsAt, weekAt, type WeekHour} from '../../src/figures/WeekOfHours/week';
import {sum} from '../../src/sum';
import {columnSum, pageFile, pageTable, type Row} from '../support/pageTable';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';

const PAGE = pageFile('docs/exercises');

const FIGURES: Readonly<Record<string, Inputs<string>>> = {
  'supply-stack': supplyStack,
  'week-of-hours': weekOfHours,
  'heat-pump-cop': heatPumpCop,
  'tonne-of-co2': tonneOfCo2,
};

interface FigureLink {
  readonly words: string;
  readonly query: string | undefined;
  readonly id: string;
  readonly hash: string;
}

/** The links of the page to figures, with the state that they open. */
const links: readonly FigureLink[] = [
  ...readFileSync(PAGE, 'utf8').matchAll(/\[([^\]]+)\]\(\.\/[\w-]+\.mdx(?:\?([\w-]+)=([-\d._]*))?#([\w-]+)\)/g),
].flatMap(([, words = '', id, query, hash = '']) =>
  id !== undefined || hash in FIGURES ? [{words: words.replaceAll(/\s+/g, ' '), query, id: id ?? hash, hash}] : [],
);

/** The state in which a link opens its figure. */
function stateOf<K extends string>(inputs: Inputs<K>, words: string): Values<K> {
  const found = links.filter((link) => link.words === words);
  expect(found, `links “${words}”`).toHaveLength(1);
  expect(FIGURES[found[0]!.id]).toBe(inputs);
  return found[0]!.query === undefined ? openingOf(inputs) : read(inputs, found[0]!.query);
}

test.each(links)('“$words” opens a figure as its own address would', ({id, query, hash}) => {
  expect(hash).toBe(id);
  if (query !== undefined) expect(write(FIGURES[id]!, read(FIGURES[id]!, query))).toBe(query);
});

test('each of the four figures is linked to', () => {
  expect([...new Set(links.map(({id}) => id))].sort()).toEqual(Object.keys(FIGURES).sort());
});

describe('1. Price of an hour', () => {
  const stack = (words: string, more: Partial<StackSettings> = {}): Stack =>
    stackAt({...stateOf(supplyStack, words), ...more});
  const before = stack('11.2 GW of demand');
  const after = stack('14.2 GW of demand');
  const load = ({supply, buyers}: Stack, key: string): number =>
    [...supply, ...buyers].find((block) => block.key === key)!.load;

  test('links have the demand that they name, and the question its rise', () => {
    expect([before.demand, after.demand]).toEqual([11.2, 14.2]);
    expect(pageNumbers(PAGE, /demand for electricity rises by (\S+ GW)\./)).toEqual([
      rounded(after.demand - before.demand, EXACT),
    ]);
  });

  test('the price stays, and trade takes the rise', () => {
    expect(
      pageNumbers(
        PAGE,
        /The price stays at (\S+) €\/MWh\. At (\S+ GW), export gets (\S+) of (\S+ GW) .*? At (\S+ GW), export gets nothing, and import supplies (\S+ GW)\./,
      ),
    ).toEqual([
      rounded(before.price, 1),
      before.demand,
      rounded(load(before, 'export'), 1),
      before.buyers.find(({key}) => key === 'export')!.most,
      after.demand,
      rounded(load(after, 'import'), 1),
    ]);
    expect(after.price).toBe(before.price);
    expect([before.setBy, after.setBy, load(after, 'export')]).toEqual(['export', 'import', 0]);
    const [exported, imported, all] = pageNumbers(PAGE, /absorbs the whole rise: (\S+) \+ (\S+) = (\S+ GW)\./);
    expect([exported, imported]).toEqual([rounded(load(before, 'export'), 1), rounded(load(after, 'import'), 1)]);
    expect(rounded(exported! + imported!, EXACT)).toBe(all);
  });

  test('until import is full', () => {
    const [demand, price] = pageNumbers(
      PAGE,
      /Import is full from (\S+ GW) on\. Then a coal plant sets the price, (\S+) €\/MWh/,
    ) as [number, number];
    const full = stack('14.2 GW of demand', {demand});
    expect([rounded(full.price, 1), full.setBy]).toEqual([price, 'coal']);
    const last = stack('14.2 GW of demand', {demand: demand - supplyStack.demand.step});
    expect(last.price).toBe(after.price);
  });

  test('a surplus has the price of electrolysis', () => {
    const surplus = stack('an hour with a surplus');
    expect(
      pageNumbers(
        PAGE,
        /In the surplus of (\S+ GW), electricity is not free\. Export takes its (\S+ GW), and electrolysis gets the other (\S+ GW) and wants more, so its bid of (\S+) €\/MWh/,
      ),
    ).toEqual([
      rounded(surplus.alwaysOn - surplus.demand, 1),
      load(surplus, 'export'),
      rounded(load(surplus, 'hydrogen'), 1),
      surplus.price,
    ]);
    expect(surplus.setBy).toBe('hydrogen');
  });
});

describe('2. Larger battery', () => {
  const states = ['the week with a battery of 4 GWh', 'the week with 40 GWh', '4 GWh with a higher bid'].map((words) =>
    stateOf(weekOfHours, words),
  );
  const [small, large, higher] = states as [Values<keyof typeof weekOfHours>, ...typeof states];
  const short = (week: readonly WeekHour[]): number[] =>
    week.flatMap(({shortage}, hour) => (shortage > 0 ? [hour] : []));
  const hoursShort = (bid: number): number => short(weekAt({...small, bid})).length;
  const offers = (key: string): number => {
    const found = participantsAt(small).find((each) => each.key === key)!;
    return found.kind === 'buyer' ? found.bid : found.ask;
  };

  test('links have the battery that they name, and differ in nothing else', () => {
    expect(states).toEqual([
      {...small, battery: 4},
      {...small, battery: 40},
      {...small, bid: 75},
    ]);
    expect(large!.battery / small.battery).toBe(10);
  });

  test('ten times the battery ends nothing, and why', () => {
    expect(
      pageNumbers(PAGE, /does not help: (\d+) hours lack electricity with (\S+ GWh), and (\d+) hours with (\S+ GWh)\./),
    ).toEqual([short(weekAt(small)).length, small.battery, short(weekAt(large!)).length, large!.battery]);
    for (const week of [small, large!].map(weekAt)) {
      for (const hour of short(week)) expect(week[hour - 1]!.stored.battery).toBeLessThan(1e-3);
    }
    expect(
      pageNumbers(
        PAGE,
        /With a bid of (\S+) €\/MWh, the battery offers at (\S+) €\/MWh, below the gas plant at (\d+)\./,
      ),
    ).toEqual([small.bid, rounded(askOf(small.bid), 1), offers('gas')]);
    const [efficiency] = pageNumbers(PAGE, /its bid divided by its efficiency, (\S+)\. 4\./) as [number];
    expect(rounded(small.bid / efficiency, EXACT)).toBe(rounded(askOf(small.bid), EXACT));
  });

  test('a higher bid does', () => {
    const mean = (week: readonly WeekHour[]): number => rounded(sum(week, ({price}) => price) / week.length, 0);
    expect(
      pageNumbers(
        PAGE,
        /With a bid of (\S+) €\/MWh, the battery of (\S+ GWh) meets demand in every hour\. It offers at (\S+) €\/MWh, above import at (\d+),/,
      ),
    ).toEqual([higher!.bid, higher!.battery, rounded(askOf(higher!.bid), 1), offers('import')]);
    expect(short(weekAt(higher!))).toEqual([]);
    expect(pageNumbers(PAGE, /The mean price falls from (\d+) to (\d+) €\/MWh/)).toEqual(
      [small, higher!].map((state) => mean(weekAt(state))),
    );
    const costs = (week: readonly WeekHour[], key?: string): number =>
      sum(week, (hour) => (key && setterOf(hour) !== key ? 0 : hour.price));
    const fall = costs(weekAt(small)) - costs(weekAt(higher!));
    expect(costs(weekAt(small), 'shortage')).toBeGreaterThan(fall / 2); // “mostly”
  });

  test('the lowest bid, and the one from which an hour is left', () => {
    const [lowest, some, left, above] = pageNumbers(
      PAGE,
      /The lowest bid is (\S+) €\/MWh\. From (\S+) €\/MWh on, the offer is above that of import, and (\d+) hour of shortage is left\. Above (\S+) €\/MWh the bid is also above that of export/,
    ) as [number, number, number, number];
    expect([lowest - 1, lowest].map(hoursShort)).toEqual([left, 0]);
    expect([some - 1, some].map(hoursShort)).toEqual([short(weekAt(small)).length, left]);
    expect([some - 1, some].map((bid) => askOf(bid) > offers('import'))).toEqual([false, true]);
    expect([above, lowest]).toEqual([offers('export'), offers('export') + 1]);
  });
});

describe('3. Coldest day', () => {
  const day = (words: string, more: Partial<CopSettings> = {}): {state: CopSettings; day: Day} => {
    const state = {...stateOf(heatPumpCop, words), ...more};
    return {state, day: dayOf(state, TYPES[state.type]!)};
  };
  const cases: readonly (readonly [name: string, words: string])[] = [
    ['Air, 8 °C', 'a mild day'],
    ['Air, −5 °C', 'a cold day'],
    ['Air, −12 °C', 'a very cold day'],
    ['Ground, −5 °C', 'a ground heat pump on the cold day'],
    ['Hybrid, −5 °C', 'a hybrid on the cold day'],
    ['Air, −5 °C, half the loss', 'halve the heat loss of the home'],
  ];
  const table = pageTable(PAGE, 'peaks');

  test('the table has these cases', () => {
    expect(table.rows.map(({text}) => text('Case'))).toEqual(cases.map(([name]) => name));
  });

  test.each(cases)('%s', (name, words) => {
    const {state, day: today} = day(words);
    const [type, mean] = name.split(', ') as [string, string];
    expect([TYPES[state.type]!.name, `${state.day} °C`.replace('-', '−')]).toEqual([type, mean]);
    expectCell(table.row(name), 'Peak', today.peak);
    expectCell(table.row(name), 'Times that of 8 °C', today.peak / day(words, {day: MILD}).day.peak);
  });

  test('the question has the heat of both days, and the answer the rest', () => {
    const cold = day('a cold day');
    const [onCold, times, onMild] = pageNumbers(
      PAGE,
      /on a day of (\S+) °C a home needs (\S+) times as much heat as on a day of (\S+) °C/,
    ) as [number, number, number];
    expect([onCold, onMild]).toEqual([cold.state.day, MILD]);
    expect(rounded(cold.day.most / day('a mild day').day.most, 1)).toBe(times);

    const veryCold = day('a very cold day');
    const limit = Math.max(...veryCold.day.hours.map(({taken}) => taken[0]!));
    expect(pageNumbers(PAGE, /At (\S+) °C the pump is at its limit in (\d+) of 24 hours/)).toEqual([
      veryCold.state.day,
      veryCold.day.hours.filter(({taken}) => taken[0]! > limit - 1e-9).length,
    ]);
    expect(sum(veryCold.day.hours, ({lost}) => lost)).toBe(0); // late, but not missing for good

    const hybrid = day('a hybrid on the cold day').state;
    const peaks = peaksOf(hybrid, TYPES[hybrid.type]!);
    const highest = Math.max(...peaks);
    expect(pageNumbers(PAGE, /The hybrid has its highest peak, (\S+ kW), on a day of (\S+) °C/)).toEqual([
      rounded(highest, 2),
      MEANS[peaks.indexOf(highest)],
    ]);
    expect(pageNumbers(PAGE, /A thousand homes add (\S+ MW) on the cold day/)).toEqual([rounded(cold.day.peak, 2)]);
    const half = day('halve the heat loss of the home');
    expect([half.state.loss * 2, rounded(half.day.peak * 2, EXACT)]).toEqual([
      cold.state.loss,
      rounded(cold.day.peak, EXACT),
    ]);
  });
});

describe('4. Captured CO₂', () => {
  const tonne = (words: string): Tonne => tonneOf(stateOf(tonneOfCo2, words));
  const counted = (words: string): number[] => {
    const {air, primary, direct} = tonne(words).sum;
    return [air, primary, direct].map((kg) => rounded(kg, 0));
  };

  test('the plant of the question', () => {
    const [captured, all] = pageNumbers(PAGE, /captures (\S+) of (\S+ kg) of CO₂/);
    for (const {words} of links.filter(({id}) => id === 'tonne-of-co2')) {
      const state = stateOf(tonneOfCo2, words);
      expect([captured, all]).toEqual([(TONNE * state.captured) / 100, TONNE]);
      expect([0, captured]).toContain(state.stored + state.fuel);
    }
  });

  test('storing changes nothing', () => {
    const [each] = pageNumbers(PAGE, /both methods count (\S+ kg) with and without it/) as [number];
    for (const words of ['fossil CO₂, not stored', 'fossil CO₂, stored']) {
      expect(counted(words).slice(1)).toEqual([each, each]);
    }
  });

  test('biogenic CO₂ counts below zero, in a fuel as well', () => {
    const [below] = pageNumbers(PAGE, /counts below zero: (\S+ kg) by both methods/) as [number];
    expect(counted('biogenic CO₂, not stored').slice(1)).toEqual([below, below]);
    expect(
      pageNumbers(
        PAGE,
        /all (\S+ kg) reach the air\. Yet the primary method counts (\S+ kg), and the direct method (\S+ kg)\./,
      ),
    ).toEqual(counted('biogenic CO₂, made into fuel'));
    const {counts} = tonne('biogenic CO₂, made into fuel');
    const plant = counts.find(({place}) => place === 'fuelPlant')!;
    expect(pageNumbers(PAGE, /leaves out (\S+ kg) that the fuel plant emits/)).toEqual([rounded(plant.air!, 0)]);
    expect(plant.primary).toBeNull();
  });
});

test('5. Closed coal plant: as in the example of the costs', () => {
  const costs = pageFile('docs/cost-main-principles');
  const {row} = pageTable(costs, 'example-coal');
  const of = (group: string): number => row(group).number('Difference');
  const all = row('All');
  expect(
    pageNumbers(
      PAGE,
      /The costs fall by (\S+ M€) a year, from (\S+) to (\S+ M€)\. Energy carriers cost (\S+ M€) more, .*? Energy production gets (\S+ M€) cheaper, and CO₂ (\S+ M€)\./,
    ),
  ).toEqual([
    -of('All'),
    all.number('Untouched'),
    all.number('Without coal plants'),
    of('Energy carriers'),
    -of('Energy production'),
    -of('CO₂'),
  ]);
  const [production, capital] = pageNumbers(costs, /Of the (\S+ M€), (\S+ M€) are depreciation and capital costs/);
  const [same, own] = pageNumbers(PAGE, /Of these (\S+ M€), (\S+ M€) are the plants' own depreciation/);
  expect([same, own]).toEqual([production, capital]);
  expect(pageNumbers(PAGE, /without the (\S+ M€), a saving of (\S+ M€) would be left/)).toEqual([
    own,
    -of('All') - own!,
  ]);
  expect(pageNumbers(PAGE, /If the untouched total is far from (\S+) billion/)).toEqual([
    rounded(all.number('Untouched') / 1000, 2),
  ]);
});

describe('6. Municipality and 1990', () => {
  const reference = pageFile('docs/co2-1990-emissions');
  const regions = pageTable(reference, 'example-regions');
  const ofTown = (row: Row): number[] => {
    const [start, before] = [row.number('Start year'), row.number('1990')];
    return [start, before, rounded(1 - start / 2 / before, 2)];
  };

  test.each([
    ['GM0034_almere', /Almere starts at (\S+ Mt), against (\S+ Mt) in 1990; half is (\S+%) below 1990/],
    ['GM1979_eemsdelta', /Eemsdelta starts at (\S+ Mt), against (\S+ Mt); half is (\S+%) below/],
  ])('half of the start year, against 1990: %s', (key, pattern) => {
    expect(pageNumbers(PAGE, pattern)).toEqual(ofTown(regions.row(key)));
  });

  test('the start year of Almere', () => {
    expect(pageNumbers(PAGE, /repeat step 2 for Almere\. Its start year is (\S+%) above 1990/)).toEqual([
      regions.row('GM0034_almere').number('Change') / 100,
    ]);
  });

  test('ships and planes of the country', () => {
    const country = pageTable(reference, 'reference-values').row('Netherlands');
    const abroad = country.number('Shipping') + country.number('Aviation');
    expect(pageNumbers(PAGE, /whole country, (\S+ Mt) in 1990\. That is (\d+) times the reference of Almere/)).toEqual([
      rounded(abroad, 1),
      rounded(abroad / regions.row('GM0034_almere').number('1990'), 0),
    ]);
  });

  test('origins of the values', () => {
    const {rows, row} = pageTable(pageFile('docs/data-sources-local'), 'value-origins');
    const all = row('All').number('Values');
    const national = rows[0]!.number('Values');
    const none = rows[1]!.number('Values');
    expect([rows[0]!.text('Origin'), rows[1]!.text('Origin')]).toEqual([
      'nl2023, the same in all municipalities',
      'No regional data: 0 in all municipalities',
    ]);
    expect(pageNumbers(PAGE, /Of the (\d+), (\d+) are those of the country, and (\d+) are 0/)).toEqual([
      all,
      national,
      none,
    ]);
    expect(pageNumbers(PAGE, /how many of the (\d+) values in the data of a municipality/)).toEqual([all]);
    expect(columnSum(rows.slice(2, -2), 'Values') / all).toBeCloseTo(1 / 3, 1);
  });
});

test('7. Price abroad: as in the table of three prices', () => {
  const {rows} = pageTable(pageFile('docs/costs-imported-electricity'), 'price-effect-table');
  const [low, start, high] = rows as [Row, Row, Row];
  const PRICE = 'Price of interconnector 1';
  const costs = (row: Row): number[] => [row.number(PRICE), row.number('Total costs')];
  expect(
    pageNumbers(PAGE, /At (\d+) €\/MWh the total is (\S+ M€), and at (\d+) €\/MWh it is (\S+ M€)\. Both are below/),
  ).toEqual([...costs(low), ...costs(high)]);
  expect(Math.max(costs(low)[1]!, costs(high)[1]!)).toBeLessThan(costs(start)[1]!);
  expect(pageNumbers(PAGE, /with the untouched (\S+ M€) at (\S+) €\/MWh/)).toEqual(costs(start).reverse());
  expect(
    pageNumbers(
      PAGE,
      /(\S+ TWh) of import save fuel\. With the high price, (\S+ TWh) of export earn money: the electricity row is (\S+ M€), against (\S+ M€) untouched/,
    ),
  ).toEqual([
    rounded(low.number('Import'), 1),
    rounded(high.number('Export'), 1),
    high.number('Costs of electricity'),
    start.number('Costs of electricity'),
  ]);
  expect(pageNumbers(PAGE, /At (\d+) €\/MWh, `costs_carriers_electricity` is below 0/)).toEqual([high.number(PRICE)]);
  const tried = pageNumbers(PAGE, /for price in \((\d+), (\d+), (\d+), (\d+)\)/);
  expect([tried[0], tried.at(-1)]).toEqual([low.number(PRICE), high.number(PRICE)]);
});

describe('8. All homes with heat pumps', () => {
  const pumps = pageFile('docs/heat-pumps');
  const all = pageTable(pumps, 'all-homes');
  const [homes] = pageNumbers(pumps, /with one type of heat pump in all (\S+) homes/) as [number];
  const plans = pageTable(PAGE, 'plans');
  const inTWh = (mwh: number): number => (mwh * homes) / 1e6;

  test.each([
    ['Air', 'Air'],
    ['Ground', 'Ground'],
    ['Hybrid on gas', 'Hybrid on gas or hydrogen, threshold 2.6'],
  ])('%s', (name, type) => {
    const [plan, row] = [plans.row(name), all.row(type)];
    expectCell(plan, 'Peak (GW)', row.number('Peak, all homes (GW)'));
    expectCell(plan, 'Peak, 1987 (GW)', row.number('Peak, all homes, 1987 (GW)'));
    expectCell(plan, 'Electricity (TWh)', inTWh(row.number('Electricity (MWh)')));
    expectCell(plan, 'Electricity, 1987 (TWh)', inTWh(row.number('Electricity, 1987 (MWh)')));
  });

  test('gas of hybrids', () => {
    const [space, cold, water] = pageNumbers(
      pumps,
      /takes (\S+ MWh) of gas for space heating with the default weather, and (\S+ MWh) in 1987\. For hot water it is (\S+ MWh) in both/,
    ) as [number, number, number];
    expect(pageNumbers(PAGE, /Hybrids also burn (\S+ TWh) of gas, and (\S+ TWh) in 1987/)).toEqual(
      [space + water, cold + water].map((gas) => rounded(inTWh(gas), 1)),
    );
  });

  test('wind for a year, and three reasons why that is not enough', () => {
    const air = all.row('Air');
    const [hours] = pageNumbers(
      pageFile('docs/weather-conditions'),
      /1,000 MW of offshore wind with 4,500 instead of (\S+) hours/,
    ) as [number];
    expect(
      pageNumbers(PAGE, /Multiply (\S+) homes by (\S+ MWh) of electricity each, and divide by (\S+) full load hours/),
    ).toEqual([homes, air.number('Electricity (MWh)'), hours]);
    expect(
      pageNumbers(
        PAGE,
        /\*\*Ground heat pump\*\*, (\S+ MWh) a home, .*? \*\*Hybrid air heat pump \(gas\)\*\*, (\S+ MWh)\./,
      ),
    ).toEqual(
      ['Ground', 'Hybrid on gas or hydrogen, threshold 2.6'].map((type) => all.row(type).number('Electricity (MWh)')),
    );
    const turbines = (homes * air.number('Electricity (MWh)')) / hours; // MW
    expect(pageNumbers(PAGE, /you add about (\S+ MW)/)).toEqual([rounded(turbines / 100, 0) * 100]);
    const plan = plans.row('Air');
    expect(
      pageNumbers(
        PAGE,
        /all air heat pumps together take (\S+ GW)\. The new turbines make (\S+ GW) at the most, .*? In the cold of 1987 the pumps take (\S+) instead of (\S+ TWh), and up to (\S+ GW)\. That is their limit, so (\S+ GWh) of heat is missing/,
      ),
    ).toEqual([
      plan.number('Peak (GW)'),
      rounded(turbines / 1000, 1),
      plan.number('Electricity, 1987 (TWh)'),
      plan.number('Electricity (TWh)'),
      plan.number('Peak, 1987 (GW)'),
      ...pageNumbers(pumps, /With air heat pumps in all homes, (\S+ GWh) of heat is missing in 1987/),
    ]);
  });

  test('checkpoints are those of the pages that calculated them', () => {
    const [reduction, costs, lv] = pageNumbers(PAGE, /Checkpoint:_ (\S+%), (\S+) billion € and (\S+ MW)\./);
    const start = pageTable(pageFile('docs/co2-1990-emissions'), 'example-percentage');
    expect(rounded(reduction! * 100, EXACT)).toBe(
      start.row('CO₂ relative to 1990, both sliders at 0%').number('Result'),
    );
    const untouched = pageTable(pageFile('docs/cost-main-principles'), 'example-coal').row('All').number('Untouched');
    expect(costs).toBe(rounded(untouched / 1000, 2));
    const peaks = pageTable(pageFile('docs/network'), 'effects-table');
    const ofLv = (change: string): number => peaks.row(change).number('LV');
    expect(lv).toBe(ofLv('None'));
    expect(pageNumbers(PAGE, /the LV peak is (\S+ MW) at (\S+%), and higher/)).toEqual([
      ofLv('Air heat pump of homes at 60%'),
      0.6,
    ]);
    expect(ofLv('30,000 MW of Wind offshore')).toBe(ofLv('None')); // “the LV peak stays”
  });
});
