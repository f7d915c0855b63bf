/** docs/curves: how values are divided, what an upload sets, mixes, and wind and sun fitted to full load hours. */
import {describe, expect, test} from 'vitest';
import {sum} from '../../src/sum';
import {EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {mixed} from '../support/mixes';
import {pageFile, pageTable} from '../support/pageTable';
import {DEGREES_ABOVE_ONE, FULL_LOAD_HOURS} from '../support/reducers';

const PAGE = pageFile('docs/curves');
const YEAR = 8760;

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}

/** n = v ÷ (3600 · Σv), quintel/etengine app/models/qernel/causality/util.rb: `.curve_to_profile`. */
function normalised(values: readonly number[]): number[] {
  const all = 3600 * sum(values);
  return values.map((value) => value / all);
}

/** The sum of all values ÷ the highest, the same file: `.amplify_curve`. */
function hoursOfShape(values: readonly number[]): number {
  return sum(values) / Math.max(...values);
}

/** min(w, c), the same file: `.amplify_curve`. */
function cut(values: readonly number[], level: number): number[] {
  return values.map((value) => Math.min(value, level));
}

/** The level c at which a shape has the wanted full load hours; 1 if it stays. The same file: `.amplify_curve`. */
function levelOfCut(shape: readonly number[], wanted: number): number {
  const hours = hoursOfShape(shape);
  const fits = (found: number): boolean => Math.abs(found / wanted - 1) < 1e-4;
  if (wanted < hours - 1 || fits(hours)) return 1;
  let [level, step] = [0.5, 0.5];
  for (let tries = 0; tries < 30; tries += 1) {
    const found = sum(cut(shape, level)) / level;
    if (fits(found)) break;
    step /= 2;
    level += found > wanted ? step : -step;
  }
  return level;
}

describe('fitted to full load hours', () => {
  const table = pageTable(PAGE, 'example-amplify');
  const [park, byDay, byNight, ofShape] = pageNumbers(
    PAGE,
    /is a park of (\S+ MW) and a curve with one value for (\S+) hours by day and one for (\S+) by night\. Its shape has (\S+) full/,
  ) as [number, number, number, number];
  const year = (day: number, night: number): number[] => [
    ...Array<number>(byDay).fill(day),
    ...Array<number>(byNight).fill(night),
  ];

  test.each(table.heads.slice(2))('%s', (head) => {
    const of = (step: string): number => table.row(step).number(head);
    const values = year(of('Value by day'), of('Value by night'));
    const level = levelOfCut(values, of('Wanted full load hours (h)'));
    const shape = cut(values, level);
    const production = park * of('Wanted full load hours (h)');
    const [first, last] = normalised(shape).flatMap(
      (value, hour, {length}) => (hour === 0 || hour === length - 1 ? [production * 3600 * value] : []), // a MWh is 3,600 MJ
    ) as [number, number];
    const results: Record<string, number> = {
      'Level of the cut': level,
      'Cut value by day': shape[0]!,
      'Cut value by night': shape.at(-1)!,
      'Full load hours of the cut shape (h)': hoursOfShape(shape),
      'Production of the year (MWh)': production,
      'Sum of cut values': sum(shape),
      'Power by day (MW)': first,
      'Power by night (MW)': last,
    };
    const given = ['Wanted full load hours (h)', 'Value by day', 'Value by night'];
    expect(table.rows.map(({text}) => text('Step'))).toEqual([...given, ...Object.keys(results)]);
    for (const [step, result] of Object.entries(results)) expectCell(table.row(step), head, result, EXACT);
    expect([values.length, hoursOfShape(values)]).toEqual([YEAR, ofShape]);
  });

  test('the calculations have the numbers of the text', () => {
    expect(table.rows.flatMap((row) => numbersIn(row, 'Calculation'))).toEqual([byDay, park, byDay]);
    expect(byNight).toBe(byDay);
  });

  test('at its start, a shape that stays reaches the share of its own full load hours', () => {
    for (const row of pageTable(PAGE, 'fitted-curves').rows) {
      const share = row.number('Start of the slider') / row.number('Full load hours of the shape');
      expectCell(row, 'Highest hour at the start', share * 100);
    }
  });

  /** quintel/etengine spec/models/qernel/causality/util_spec.rb:5–60, there also divided so that the sum is 1/3600. */
  test.each([
    [3, 3],
    [20, 4],
    [1, 2.5],
  ])('as in etengine’s own spec: with %d wanted, the shape has %d', (wanted, hours) => {
    const shape = [0.25, 0.5, 0.75, 1];
    expect(rounded(hoursOfShape(cut(shape, levelOfCut(shape, wanted))), EXACT)).toBe(hours);
  });
});

describe('divided values', () => {
  test('add up to the part that the text names', () => {
    const [parts] = pageNumbers(PAGE, /are stored so that they add up to 1\/(\S+):/) as [number];
    expect(rounded(sum(normalised([3, 1, 0, 4])) * parts, EXACT)).toBe(1);
  });

  test('lose their size, and minus signs that all of them have', () => {
    const small = normalised([1, 2, 5]);
    expect(normalised([10, 20, 50])).toEqual(small);
    expect(normalised([-1, -2, -5])).toEqual(small);
  });
});

/** quintel/etengine app/models/curve_handler/reducers/full_load_hours.rb, whose values are cut before. */
function fullLoadHours(values: readonly number[]): number {
  return sum(values.map((value) => Math.min(Math.max(value, 0), 1))) * (YEAR / values.length);
}

/** quintel/etengine app/models/curve_handler/reducers/temperature.rb. */
function warmer(values: readonly number[], original: readonly number[]): number {
  return mean(values) - mean(original);
}

describe('what an upload sets', () => {
  test.each(FULL_LOAD_HOURS)('full load hours as in etengine’s own spec: %j', (values, hours) => {
    expect(fullLoadHours(values)).toBe(hours);
  });

  test.each(DEGREES_ABOVE_ONE)('temperature as in etengine’s own spec: %j', (values, difference) => {
    expect(warmer(values, [1, 1, 1, 1])).toBe(difference);
  });

  test('temperature as in the text', () => {
    const [original, most] = pageNumbers(
      PAGE,
      /mean of the default file, (\S+) °C in `nl2023`, becomes :input\[flexibility_outdoor_temperature\]\{.*?max="(\d+)"/,
    ) as [number, number];
    const [file, difference, set, hours] = pageNumbers(
      PAGE,
      /A file of (\S+) °C in each hour differs by (\S+) °C: the input, .*? stops at (\S+) °C, while the hours remain at (\S+) °C/,
    ) as [number, number, number, number];
    expect(rounded(warmer([file], [original]), 1)).toBe(difference);
    expect([set, hours]).toEqual([Math.min(difference, most), file]);
  });
});

/** quintel/etengine spec/models/qernel/causality/aggregate_curve_spec.rb:3–81: profiles that add up to the hours. */
test.each([
  [0, 0, [0, 0, 0, 0]],
  [0.5, 0.5, [1, 1, 1, 1]],
  [0.75, 0.25, [1.5, 0.5, 1.5, 0.5]],
  [0.375, 0.125, [1.5, 0.5, 1.5, 0.5]],
  [0.375, 0, [2, 0, 2, 0]],
])('a mix as in etengine’s own spec: %d of one and %d of the other', (one, two, result) => {
  expect(
    mixed([
      [[2, 0, 2, 0], one],
      [[0, 2, 0, 2], two],
    ]),
  ).toEqual(result);
});
