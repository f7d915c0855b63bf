import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {curveFollowers} from './followers';

const NODES = 'graphs/energy/nodes/lake';
const update = (node: string, key: string): string =>
  `    UPDATE(\n      V(${node}), availability_curve, [ATTACHED_CURVE(${key}_curve)]\n    ),\n`;

test('each key has the nodes that follow it, by calculation; interconnectors share rows', () => {
  const clone = cloneOf({
    'config/user_curves.yml': [
      ...['interconnector_1_price', 'interconnector_2_price', 'interconnector_1_import_must_run'],
      ...['fish', 'weather/mill', 'weather/air_temperature', 'kettles'],
    ]
      .map((key) => `${key}: {type: profile}\n`)
      .join(''),
    'config/dynamic_curves.yml':
      'mill: {type: amplify, curve: weather/mill}\nmix: {type: interpolate, curves: [fish, krill]}\n',
    [`${NODES}/boiler.ad`]: ad({'merit_order.type': 'flex', 'merit_order.subtype': 'temperature_based_p2h'}),
    [`${NODES}/burner.ad`]: ad({'network_gas.profile': 'fish', 'merit_order.group': 'dynamic: mix'}),
    [`${NODES}/home.ad`]: ad({'fever.curve.one': 'weather/mill', 'fever.curve.two': 'weather/mill'}),
    [`${NODES}/pump.ad`]: ad({'fever.cop_per_degree': 0.1, 'merit_order.group': 'self: heat_output_curve'}),
    [`${NODES}/mill.ad`]: ad({'merit_order.group': 'dynamic: mill', 'hydrogen.group': 'flat'}),
    [`${NODES}/plant.ad`]: ad({'merit_order.group': 'fish', 'merit_order.subtype': 'dispatchable'}),
    'inputs/misc/initial_updates_borders.ad': `- query =\n  EACH(\n${update('interconnector_1_import,\n interconnector_1_export', 'interconnector_1_price')}${update('interconnector_2_import', 'interconnector_2_price')}  )\n`,
    'inputs/misc/other.ad': update('pond', 'fish'),
    'inputs/modules/external_coupling/interconnectors/interconnector_1_must_run.ad':
      'UPDATE(V(interconnector_1_import, merit_order), group, interconnector_1_import_must_run);\n',
  });
  expect(rowsOf(curveFollowers(sourcesOf(clone), []))).toEqual([
    ['`interconnector_{n}_price`', 'electricity', '`interconnector_{n}_export`'],
    ['`interconnector_{n}_price`', 'electricity', '`interconnector_{n}_import`'],
    ['`interconnector_{n}_import_must_run`', 'electricity', '`interconnector_{n}_import`'],
    ['`fish`', 'electricity', '`burner`'],
    ['`fish`', 'network gas', '`burner`'],
    ['`weather/mill`', 'electricity', '`mill`'],
    ['`weather/mill`', 'heat in homes and buildings', '`home`'],
    ['`weather/air_temperature`', 'electricity', '`boiler`'],
    ['`weather/air_temperature`', 'heat in homes and buildings', '`pump`'],
  ]);
});
