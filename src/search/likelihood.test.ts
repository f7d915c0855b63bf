import {expect, test} from 'vitest';
import {likelihoods, meantWords} from './likelihood';
import {slotsOf} from './query';
import {Vocabulary} from './vocabulary';

const words = ['heat', 'heated', 'keep_compatible', 'pump', 'pumps'];
const vocabulary = new Vocabulary(words, '00000');
const meant = (query: string): string[] => meantWords(slotsOf(query, vocabulary, [])).map(({word}) => words[word]!);

test('of each word the likeliest is meant', () => {
  expect(meant('heat pump ')).toEqual(['heat', 'pump']);
  expect(meant('heat pupm ')).toEqual(['heat', 'pump']);
});

test('a word that is not finished means nothing yet', () => {
  expect(meant('pump hea')).toEqual(['pump']);
});

test('a key means itself, and so does what stands beside it', () => {
  expect(meant('heat keep_compatible')).toEqual([]);
});

test('pages are the likelier, the nearer their words', () => {
  const [near, far, none] = likelihoods(
    [{vector: [2, 0], weight: 1}],
    [
      [3, 1],
      [-3, 1],
      [0, 5],
    ],
  ) as [number, number, number];
  expect(near).toBeGreaterThan(none);
  expect(none).toBeGreaterThan(far);
  expect(near * far).toBeCloseTo(none * none);
});

test('a word that says little counts little, and one of which nothing was learned not at all', () => {
  const pages = [[1], [0]];
  const ratio = (weight: number): number => {
    const [near, none] = likelihoods([{vector: [9], weight}], pages) as [number, number];
    return near / none;
  };
  expect(ratio(1)).toBeGreaterThan(ratio(0.2));
  expect(ratio(0.2)).toBeGreaterThan(1);
  expect(likelihoods([{vector: [], weight: 1}], pages)).toEqual([1, 1]);
  expect(likelihoods([{vector: [9], weight: 1}], [[]])).toEqual([1]);
});

test('the longer a query, the less each word says: that its words agree is nothing new', () => {
  const of = (count: number): number => {
    const [near, none] = likelihoods(
      Array.from({length: count}, () => ({vector: [1], weight: 1})),
      [[1], [0]],
    ) as [number, number];
    return Math.log(near / none);
  };
  expect(of(4) / of(1)).toBeCloseTo(2); // like the root of their number
});
