import path from 'node:path';
import {expect, test} from 'vitest';
import {readEtModel, readEtSource} from './clones';
import {inputKeys} from './inputKeys';

const clone = (name: string) => path.join(__dirname, 'fixtures', name);

test('inputs stand where the interface shows them, and last by folder where it does not', () => {
  expect(inputKeys(readEtSource(clone('etsource')), readEtModel(clone('etmodel')), ['demand'])).toEqual([
    {
      place: ['Demand', 'Village', 'Heat & CO₂ (village)'],
      slide: 'demand/village/heat-and-co2-village',
      rows: [['village_boiler_share', 'CO₂-free boiler', '%', '0 to 100']],
    },
    {
      place: ['No slider: demand'],
      slide: null,
      rows: [
        ['village_mill_cost_change', '', 'euro', '−50 to 1500'],
        ['village_mode', '', 'choice', 'default, thrifty'],
      ],
    },
  ]);
});
