import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {toMarkdown} from 'mdast-util-to-markdown';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test, vi} from 'vitest';
import {addressOf, plainWherePlanned} from './planned';

// Some pages are to come, whichever they are today.
vi.mock('../../config/planned', () => ({
  isPlanned: (address: string) =>
    ['/main/hydrogen', '/api/version-tag', '/main/pyetm/introduction'].includes(
      address.replace(/[?#].*$/, '').replace(/\/$/, ''),
    ),
}));

/** The text of a document after the rule. */
function after(text: string, file = 'docs/supply.md'): string {
  const tree: Root = unified().use(remarkParse).parse(text);
  plainWherePlanned()(tree, new VFile({path: `/site/${file}`, cwd: '/site'}));
  return toMarkdown(tree);
}

describe('a link to a page to come is plain text', () => {
  test('by file, by address, with a hash, with marks inside', () => {
    expect(after('See [*Hydrogen*](./hydrogen.md#stores) and [version tags](/api/version-tag/).')).toBe(
      'See *Hydrogen* and version tags.\n',
    );
    expect(after('[PyETM](pyetm/introduction.mdx)')).toBe('PyETM\n');
  });

  test('from another folder and another area', () => {
    expect(after('[Hydrogen](../hydrogen.md)', 'docs/user_manual/interface.md')).toBe('Hydrogen\n');
    expect(after('[Tags](./version-tags.md)', 'api/intro.md')).toBe('Tags\n');
  });

  test('by reference, whose definition goes as well', () => {
    expect(after('[Hydrogen][h2] and [hydrogen][].\n\n[h2]: ./hydrogen.md\n\n[hydrogen]: /main/hydrogen\n')).toBe(
      'Hydrogen and hydrogen.\n',
    );
  });
});

test('all other links stay', () => {
  const text =
    'See [supply](./supply.md), [here](#hydrogen), [the model](https://example.org/main/hydrogen) and [a reference][one].\n\n[one]: ./biomass.md\n';
  expect(after(text)).toBe(text);
});

test('a link to a file becomes the address of its page', () => {
  expect(addressOf('../biomass.md#types', '/site/docs/user_manual/a.md', '/site')).toBe('/main/biomass');
  expect(addressOf('./version-tags.md', '/site/api/intro.md', '/site')).toBe('/api/version-tag');
  expect(addressOf('charts/category-bar.md', '/site/contrib/intro.md', '/site')).toBe('/contrib/charts/category-bar');
  expect(addressOf('mailto:info@example.org', '/site/docs/a.md', '/site')).toBeNull();
  expect(addressOf('../README.md', '/site/docs/a.md', '/site')).toBeNull();
});
