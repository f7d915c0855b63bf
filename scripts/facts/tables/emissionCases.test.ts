import {expect, test} from 'vitest';
import {emissionCases, type EmissionCase} from './emissionCases';
import {wordsOf} from './fixture';
import {rowsOf} from './rows';

const said = (name: string): EmissionCase => ({case: name, primary: 'Counts', direct: 'Zero', seen: '**Lake**'});
const CASES = {burnt_peat: said('Burnt peat'), shipped_peat: said('Shipped peat'), fog: said('Fog')};
const write = (...named: readonly string[]): string => emissionCases(wordsOf(CASES), named);

test('a page shows the cases that it names in its order, or all of them', () => {
  expect(rowsOf(write('fog', 'burnt_peat'))).toEqual([
    ['Fog', 'Counts', 'Zero', '**Lake**'],
    ['Burnt peat', 'Counts', 'Zero', '**Lake**'],
  ]);
  expect(rowsOf(write()).map(([name]) => name)).toEqual(['Burnt peat', 'Shipped peat', 'Fog']);
});

test('each part of a page has an id of its own', () => {
  expect(write('burnt_peat', 'fog')).toContain('{#cases-burnt-peat csv}');
  expect(write()).toContain('{#cases-table csv}');
});

test('a case that is not there, one named twice, and one that lacks words are errors', () => {
  expect(() => write('fog', 'steam')).toThrow('words.yml has no steam');
  expect(() => write('fog', 'fog')).toThrow('has no fog, or the mark names it twice');
  expect(() => emissionCases(wordsOf({fog: {...said('Fog'), direct: ''}}), [])).toThrow('does not say all of fog');
});
