import path from 'node:path';
import {expect, test} from 'vitest';
import {rowsOf, sourcesOf} from './fixture';
import {menuItems, slides} from './slides';

const menu = path.join(__dirname, '../fixtures/menu');
const WORDS = {lake_overview: 'Nothing', lake_turbines: 'Capacity', lake_ferries: 'Number of ferries'};
const lake = (said: Readonly<Record<string, string>>, items = ['lake']): string =>
  slides(sourcesOf(menu, {}, {'slides/supply': said}), items);

test('the slides of a menu item come as on the screen, with the sliders that regions see', () => {
  const at = 'https://energytransitionmodel.com/scenario/supply/lake';
  expect(rowsOf(lake(WORDS))).toEqual([
    [`[Overview](${at}/overview)`, 'Nothing', '–'],
    [`[Turbines in water \\[deep\\]](${at}/turbines-in-water-deep)`, 'Capacity', '3–4 (%, MW)'],
    [`[Ferries](${at}/ferries) (some regions)`, 'Number of ferries', '2 (number, on/off)'],
  ]);
});

test('several items have a table each', () => {
  const tables = lake({...WORDS, lake_shore_reed: 'Reed'}, ['lake', 'lake_shore']);
  expect(tables).toContain(':::table[Slides of Lake]{#slides-lake}');
  expect(tables).toContain(':::table[Slides of Lake shore]{#slides-lake-shore}');
});

test('an item without slides, missing words, and words for a slide that no region shows are errors', () => {
  expect(() => lake(WORDS, [])).toThrow('name an item of the menu');
  expect(() => lake(WORDS, ['lake', 'moon'])).toThrow('no item “moon”');
  expect(() => lake(WORDS, ['lake_bed'])).toThrow('no item “lake_bed” with slides');
  expect(() => lake({lake_overview: 'Nothing', lake_monster: 'Teeth'})).toThrow(
    /^words\.yml has no words for lake_turbines, lake_ferries; words\.yml has words for lake_monster, which/,
  );
});

test('the items of a tab come as on the screen, with the sliders of all their slides', () => {
  const ITEMS = {lake: 'Turbines', lake_shore: 'Reed', lake_bed: 'Mud'};
  const tab = (said: Readonly<Record<string, string>>, args = ['supply']): string =>
    menuItems(sourcesOf(menu, {}, {'menu-supply': said}), args);
  const at = 'https://energytransitionmodel.com/scenario/supply';
  expect(tab(ITEMS)).toContain(':::table[Items of Supply]{#menu-table csv}');
  expect(rowsOf(tab(ITEMS))).toEqual([
    ['lake\\_bed', 'Mud', '–'],
    [`[Lake](${at}/lake/overview)`, 'Turbines', '3–6 (%, MW, number, on/off)'],
    [`[Lake shore](${at}/lake_shore/reed)`, 'Reed', '–'],
  ]);
  expect(() => tab({lake: 'Turbines', moon: 'Tides'})).toThrow(
    'no words for lake_bed, lake_shore; words.yml has words',
  );
  expect(() => tab(ITEMS, ['moon'])).toThrow('“moon” is no tab of the menu');
  expect(() => tab(ITEMS, ['supply', 'demand'])).toThrow('“supply demand” is no tab of the menu');
});
