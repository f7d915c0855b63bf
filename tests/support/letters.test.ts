import {expect, test} from 'vitest';
import {ofDrawings} from './letters';

test('letters are as wide as Chromium draws them in the site’s own font at 13 px', async () => {
  const widthOf = await ofDrawings();
  expect(widthOf('Gas turbine', false)).toBeCloseTo(66.1, 1);
  expect(widthOf('Gas turbine', true)).toBeCloseTo(69.2, 1);
  expect(widthOf('1', false)).toBe(widthOf('0', false)); // tabular
});
