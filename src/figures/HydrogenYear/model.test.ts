import {describe, expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {hoursOf} from '../meritOrder/model';
import {textOf} from '../../components/Figure/result';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';
import {daysOf, inYear, isImporting, isRunning, longestImport, madeIn, yearOf, type Day} from './model';
import {OTHER, WIND} from './weather';

const OPENING = openingOf(inputs);
const at = (settings: Partial<Settings>): Day[] => yearOf({...OPENING, ...settings});
const still = (year: readonly Day[]): number => year.filter((day) => isImporting(day) && !isRunning(day)).length;

/** merit, spec/merit/flex/storage_spec.rb, lines 138 to 257: a store of 10; days are of 24 hours. */
test.each([
  [8, 2],
  [9, 1],
  [10, 0],
])('with %d already stored, of a surplus of 2 the store takes %d, and the rest is exported', (held, taken) => {
  const [, day] = daysOf([held / 24, 2 / 24], [0, 0], 10, 10);
  expect(day!.stored).toBeCloseTo(held + taken, 9);
  expect(day!.exported * 24).toBeCloseTo(2 - taken, 9);
});

/** docs/hydrogen.mdx, “Two stores” with the cavern alone: 200 MW, 50 GWh; here in days and GW. */
describe('three days by hand', () => {
  const days = daysOf([1.3, 0.6, 0.6], [0.8, 1, 1], 4, 0.2);

  test('a surplus fills the store as fast as that goes, and the rest is exported', () => {
    expect(days[0]).toMatchObject({imported: 0});
    expect(days[0]!.exported).toBeCloseTo(0.5 - 4 / 24, 9);
    expect(days[0]!.stored).toBeCloseTo(4, 9); // 0.2 · 24 = 4.8 would go in; it is full
  });

  test('a deficit is met from the store as fast as that goes, then by import', () => {
    expect(days[1]!.emptying).toBeCloseTo(4 / 24, 9); // 4.8 could come out, 4 are there
    expect(days[1]!.imported).toBeCloseTo(0.4 - 4 / 24, 9);
    expect(days[2]!.imported).toBeCloseTo(0.4, 9);
  });
});

/** The two orders as bids and asks: the store before the border. */
test.each([{}, ...SURPRISES.map(({settings}) => settings), {store: 0}, {demand: 4}])(
  'with %j each day is as by the rules of merit',
  (settings) => {
    const days = at(settings);
    const volume = {...OPENING, ...settings}.store * 1000;
    const calculated = hoursOf(
      [
        {kind: 'store', key: 'store', capacity: (volume / 250) * 24, volume, efficiency: 1, bid: 2, ask: 11},
        {kind: 'buyer', key: 'export', capacity: Infinity, bid: 1},
        {kind: 'plant', key: 'import', capacity: Infinity, ask: 12},
      ],
      days.map(({made, needed}) => ({demand: needed * 24, alwaysOn: made * 24})),
    );
    calculated.forEach(({loads, stored}, day) => {
      expect(days[day]!.imported * 24).toBeCloseTo(loads.import!, 6);
      expect(-days[day]!.exported * 24).toBeCloseTo(loads.export!, 6);
      expect(days[day]!.stored).toBeCloseTo(stored.store!, 6);
    });
  },
);

test('each day is balanced, and the store holds what went in and has not come out', () => {
  for (const settings of [{}, {wind: 60}, {store: 0}, {store: 4}, {demand: 4}]) {
    let held = 0;
    const volume = {...OPENING, ...settings}.store * 1000;
    for (const {made, needed, imported, exported, emptying, stored} of at(settings)) {
      const filling = made - exported - needed + imported + emptying;
      held += (filling - emptying) * 24;
      expect(stored).toBeCloseTo(held, 6);
      expect(Math.min(filling, imported, exported, emptying)).toBeGreaterThan(-1e-9);
      expect(stored).toBeLessThanOrEqual(volume + 1e-9);
      expect(Math.min(imported, exported)).toBe(0);
    }
  }
});

test('electrolysis makes what wind and sun leave, up to its capacity, whatever hydrogen is needed', () => {
  const made = madeIn({wind: 30, electrolysers: 8});
  made.forEach((power, day) => {
    const surplus = (30 * WIND[day]!) / 100 - OTHER[day]! / 10;
    expect(power).toBeCloseTo(surplus < 0 ? 0 : Math.min(surplus, 7.84) * 0.66, 9);
  });
  expect(at({demand: 4}).map((day) => day.made)).toEqual(at({demand: 0.5}).map((day) => day.made));
});

test('the year has 365 days, and wind at sea its full load hours of nl2023', () => {
  expect([WIND.length, OTHER.length]).toEqual([365, 365]);
  expect(WIND.reduce((total, share) => total + share * 0.24, 0) / 3397).toBeCloseTo(1, 2);
});

test('a larger store never needs more import, nor does more wind', () => {
  const imports = (all: Partial<Settings>[]): number[] => all.map((settings) => inYear(at(settings), 'imported'));
  for (const row of [
    imports([0, 0.6, 1.2, 4].map((store) => ({store}))),
    imports([10, 30, 60].map((wind) => ({wind}))),
  ])
    expect(row).toEqual([...row].sort((a, b) => b - a));
});

test('the numbers that the claim and the page mention', () => {
  const opening = at({});
  expect(opening.filter(isImporting)).toHaveLength(77);
  expect(still(opening)).toBe(65);
  expect(longestImport(opening).days).toBe(29);
  const twice = at({electrolysers: 16});
  expect(inYear(twice, 'imported')).toBeCloseTo(inYear(opening, 'imported'), 6);
  expect(inYear(twice, 'made') - inYear(opening, 'made')).toBeCloseTo(2.7, 1);
  expect(inYear(twice, 'exported') - inYear(opening, 'exported')).toBeCloseTo(2.7, 1);
  const larger = at({store: 1.2});
  expect(inYear(opening, 'imported')).toBeCloseTo(3.1, 1);
  expect(inYear(larger, 'imported')).toBeCloseTo(1.8, 1);
});

test('the answer says no, and what the reader’s change did', () => {
  const said = (settings: Partial<Settings>): string => textOf(inWords(at(settings))).replaceAll('\u00a0', ' ');
  expect(said({})).toMatch(/^No: on 65 of 77 days of import they stand still\. Wind and sun leave nothing/);
  const [twice, larger] = SURPRISES.map(({settings}) => said(settings));
  expect(twice).toMatch(
    /^Still no: on 65 of 77 .* Against the start, 2\.7 TWh more is made, as much imported, 2\.7 TWh more/,
  );
  expect(larger).toMatch(/^No: on 36 of 44 .*, at the start on 65 of 77\. .*, 1\.3 TWh less imported/);
  expect(said({electrolysers: 0})).toMatch(/^No: there are none/);
  expect(said({demand: 0.5, wind: 60})).toMatch(/^Hydrogen is never short: no day needs import\. Against/);
});
