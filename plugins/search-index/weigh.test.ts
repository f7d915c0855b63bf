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

test('compounds of prose are their parts, as queries are; names and what holds a small word are words of their own', () => {
  const {words} = weigh([pageOf('/main/a/', 'A', {'': 'combined-cycle plants, must-run and keep_compatible'})]);
  expect(words).toEqual(expect.arrayContaining(['combined', 'cycle', 'must-run', 'run', 'compatible']));
  expect(words).not.toContain('combined-cycle');
});

test('of numbers in a text, years and small ones are words; in a keyword all are', () => {
  const {words} = weigh([
    pageOf('/main/a/', 'A', {'': 'In 2050 at 12:30, 422 of 8,761 and 1.5'}, {keywords: ['8760 hours']}),
  ]);
  expect(words.filter((word) => /\d/.test(word)).sort()).toEqual(['2050', '422', '8760']);
});
