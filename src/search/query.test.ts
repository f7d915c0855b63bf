import {describe, expect, test} from 'vitest';
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

describe('a slip', () => {
  const known = new Vocabulary(['blown', 'breeze', 'offshore', 'wind', 'wing'], '00000');
  const others = [
    ['offshore wind', 'breeze'],
    ['zeewind', 'breeze'],
  ];

  test('is read as the word that it is most like, which then counts by far the most', () => {
    const [slot] = slotsOf('ofshore ', known, others);
    expect(slot?.text).toBe('offshore'); // which a title is compared with
    const [best, ...next] = slotsOf('wint ', known, others)[0]!.variants;
    expect(next).toHaveLength(1);
    expect(next[0]!.weight).toBeLessThan(0.7 * best!.weight);
  });

  test('has the other words of what was meant, and they are guesses, too', () => {
    const [first] = slotsOf('ofshore wind', known, others);
    expect(first?.phrases.flatMap(({words: [variants]}) => variants)).toMatchObject([{word: 1, isGuess: true}]);
  });

  test('is none in a word that the terms have', () => {
    const terms = [['wint', 'breeze']];
    expect(slotsOf('wint ', known, terms)[0]).toMatchObject({text: 'wint', phrases: [{words: [[{word: 1}]]}]});
  });
});

test('what is done with anything says less than the thing', () => {
  const [verb, thing] = slotsOf('keep wind', vocabulary, SYNONYMS);
  expect(verb!.weight).toBeLessThan(thing!.weight);
  expect([verb, thing].map((slot) => slot!.text)).toEqual(['keep', 'wind']);
});
