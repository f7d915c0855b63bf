import path from 'node:path';
import {toHast} from 'mdast-util-to-hast';
import {toHtml} from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {FEED, feed} from '../api-changes/feed';
import {readChanges} from '../api-changes/read';
import type {BuiltSite, Output} from './site';

const markdown = unified().use(remarkParse).freeze();

/** Writes the changes of the API as a feed beside their page. */
export function apiChangesFeed(site: BuiltSite): Output[] {
  const releases = readChanges(path.resolve(__dirname, '../..'));
  return [{file: FEED, text: feed(releases, site, (text) => inline(text, site))}];
}

/** One paragraph of Markdown as HTML, its links made absolute. */
function inline(text: string, {url, baseUrl}: BuiltSite): string {
  const tree = markdown.parse(text);
  visit(tree, 'link', (link) => {
    if (link.url.startsWith('/')) link.url = url + baseUrl + link.url.slice(1);
  });
  const [paragraph] = tree.children;
  return paragraph ? toHtml(toHast(paragraph)).replace(/^<p>|<\/p>$/g, '') : '';
}
