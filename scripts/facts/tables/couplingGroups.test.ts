import {expect, test} from 'vitest';
import {couplingGroups} from './couplingGroups';
import {cloneOf, rowsOf, sourcesOf} from './fixture';

const WORDS = {fish: 'What is caught', boats: 'What sails', 'interconnector_{n}_must_run': 'What flows'};
const tableWith = (said: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}): string => {
  const clone = cloneOf({
    'config/initializers/coupling_group_wrapper.rb':
      "COUPLING_GROUP_LABELS = {\n  'model_of_lakes' => 'Lakes [deep]',\n  'model_of_cables' => 'Cables'\n}.freeze\n",
    'inputs/lake/fish_caught.ad': '- disabled_by_couplings = [model_of_lakes, fish]\n',
    'inputs/lake/coupled_fish.ad': '- coupling_groups = [model_of_lakes, fish]\n',
    'inputs/lake/coupled_nets.ad': '- coupling_groups = [fish,\n    model_of_lakes]\n',
    'inputs/lake/coupled_boats.ad': '- coupling_groups = [model_of_lakes, boats]\n',
    'inputs/trade/coupled_1.ad': '- coupling_groups = [model_of_cables, interconnector_1_must_run]\n',
    'inputs/trade/coupled_2.ad': '- coupling_groups = [model_of_cables, interconnector_2_must_run]\n',
    'inputs/trade/price_2.ad': '- disabled_by_couplings = [model_of_cables, interconnector_2_must_run]\n',
    'inputs/trade/price_of_fish.ad': '- unit = euro\n',
    ...more,
  });
  return couplingGroups(sourcesOf(clone, said), []);
};

test('a subject comes below its model with the inputs that it couples and replaces; the last row adds them up', () => {
  expect(rowsOf(tableWith(WORDS))).toEqual([
    ['`boats`', '**Lakes \\[deep\\]**', 'What sails', '1', '0'],
    ['`fish`', '**Lakes \\[deep\\]**', 'What is caught', '2', '1'],
    ['`interconnector_{n}_must_run` (n = 1–2)', '**Cables**', 'What flows', '2', '1'],
    ['All', '', '', '5', '2'],
  ]);
  expect(tableWith(WORDS)).toContain('{#coupling-groups csv sum}');
});

test('an input that does not name a model and a subject is an error', () => {
  expect(() => tableWith(WORDS, {'inputs/lake/coupled_boats.ad': '- coupling_groups = [boats]\n'})).toThrow(
    'coupled_boats: coupling_groups does not name one of model_of_lakes',
  );
});
