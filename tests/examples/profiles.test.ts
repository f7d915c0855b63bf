/** docs/profiles.mdx: the same file as profile, whose height means nothing, and as capacity profile, cut off at 1. */
import {expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/profiles');
const twice = pageTable(PAGE, 'example-profile-twice');
const files = twice.heads.slice(2);
const [day, night, energy, capacity] = pageNumbers(
  PAGE,
  /one for the (\S+) hours from 06:00 to 18:00, one for the (\S+) others\. .*? for a demand of (\S+ MWh) a year, and as a capacity profile, for a plant of (\S+ MW)\./,
) as [number, number, number, number];

test.each(files)('%s: a demand is spread by the values, a capacity is used by them', (file) => {
  const of = (step: string): number => twice.row(step).number(file);
  const [byDay, byNight, fullLoad] = ['Capacity profile: used by day', 'Used by night', 'Full load hours (h)'];
  const results: Record<string, number> = {
    'Sum of all values': day * of('Value by day') + night * of('Value by night'),
    'Profile: demand by day (MW)': (energy * of('Value by day')) / of('Sum of all values'),
    'Demand by night (MW)': (energy * of('Value by night')) / of('Sum of all values'),
    [byDay]: Math.min(of('Value by day'), 1),
    [byNight]: Math.min(of('Value by night'), 1),
    [fullLoad]: day * of(byDay) + night * of(byNight),
    'Production of the year (MWh)': capacity * of(fullLoad),
    'Production by day (MW)': (of('Production of the year (MWh)') * of(byDay)) / of(fullLoad),
    'Production by night (MW)': (of('Production of the year (MWh)') * of(byNight)) / of(fullLoad),
  };
  const given = ['Value by day', 'Value by night'];
  expect(twice.rows.map(({text}) => text('Step'))).toEqual([...given, ...Object.keys(results)]);
  for (const [step, result] of Object.entries(results)) expectCell(twice.row(step), file, result, EXACT);
});

test('the files differ by the factor in their names, and the rules name the numbers of the text', () => {
  const [first, ...higher] = files as [string, ...string[]];
  for (const [place, factor] of [2, 4].entries()) {
    expect(higher[place]).toBe(`${factor === 2 ? 'Twice' : 'Four times'} as high`);
    for (const step of ['Value by day', 'Value by night']) {
      const row = twice.row(step);
      expectCell(row, higher[place]!, row.number(first) * factor, EXACT);
    }
  }
  const rules = twice.rows.flatMap(({text}) => text('Calculation').match(/\d[\d,]*/g) ?? []);
  const numbers = new Set(rules.map((rule) => Number(rule.replaceAll(',', ''))));
  expect(numbers).toEqual(new Set([day, night, energy, 1, capacity]));
  expect(rounded(day + night, EXACT)).toBe(8760);
});
