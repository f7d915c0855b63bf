import {expect, test} from 'vitest';
import {titleAnswer} from './titles';
import type {Outline} from './types';

const outline: Outline = [
  [
    '/main/network/',
    ['Electricity networks and their costs'],
    [
      ['voltage', 'Three voltage levels'],
      ['costs', 'Costs of a network'],
    ],
  ],
  ['/main/co2/', ['CO₂ and réseau'], [['heat-pumps', 'Emissions of heat pumps']]],
  ['/api/networks/', ['Networks'], []],
];
const routes = (query: string): string[] => titleAnswer(query, outline).hits.map(({route}) => route);

test('words are found by their beginnings, in any order, and titles come first, the shorter before the longer', () => {
  expect(routes('netw')).toEqual(['/api/networks/', '/main/network/']);
  expect(routes('costs elec')).toEqual(['/main/network/']);
  expect(routes('heat')).toEqual(['/main/co2/']);
  expect(routes('work')).toEqual([]);
});

test('every word that tells something has to be there, of a heading or of its title', () => {
  expect(routes('what are the network levels')).toEqual(['/main/network/']);
  expect(routes('network pumps')).toEqual([]);
  expect(titleAnswer('electricity voltage', outline).hits[0]!.sections.map(({anchor}) => anchor)).toEqual(['voltage']);
});

test('a joint makes no difference, nor do capitals, accents and subscripts', () => {
  for (const query of ['heat-pump', 'CO2', 'Reseau', 'co₂ emissions']) expect(routes(query)).toEqual(['/main/co2/']);
});

test('what was found is marked, and counted by area', () => {
  const {total, totals, hits} = titleAnswer('networks', outline);
  expect({total, totals}).toEqual({total: 2, totals: {api: 1, main: 1}});
  expect(hits[0]!.title).toEqual([{text: 'Networks', isHit: true}]);
});

test('nothing that tells anything finds nothing', () => {
  for (const query of ['', '   ', '%', '🔋']) expect(routes(query)).toEqual([]);
});

test('a page is found by its other names, and shown by its title', () => {
  const named: Outline = [['/main/a/', ['Merit order', 'Dispatch'], []]];
  const [hit] = titleAnswer('dispatch', named).hits;
  expect(hit!.title).toEqual([{text: 'Merit order', isHit: false}]);
});
