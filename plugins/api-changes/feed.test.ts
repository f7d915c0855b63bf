import {expect, test} from 'vitest';
import {select, selectAll} from 'hast-util-select';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {feed} from './feed';

const site = {title: 'Heat & power', url: 'https://docs.example.org', baseUrl: '/sub/'};

test('each release is an entry that leads to its section, below the base path', () => {
  const text = feed(
    [{date: '2026-06-25', title: 'Curves <renamed>', changes: [{kind: 'changed', text: 'a & b'}]}],
    site,
    (change) => `<code>${change.replace('&', '&amp;')}</code>`,
  );
  const tree = fromHtml(text, {fragment: true});
  expect(toString(select('channel > title', tree)!)).toBe('Changes of the API: Heat & power');
  expect(selectAll('item', tree)).toHaveLength(1);
  expect(text).toContain('<guid>https://docs.example.org/sub/api/changelog/#2026-06-25</guid>');
  expect(text).toContain('<pubDate>Thu, 25 Jun 2026 00:00:00 GMT</pubDate>');
  expect(text).toContain('<title>25 June 2026: Curves &lt;renamed></title>');
  // What a reader of the feed makes of its description.
  expect(toString(select('item > description', tree)!)).toBe(
    '<ul><li><strong>Changed:</strong> <code>a &amp; b</code></li></ul>',
  );
});
