import {expect, test} from 'vitest';
import {escapeAttribute, escapeText} from './escape';

test('between tags nothing begins a tag or a character reference', () => {
  expect(escapeText('a < b && "c" > &lt;')).toBe('a &lt; b &amp;&amp; "c" > &amp;lt;');
});

test('in an attribute nothing ends its value either', () => {
  expect(escapeAttribute('x" onclick="<y>&')).toBe('x&quot; onclick=&quot;&lt;y>&amp;');
});
