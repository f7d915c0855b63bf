import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {articleToMarkdown} from './markdown';
import {isDocument, listedPages, type BuiltSite} from './site';

/**
 * Stops where an article does not survive being turned into Markdown: its title must come first and text must follow.
 * The search index and the published copies are made from the same Markdown.
 */
export function articlesReadAsMarkdown(site: BuiltSite): [] {
  for (const page of listedPages(site).filter(isDocument)) {
    const heading = select('.theme-doc-markdown h1', page.tree);
    const markdown = articleToMarkdown(page.tree);
    const [first = '', ...rest] = markdown.split('\n');
    if (!heading || plain(first) !== plain(`# ${toString(heading)}`)) {
      throw new Error(`${page.file}: its Markdown starts with “${first}” instead of its title.`);
    }
    if (!rest.join('').trim()) throw new Error(`${page.file}: its Markdown is empty.`);
  }
  return [];
}

/** A line without the marks of Markdown, so that a title with code in it equals its own text. */
function plain(line: string): string {
  return line.replace(/[\\`*_]/g, '');
}
