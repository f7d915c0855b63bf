import path from 'node:path';
import type {Heading, Paragraph, Root, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {isDocument} from '../after-build/contents';
import {listedPages, titleOf, type BuiltSite} from '../after-build/site';
import type {Document} from '../content-rules/types';
import {INPUT_KEYS, readInputKeys} from '../input-keys/read';
import {attributesOf} from '../openapi/element';
import {endpoints} from '../openapi/remark';
import {apiChanges} from '../remark/changes';
import {gqlFunctions} from '../remark/functions';
import {errorMessages} from '../remark/messages';
import {addressedRows} from '../remark/tables';
import type {PageRecord, SectionRecord} from '../../src/search/types';
import {headOf, type Head} from './heads';
import {split} from './split';

const ROOT = path.join(__dirname, '../..');
const IN_SHORT = 'in-short';

/** The documents of a built site, with what their components show. */
export function recordsOfSite(site: BuiltSite, heads: ReadonlyMap<string, Head>): PageRecord[] {
  return listedPages(site)
    .filter(isDocument)
    .map((page) => {
      const {description, keywords, sections} = page.contents;
      const title = titleOf(page, site);
      const own = heads.get(page.path);
      return {
        route: page.path,
        title,
        ...own,
        description,
        keywords,
        sections: withSummary(withoutLead(sections, description)),
      };
    });
}

/** A page shows its description above its text, and the index has it already. */
function withoutLead([first, ...rest]: readonly SectionRecord[], description: string): SectionRecord[] {
  const {text} = first!;
  return [{...first!, text: text.startsWith(description) ? text.slice(description.length).trim() : text}, ...rest];
}

/** What a page says in short is what it is about: it belongs to the page as a whole, and leads to its beginning. */
export function withSummary(sections: readonly SectionRecord[]): SectionRecord[] {
  const [first, second, ...rest] = sections;
  if (second?.anchor !== IN_SHORT) return [...sections];
  const both = (field: 'text' | 'detail' | 'code'): string => [first![field], second[field]].filter(Boolean).join(' ');
  return [{...first!, text: both('text'), detail: both('detail'), code: both('code')}, ...rest];
}

/**
 * Documents as they are written, with the parts of the API that are written into them; what other components show is not
 * there.
 */
export function recordsOfSources(documents: readonly Document[]): PageRecord[] {
  return documents
    .filter(({unreadable}) => !unreadable)
    .map(({file, route, frontMatter, headings, tree}) => ({
      route,
      title: String(frontMatter.title),
      ...headOf(frontMatter),
      description: String(frontMatter.description),
      keywords: (frontMatter.keywords as readonly unknown[]).map(String),
      sections: withSummary(split(whole(tree, file), (heading) => idAsWritten(heading, headings))),
    }));
}

/** A document with all that a build writes into it from openapi/ and content/, and the words that its components show. */
function whole(tree: Root, file: string): Root {
  const copy = structuredClone(tree);
  const vfile = new VFile({path: file, cwd: '.'});
  endpoints()(copy, vfile);
  errorMessages()(copy);
  apiChanges()(copy, vfile);
  gqlFunctions()(copy);
  addressedRows()(copy);
  visit(copy, 'mdxJsxFlowElement', (node, index, parent) => {
    const shown = SHOWN[node.name ?? '']?.(attributesOf(node));
    if (!shown) return undefined;
    parent!.children.splice(index!, 1, ...shown, ...node.children);
    return [SKIP, index! + shown.length];
  });
  return copy;
}

type Attributes = ReturnType<typeof attributesOf>;

/** What components show of their attributes, and what InputKeys has of its own. */
const SHOWN: Readonly<Record<string, (attributes: Attributes) => RootContent[]>> = {
  ApiCalls: ({calls = '[]'}) =>
    (JSON.parse(calls) as readonly Record<'method' | 'path' | 'text', string>[]).map((call) =>
      paragraph(`${call.method} ${call.path} ${call.text}`),
    ),
  ApiPath: (call) => [paragraph(`${call.method} ${call.path}`)],
  ApiTab: ({label = ''}) => [paragraph(label)],
  [INPUT_KEYS]: () =>
    readInputKeys(ROOT).flatMap(({place, rows}) =>
      [place, ...rows].map((row) => paragraph(row.join(' · '), {hName: 'details'})),
    ),
};

function paragraph(value: string, data: object = {}): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}], data};
}

function idAsWritten({data, position}: Heading, headings: Document['headings']): string {
  const {id} = (data?.hProperties ?? {}) as {id?: string};
  return id ?? headings.find(({node}) => node.position?.start.offset === position?.start.offset)?.id ?? '';
}
