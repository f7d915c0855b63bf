import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readEtModel, readEtSource} from './clones';
import {compare, numberIn, type Model} from './compare';
import type {Named} from './named';

const model: Model = {
  etsource: readEtSource(path.join(__dirname, 'fixtures/etsource')),
  sliders: readEtModel(path.join(__dirname, 'fixtures/etmodel')),
};

/** What comes of one key: kind and text of each outcome. */
function outcomes(kind: Named['kind'], key: string, says: Named['says'] = {}, against = model): string[] {
  return compare([{file: 'docs/supply.md', line: 3, kind, key, says}], against).map(
    ({kind, text}) => `${kind}: ${text}`,
  );
}

test('what agrees is passed over, in the spelling of the pages or of the model', () => {
  expect(outcomes('input', 'village_boiler_share', {unit: '%', min: '0', max: '100 %', step: '0.1'})).toEqual([]);
  expect(outcomes('input', 'village_boiler_share', {step: '1'})).toEqual([]); // the interface's own
  expect(
    outcomes('input', 'village_mill_cost_change', {unit: '€/MWh', min: '−50', max: '1,500', default: '12.50'}),
  ).toEqual([]);
  expect(outcomes('query', 'village_total_heat_demand', {unit: 'PJ'})).toEqual([]);
  expect(outcomes('code', 'village_mill_cost_change', {unit: '–', default: 'depends on the region'})).toEqual([]);
});

test('what differs is named with what the model says', () => {
  expect(outcomes('input', 'village_boiler_share', {unit: 'MW', max: '90', step: '2'})).toEqual([
    'differs: village_boiler_share: its unit is “%”, not “MW”',
    'differs: village_boiler_share: its max is 100, not 90',
    'differs: village_boiler_share: its step is 0.1 or 1, not 2',
  ]);
  expect(outcomes('code', 'village_mill_cost_change', {default: '0'})).toEqual([
    'differs: village_mill_cost_change: its default is 12.5, not 0',
  ]);
});

test('what is computed for each dataset cannot be compared', () => {
  expect(outcomes('input', 'village_boiler_share', {default: '20'})).toEqual([
    'open: village_boiler_share: its default is computed for each dataset; the page says 20',
  ]);
});

describe('a key that is not there', () => {
  test('differs if a mark names it, with the nearest one', () => {
    expect(outcomes('input', 'village_oven_share')).toEqual(['differs: village_oven_share: no such input']);
    expect(outcomes('input', 'village_mill_change')).toEqual([
      'differs: village_mill_change: no such input; is it village_mill_cost_change?',
    ]);
    expect(outcomes('query', 'village_boiler_share')).toEqual([
      'differs: village_boiler_share: is an input: write :input[…]',
    ]);
  });

  test('is a hint in code, if it nearly is one', () => {
    expect(outcomes('code', 'village_heat_demand_total_x')).toEqual([
      'hint: village_heat_demand_total_x: neither input nor query; is it village_total_heat_demand?',
    ]);
    expect(outcomes('code', 'village_boiler_total_share')).toEqual([]); // a node
    expect(outcomes('code', 'local_engine_url')).toEqual([]);
  });

  test('is judged by the one clone that is there', () => {
    const [etmodelOnly, etsourceOnly] = [{sliders: model.sliders}, {etsource: model.etsource}];
    expect(outcomes('input', 'village_oven_share', {}, etmodelOnly)).toEqual([
      'differs: village_oven_share: no such input',
    ]);
    expect(outcomes('query', 'village_oven_share', {}, etmodelOnly)).toEqual([]);
    expect(outcomes('input', 'village_boiler_share', {unit: 'MW'}, etsourceOnly)).toHaveLength(1);
  });
});

test('numbers are read as pages write them', () => {
  expect([numberIn('−1,250.5 MW'), numberIn('17 811 291'), numberIn('0'), numberIn('computed'), numberIn('–')]).toEqual(
    [-1250.5, 17811291, 0, null, null],
  );
});
