import {expect, test} from 'vitest';
import {amplifiedCurves} from './amplified';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';

const lake = (): string =>
  cloneOf({
    'config/dynamic_curves.yml': [
      'mix: {type: interpolate, curves: [fish, krill]}',
      'waves: {type: amplify, curve: weather/waves}',
      'mill: {type: amplify, curve: weather/mill}',
    ].join('\n'),
    'config/user_curves.yml': [
      'weather/waves: {type: capacity_profile, reduce: {as: full_load_hours, sets: flh_of_waves}}',
      'weather/mill: {type: capacity_profile, reduce: {as: full_load_hours, sets: [flh_of_mill, flh_of_old_mill]}}',
    ].join('\n'),
    'inputs/flh_of_waves.ad': ad({start_value: 1.5, max_value: 3000}),
    'inputs/flh_of_mill.ad': ad({
      start_value_gql: 'present:V(mill, full_load_hours)',
      max_value_gql: 'present:V(mill, full_load_hours) * 1.2',
    }),
    'graphs/energy/nodes/lake/mill.ad': '~ full_load_hours = CENTRAL_PRODUCTION(mill, full_load_hours)\n',
    'datasets/aq2023/central_producers.csv': 'key,full_load_hours\nmill,9.0E+02\n',
    'datasets/aq2023/curves/weather/default/waves.csv': '0.5\n1\n0\n0.5\n',
    'datasets/aq2023/curves/weather/default/mill.csv': '1\n2\n',
  });

test('a fitted curve has the full load hours of its shape beside those of its slider, and no hour above 100%', () => {
  expect(rowsOf(amplifiedCurves(sourcesOf(lake()), ['aq2023']))).toEqual([
    ['`weather/waves`', '2.0', '1.5', '3,000', '75.0'],
    ['`weather/mill`', '1.5', '900', '1,080', '100.0'],
  ]);
});
