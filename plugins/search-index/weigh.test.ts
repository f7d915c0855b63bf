import {expect, test} from 'vitest';
import {pageOf} from './fixtures';
import {weigh} from './weigh';

const filler = 'some words that fill a section and say nothing of the thing looked for';

/** The impact of a word in each section that holds it, by place of the section. */
function impactsOf(word: string, pages: Parameters<typeof weigh>[0]): Record<number, number> {
  const {words, postings} = weigh(pages);
  return Object.fromEntries((postings[words.indexOf(word)] ?? []).map(({section, impact}) => [section, impact]));
}

test('a word counts most in a title, then in keywords, a heading, the text, and least in code', () => {
  const impacts = impactsOf('hydrogen', [
    pageOf('/main/a/', 'Hydrogen', {'': filler}),
    pageOf('/main/b/', 'Second', {'': filler}, {keywords: ['hydrogen']}),
    pageOf('/main/c/', 'Third', {'': filler, Hydrogen: filler}),
    pageOf('/main/d/', 'Fourth', {'': `${filler} hydrogen`}),
    pageOf(
      '/main/e/',
      'Fifth',
      {},
      {
        sections: [{anchor: '', heading: '', level: 1, above: [], text: filler, detail: '', code: 'hydrogen'}],
      },
    ),
  ]);
  const [title, keyword, heading, text, code] = [impacts[0], impacts[1], impacts[3], impacts[4], impacts[5]];
  expect([title, keyword, heading, text, code].every(Boolean)).toBe(true);
  expect([title, keyword, heading, text, code]).toEqual(
    [title!, keyword!, heading!, text!, code!].sort((a, b) => b - a),
  );
  expect(new Set([title, heading, text, code]).size).toBe(4);
});
