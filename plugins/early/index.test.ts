import path from 'node:path';
import {expect, test} from 'vitest';
import {errorsOf} from '../fixtures';
import early from '.';

const siteDir = path.resolve(__dirname, '../..');
const {
  plugins: [fontExists],
} = early({siteDir, baseUrl: '/'} as never).configureWebpack!({}, false, {} as never, undefined) as {
  plugins: Parameters<typeof errorsOf>[0];
};

test('a build that has the font elsewhere than the early script names it fails', () => {
  const [error = ''] = errorsOf([fontExists!], {assets: ['assets/fonts/etm-text.0123abcd.woff2']});
  const [file = ''] = /assets\/fonts\/etm-text-[0-9a-f]{32}\.woff2/.exec(error) ?? [];
  expect(error).toBe(`plugins/early: the build has no ${file}: Docusaurus puts fonts elsewhere now`);
  expect(errorsOf([fontExists!], {assets: [file]})).toEqual([]);
});
