import {expect, test} from 'vitest';
import {emissionCases, type EmissionCase} from './emissionCases';
import {cloneOf, rowsOf, sourcesOf} from './fixture';

const said = (name: string): EmissionCase => ({
  case: name,
  primary: 'Counts',
  direct: 'Zero',
  seen: '**CO₂ of the lake**',
});
const CASES = {burnt_peat: said('Burnt peat'), shipped_peat: said('Shipped peat'), fog: said('Fog')};
const write = (named: readonly string[] = [], cases: Readonly<Record<string, EmissionCase>> = CASES): string =>
  emissionCases(
    sourcesOf(
      cloneOf({
        'config/locales/interface/en_dashboard.yml':
          "en:\n  dashboard:\n    lake:\n      title: 'CO<sub>2</sub> of the lake'\n",
        'config/locales/interface/nl_dashboard.yml': 'nl:\n  dashboard:\n    title: Meer\n',
      }),
      cases,
    ),
    named,
  );

test('a page shows the cases that it names in its order, or all of them', () => {
  expect(rowsOf(write(['fog', 'burnt_peat']))).toEqual([
    ['Fog', 'Counts', 'Zero', '**CO₂ of the lake**'],
    ['Burnt peat', 'Counts', 'Zero', '**CO₂ of the lake**'],
  ]);
  expect(rowsOf(write()).map(([name]) => name)).toEqual(['Burnt peat', 'Shipped peat', 'Fog']);
});

test('a case that is not there, one named twice, one that lacks words, and one that says what is not on the screen are errors', () => {
  expect(() => write(['fog', 'steam'])).toThrow('words.yml has no steam');
  expect(() => write(['fog', 'fog'])).toThrow('has no fog, or the mark names it twice');
  expect(() => write([], {fog: {...said('Fog'), direct: ''}})).toThrow('does not say all of fog');
  expect(() => write([], {fog: {...said('Fog'), primary: '**Meer**'}})).toThrow(
    'words.yml, fog: nothing on the screen is **Meer**',
  );
  expect(() => write([], {fog: {...said('Fog'), primary: 'a '.repeat(14) + 'b'}})).toThrow('has more than 14 words');
});
