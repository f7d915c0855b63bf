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

test('a question is a section of its own, after those of the page', () => {
  const pages = [pageOf('/main/a/', 'A', {'': filler, Second: filler}), pageOf('/main/b/', 'B', {'': filler})];
  const {words, postings} = weigh(pages, {'/main/a/': ['who pays', 'wie betaalt']});
  expect(postings[words.indexOf('pays')]!.map(({section}) => section)).toEqual([0, 2]); // the page has it as well
  expect(postings[words.indexOf('betaalt')]!.map(({section}) => section)).toEqual([0, 3]);
  expect(postings[words.indexOf('words')]!.map(({section}) => section)).toEqual([0, 1, 4]);
});

test('a rare word says more than one that stands everywhere', () => {
  const pages = [
    pageOf('/main/a/', 'A', {'': 'demand curtailment'}),
    pageOf('/main/b/', 'B', {'': 'demand response'}),
    pageOf('/main/c/', 'C', {'': 'demand curves'}),
  ];
  expect(impactsOf('curtailment', pages)[0]).toBeGreaterThan(impactsOf('demand', pages)[0]!);
});

test('a key is found by its parts, which say little', () => {
  const pages = [
    pageOf('/main/a/', 'A', {'': 'set keep_compatible'}),
    pageOf('/main/b/', 'B', {'': 'a compatible set'}),
  ];
  const impacts = impactsOf('compatible', pages);
  expect(impacts[0]).toBeGreaterThan(0);
  expect(impacts[0]).toBeLessThan(impacts[1]!);
});

test('a key counts more in the text than a word there', () => {
  const text = `${filler} households_appliances appliances`;
  const pages = [pageOf('/main/a/', 'A', {'': text}), pageOf('/main/b/', 'B', {'': filler})];
  expect(impactsOf('households_appliances', pages)[0]).toBeGreaterThan(impactsOf('appliances', pages)[0]!);
});

test('stop words and amounts are left out; years and calls are not', () => {
  const {words} = weigh([pageOf('/main/a/', 'A', {'': 'The price of 0.35 in 2050, 17811291 people, GET it'})]);
  expect(words).toEqual(['2050', 'get', 'people', 'price']);
});
