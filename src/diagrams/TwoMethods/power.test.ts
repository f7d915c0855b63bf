import {expect, test} from 'vitest';
import {pageFile, pageTable, type Row} from '../../../tests/support/pageTable';
import {behindPower, LOSS, sources, total, users, type Part} from './power';

const {rows} = pageTable(pageFile('docs/co2-main-principles'), 'example-power');

/** The row whose quantity begins with these words. */
const row = (words: string): Row => rows.find((each) => each.text('Quantity').startsWith(words))!;

test.each([
  {key: 'coal', words: 'Behind the coal power'},
  {key: 'gas', words: 'Behind the gas power'},
  {key: 'import', words: 'Behind the imported power'},
])('$key gives and releases what the table says', ({key, words}) => {
  const {power, released} = sources.find((source) => source.key === key)!;
  expect(released).toBe(row(words).number('Result'));
  expect(row(words).text('Calculation').split(' ')[0]).toBe(String(power));
});

test.each([
  {key: 'homes', words: 'Primary method: homes'},
  {key: 'industry', words: 'Primary method: industry'},
  {key: 'export', words: 'Export'},
])('$key gets what the table says', ({key, words}) => {
  const {power} = users.find((user) => user.key === key)!;
  expect(row(words).text('Quantity')).toContain(`, ${power} PJ`);
  expect(behindPower(power)).toBeCloseTo(row(words).number('Result'), 4);
});

test('each method counts what the table says', () => {
  expect(total.primary).toBeCloseTo(row('Primary method: all').number('Result'), 4);
  expect(total.direct).toBeCloseTo(row('Direct method: all').number('Result'), 4);
});

test('users get what enters the network less what it loses', () => {
  const all = (parts: readonly Part[]): number => parts.reduce((power, part) => power + part.power, 0);
  expect(all(users)).toBe(row('Electricity that users get').number('Result'));
  expect(all(users)).toBeCloseTo(all(sources) * (1 - LOSS), 9);
});
