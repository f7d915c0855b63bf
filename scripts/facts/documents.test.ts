import {expect, test} from 'vitest';
import {documentOf} from './documents';

const MILL = documentOf(
  'mill',
  'energy',
  `# A mill
- input.wind = 1.0
- output.electricity = 0.45
- output.loss = elastic
- groups = [
    direct_emissions, wacc_proven_tech,
    central_production
    ]
- sets = [one, two]
- unit = MW

~ full_load_hours = 2500
~ output.heat = SHARE(mill,
  heat)
~ demand =
  QUERY()
`,
);

test('lists run over several lines, and numbers may stand as queries', () => {
  expect(MILL.list('groups')).toEqual(['direct_emissions', 'wacc_proven_tech', 'central_production']);
  expect(MILL.list('sets')).toEqual(['one', 'two']);
  expect(MILL.list('unit')).toEqual([]);
  expect(MILL.number('full_load_hours')).toBe(2500);
  expect(MILL.text('unit')).toBe('MW');
});

test('what a query makes for each dataset is not given', () => {
  expect(MILL.below('output')).toEqual([
    ['electricity', '0.45'],
    ['loss', 'elastic'],
  ]);
  expect(MILL.number('demand')).toBeUndefined();
  expect(MILL.query('output.heat')).toBe('SHARE(mill,');
  expect(MILL.query('full_load_hours')).toBeUndefined();
  expect(MILL.number('output.loss')).toBeUndefined();
});
