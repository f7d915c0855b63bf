import path from 'node:path';
import {expect, test} from 'vitest';
import {dataOf} from '.';

const ROOT = path.resolve(__dirname, '../..');

const dataIn = (page: string): string[] => dataOf(path.join(ROOT, page), ROOT).map((file) => path.relative(ROOT, file));

test('a page depends on the data that it shows, and on no other', () => {
  expect(dataIn('api/changelog.mdx')).toEqual(['content/api-changes.yml']);
  expect(dataIn('api/errors.mdx')).toContain('openapi/openapi.yaml');
  expect(dataIn('api/scenarios.mdx')).toContain('openapi/openapi.yaml');
  expect(dataIn('docs/hydrogen.mdx')).toEqual([]);
  expect(dataIn('docs/heat-pumps.md')).toEqual([]);
});
