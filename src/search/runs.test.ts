import {expect, test} from 'vitest';
import {marked, snippet} from './runs';
import type {Run} from './types';

const text = (runs: readonly Run[]): string => runs.map((run) => (run.isHit ? `[${run.text}]` : run.text)).join('');
const hits =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word);

test('words are marked whole, with what belongs to them', () => {
  expect(text(marked('The price, and CO₂ prices', hits('price', 'co2')))).toBe('The [price], and [CO₂] prices');
  expect(text(marked('Use keep_compatible', hits('keep_compatible')))).toBe('Use [keep_compatible]');
  expect(text(marked('Use keep_compatible', hits('compatible')))).toBe('Use keep_[compatible]');
  expect(marked('', hits('a'))).toEqual([]);
});

test('nothing of a text is lost', () => {
  const odd = 'a <b>&amp;\u202E “x_y” 8,760 é 😀 https://a.example.org/b …';
  expect(
    marked(odd, hits('a', 'b', '8760'))
      .map((run) => run.text)
      .join(''),
  ).toBe(odd);
});

test('a snippet holds most of what was looked for, and begins and ends at a word', () => {
  const before = 'Words of no account. '.repeat(20);
  const found = text(snippet(`${before}Here the last plant sets the price. ${before}`, hits('plant', 'price')));
  expect(found).toContain('Here the last [plant] sets the [price].');
  expect(found).toMatch(/^… \S/);
  expect(found).toMatch(/\S …$/);
  expect(found.length).toBeLessThan(200);
});

test('without a hit it is the beginning', () => {
  expect(text(snippet('Short text.', hits('none')))).toBe('Short text.');
});
