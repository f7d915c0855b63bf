/**
 * A stand-in for Algolia on loopback: it answers the real client from records as `npm run search:push` makes them, filtered,
 * grouped by page, counted and marked as asked for, and can be told to find nothing, to fail or to hang. Its ranking is simple,
 * and it does not mend typing errors.
 */
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {settings, type AlgoliaRecord} from '../../plugins/search-index/algolia';

export {algoliaRecords} from '../../plugins/search-index/algolia';

/** What a query asks for, as far as the stand-in knows it. */
export interface Asked {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: readonly (string | readonly string[])[];
  readonly optionalFilters?: readonly string[];
  readonly distinct: number;
  readonly page?: number;
  readonly hitsPerPage: number;
  readonly clickAnalytics: boolean;
  readonly analytics?: boolean;
  readonly facets?: readonly string[];
  readonly facetingAfterDistinct?: boolean;
  readonly attributesToRetrieve?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
}

export interface StandIn {
  readonly origin: string;
  /** What it does from now on. */
  does: 'answer' | 'find nothing' | 'fail' | 'hang';
  /** Each request to its index so far: the queries in it. */
  readonly requests: (readonly Asked[])[];
  close(): Promise<void>;
}

const LONGEST = 512; // bytes of a query

/** Starts a stand-in whose index, of any name, holds these records. */
export async function standInForAlgolia(records: readonly AlgoliaRecord[]): Promise<StandIn> {
  const server = createServer((request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://host');
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.method !== 'POST' || pathname !== '/1/indexes/*/queries') return send(response, 404, 'No such path');
      // The client's build for browsers sends it in the address, that for Node in a header.
      if (!(searchParams.get('x-algolia-api-key') ?? request.headers['x-algolia-api-key']))
        return send(response, 403, 'Invalid Application-ID or API key');
      const {requests} = JSON.parse(body) as {requests: readonly Asked[]};
      result.requests.push(requests);
      if (result.does === 'hang') return;
      if (result.does === 'fail') return send(response, 500, 'Internal error');
      if (requests.some(({query}) => Buffer.byteLength(query) > LONGEST))
        return send(response, 400, 'query is too long');
      const found = result.does === 'answer' ? records : [];
      send(response, 200, {results: requests.map((asked) => answer(asked, found))});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const result: StandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    does: 'answer',
    requests: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return result;
}

function send(response: ServerResponse, status: number, answered: object | string): void {
  const body = typeof answered === 'string' ? {message: answered, status} : answered;
  response
    .writeHead(status, {'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*'})
    .end(JSON.stringify(body));
}

function answer(asked: Asked, records: readonly AlgoliaRecord[]): object {
  const words = wordsOf(asked.query);
  const found = records
    .filter((record) => asked.facetFilters.every((filter) => [filter].flat().some((each) => has(record, each))))
    .map((record) => ({
      record,
      score: scoreOf(record, words),
      isPreferred: Boolean(asked.optionalFilters?.some((each) => has(record, each))),
    }))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score || Number(b.isPreferred) - Number(a.isPreferred))
    .map(({record}) => record);
  const groups = new Map<string, AlgoliaRecord[]>();
  for (const record of found) {
    const group = groups.get(record[settings.attributeForDistinct] as string) ?? [];
    if (group.length < asked.distinct) group.push(record);
    groups.set(record[settings.attributeForDistinct] as string, group);
  }
  const {page = 0, hitsPerPage} = asked;
  const shown = [...groups.values()].slice(page * hitsPerPage, (page + 1) * hitsPerPage).flat();
  const counted = asked.facetingAfterDistinct ? [...groups.values()].flat() : found;
  return {
    index: asked.indexName,
    query: asked.query,
    hits: shown.map((record) => hitOf(record, words, asked)),
    nbHits: groups.size,
    page,
    nbPages: hitsPerPage ? Math.ceil(groups.size / hitsPerPage) : 0,
    hitsPerPage,
    processingTimeMS: 1,
    params: '',
    ...(asked.facets && {facets: Object.fromEntries(asked.facets.map((facet) => [facet, countsOf(counted, facet)]))}),
  };
}

function has(record: AlgoliaRecord, filter: string): boolean {
  const [attribute, ...value] = filter.split(':');
  return settings.attributesForFaceting.includes(attribute!) && record[attribute!] === value.join(':');
}

/** Every word must be there, the last at least in its beginning; titles count more. */
function scoreOf({hierarchy, label, keys, keywords, content, code}: AlgoliaRecord, words: readonly string[]): number {
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const fields = [
    lvl1,
    label,
    keys.join(' '),
    keywords.join(' '),
    [lvl2, lvl3, lvl4, lvl5, lvl6].join(' '),
    content,
    code,
  ].map((field) => wordsOf(field ?? ''));
  const weights = words.map((word, at) => {
    const isHere = (other: string): boolean => (at === words.length - 1 ? other.startsWith(word) : other === word);
    const field = fields.findIndex((each) => each.some(isHere));
    return field < 0 ? 0 : fields.length - field;
  });
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
}

function hitOf(record: AlgoliaRecord, words: readonly string[], asked: Asked): object {
  const {highlightPreTag: pre = '<em>', highlightPostTag: post = '</em>', snippetEllipsisText: dots = ''} = asked;
  const marked = (text: string): string =>
    text.replace(/[\p{L}\p{N}]+/gu, (word) =>
      words.some((other) => word.toLowerCase().startsWith(other)) ? pre + word + post : word,
    );
  const levels = Object.entries(record.hierarchy).flatMap(([level, text]) =>
    text === null ? [] : [[level, {value: marked(text), matchLevel: 'full', matchedWords: words}]],
  );
  const [, most] = /:(\d+)$/.exec(settings.attributesToSnippet[0]!)!;
  const all = record.content.split(' ');
  const near = all.findIndex((word) => marked(word) !== word);
  const from = Math.max(0, near - 5);
  const to = from + Number(most);
  const part = marked(all.slice(from, to).join(' '));
  const retrieved = asked.attributesToRetrieve ?? Object.keys(record);
  return {
    objectID: record.objectID,
    ...Object.fromEntries(retrieved.map((attribute) => [attribute, record[attribute]])),
    _highlightResult: {hierarchy: Object.fromEntries(levels) as object},
    _snippetResult: {
      content: {value: `${from > 0 ? dots : ''}${part}${to < all.length ? dots : ''}`, matchLevel: 'full'},
    },
  };
}

function countsOf(records: readonly AlgoliaRecord[], attribute: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const record of records) {
    const value = String(record[attribute]);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
