import {afterEach, expect, test, vi} from 'vitest';
import {recentRoutes, wordsOf} from './recentPages';

const ORIGIN = 'https://docs.example.org';

function visit(...paths: string[]): void {
  const navigation = {entries: () => paths.map((path) => ({url: ORIGIN + path}))};
  vi.stubGlobal('BASE_URL', '/sub/');
  vi.stubGlobal('window', {navigation});
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('location', {pathname: paths.at(-1)});
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the last three documents come first, each once, without the one that is open', () => {
  visit('/sub/main/a/', '/sub/main/b/', '/sub/api/c/#d', '/sub/', '/sub/main/b/', '/sub/contrib/e/?f', '/sub/main/g/');
  expect(recentRoutes()).toEqual(['/contrib/e/', '/main/b/', '/api/c/']);
});

test('what is no document of this site is left out', () => {
  visit('/main/a/', '/sub/search/?q=b', '/sub/nowhere/', '/sub/main/g/');
  expect(recentRoutes()).toEqual([]);
});

test('a browser that does not tell has no recent pages', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', {pathname: '/sub/main/a/'});
  expect(recentRoutes()).toEqual([]);
});

test('a route has words', () => {
  expect(wordsOf('/main/user_manual/starting-scenario/')).toBe('Starting scenario');
});
