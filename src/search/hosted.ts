import {liteClient} from 'algoliasearch/lite';
import {areaOf, facetFilters, preferredArea, tagOf} from './filters';
import {tokensOf} from './tokens';
import type {Answer, Options, PageHit, Run, SectionHit} from './types';

/** An engine at another host. */
export interface Hosted {
  /** Ranks pages, with snippets; rejects when the host does not answer as it should. */
  search(query: string, options?: Options): Promise<Answer>;
}

/** What themeConfig.algolia says. */
export interface Account {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

type Hosts = NonNullable<Parameters<typeof liteClient>[2]>['hosts'];

const LIMIT = 10; // pages
const MOST_SECTIONS = 4; // of a page; no more can be asked for
const LONGEST = 512; // bytes of a query; a longer one is refused

/** Asks an Algolia index whose records plugins/search-index/algolia.ts describes. */
export function createHosted({appId, apiKey, indexName}: Account, baseUrl: string, hosts?: Hosts): Hosted {
  const client = liteClient(appId, apiKey, hosts && {hosts});

  return {
    async search(query, {area, here, from = 0, limit = LIMIT} = {}) {
      const nothing: Answer = {query, total: 0, totals: {}, hits: []};
      if (!tokensOf(query).length) return nothing; // Algolia would answer with all pages

      const preferred = preferredArea(query, here);
      const onPage = from % limit === 0;
      const common = {indexName, query: shortened(query), clickAnalytics: false};
      const {results} = await client.searchForHits<Section>({
        requests: [
          {
            ...common,
            facetFilters: facetFilters(area),
            optionalFilters: preferred ? [`docusaurus_tag:${tagOf(preferred)}`] : [],
            distinct: MOST_SECTIONS, // hits and counts are of pages then
            page: onPage ? from / limit : 0,
            hitsPerPage: onPage ? limit : from + limit,
            attributesToRetrieve: ['url', 'hierarchy'],
            attributesToHighlight: ['hierarchy'],
            attributesToSnippet: ['content:25'],
            snippetEllipsisText: ' … ',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
          {
            ...common,
            analytics: false, // the same query, counted by area
            facetFilters: facetFilters(),
            distinct: 1,
            facetingAfterDistinct: true,
            facets: ['docusaurus_tag'],
            hitsPerPage: 0,
          },
        ],
      });
      const [found, counted] = results;
      if (!found) throw new Error('An answer without results');
      const pages = pagesOf(found.hits, baseUrl);
      return {
        query,
        total: found.nbHits ?? pages.length,
        totals: byArea(counted?.facets?.docusaurus_tag ?? {}),
        hits: onPage ? pages : pages.slice(from),
      };
    },
  };
}

/** As much of a query as may be sent, in whole letters. */
function shortened(query: string): string {
  const bytes = new Uint8Array(LONGEST);
  const {written} = new TextEncoder().encodeInto(query.trim(), bytes);
  return new TextDecoder().decode(bytes.subarray(0, written));
}

function byArea(tags: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([tag, count]): [string, number][] => {
      const area = areaOf(tag);
      return area ? [[area, count]] : [];
    }),
  );
}

/** A record as it is retrieved. Of its levels the first is the area, the second the page, and the others headings. */
interface Section {
  readonly url: string;
  readonly hierarchy: Hierarchy<string>;
  readonly _highlightResult?: {readonly hierarchy?: Hierarchy<Highlighted>};
  readonly _snippetResult?: {readonly content?: Highlighted};
}
type Hierarchy<Of> = Readonly<Partial<Record<`lvl${number}`, Of | null>>>;
interface Highlighted {
  readonly value: string;
}

/** The sections of each page together, in the order of their first. */
function pagesOf(hits: readonly Section[], baseUrl: string): PageHit[] {
  const pages = new Map<string, PageHit & {sections: SectionHit[]}>();
  for (const hit of hits) {
    const place = placeOf(hit.url, baseUrl);
    if (!place) continue;
    const {route, anchor} = place;
    const page = pages.get(route) ?? {route, title: textOf(hit, 1), sections: []};
    pages.set(route, page);
    if (page.sections.some((section) => section.anchor === anchor)) continue; // another part of a long one
    const deepest = [6, 5, 4, 3, 2].find((level) => hit.hierarchy[`lvl${level}`]);
    const heading = anchor && deepest ? textOf(hit, deepest) : [];
    page.sections.push({anchor, heading, snippet: runsOf(hit._snippetResult?.content?.value ?? '')});
  }
  return [...pages.values()];
}

function textOf({hierarchy, _highlightResult}: Section, level: number): Run[] {
  const name = `lvl${level}` as const;
  return runsOf(_highlightResult?.hierarchy?.[name]?.value ?? hierarchy[name] ?? '');
}

/** Where a record leads: on this site, whatever host its address names. */
function placeOf(url: string, baseUrl: string): {route: string; anchor: string} | null {
  try {
    const {protocol, pathname, hash} = new URL(url, 'https://here');
    if (!/^https?:$/.test(protocol)) return null;
    const path = `${pathname}/`.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
    const route = `/${path}/`.replace(/\/+/g, '/');
    return {route, anchor: decodeURIComponent(hash.slice(1))};
  } catch {
    return null;
  }
}

/** A text with Algolia's marks; any other tag in it is text. */
function runsOf(value: string): Run[] {
  let isHit = false;
  return value
    .trim()
    .split(/(<\/?mark>)/)
    .flatMap((part): Run[] => {
      if (!/^<\/?mark>$/.test(part)) return part ? [{text: part, isHit}] : [];
      isHit = part === '<mark>';
      return [];
    });
}
