import {expect, test} from 'vitest';
import {compared} from './write';

const page = (one: string, two: string, after = ''): string =>
  `<!-- facts: keys -->${one}<!-- end of facts -->\n\n<!-- facts: slides tea -->${two}<!-- end of facts -->\n${after}`;

test('a block that is out of date is named with its line', () => {
  expect(compared('docs/a.md', page('\n\nA\n\n', '\n\nold\n\n'), page('\n\nA\n\n', '\n\nnew\n\n'))).toEqual({
    text: page('\n\nA\n\n', '\n\nnew\n\n'),
    outdated: ['docs/a.md:7 (slides tea)'],
  });
});

test('a page whose blocks agree stays as it is, however the rest would be formatted', () => {
  const asWritten = page('\n\nA\n\n', '\n\nB\n\n', '\n*so*\n');
  expect(compared('docs/a.md', asWritten, page('\n\nA\n\n', '\n\nB\n\n', '\n_so_\n'))).toEqual({
    text: asWritten,
    outdated: [],
  });
});
