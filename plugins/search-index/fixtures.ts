import type {PageRecord, SectionRecord} from '../../src/search/types';

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
      detail: '',
      code: '',
    })),
    ...more,
  };
}
