import {expect, test} from 'vitest';
import {hasOwnCommit, sourcesOf} from './pages';

const page = (...sources: string[]) => ({frontMatter: {sources}});
const later = `merit@${'c'.repeat(40)}: lib/merit/order.rb`;

test('a page has the sources of its front matter, without entries that are none', () => {
  expect(sourcesOf(page('merit: lib/merit/order.rb', 'merit', later)).map(({path}) => path)).toEqual([
    'lib/merit/order.rb',
    'lib/merit/order.rb',
  ]);
  expect(sourcesOf({frontMatter: {}})).toEqual([]);
});

test('one source that was read at another commit makes a page one of its own', () => {
  expect(hasOwnCommit(page('merit: lib/merit/order.rb'))).toBe(false);
  expect(hasOwnCommit(page('merit: lib/merit/order.rb', later))).toBe(true);
});
