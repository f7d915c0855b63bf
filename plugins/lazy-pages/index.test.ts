import {expect, test} from 'vitest';
import {isPage, REGISTRY} from '.';
import withoutWeak from './withoutWeak.cjs';

const page =
  '[() => import(/* webpackChunkName: "a" */ "@site/docs/a.md"), "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")]';

test('documents are compiled when they are opened, and all else at the start', () => {
  const is = (file: string | null): boolean => isPage({nameForCondition: () => file});
  expect(is('/site/docs/a.md')).toBe(true);
  expect(is('/site/api/a.mdx')).toBe(true);
  expect(is('/site/src/theme/DocItem/index.tsx')).toBe(false);
  expect(is(null)).toBe(false);
});

test('the registry of pages names each page once, by what fetches it', () => {
  expect(REGISTRY.test('/site/.docusaurus/registry.js')).toBe(true);
  expect(REGISTRY.test('/site/src/registry.js')).toBe(false);
  const call = (text: string): string => withoutWeak.call({resourcePath: '/site/.docusaurus/registry.js'}, text);
  expect(call(`{"a": ${page}}`)).toBe(
    `{"a": ${page.replace('require.resolveWeak("@site/docs/a.md")', '"@site/docs/a.md"')}}`,
  );
  expect(() => call('{}')).toThrow('registry.js is written otherwise');
});
