import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageRecord} from '../../src/search/types';
import {readDocument} from '../../plugins/content-rules/document';
import {split} from '../../plugins/search-index/split';

/** Pages from any folder of Markdown, until they hold so many words. */
export function readCorpus(folders: readonly string[], most: number): PageRecord[] {
  const pages: PageRecord[] = [];
  let words = 0;
  for (const file of folders.flatMap(markdownIn)) {
    if (words >= most) break;
    const name = path.parse(file).name;
    const {tree, headings, frontMatter, unreadable} = readDocument('docs/page.md', readFileSync(file, 'utf8'));
    if (unreadable) continue;
    const {title = name, description = '', keywords = []} = frontMatter;
    pages.push({
      route: `/main/${pages.length}-${name}/`,
      title: String(title),
      description: String(description),
      keywords: Array.isArray(keywords) ? keywords.map(String) : [],
      sections: split(tree, (heading) => headings.find(({node}) => node === heading)?.id ?? ''),
    });
    words += wordsOf(pages.slice(-1));
  }
  return pages;
}

/** The same pages several times, as a site of so many times the size: in each copy 3 % of long words are others. */
export function multiplied(pages: readonly PageRecord[], times: number): PageRecord[] {
  return Array.from({length: times}, (_, copy) => {
    const random = randomFrom(copy + 1);
    const altered = (text: string): string =>
      copy === 0 ? text : text.replace(/\p{L}{5,}/gu, (word) => (random() < 0.03 ? word + letters(copy) : word));
    return pages.map((page): PageRecord => ({
      ...page,
      route: copy === 0 ? page.route : page.route.replace(/\/$/, `-${copy}/`),
      title: altered(page.title),
      sections: page.sections.map((section) => ({
        ...section,
        heading: altered(section.heading),
        text: altered(section.text),
        detail: altered(section.detail),
        code: altered(section.code),
      })),
    }));
  }).flat();
}

/** How many words pages hold: headings, text and code. */
export function wordsOf(pages: readonly PageRecord[]): number {
  const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;
  return pages
    .flatMap(({sections}) => sections)
    .reduce((sum, {heading, text, detail, code}) => sum + count(`${heading} ${text} ${detail} ${code}`), 0);
}

function markdownIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return markdownIn(file);
      return /\.mdx?$/.test(entry.name) ? [file] : [];
    });
}

/** Numbers from 0 to 1 that are the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

function letters(copy: number): string {
  return String.fromCharCode(97 + (copy % 26), 97 + ((7 * copy) % 26));
}
