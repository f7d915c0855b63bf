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

test('in JSON a message is a whole value, wherever it stands', () => {
  expect(isMessage('duplicate', [], '{"success": [], "errors": {"a@example.com": ["duplicate"]}}')).toBe(true);
  expect(isMessage('must be boolean', [], '{"errors": [["reset", ["must be boolean"]]]}')).toBe(true);
  expect(isMessage('No such scenario: ', [], '{"errors": ["No such scenario: "]}')).toBe(true);
  expect(isMessage('does not exist', [], '{"errors": ["Gquery heat_demand does not exist"]}')).toBe(false);
  expect(isMessage('errors', [], '{"errors": ["duplicate"]}')).toBe(false);
  expect(isMessage('errors', [], '{"errors": "errors"}')).toBe(true);
  expect(isMessage('Not found', [], '{"status":404,"error":"Not Found"}')).toBe(false);
});

test('in other text a message of three words is found anywhere, a shorter one as a whole', () => {
  expect(isMessage(MESSAGE, [], 'HTTPError 422: Gquery heat_demand does not exist, see the log')).toBe(true);
  expect(isMessage("We're sorry, but something went wrong (500)", [], "<title>We're sorry, but something went wrong (500)</title>")).toBe(true); // prettier-ignore
  expect(isMessage('is missing', [], 'param is missing or the value is empty or invalid: file')).toBe(false);
  expect(isMessage('is missing', [], 'Is missing')).toBe(true);
});

test('in other text a short message is found in quotes', () => {
  expect(isMessage('duplicate', [], "{'errors': {'a@example.com': ['duplicate']}}")).toBe(true);
  expect(isMessage('errors', [], "{'errors': {'a@example.com': ['duplicate']}}")).toBe(false);
  expect(isMessage('is missing', [], '422 {"errors":{"title":["is missing"]}}')).toBe(true);
  expect(isMessage('Input "{key}" is gone', [], '422 {"errors":["Input \\"a_b\\" is gone"]}')).toBe(true);
});

test('a message without words of its own needs its signs around the whole', () => {
  const failed = '{key}/{period} - {message} | {trace}';
  expect(isMessage(failed, [], '{"errors": ["co2_sheet/future - undefined method | app/models/gql.rb:12"]}')).toBe(
    true,
  );
  expect(isMessage(failed, [], '{"errors": ["Scenario not found"]}')).toBe(false);
  expect(isMessage('{message}', ['{message}'], 'Scenario not found')).toBe(false);
});

test('words of the row find it, too', () => {
  expect(isMessage(MESSAGE, ROW, '422 gqueries')).toBe(true);
  expect(isMessage(MESSAGE, ROW, '404 gqueries')).toBe(false);
  expect(isMessage(MESSAGE, ROW, '422')).toBe(true);
  expect(isMessage(MESSAGE, ROW, '  ')).toBe(true);
});
