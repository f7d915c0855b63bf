import {expect, test} from 'vitest';
import {readCalculator} from './inputValues';
import {ad, cloneOf} from './tables/fixture';

const clone = (): string =>
  cloneOf({
    'datasets/aq2023/aq2023.full.ad': ad({number_of_fish: 3_000_000}),
    'datasets/aq2023/shares/pond.csv': 'key,share\nduck,0.25\n',
    'datasets/aq2023/primary_production.csv': 'key,demand,max_demand\nswan,3,5\n',
    'graphs/energy/nodes/lake/swan.ad': `${ad({groups: '[preset_demand]', typical_input_capacity: 10, 'output.hydrogen': 0.75, 'output.electricity': 0.5, electricity_output_capacity: 7})}~ demand = PRIMARY_PRODUCTION(swan, demand)\n~ max_demand = PRIMARY_PRODUCTION(swan, max_demand)\n`,
    'graphs/energy/nodes/lake/frog.ad': ad({demand: 9, typical_input_capacity: 10}),
    'graphs/energy/edges/lake/toad-pond@peat.ad': ad({
      type: 'share',
      reversed: 'true',
      child_share: 1,
      parent_share: 0.5,
    }),
    'graphs/energy/nodes/lake/duck.ad': `${ad({units: 4, size: 5, 'storage.volume': 8, 'output.heat': 0.5})}~ input.peat = SHARE(pond, duck)\n`,
    'graphs/energy/edges/lake/duck-pond@peat.ad': `${ad({type: 'share'})}\n~ child_share = SHARE(pond, duck)\n`,
    'graphs/energy/edges/lake/swan-pond@peat.ad': `${ad({type: 'share', child_share: 0.75})}`,
    'graphs/energy/edges/lake/frog-pond@heat.ad': `${ad({type: 'flexible', child_share: 1})}`,
  });

test('a query is calculated where documents and tables of the dataset give all that it names', () => {
  const calculate = readCalculator(clone(), 'aq2023');
  const results = {
    '0.0': 0,
    'DIVIDE(AREA(number_of_fish), MILLIONS)': 3,
    'AREA(number_of_fish) / 1000 - 1': 2999,
    'V(duck, "units * size")': 20,
    'PRODUCT(V(duck,units),V(duck,"storage.volume"))': 32,
    'MAX(V(duck, heat_output_conversion) * 100 - 60, 0)': 0,
    '(V(duck, peat_input_conversion) * 100) + 10': 35,
    'V(duck, share_of_pond) * 100': 25,
    'SUM(V(swan, share_of_pond), NEG(0.5), MIN(1, 2))': 1.25,
    'DIVIDE(MJ_PER_MWH, 0)': 0, // as the engine does
    'V(toad, share_of_pond)': 0.5, // the other side's
    'V(swan, demand)': 3_000_000, // MJ, of TJ
    'V(swan, preset_demand) + V(swan, max_demand)': 8_000_000,
    'V(swan, hydrogen_output_capacity)': 7.5,
    'V(swan, electricity_output_capacity)': 7,
  };
  for (const [query, result] of Object.entries(results)) expect(calculate(`present:${query}`), query).toBe(result);
});

test('it is not where it asks for anything else', () => {
  const calculate = readCalculator(clone(), 'aq2023');
  for (const query of [
    'Q(total)',
    'V(duck, demand)',
    'V(frog, demand)', // which the graph may change
    'V(frog, hydrogen_output_capacity)',
    'MAX(1, Q(total))',
    'V(frog, share_of_pond)', // what is left over
    'V(G(ducks), units)',
    'V(duck, units) * UNKNOWN',
    '"default"',
    'a = 1; a * 2',
    'SUM(1',
  ]) {
    expect(calculate(`present:${query}`), query).toBeUndefined();
  }
});
