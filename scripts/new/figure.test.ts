import {expect, test} from 'vitest';
import {newFigure, type NewFigure} from './figure';

test('a figure has the files of every figure, under its own name', () => {
  const {files, next} = newFigure('FullLoadHours') as NewFigure;
  expect([...files.keys()].map((file) => file.replace('src/figures/FullLoadHours/', '')).sort()).toEqual(
    [
      'FullLoadHours.tsx',
      'View.tsx',
      'about.ts',
      'inWords.ts',
      'index.tsx',
      'inputs.ts',
      'model.test.ts',
      'model.ts',
    ].sort(),
  );
  const all = [...files.values()].join('\n');
  expect(all).not.toMatch(/\bSample\b(?! data)|src\/components/);
  expect(files.get('src/figures/FullLoadHours/index.tsx')).toContain("import('./FullLoadHours')");
  expect(next.join()).toContain('<FullLoadHours id="full-load-hours" number={1} />');
});

test.each(['fullLoadHours', 'Full load hours', 'full-load-hours', ''])('%s is no name of a figure', (name) => {
  expect(newFigure(name)).toContain('is no name');
});
