import {expect, test} from 'vitest';
import {blocksOf, Mistake, renewBlocks} from './blocks';

const FORMS = [
  {file: 'docs/page.md', start: (words: string) => `<!-- facts: ${words} -->`, end: '<!-- end of facts -->'},
  {file: 'docs/page.mdx', start: (words: string) => `{/* facts: ${words} */}`, end: '{/* end of facts */}'},
];

test.each(FORMS)('$file gets its tables between the comments, with what they are told', ({file, start, end}) => {
  const page = (one: string, two: string): string =>
    `---\ntitle: A\n---\n\n${start('keys')}${one}${end}\n\nB\n\n${start('slides one two')}${two}${end}\n`;
  const writers = {keys: () => 'new', slides: (args: readonly string[]) => args.join('+')};
  const renewed = page('\n\nnew\n\n', '\n\none+two\n\n');
  expect(renewBlocks(file, page('\n\nold | $1\n\n', '\n'), writers)).toBe(renewed);
  expect(renewBlocks(file, renewed, writers)).toBe(renewed);
});

test('a name that nobody writes is told with its file and line, and so is what a table is not made of', () => {
  const page =
    '# A\n\n<!-- facts: keys -->\n<!-- end of facts -->\n\n<!-- facts: slides moon -->\n<!-- end of facts -->\n';
  const slides = ([item]: readonly string[]): string => {
    throw new Mistake(`there is no menu item “${item}”`);
  };
  expect(() => renewBlocks('docs/a.md', page, {slides})).toThrow(
    new Mistake('docs/a.md:3  facts: “keys” is none of slides\ndocs/a.md:6  facts: there is no menu item “moon”'),
  );
});

test.each([
  ['<!-- facts: keys -->', '“end of facts” is missing'],
  ['<!-- end of facts -->', '“end of facts” without “facts: name” before it'],
  ['<!-- facts: a -->\n<!-- facts: b -->\n<!-- end of facts -->', '“end of facts” of line 1 is missing'],
  ['{/* facts: keys */}', 'in .md a mark stands between <!-- and -->'],
  ['The table <!-- facts: keys -->', 'a mark stands on a line of its own'],
  ['- <!-- facts: keys -->\n  <!-- end of facts -->', 'a mark stands on a line of its own'],
])('a mark that is no half of a block is an error: %s', (page, what) => {
  expect(() => blocksOf('docs/a.md', page)).toThrow(what);
});

test('a page that shows a mark as code has no block', () => {
  expect(blocksOf('docs/a.md', 'Write `<!-- facts: keys -->`.\n\n```md\n<!-- facts: keys -->\n```\n')).toEqual([]);
});
