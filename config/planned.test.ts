import {expect, test} from 'vitest';
import {isPlanned, planned} from './planned';

test('a link leads to a planned page with or without slash, query and hash', () => {
  const [page] = [...planned];
  const bare = page!.replace(/\/$/, '');
  for (const address of [page!, bare, `${bare}#part`, `${page}#part`, `${bare}?q=1#part`]) {
    expect(isPlanned(address), address).toBe(true);
  }
  expect(isPlanned('/main/no-such-page')).toBe(false);
  expect(isPlanned('#part')).toBe(false);
});
