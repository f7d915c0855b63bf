import {expect, test} from 'vitest';
import {isMessage} from './match';

const MESSAGE = 'Gquery {key} does not exist';
const ROW = [MESSAGE, '422', 'Look the key up in the list of gqueries.'];

test('an answer is pasted as it came', () => {
  expect(isMessage(MESSAGE, ROW, '{"errors": ["Gquery heat_demand does not exist"]}')).toBe(true);
  expect(isMessage(MESSAGE, ROW, 'gquery heat_demand does not exist')).toBe(true);
  expect(isMessage('Input "{key}" is (now) gone', [], '{"errors":["Input \\"a_b\\" is (now) gone"]}')).toBe(true);
  expect(isMessage(MESSAGE, ROW, '{"errors": ["Not found"]}')).toBe(false);
});

test('words of the row find it, too', () => {
  expect(isMessage(MESSAGE, ROW, '422 gqueries')).toBe(true);
  expect(isMessage(MESSAGE, ROW, '404 gqueries')).toBe(false);
  expect(isMessage(MESSAGE, ROW, '  ')).toBe(true);
});

test('a message that is all placeholder is found by its words only', () => {
  expect(isMessage('{message}', ['{message}'], 'Scenario not found')).toBe(false);
});
