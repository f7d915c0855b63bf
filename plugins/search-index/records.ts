import type {Heading, Root} from 'mdast';
import {VFile} from 'vfile';
import {articleToMdast} from '../after-build/markdown';
import {descriptionOf, isDocument, keywordsOf, listedPages, titleOf, type BuiltSite} from '../after-build/site';
import type {Document} from '../content-rules/types';
import {endpoints} from '../openapi/remark';
import type {PageRecord} from '../../src/search/types';
import {split} from './split';

/** The documents of a built site, with what their components show. */
export function recordsOfSite(site: BuiltSite): PageRecord[] {
  return listedPages(site)
    .filter(isDocument)
    .map((page) => ({
      route: page.path,
      title: titleOf(page, site),
      description: descriptionOf(page),
      keywords: keywordsOf(page),
      sections: split(articleToMdast(page.tree), idInArticle),
    }));
}

/** Documents as they are written, with the endpoints of the API; what other components show is not there. */
export function recordsOfSources(documents: readonly Document[]): PageRecord[] {
  return documents
    .filter(({unreadable}) => !unreadable)
    .map(({file, route, frontMatter, headings, tree}) => ({
      route,
      title: String(frontMatter.title),
      description: String(frontMatter.description),
      keywords: (frontMatter.keywords as readonly unknown[]).map(String),
      sections: split(withEndpoints(tree, file), (heading) => idAsWritten(heading, headings)),
    }));
}

function withEndpoints(tree: Root, file: string): Root {
  const whole = structuredClone(tree);
  endpoints()(whole, new VFile({path: file, cwd: '.'}));
  return whole;
}

function idAsWritten({data, position}: Heading, headings: Document['headings']): string {
  const {id} = (data?.hProperties ?? {}) as {id?: string};
  return id ?? headings.find(({node}) => node.position?.start.offset === position?.start.offset)?.id ?? '';
}

function idInArticle({children}: Heading): string {
  const last = children.at(-1);
  return (last?.type === 'html' && /\{#([^}]+)\}/.exec(last.value)?.[1]) || '';
}
