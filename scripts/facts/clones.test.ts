import path from 'node:path';
import {expect, test} from 'vitest';
import {readEtModel, readEtSource, readTabs, shortName} from './clones';

const clone = (name: string) => path.join(__dirname, 'fixtures', name);

test('inputs are read with their unit and range, queries with their unit; of nodes and curves only the keys', () => {
  const {inputs, queries, others} = readEtSource(clone('etsource'));
  expect(Object.fromEntries(inputs)).toEqual({
    village_boiler_share: {unit: '%', min: 0, max: 100, step: 0.1, start: 'computed', choices: null, folder: 'demand'},
    village_mill_cost_change: {
      unit: 'euro',
      min: -50,
      max: 1500,
      step: 0.5,
      start: 12.5,
      choices: null,
      folder: 'demand',
    },
    village_mode: {
      unit: 'enum',
      min: 0,
      max: 0,
      step: null,
      start: null,
      choices: ['default', 'thrifty'],
      folder: 'demand',
    },
  });
  expect([...queries]).toEqual([['village_total_heat_demand', {unit: 'PJ'}]]);
  expect([...others]).toEqual([
    'village_boiler_total_share',
    'interconnector_1_price',
    'interconnector_2_price',
    'weather/mill',
    'village_kettles',
  ]);
});

test('sliders are read with the slide that shows them, if one does', () => {
  expect([...readEtModel(clone('etmodel')).values()]).toEqual([
    {
      key: 'village_boiler_share',
      unit: '%',
      step: 1,
      slide: 'demand/village/heat-and-co2-village',
      title: 'CO₂-free boiler',
      place: ['Demand', 'Village', 'Heat & CO₂ (village)'],
    },
    {key: 'village_mill_cost_change', unit: '€/MWh', step: 0.5, slide: null, title: '', place: []},
  ]);
});

test('tabs come in the order of the interface', () => {
  expect(readTabs(clone('etmodel'))).toEqual(['demand', 'supply']);
});

test('a slide’s title becomes its address as Rails makes it', () => {
  expect(shortName('Space heating & hot water')).toBe('space-heating-and-hot-water');
  expect(shortName('(Seasonal) storage of heat')).toBe('seasonal-storage-of-heat');
  expect(shortName('What is flexibility?')).toBe('what-is-flexibility');
  expect(shortName('Tram/metro technology')).toBe('tram-metro-technology');
});

test('another clone is told by what it lacks', () => {
  expect(() => readEtSource(clone('etmodel'))).toThrow(/etmodel holds no inputs: is it the right clone\?/);
});
