import {expect, test} from 'vitest';
import {fitting} from './match';

const ROWS = [
  'Gquery {key} does not exist',
  'does not exist',
  'Input "{key}" is (now) gone',
  'Not found',
  'Scenario not found',
  'errors',
  'is missing',
  '{key}/{period} - {message} | {trace}',
  '{message}',
].map((message, index) => ({message, cells: [message, '422', `Remedy ${index}`]}));

function found(typed: string): string[] {
  const isFit = fitting(ROWS, typed);
  return ROWS.filter((_, index) => isFit[index]).map(({message}) => message);
}

test('an answer is pasted as it came, and shorter messages within its text stay out', () => {
  const gquery = ['Gquery {key} does not exist'];
  expect(found('{"errors": ["Gquery heat_demand does not exist"]}')).toEqual(gquery);
  expect(found('HTTP/1.1 422\n{\n  "errors": [\n    "Gquery heat_demand does not exist"\n  ]\n}')).toEqual(gquery);
  expect(found("{'errors': ['Gquery heat_demand does not exist']}")).toEqual(gquery);
  expect(found(' gquery heat_demand does  not exist ')).toEqual(gquery);
  expect(found('{"errors": {"base": ["does not exist"]}}')).toEqual(['does not exist']);
  expect(found('{"errors":["Input \\"a_b\\" is (now) gone"]}')).toEqual(['Input "{key}" is (now) gone']);
  expect(found('{"errors": ["Not found"]}')).toEqual(['Not found']);
});

test('of several texts in an answer, each is found', () => {
  expect(found('{"errors": ["Gquery a does not exist", "Scenario not found"]}')).toEqual([
    'Gquery {key} does not exist',
    'Scenario not found',
  ]);
});

test('a message is found amidst other words', () => {
  expect(found('The engine said: Gquery a does not exist!')).toEqual(['Gquery {key} does not exist', 'does not exist']);
});

test('a message of a word or two counts as a whole text only', () => {
  expect(found('param is missing or the value is empty')).toEqual([]);
  expect(found("{'errors': {'title': ['is missing']}}")).toEqual(['is missing']);
  expect(found('{"errors": ["unheard of"]}')).toEqual([]);
});

test('words of the row find it, in any order', () => {
  expect(found('remedy 422 gquery')).toEqual(['Gquery {key} does not exist']);
  expect(found('404 gquery')).toEqual([]);
  expect(found('  ')).toHaveLength(ROWS.length);
});

test('a message that is all placeholder is found by its words only', () => {
  expect(found('Something else')).toEqual([]);
  expect(found('remedy 8')).toEqual(['{message}']);
  expect(found('{"errors": ["co2_sheet/future - undefined method | app/models/gql.rb:12"]}')).toEqual([
    '{key}/{period} - {message} | {trace}',
  ]);
});
