import {expect, test} from 'vitest';
import {stem} from './stem';

test.each([
  ['migrations', 'migrating', 'migrated', 'migrate'],
  ['histories', 'history'],
  ['restoring', 'restored', 'restore'],
  ['visibility', 'visible'],
  ['emissions', 'emission'],
  ['boxes', 'box'],
  ['plants', 'plant'],
])('%s and its other forms have one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['heat', 'heater'],
  ['status', 'state'],
  ['gas', 'gear'],
  ['nl2023', 'nl2019'],
])('%s is no form of %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('short words, and names, stay as they are', () => {
  expect(['gas', 'key_s', 'nl2023s'].map(stem)).toEqual(['gas', 'key_s', 'nl2023s']);
});
