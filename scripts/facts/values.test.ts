import {expect, test} from 'vitest';
import {ad, cloneOf} from './tables/fixture';
import {readNodeValues} from './values';

test('a number stands in the document, or in a table of the dataset; simple queries are calculated', () => {
  const clone = cloneOf({
    'graphs/energy/nodes/lake/pond.ad': `${ad({size: 4, 'storage.volume': 10})}~ hours = CENTRAL_PRODUCTION(ponds, hours)
~ input.peat = SHARE("lake/mix", peat)
~ input.fish = EFFICIENCY(pond, input, fish)
~ demand = PRIMARY_PRODUCTION(pond, demand)
`,
    'datasets/aq2023/shares/lake/mix.csv': 'key,share\npeat,0.25',
    'datasets/aq2023/efficiencies/pond_efficiency.csv': 'key,share\ninput.fish,0.75',
    'datasets/aq2023/primary_production.csv': 'key,demand\npond,11\n',
    'datasets/aq2023/central_producers.csv': 'key,demand,hours\nponds,1,9.0E+02\n',
  });
  const {of, ofQuery} = readNodeValues(clone, 'aq2023');
  expect(of('pond', 'size')).toBe(4);
  expect(of('pond', 'hours')).toBe(900);
  expect([of('pond', 'input.peat'), of('pond', 'input.fish'), of('pond', 'demand')]).toEqual([0.25, 0.75, 11]);
  expect(of('lake', 'hours')).toBeUndefined();
  expect(ofQuery('present:V(pond, hours)')).toBe(900);
  expect(ofQuery('present:V(pond, hours) * 1.2')).toBe(1080);
  expect(ofQuery('present:DIVIDE(V(pond, "storage.volume"),V(pond,size))')).toBe(2.5);
  expect(ofQuery('present:V(pond, depth) * 2')).toBeUndefined();
  expect(ofQuery('present:MAX(1.0, V(pond, size))')).toBeUndefined();
});
