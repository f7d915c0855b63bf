import {expect, test} from 'vitest';
import {respaced} from './spacing';
import {tokensOf} from './tokens';
import {Vocabulary} from './vocabulary';

const words = ['add', 'chart', 'electrolyser', 'featured', 'heat', 'pump', 'scenario', 'sets', 'sliders'];
const vocabulary = new Vocabulary(words, '0'.repeat(words.length));

/** A query with its spaces where they belong, if only these words are known. */
function read(query: string): string {
  const isKnown = ({word}: {word: string}): boolean => vocabulary.find(word) >= 0 || word === 'the';
  return respaced(tokensOf(query), vocabulary, isKnown)
    .map(({word}) => word)
    .join(' ');
}

test.each([
  ['heatpump', 'heat pump'], // no space
  ['theelectrolyser', 'the electrolyser'],
  ['chart sets', 'chart sets'],
  ['char tsets', 'chart sets'], // a letter too early
  ['charts ets', 'chart sets'], // and too late
  ['electro lyser', 'electrolyser'], // one too many
  ['featuredscenarrio', 'featured scenarrio'], // and a slip, which is read later
  ['slidrsadd', 'slidrs add'],
])('“%s” is read as “%s”', (query, meant) => {
  expect(read(query)).toBe(meant);
});

test.each(['pumpp', 'add ed', 'heat_pmup', 'gm0363', 'hea_t pump', 'unknownthing'])('“%s” stays as it is', (query) => {
  expect(read(query)).toBe(query);
});
