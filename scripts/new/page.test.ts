import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {frontMatterProblems} from '../../config/frontMatter';
import {newPage, type NewPage} from './page';

test.each([
  ['main/heat-curves', 'docs/heat-curves.md', 'Heat curves'],
  ['/api/orders/', 'api/orders.md', 'Orders'],
  ['main/user_manual/line-bar', 'docs/user_manual/line-bar.md', 'Line bar'],
  ['main/heat-curves.mdx', 'docs/heat-curves.mdx', 'Heat curves'],
])('%s starts as %s, with front matter that the build takes', (address, file, title) => {
  const {files} = newPage(address) as NewPage;
  expect([...files.keys()]).toEqual([file]);
  const [, head] = /^---\n([^]*?)---\n/.exec(files.get(file)!)!;
  const data: unknown = parse(head!);
  expect(data).toMatchObject({title});
  expect(frontMatterProblems(data)).toEqual([]);
});

test('its writer is told of the sidebar and the queries', () => {
  expect((newPage('contrib/brand-new') as NewPage).next.join()).toMatch(/sidebars\.contrib\.ts.*content\/queries\.yml/);
});

test.each(['heat-pumps', 'docs/heat-pumps', 'main/Heat Pumps', 'main/heat_pumps', 'main/../secret', 'main/'])(
  '%s is no address of a page',
  (address) => {
    expect(newPage(address)).toContain('is no address');
  },
);
