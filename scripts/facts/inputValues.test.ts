import {expect, test} from 'vitest';
import {readCalculator} from './inputValues';
import {ad, cloneOf} from './tables/fixture';

const clone = (): string =>
  cloneOf({
    'datasets/aq2023/aq2023.full.ad': ad({number_of_fish: 3_000_000}),
    'datasets/aq2023/shares/pond.csv': 'key,share\nduck,0.25\n',
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
  };
  for (const [query, result] of Object.entries(results)) expect(calculate(`present:${query}`), query).toBe(result);
});

test('it is not where it asks for anything else', () => {
  const calculate = readCalculator(clone(), 'aq2023');
  for (const query of [
    'Q(total)',
    'V(duck, demand)',
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
