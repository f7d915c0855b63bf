import {expect, test} from 'vitest';
import {inWords} from './inWords';

test('code stays code, other marks are dropped, entities are read', () => {
  const [before, code, after] = inWords('Ask <em>for</em> <code>a &lt; b</code> &amp; &quot;c&quot;');
  expect(before).toBe('Ask for ');
  expect(code).toMatchObject({type: 'code', props: {children: 'a < b'}});
  expect(after).toBe(' & "c"');
});
