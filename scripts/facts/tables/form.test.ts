import {expect, test} from 'vitest';
import {cloneOf, sourcesOf} from './fixture';
import {grouped, oneOf, sharing, tableOf, withWords} from './form';

const FISH = [
  {key: 'pike', kilos: 7},
  {key: 'carp', kilos: 12},
];
const clone = (): string => cloneOf({'datasets/pond/pond.full.ad': ''});

test('a table has a column for each head and a row for each of its rows, in their order', () => {
  const fish = tableOf({
    title: 'Fish',
    id: 'fish',
    rows: () => FISH,
    columns: {Fish: 'key', 'Weight (kg)': ({kilos}) => String(kilos)},
    tools: ['csv'],
    sum: (rows) => ['All', String(rows.reduce((sum, {kilos}) => sum + kilos, 0))],
  });
  expect(fish(sourcesOf(clone()), [])).toBe(
    ':::table[Fish]{#fish csv sum}\n\n| Fish | Weight (kg) |\n| --- | --- |\n| pike | 7 |\n| carp | 12 |\n| All | 19 |\n\n:::',
  );
  expect(() => fish(sourcesOf(clone()), ['pond'])).toThrow('“pond” is too much: the table takes no arguments');
});

test('a table of a dataset has its name in title and heads; another name, none and two are errors', () => {
  const fish = tableOf({
    title: 'Fish of {dataset}',
    id: 'fish',
    takes: 'dataset',
    rows: ({dataset}) => [dataset],
    columns: ({dataset}) => ({'Fish of {dataset}': (row: string) => `${row} and ${dataset}`}),
  });
  const text = fish(sourcesOf(clone()), ['pond']);
  expect(text).toContain(':::table[Fish of pond]');
  expect(text).toContain('| Fish of pond |\n| --- |\n| pond and pond |');
  for (const args of [['sea'], [], ['pond', 'pond']]) {
    expect(() => fish(sourcesOf(clone()), args)).toThrow(`“${args.join(' ')}” is no dataset`);
  }
});

test('of tables under one name the mark says which', () => {
  const fish = oneOf({'': () => 'all', small: ({dataset}, args) => `${args.length} small ones of ${dataset}`});
  expect(fish(sourcesOf(clone()), [])).toBe('all');
  expect(fish(sourcesOf(clone()), ['small'])).toBe('0 small ones of aq2023');
  expect(() => fish(sourcesOf(clone()), ['large'])).toThrow('“large” is none of small');
});

test('our own words give their order; one that is missing, empty or left over is an error', () => {
  const {words} = sourcesOf(clone(), {}, {fish: {carp: 'Carp', pike: 'Pike'}, few: {carp: '', eel: 'Eel'}});
  expect(withWords(words('fish'), [...FISH, FISH[0]!]).map(({said, kilos}) => `${said} ${kilos}`)).toEqual([
    'Carp 12',
    'Pike 7',
    'Pike 7',
  ]);
  expect(() => withWords(words('few'), FISH)).toThrow(
    'words.yml has no words for pike, carp; words.yml has words for eel, which the model does not have (any more)',
  );
});

test('rows with one name share the first one; a row that says something else is an error', () => {
  const rows = [
    {key: 'young_pike', name: 'Pike', kilos: 7},
    {key: 'carp', name: 'Carp', kilos: 12},
    {key: 'old_pike', name: 'Pike', kilos: 7},
  ];
  expect(sharing(rows).map(({key}) => key)).toEqual(['young_pike', 'carp']);
  expect(() => sharing([...rows, {key: 'huge_pike', name: 'Pike', kilos: 20}])).toThrow(
    'huge_pike is not like the rest of “Pike”',
  );
});

test('groups come in the order in which their names do, and keep that of their members', () => {
  expect(grouped(['pike', 'carp', 'perch', 'cod'], ([first = '']) => first)).toEqual([
    ['pike', 'perch'],
    ['carp', 'cod'],
  ]);
});
