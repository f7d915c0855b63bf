import {expect, test} from 'vitest';
import type {PageRecord} from '../../src/search/types';
import {pageOf} from './fixtures';
import {learn, linesOf, type Learned, type Line} from './learn';

const ROOFS = '/main/roofs/';
const SEA = '/main/sea/';
const pages = [
  pageOf(ROOFS, 'Panels on roofs', {'': 'Text.', 'What they cost': ''}),
  pageOf(SEA, 'Wind at sea', {'': ''}),
];

/** How much likelier a word makes the first page than the second, as a logarithm. */
function tells({words, pages}: Learned, word: string): number {
  return words.get(word)!.reduce((sum, value, at) => sum + value * (pages.get(ROOFS)![at]! - pages.get(SEA)![at]!), 0);
}

const lines = (texts: readonly string[], route: string): Line[] =>
  texts.map((text) => ({words: text.split(' '), route}));
const asked = [
  ...lines(['solar rooftops', 'rooftops price', 'solar home'], ROOFS),
  ...lines(['offshore turbine', 'turbine price', 'offshore park'], SEA),
];
const learned = learn([
  ...Array.from({length: 20}, () => asked).flat(),
  ...lines(['roofing'], ROOFS),
  ...lines(['roofing'], SEA),
]);

test('the lines are what readers ask, titles, headings and keywords, without words that say nothing', () => {
  const lines = linesOf([{...pages[0]!, keywords: ['PV']}, pages[1]!], {
    [ROOFS]: ['how do I sell solar power?'],
  });
  expect(lines).toEqual([
    {words: ['sell', 'solar', 'power'], route: ROOFS},
    {words: ['panels', 'roofs'], route: ROOFS},
    {words: ['pv'], route: ROOFS},
    {words: ['cost'], route: ROOFS},
    {words: ['wind', 'sea'], route: SEA},
  ]);
});

test('documents and built pages give the same lines', () => {
  const [roofs, sea] = pages as [PageRecord, PageRecord];
  const built = {
    ...roofs,
    sections: [...roofs.sections, {...roofs.sections[0]!, anchor: 'footnote-label', heading: 'Notes'}],
  };
  const questions = {[SEA]: ['turbines']};
  expect(linesOf([sea, built], questions)).toEqual(linesOf([roofs, sea], questions));
});

test('nothing is learned where nobody asks anything', () => {
  expect(linesOf(pages, {})).toEqual([]);
});

test('words lead to the page that they are asked of', () => {
  expect(tells(learned, 'solar')).toBeGreaterThan(1);
  expect(tells(learned, 'turbine')).toBeLessThan(-1);
  expect(Math.abs(tells(learned, 'price'))).toBeLessThan(Math.abs(tells(learned, 'solar')) / 2); // asked of both
});

test('a word is read by its letters, too: it leads where words like it lead', () => {
  expect(tells(learned, 'roofing')).toBeGreaterThan(0.3); // as rooftops do, though itself asked of both
});

test('the same lines teach the same, and are left in their order', () => {
  const given = [...lines(['solar rooftops', 'solar home'], ROOFS), ...lines(['offshore turbine'], SEA)];
  const order = [...given];
  expect(learn(given)).toEqual(learn(given));
  expect(given).toEqual(order);
});

test('a page with few lines is not crowded out by one with ten times as many', () => {
  const energy = (count: number): string[] => Array.from({length: count}, () => 'energy');
  const crowded = learn([...lines(energy(200), ROOFS), ...lines(energy(20), SEA)]);
  expect(tells(crowded, 'energy')).toBeLessThan(Math.log(10)); // which counting alone would tell
});
