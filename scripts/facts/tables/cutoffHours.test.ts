import {expect, test} from 'vitest';
import {cutoffHours} from './cutoffHours';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';

const INPUT = 'inputs/lake/temperature_cutoff_of_energy_flexibility_p2h.ad';
const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    [INPUT]: ad({min_value: 5, max_value: 30, start_value_gql: 'present:V(pump, "merit_order.temperature_cutoff")'}),
    'graphs/energy/nodes/pump.ad': ad({'merit_order.temperature_cutoff': 16.5}),
    'datasets/aq2023/curves/weather/default/air_temperature.csv': '10\n10.1\n16.5\n31\n-4\n',
    ...more,
  });

test('hours up to the cut-off count; the start value has its place among the others', () => {
  expect(rowsOf(cutoffHours(sourcesOf(lake()), ['aq2023']))).toEqual([
    ['5', '1'],
    ['10', '2'],
    ['15', '3'],
    ['16.5, start value', '4'],
    ['20', '4'],
    ['30', '4'],
  ]);
});

test('the first hour of a file with a mark of its encoding is 0, as in the engine', () => {
  const marked = lake({'datasets/aq2023/curves/weather/default/air_temperature.csv': '\uFEFF40\n40\n'});
  expect(rowsOf(cutoffHours(sourcesOf(marked), ['aq2023'])).map(([, hours]) => hours)).toEqual([
    '1',
    '1',
    '1',
    '1',
    '1',
    '1',
  ]);
});

test('a slider without start, minimum or maximum is an error', () => {
  expect(() => cutoffHours(sourcesOf(lake({[INPUT]: ad({min_value: 5, max_value: 30})})), ['aq2023'])).toThrow(
    'has no start',
  );
});
