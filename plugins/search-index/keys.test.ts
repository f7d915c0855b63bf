import {expect, test} from 'vitest';
import {pageOf} from './fixtures';
import {keysOf} from './keys';

test('a key leads to the place that explains it: a heading before fields, fields before what mentions it', () => {
  const keys = keysOf([
    pageOf('/main/a/', 'A', {'': 'It sets area_code, once.'}),
    pageOf('/api/areas/', 'Areas', {'': 'See area_code.', area_code: 'A code of the area.'}),
    pageOf('/api/changelog/', 'Changes', {area_code: 'New: area_code.'}),
  ]);
  expect(keys).toContainEqual([
    'area_code',
    '',
    'Areas › area_code',
    '/api/areas/#area_code',
    '/main/a/',
    '/api/changelog/#area_code',
  ]);
});

test('inputs and operations say what they are, where their pages are', () => {
  const keys = keysOf([pageOf('/api/inputs/keys/', 'Find an input', {}), pageOf('/api/areas/', 'Areas', {'': ''})]);
  expect(keys).toContainEqual(['GET /areas', 'Operation', expect.stringMatching(/\w/), '/api/areas/#list-areas']);
  expect(keys).toContainEqual([
    'households_number_of_inhabitants',
    'Input',
    expect.stringMatching(/› /),
    '/api/inputs/keys/#households_number_of_inhabitants',
  ]);
  expect(keys.length).toBeGreaterThan(1400);
  expect(keys.filter(([key]) => key.includes('/scenarios/'))).toEqual([]); // there is no such page here
});

test('a key in a table of keys leads to its row, and so does each of a family', () => {
  const keys = [
    {anchor: 'fan_n_price', kind: 'Key', keys: ['fan_{n}_price', 'fan_1_price', 'fan_2_price'], text: 'Fan · €'},
    {anchor: 'eu', kind: 'Area code', keys: ['eu'], text: 'EU-27'},
  ];
  const page = pageOf('/api/fans/', 'Fans', {'': '', Calls: 'It takes fan_1_price.'});
  const [first, ...rest] = page.sections;
  expect(keysOf([{...page, sections: [{...first!, keys}, ...rest]}])).toEqual([
    ['fan_1_price', 'Key', 'Fan · €', '/api/fans/#fan_n_price'],
    ['fan_2_price', 'Key', 'Fan · €', '/api/fans/#fan_n_price'],
    ['fan_{n}_price', 'Key', 'Fan · €', '/api/fans/#fan_n_price'],
  ]);
});

test('a piece of a key is no key', () => {
  const page = pageOf('/main/curves/', 'Curves', {'': 'It is flh_of_…_user_curve, flh_of_energy_… or flh_of_wind.'});
  expect(keysOf([page]).map(([key]) => key)).toEqual(['flh_of_wind']);
});
