import {expect, test} from 'vitest';
import {slotsOf} from './query';
import {Vocabulary} from './vocabulary';

const words = ['in', 'log', 'offshore', 'sign', 'wind'];
const vocabulary = new Vocabulary(words, '00000');
const SYNONYMS = [
  ['offshore wind', 'wind op zee'],
  ['sign in', 'log in'],
];

/** The phrases that may stand for the words of a query, by the words of the site. */
const phrasesFor = (query: string): string[] =>
  slotsOf(query, vocabulary, SYNONYMS).flatMap(({phrases}) =>
    phrases.map((phrase) => phrase.words.map(([variant]) => words[variant!.word]).join(' ')),
  );

test('a phrase with a stop word stands for its synonym, whose words the query need not hold', () => {
  expect(phrasesFor('wind op zee')).toEqual(['offshore wind', 'offshore wind']); // for each of its two words
});

test('a phrase of which one word would be left is itself only', () => {
  expect(phrasesFor('log')).toEqual([]);
});
