import path from 'node:path';
import {expect, test} from 'vitest';
import {errorsOf} from '../fixtures';
import pageData, {dataOf} from '.';

const ROOT = path.resolve(__dirname, '../..');

const dataIn = (page: string): string[] => dataOf(path.join(ROOT, page), ROOT).map((file) => path.relative(ROOT, file));

test('a page depends on the data that it shows, and on no other', () => {
  expect(dataIn('api/changelog.mdx')).toEqual(['content/api-changes.yml']);
  expect(dataIn('api/errors.mdx')).toContain('openapi/openapi.yaml');
  expect(dataIn('api/scenarios.mdx')).toContain('openapi/openapi.yaml');
  expect(dataIn('docs/hydrogen.mdx')).toEqual([]);
  expect(dataIn('docs/heat-pumps.md')).toEqual([]);
});

test('a build in which a page does not depend on its data fails', () => {
  const {plugins} = pageData({siteDir: ROOT} as never).configureWebpack!({}, false, {} as never, undefined) as {
    plugins: Parameters<typeof errorsOf>[0];
  };
  const files = ['api/changelog.mdx', 'docs/hydrogen.mdx'].map((page) => path.join(ROOT, page));
  expect(errorsOf(plugins, {files})).toEqual([
    'plugins/page-data: pages are not compiled anew when their data change: content/api-changes.yml',
  ]);
  expect(errorsOf(plugins, {files: files.slice(1)})).toEqual([expect.stringContaining('no page shows data any more')]);
  expect(errorsOf(plugins, {files, dependencies: [path.join(ROOT, 'content/api-changes.yml')]})).toEqual([]);
});
