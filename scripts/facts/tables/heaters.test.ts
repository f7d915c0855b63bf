import {expect, test} from 'vitest';
import {ad, cloneOf, rowsOf, sourcesOf} from './fixture';
import {heaters} from './heaters';

const NODES = 'graphs/energy/nodes';
const EDGES = 'graphs/energy/edges/households';

const lake = (more: Readonly<Record<string, string>> = {}): string =>
  cloneOf({
    'config/fever/space_heating_producer_order.yml': [
      '- households_space_heater_hybrid',
      '- households_space_heater_electricity',
      '- households_space_heater_sun',
    ].join('\n'),
    'config/fever/buildings_space_heating_producer_order.yml': '- buildings_space_heater_peat\n',
    ...Object.fromEntries(
      [
        ...['well-households_space_heater_hybrid@bog_peat', 'well-households_space_heater_hybrid@electricity'],
        ...['air-households_space_heater_hybrid@ambient_heat', 'well-households_space_heater_electricity@electricity'],
        ...['sun-households_space_heater_sun@solar_thermal', 'well-households_space_heater_sun@electricity'],
        ...['bog-buildings_space_heater_peat@bog_peat'],
      ].map((edge) => [`${EDGES}/${edge}.ad`, '']),
    ),
    [`${NODES}/a/households_space_heater_hybrid.ad`]: ad({
      ...{'fever.efficiency_based_on': 'electricity', heat_output_capacity: 0.0049},
      ...{
        'output.useable_heat.electricity': 1,
        'output.useable_heat.ambient_heat': 1,
        'output.useable_heat.bog_peat': 0.951,
      },
    }),
    [`${NODES}/a/households_water_heater_hybrid.ad`]: ad({'output.useable_heat': 0.9}),
    [`${NODES}/a/households_space_heater_electricity.ad`]: ad({'output.useable_heat': 1, heat_output_capacity: 0.006}),
    [`${NODES}/a/households_water_heater_resistive_electricity.ad`]: ad({'output.useable_heat': 0.95}),
    [`${NODES}/a/households_space_heater_sun.ad`]: ad({
      ...{'output.useable_heat': 1, heat_output_capacity: 0.0078, 'input.electricity': 0.2, 'input.solar_thermal': 0.8},
    }),
    [`${NODES}/a/households_water_heater_sun.ad`]: ad({'output.useable_heat': 1}),
    [`${NODES}/b/buildings_space_heater_peat.ad`]: ad({'output.useable_heat': 0.82, heat_output_capacity: 0.137}),
    'config/locales/interface/input_elements/en_demand.yml': `en: {input_elements: {${[
      'households_heater_hybrid_share: {title: "Hybrid & peat"}',
      'households_heater_electricity_share: {title: Boiler}',
      'households_heater_sun_share: {title: Sun}',
      'buildings_space_heater_peat_share: {title: Stove}',
    ].join(', ')}}}\n`,
    ...more,
  });

const CARRIERS = {electricity: 'electricity', bog_peat: 'peat bricks'};
const write = (sector: string, clone = lake(), carriers: Readonly<Record<string, string>> = CARRIERS): string =>
  heaters(sourcesOf(clone, carriers), [sector]);

test('heaters of homes come in the order of the model, with what they make of what is paid for', () => {
  expect(rowsOf(write('households'))).toEqual([
    [
      '1',
      '**Hybrid & peat**',
      'electricity, peat bricks',
      'COP; 0.95',
      '0.90',
      '4.9',
      '`households_heater_hybrid_share`',
    ],
    ['2', '**Boiler**', 'electricity', '1.00', '0.95', '6.0', '`households_heater_electricity_share`'],
    ['3', '**Sun**', 'electricity', '5.00', '1.00', '7.8', '`households_heater_sun_share`'],
  ]);
});

test('those of buildings have no column of hot water', () => {
  expect(rowsOf(write('buildings'))).toEqual([
    ['1', '**Stove**', 'peat bricks', '0.82', '137.0', '`buildings_space_heater_peat_share`'],
  ]);
});

test('what has no words, node or title is an error', () => {
  expect(() => write('buildings', lake(), {electricity: 'electricity', wind: 'wind'})).toThrow(
    'no words for bog_peat; words.yml has words for wind',
  );
  const order = (key: string): string =>
    lake({'config/fever/buildings_space_heating_producer_order.yml': `- buildings_space_heater_${key}\n`});
  expect(() => write('buildings', order('moon'))).toThrow('no node buildings_space_heater_moon');
  const locale = 'config/locales/interface/input_elements/en_demand.yml';
  expect(() => write('buildings', lake({[locale]: 'en: {input_elements: {}}\n'}))).toThrow(
    'no title for buildings_space_heater_peat_share',
  );
});
