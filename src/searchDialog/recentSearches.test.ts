import {afterEach, expect, test, vi} from 'vitest';
import {forgetSearch, recentSearches, rememberSearch} from './recentSearches';

function store(content: string | null): void {
  let kept = content;
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, value: string) => (kept = value),
    removeItem: () => (kept = null),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the latest five are kept, each once', () => {
  store(null);
  for (const query of ['a', 'b', 'c', 'd', 'e', ' B ', 'f', '  ']) rememberSearch(query);
  expect(recentSearches()).toEqual(['f', 'B', 'e', 'd', 'c']);
  forgetSearch('e');
  expect(recentSearches()).toEqual(['f', 'B', 'd', 'c']);
});

test('what else may stand in the store is nothing', () => {
  for (const content of ['', '{', 'null', '{"a":1}', '[1,{}]']) {
    store(content);
    expect(recentSearches()).toEqual([]);
  }
});

test('a browser that keeps nothing is no error', () => {
  const refuse = (): never => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', {getItem: refuse, setItem: refuse, removeItem: refuse});
  rememberSearch('a');
  forgetSearch('a');
  expect(recentSearches()).toEqual([]);
});
