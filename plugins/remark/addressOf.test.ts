import {expect, test} from 'vitest';
import {addressOf} from './addressOf';

test('a link to a file becomes the address of its page', () => {
  expect(addressOf('../biomass.md#types', '/site/docs/user_manual/a.md', '/site')).toBe('/main/biomass');
  expect(addressOf('./version-tags.md', '/site/api/intro.md', '/site')).toBe('/api/version-tag');
  expect(addressOf('charts/category-bar.md', '/site/contrib/intro.md', '/site')).toBe('/contrib/charts/category-bar');
  expect(addressOf('mailto:info@example.org', '/site/docs/a.md', '/site')).toBeNull();
  expect(addressOf('../README.md', '/site/docs/a.md', '/site')).toBeNull();
});
