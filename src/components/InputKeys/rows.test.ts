import {expect, test} from 'vitest';
import {bodyHtml, toHtml} from './html';
import {count, PARTS} from './rows';

const row = ['heat_pumps', 'Heat & <cold>', '%', '0 to 100'] as const;
const part = {name: 'Demand › A & B', slides: [{title: 'A & B', address: null, rows: [row]}]};

test('each key stands in one place', () => {
  const keys = PARTS.flatMap(({slides}) => slides.flatMap(({rows}) => rows.map(([key]) => key)));
  expect(new Set(keys).size).toBe(keys.length);
  expect(count(PARTS)).toBe(keys.length);
});

test('texts are escaped, and a row is as light as can be', () => {
  expect(bodyHtml(part)).toBe(
    '<tr><th scope="rowgroup" colspan="4">A &amp; B</th></tr>' +
      '<tr id="heat_pumps"><td><code>heat_pumps</code></td><td>Heat &amp; &lt;cold></td><td>%</td><td>0 to 100</td></tr>',
  );
});

test('the list has its controls, which do not wake the app, and leads to the files below the base path', () => {
  const html = toHtml([part], {controls: 'a', files: 'b', part: 'c'}, '/docs/');
  const controls = html.match(/<(?:input|select|button|label)\b[^>]*>/g)!;
  expect(controls).toHaveLength(5);
  for (const control of controls) expect(control).toContain('data-early');
  expect(html).toContain('<a href="/docs/input-keys.json" download>');
  expect(html).toContain('<summary>Demand › A &amp; B <span>1 input</span></summary>');
});
