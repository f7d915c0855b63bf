import {expect, test} from 'vitest';
import {toHtml} from './html';
import {count, filtered, PARTS} from './rows';

test('an input is found by its key, its slider and its place', () => {
  for (const typed of ['households_number_of_inhabitants', 'demand households inhabitants', 'INHABITANTS']) {
    const keys = filtered(typed).flatMap(({slides}) => slides.flatMap(({rows}) => rows.map(([key]) => key)));
    expect(keys, typed).toContain('households_number_of_inhabitants');
  }
  expect(count(filtered('no such input'))).toBe(0);
  expect(filtered('  ')).toBe(PARTS);
});

test('each key stands in one place', () => {
  const keys = PARTS.flatMap(({slides}) => slides.flatMap(({rows}) => rows.map(([key]) => key)));
  expect(new Set(keys).size).toBe(keys.length);
  expect(count(PARTS)).toBe(keys.length);
});

test('texts are escaped, and a key may break at its underscores', () => {
  const row = ['heat_pumps', 'Heat & <cold>', '%', '0 to 100'] as const;
  expect(toHtml({name: 'Demand', slides: [{title: 'A & B', address: null, rows: [row]}]})).toBe(
    '<tr><th scope="rowgroup" colspan="4">A &amp; B</th></tr>' +
      '<tr id="heat_pumps"><td><code>heat_<wbr>pumps</code></td><td>Heat &amp; &lt;cold></td><td>%</td><td>0&nbsp;to&nbsp;100</td></tr>',
  );
});
