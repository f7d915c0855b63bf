import {indexOf, type IndexFiles} from './files';
import {createEngine} from '../../src/search/engine';
import type {Engine, PageRecord, SectionRecord, Synonyms} from '../../src/search/types';

/** A page for tests: its sections are texts by heading, the first of them above all headings. */
export function pageOf(
  route: string,
  title: string,
  sections: Readonly<Record<string, string>>,
  more: Partial<PageRecord> = {},
): PageRecord {
  return {
    route,
    title,
    description: '',
    keywords: [],
    sections: Object.entries(sections).map(([heading, text]): SectionRecord => ({
      anchor: heading.toLowerCase().replaceAll(' ', '-'),
      heading,
      level: heading ? 2 : 1,
      above: [],
      text,
      code: '',
    })),
    ...more,
  };
}

/** An engine over an index in memory. */
export function engineOf(pages: readonly PageRecord[], synonyms: Synonyms = []): Engine {
  return engineOver(indexOf(pages, synonyms));
}

/** An engine over files of an index, which notes what it fetches. */
export function engineOver(files: IndexFiles, fetched: string[] = []): Engine {
  return createEngine((file) => {
    fetched.push(file);
    const text = files.get(file);
    return text === undefined ? Promise.reject(new Error(`no ${file}`)) : Promise.resolve(JSON.parse(text));
  });
}
