import {describe, expect, test} from 'vitest';
import {findKeys, isKey, keyTyped, wordOfKey, type Key} from './keys';

const keys: Key[] = [
  'GET /scenarios',
  'PUT /scenarios/{id}/heat_network_order',
  ...Array.from({length: 12}, (_, at) => `households_heater_${String.fromCharCode(97 + at)}_share`),
  'households_insulation',
  'households_insulation_level',
].map((key): Key => [key, 'Input', '', `/main/#${key}`]);

test.each([
  ['agriculture_heatpump_share', true],
  ['/scenarios/{id}', true],
  ['scenarios', false],
  ['heat-pump', false],
  ['2030-2050', false],
])('%s is a key: %s', (word, is) => {
  expect(isKey(wordOfKey(word)) || /^\/?\w+\/\w/.test(word)).toBe(is);
});

describe('a query is read as a key', () => {
  test.each([
    ['households_heater', 'households_heater'],
    ['households_', 'households_'],
    ['what is households_heater_a_share', 'households_heater_a_share'],
    ['GET /scenarios/12/heat_network_order', 'scenarios/12/heat_network_order'],
    ['households heater a share', 'households_heater_a_share'], // without underscores
    ['heat pump', ''], // too few words for that
    ['how do I share a scenario?', 'how_do_i_share_a_scenario'], // which no key is
    ['', ''],
  ])('%s', (query, key) => {
    expect(keyTyped(query)).toBe(key);
  });
});

describe('keys are found by their beginnings', () => {
  test('all of them while they are few, the shortest that is typed first', () => {
    const found = findKeys('households_insulation', keys);
    expect(found.keys.map(([key]) => key)).toEqual(['households_insulation', 'households_insulation_level']);
    expect(found).toMatchObject({total: 2, groups: []});
  });

  test('how they go on where they are many', () => {
    expect(findKeys('households_', keys)).toEqual({
      total: 14,
      keys: [],
      groups: [
        {beginning: 'households_heater_', count: 12},
        {beginning: 'households_insulation', count: 1},
        {beginning: 'households_insulation_', count: 1},
      ],
    });
  });

  test('none', () => {
    expect(findKeys('buildings_', keys).total).toBe(0);
  });
});
