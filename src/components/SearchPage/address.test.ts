import {expect, test} from 'vitest';
import {LONGEST_QUERY} from '../../search/limits';
import {askedIn, searchAddress} from './address';

const AREAS = ['main', 'api'];

test('an address says what is asked, and is read again', () => {
  for (const asked of [
    {query: 'heat & power + 100 %', area: '', pages: 1},
    {query: '<b>🔋</b>', area: 'api', pages: 3},
    {query: '', area: '', pages: 1},
  ]) {
    const address = searchAddress(asked);
    expect(askedIn(address.replace('/search/', ''), AREAS)).toEqual(asked);
  }
  expect(searchAddress({query: ''})).toBe('/search/');
});

test('what is no area or number is left aside, and of several the first counts', () => {
  for (const search of ['?q=a&area=nowhere&page=x', '?q=a&q=b&page=-1', '?q=a&page=1e9&area=constructor']) {
    expect(askedIn(search, AREAS)).toEqual({query: 'a', area: '', pages: 1});
  }
});

test('malformed escapes are text, and there is an end to the length', () => {
  expect(askedIn('?q=%E0%A4%A', AREAS).query).toMatch(/\ufffd/);
  expect(askedIn('?q=%', AREAS).query).toBe('%');
  expect([...askedIn(`?q=${'🔋'.repeat(10_000)}`, AREAS).query]).toHaveLength(LONGEST_QUERY);
});
