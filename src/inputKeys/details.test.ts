import {expect, test} from 'vitest';
import {detailsOf} from './details';
import type {PublishedInput} from './published';

const pump: PublishedInput = {
  key: 'pump_share',
  name: 'Pumps & wells',
  name_nl: 'Pompen',
  place: ['Demand', 'Lake', 'Heat'],
  place_nl: ['Vraag', 'Meer', 'Warmte'],
  url: 'https://energytransitionmodel.com/scenario/demand/lake/heat',
  unit: '%',
  min: 0,
  max: {from: ['query total_heat'], is: null},
  default: {from: ['units of pump'], is: 1234.5},
  step: 0.1,
  sets: [{attribute: 'share', of: ['edge deep_well – lake_heat', 'pump']}],
  share_group: 'lake',
  coupling_groups: ['zoo'],
  explained: [{title: 'Lakes › Heat', path: '/main/lakes/#heat'}],
};
const well: PublishedInput = {key: 'well_share', place: ['No slider: lake'], unit: '%', share_group: 'lake', min: -5};
const context = {dataset: 'nl2023', base: '/docs/', target: {host: 'engine.example', scenario: '7'}};

/** The terms of an input's details, with the words that stand for each. */
function termsOf(input: PublishedInput): Record<string, string> {
  const html = detailsOf(input, [pump, well], context);
  return Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, term = '', text = '']) => [
      term,
      text.replace(/<[^>]*>/g, ''),
    ]),
  );
}

test('an input tells all that it has, in words', () => {
  expect(termsOf(pump)).toEqual({
    'In Dutch': 'Pompen',
    'In the model': 'Demand › Lake › HeatVraag › Meer › Warmte',
    Smallest: '0',
    Largest: 'calculated from the dataset, from query total_heat',
    Default: '1,234.5 in nl2023, calculated from units of pump',
    Step: '0.1',
    Sets: 'share of edge deep_well – lake_heat, pump',
    'Makes 100 % with': 'well_share',
    'Coupling groups': 'zoo',
    'Explained in': 'Lakes › Heat',
  });
});

test('what it leads to is a link: its slider, its group, and the pages, below the base path', () => {
  const links = [...detailsOf(pump, [pump, well], context).matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  expect(links).toEqual([pump.url, '#well_share', '/docs/main/lakes/#heat']);
});

test('an input without a slider says so, and one that sets nothing who reads it', () => {
  expect(termsOf(well)).toMatchObject({
    'In the model': 'no slider; its file is below lake',
    Smallest: '−5',
    Sets: 'nothing',
  });
  expect(termsOf({...well, read_by: ['query lake_depth']}).Sets).toBe(
    'nothing by itself; it is read by query lake_depth',
  );
});

test('a long list shows its beginning', () => {
  const of = Array.from({length: 12}, (_, index) => `node_${index}`);
  expect(detailsOf({...pump, sets: [{attribute: 'share', of}]}, [], context)).toContain('<summary>4 more</summary>');
});

test('key, curl and Python are there to be copied, with a value that the input may have', () => {
  const codes = [...detailsOf(pump, [], context).matchAll(/<code hidden>([^]*?)<\/code>/g)].map(([, code]) => code);
  expect(codes).toEqual([
    'pump_share',
    `curl -X PUT https://engine.example/api/v3/scenarios/7 \\
  -H 'Content-Type: application/json' \\
  -d '{"scenario": {"user_values": {"pump_share": 1234.5}}}'`,
    expect.stringContaining('    json={"scenario": {"user_values": {"pump_share": 1234.5}}},\n'),
  ]);
  expect(detailsOf({...well, values: ['calm', 'wild'], min: undefined}, [], context)).toContain(
    '{"well_share": "calm"}',
  );
});
