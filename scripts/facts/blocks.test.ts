import {readFileSync} from 'node:fs';
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
  expect(renewBlocks(file, page('\n\nold | $1\n\n', '\n'), writers)).toEqual({text: renewed, mistakes: []});
  expect(renewBlocks(file, renewed, writers)).toEqual({text: renewed, mistakes: []});
});

test('what cannot be written stays, is told with its file and line, and does not hold up the other blocks', () => {
  const block = (words: string, text: string): string =>
    `<!-- facts: ${words} -->\n\n${text}\n\n<!-- end of facts -->\n\n`;
  const slides = ([item]: readonly string[]): string => {
    if (item === 'moon') throw new Mistake(`there is no menu item “${item}”`);
    if (item === 'tides') readFileSync('tides.yml');
    if (item === 'bug') throw new TypeError('tides.map is not a function');
    return `new ${item}`;
  };
  const page =
    block('keys', 'old keys') +
    block('slides moon', 'old moon') +
    block('slides sun', 'old sun') +
    block('slides tides', 'old tides');
  expect(renewBlocks('docs/a.md', page, {slides})).toEqual({
    text: page.replace('old sun', 'new sun'),
    mistakes: [
      'docs/a.md:1  facts: “keys” is none of slides',
      'docs/a.md:7  facts: there is no menu item “moon”',
      expect.stringMatching(/^docs\/a\.md:19 {2}facts: .*no such file.*tides\.yml/),
    ],
  });
  expect(() => renewBlocks('docs/a.md', block('slides bug', ''), {slides})).toThrow(TypeError);
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
