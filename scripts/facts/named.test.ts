import {expect, test} from 'vitest';
import {readDocument} from '../../plugins/content-rules/document';
import {namedIn} from './named';

const named = (text: string, file = 'docs/supply.md') => namedIn(readDocument(file, text));

test('marks and code are found with their line, in .md and .mdx', () => {
  const text =
    'Set :input[village_boiler_share]{unit=% max=100}\nor `village_mill_cost_change`, not `user_values` or `A_b_c`.';
  for (const file of ['docs/supply.md', 'docs/supply.mdx']) {
    expect(named(text, file)).toEqual([
      {file, line: 1, kind: 'input', key: 'village_boiler_share', says: {unit: '%', max: '100'}},
      {file, line: 2, kind: 'code', key: 'village_mill_cost_change', says: {}},
    ]);
  }
});

test('the columns of a table speak of the first key in a row', () => {
  const text = [
    '| What | Key | Unit (engine) | Minimum | Max | Step | Start value | Like |',
    '|---|---|---|---|---|---|---|---|',
    '| Boilers | :input[a_b] | % | 0 | 100 | 0.1 | – | `c_d_e` |',
    '| Mills | `f_g_h` | €/MWh | −5 | | | | |',
    '| None | | % | 0 | | | | |',
  ].join('\n');
  expect(named(text).map(({line, key, says}) => [line, key, says])).toEqual([
    [3, 'a_b', {unit: '%', min: '0', max: '100', step: '0.1', default: '–'}],
    [3, 'c_d_e', {}],
    [4, 'f_g_h', {unit: '€/MWh', min: '−5'}],
  ]);
});

test('a range is two numbers', () => {
  const says = (range: string) => named(`| Key | Range |\n|---|---|\n| :input[a_b] | ${range} |`)[0]?.says;
  expect(says('0 to 100')).toEqual({min: '0', max: '100'});
  expect(says('−5–1,000.5')).toEqual({min: '−5', max: '1,000.5'});
  expect(says('depends on the region')).toEqual({});
});

test('what a mark says counts more than its column', () => {
  expect(named('| Key | Unit |\n|---|---|\n| :input[a_b]{unit=MW} | kW |')[0]?.says).toEqual({unit: 'MW'});
});
