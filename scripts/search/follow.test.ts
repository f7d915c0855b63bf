import {expect, test} from 'vitest';
import {redirects} from '../../config/redirects';
import {follow, movesIn} from './follow';

const moves = movesIn([
  {route: '/main/a/', frontMatter: {anchors: {old: 'new', gone: '/main/b/#there'}}},
  {route: '/main/b/', frontMatter: {}},
]);

test('answers follow their sections and pages', () => {
  const {from, to} = redirects[0]!;
  const text = (...pages: string[]): string => `- {query: a/b c, kind: words, pages: [${pages.join(', ')}]}\n`;
  expect(follow(text('/main/a/#gone', '/main/a/#old', '/main/a/'), moves)).toBe(
    text('/main/b/#there', '/main/a/#new', '/main/a/'),
  );
  expect(follow(text(from), moves)).toBe(text(to));
  expect(follow(text('/main/b/', '/main/b/#other'), moves)).toBe(text('/main/b/', '/main/b/#other'));
});
