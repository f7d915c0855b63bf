import {expect, test} from 'vitest';
import {demand} from './demand';
import {errorsOf} from './fixtures';

const needsOurs = () => demand('early', (_, files) => (files.has('/ours.ts') ? [] : ['there is no /ours.ts any more']));

test('what is missing in a compilation fails it, with the name of the plugin', () => {
  expect(errorsOf([needsOurs()], {files: ['/theirs.ts']})).toEqual(['plugins/early: there is no /ours.ts any more']);
});

test('what is there fails nothing', () => {
  expect(errorsOf([needsOurs()], {files: ['/theirs.ts', '/ours.ts']})).toEqual([]);
});

test('a fault is named again until it is mended; what was right is not examined again', () => {
  const plugin = needsOurs();
  expect(errorsOf([plugin], {})).toHaveLength(1);
  expect(errorsOf([plugin], {})).toHaveLength(1);
  expect(errorsOf([plugin], {files: ['/ours.ts']})).toEqual([]);
  expect(errorsOf([plugin], {})).toEqual([]);
});
