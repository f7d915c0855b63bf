import path from 'node:path';
import {expect, test} from 'vitest';
import {filesOf, publishedInputs} from './published';
import {idsOfInputKeys} from './read';

const ROOT = path.join(__dirname, '../..');
const place = {title: 'Lakes', path: '/main/lakes/'};
const published = publishedInputs(ROOT, new Map([['costs_wacc_households', [place]]]));
const byKey = new Map(published.inputs.map((input) => [input.key, input]));

test('every input of the list is published, in its order', () => {
  expect(published.inputs.map(({key}) => key)).toEqual(idsOfInputKeys(ROOT));
});

test('an input has names, places, values, and what it sets', () => {
  expect(byKey.get('costs_wacc_households')).toMatchObject({
    place: expect.arrayContaining(['Costs & efficiencies']) as unknown,
    place_nl: expect.arrayContaining(['Kosten & efficiënties']) as unknown,
    url: expect.stringMatching(/^https:\/\/energytransitionmodel\.com\/scenario\/costs\//) as unknown,
    unit: '%',
    min: 0,
    sets: [
      {attribute: 'wacc', of: ['nodes of the group wacc_households', 'molecule nodes of the group wacc_households']},
    ],
    explained: [place],
  });
  expect(byKey.get('households_number_of_inhabitants')?.default).toEqual({
    from: ['number_of_inhabitants of the area'],
    is: 17.811291,
  });
});

test('an input that takes words has them, but for those of an area', () => {
  expect(byKey.get('settings_enable_storage_optimisation_households_flexibility_p2p_electricity')?.values).toEqual([
    'default',
    'optimizing_storage',
    'optimizing_storage_households',
  ]);
  expect(byKey.get('settings_weather_curve_set')?.values).toBeUndefined();
});

test('both files hold every input, a line each', () => {
  const [json, csv] = filesOf(published);
  expect(JSON.parse(json!.text)).toEqual(JSON.parse(JSON.stringify(published)));
  const [head = '', ...rows] = csv!.text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(published.inputs.length);
  expect(head).toMatch(/^\ufeffKey,Slider,Slider in Dutch,.*,Default \(nl2023\),/);
  const row = rows.find((line) => line.startsWith('households_number_of_inhabitants,'));
  expect(row).toContain(',8.9056455,35.622582,17.811291,');
});
