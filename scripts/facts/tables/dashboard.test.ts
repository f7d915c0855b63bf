import path from 'node:path';
import {expect, test} from 'vitest';
import {dashboard, type Said} from './dashboard';
import {cloneOf, rowsOf, sourcesOf} from './fixture';

const menu = path.join(__dirname, '../fixtures/menu');
const UNITS = {dashboard_waves: 'factor', dashboard_lake_level: 'MT', dashboard_dry_hours: '#', dashboard_fish: 'PJ'};
const WORDS: Record<string, Said> = {
  waves: {words: 'How high they are', hourly: false},
  lake_level: {words: 'How much water there is', hourly: false},
  dry_hours: {words: 'Hours without any', hourly: true},
  fish: {words: 'What they carry', hourly: false},
};

const items = (said: Readonly<Record<string, unknown>>, units: Readonly<Record<string, string>> = UNITS): string => {
  const queries = Object.entries(units).map(([key, unit]) => [`gqueries/${key}.gql`, `- unit = ${unit}\n`]);
  const files = Object.fromEntries(queries) as Record<string, string>;
  const sources = {...sourcesOf(menu, said), etsource: cloneOf(files)};
  return [['items'], ['queries']].map((names) => dashboard(sources, names)).join('\n\n');
};

test('items come by group with the unit on the screen, then with their query, its unit and the chart', () => {
  expect(rowsOf(items(WORDS))).toEqual([
    ['**Waves**: Energy of CO₂-free waves', 'How high they are', '%', 'Energy', 'yes', 'no'],
    ['**Fish**', 'What they carry', 'PJ', 'Energy', 'no', 'no'],
    ['**Drought**: Hours without water', 'Hours without any', 'h/yr', 'Summary', 'no', 'yes'],
    ['**Level**', 'How much water there is', 'Mt, scaled', 'Summary', 'yes', 'no'],
    ['**Waves**', '–', '`dashboard_waves`', 'factor'],
    ['**Fish**', '–', '`dashboard_fish`', 'PJ'],
    ['**Drought**', 'Water by hour', '`dashboard_dry_hours`', 'number'],
    ['**Level**', 'Water by hour', '`dashboard_lake_level`', 'Mt'],
  ]);
});

test('words that are missing, left over or in another form are errors, and so is a query that is gone', () => {
  const {waves: _, ...others} = WORDS;
  expect(() => items({...others, sunk: WORDS.fish})).toThrow(/no words for waves; .* has words for sunk/);
  expect(() => items({...WORDS, fish: 'What they carry'})).toThrow('fish is not {words: …, hourly: true|false}');
  const {dashboard_fish: __, ...fewer} = UNITS;
  expect(() => items(WORDS, fewer)).toThrow('no query dashboard_fish, which');
});
