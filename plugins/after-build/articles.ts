import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {toString as textOf} from 'mdast-util-to-string';
import {articleToMdast} from './markdown';
import {isDocument, listedPages, type BuiltSite} from './site';

/**
 * Stops where an article does not survive being turned into Markdown: its title must come first and text must follow.
 * The search index and the published copies are made from the same Markdown.
 */
export function articlesReadAsMarkdown(site: BuiltSite): [] {
  for (const page of listedPages(site).filter(isDocument)) {
    const heading = select('.theme-doc-markdown h1', page.tree);
    const [first, ...rest] = articleToMdast(page.tree).children;
    const isTitle = first?.type === 'heading' && first.depth === 1;
    if (!heading || !isTitle || textOf(first).trim() !== toString(heading).trim()) {
      throw new Error(`${page.file}: its Markdown starts with “${first ? textOf(first) : ''}” instead of its title.`);
    }
    if (!rest.some((node) => textOf(node).trim())) throw new Error(`${page.file}: its Markdown is empty.`);
  }
  return [];
}
