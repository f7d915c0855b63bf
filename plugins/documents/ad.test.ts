import {describe, expect, test} from 'vitest';
import {parseDocument} from './ad';

const values = (text: string): Record<string, unknown> =>
  Object.fromEntries(parseDocument(text).attributes.map(({key, value}) => [key, value]));
const problems = (text: string): string[] =>
  parseDocument(text).problems.map(({line, column, message}) => `${line}:${column} ${message}`);

test('attributes are numbers, lists or text', () => {
  const text =
    '- unit = PJ\n- step_value = 0.1\n- priority = 0\n- min_value = -40\n- cost = 1.5e-3\n- output.loss = elastic\n' +
    '- groups = [final_demand, 2]\n- none = []\n- empty =\n- label = # of plants = many\n- version = 1.2.3';
  expect(values(text)).toEqual({
    unit: 'PJ',
    step_value: 0.1,
    priority: 0,
    min_value: -40,
    cost: 0.0015,
    'output.loss': 'elastic',
    groups: ['final_demand', 2],
    none: [],
    empty: '',
    label: '# of plants = many',
    version: '1.2.3',
  });
  expect(problems(text)).toEqual([]);
});

test('queries keep their text, and what looks like a number', () => {
  const {queries} = parseDocument('~ demand = EB("industry", coal)\n~ child_share = 1.0');
  expect(queries.map(({key, value}) => [key, value])).toEqual([
    ['demand', 'EB("industry", coal)'],
    ['child_share', '1.0'],
  ]);
});

test('a list may go on over several lines, and close on the last', () => {
  const text = '- groups = [\n    a, b,\n\n    c\n  ]\n- unit = MW';
  expect(values(text)).toEqual({groups: ['a', 'b', 'c'], unit: 'MW'});
  expect(problems(text)).toEqual([]);
});

test('a text of several lines loses what indents all of them, and keeps its empty lines', () => {
  const text = '- unit = MW\n\n- query =\n    SUM(\n      1,\n\n      2\n    )\n\n- priority = 1';
  const [, query] = parseDocument(text).attributes;
  expect(query).toMatchObject({
    key: 'query',
    line: 3,
    text: 'SUM(\n  1,\n\n  2\n)',
    textAt: {line: 4, column: 5},
  });
  expect(values(text)).toMatchObject({unit: 'MW', priority: 1});
});

test('the place of a value in one line is where it starts', () => {
  const [entry] = parseDocument('# how much\n\n- query =  MAX(1, 2)  ').attributes;
  expect(entry).toMatchObject({line: 3, text: 'MAX(1, 2)', textAt: {line: 3, column: 12}});
});

test('the comment of a document is its first one, with what follows it', () => {
  expect(parseDocument('# Peak of heat\n#\n# by carrier\n\n- unit = MW\n# not this').comment).toBe(
    'Peak of heat\n\nby carrier',
  );
  expect(parseDocument('- unit = MW').comment).toBeNull();
});

describe('what Atlas refuses', () => {
  test.each([
    ['- unit: MW', '1:1 a line is “- key = value”, “~ key = query” or “# comment”, or indented'],
    ['- unit=MW', '1:1 a line is “- key = value”, “~ key = query” or “# comment”, or indented'],
    ['unit = MW', '1:1 a line is “- key = value”, “~ key = query” or “# comment”, or indented'],
    ['- unit = MW\n ', '2:1 a line is “- key = value”, “~ key = query” or “# comment”, or indented'],
    ['- Unit = MW', '1:1 a key may hold a to z, digits, _ and dots only'],
    ['~ child-share = 1', '1:1 a key may hold a to z, digits, _ and dots only'],
    ['- query = SUM(\n    1\n  )', '1:11 a value of several lines starts on the line below its key'],
    ['- output.2 =\n    1', '1:1 the key of a value of several lines may hold a to z and _ only'],
    ['  SUM(1)', '1:1 indented line that belongs to nothing'],
  ])('%j', (text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });
});

describe('what Atlas reads otherwise than it was meant', () => {
  test.each([
    ['- unit = MW\n\n    SUM(1)', '3:1 indented line that belongs to nothing'],
    ['# a\n  SUM(1)\n- unit = MW', '2:1 indented line that belongs to nothing'],
    ['- query =\n    SUM(\n# a\n    1)', '4:1 indented line that belongs to nothing'],
    ['- groups = [a,', '1:1 the list groups is not closed by ]'],
    ['- groups = [\n    a', '1:1 the list groups is not closed by ]'],
    ['# a\n\n- query =\n    SUM(1)\n# b\n- unit = MW', '5:1 Atlas takes this comment into the value above'],
    ['# a\n- groups = [\n    a,\n# b\n    c]', '4:1 Atlas takes this comment into the value above'],
    ['- unit = MW\n- unit = PJ', '1:1 unit stands here and again below, where Atlas takes it'],
  ])('%j', (text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });
});
