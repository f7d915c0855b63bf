import {afterEach, beforeEach, expect, test} from 'vitest';
import {algoliaRecords, standInForAlgolia, type StandIn} from '../../tests/support/algolia';
import {createHosted, type Hosted} from './hosted';
import type {PageRecord, Run, SectionRecord} from './types';

const ACCOUNT = {appId: 'APP', apiKey: 'key', indexName: 'docs'};
const TAGS = [
  'docusaurus_tag:default',
  'docusaurus_tag:docs-main-current',
  'docusaurus_tag:docs-api-current',
  'docusaurus_tag:docs-contrib-current',
];

const section = (anchor: string, heading: string, text: string): SectionRecord => ({
  ...{anchor, heading, text, level: anchor ? 2 : 1, above: [], detail: '', code: ''},
});

const page = (route: string, title: string, sections: readonly SectionRecord[]): PageRecord => ({
  ...{route, title, sections, description: `About ${title}.`, keywords: []},
});

const PAGES = [
  page('/main/heat-pumps/', 'Heat pumps', [
    section('', '', 'They lift heat.'),
    section('ground', 'Ground heat', 'From below.'),
    section('caf%C3%A9', 'Heat of a café', 'Warm.'),
    section('more', 'More heat', 'And more.'),
    section('most', 'Most heat', 'And most.'),
  ]),
  ...Array.from({length: 24}, (_, at) => page(`/main/network-${at}/`, `Network ${at}`, [section('', '', 'Of heat.')])),
  page('/api/heat/', 'Heat in the API', [section('', '', 'Ask for heat.')]),
  page('/contrib/html/', '<img src=x onerror=alert(1)> heat </mark>', [
    section('', '', 'Not <b>heat</b> &amp; <script>alert("heat")</script>.'),
  ]),
];

let algolia: StandIn;

beforeEach(async () => {
  algolia = await standInForAlgolia(algoliaRecords(PAGES, 'https://docs.example.org/'));
});
afterEach(() => algolia.close());

/** The engine with the real client, whose requests go to the stand-in. */
function engine(baseUrl = '/', to = algolia): Hosted {
  const {host} = new URL(to.origin);
  return createHosted(ACCOUNT, baseUrl, [{url: host, accept: 'readWrite', protocol: 'http'}]);
}

const plain = (runs: readonly Run[]): string => runs.map(({text, isHit}) => (isHit ? `[${text}]` : text)).join('');

test("each query carries the specification's filters, and no click is tracked", async () => {
  await engine().search('heat');
  await engine().search('heat', {area: 'api'});
  for (const asked of algolia.requests.flat()) {
    expect(asked).toMatchObject({indexName: 'docs', query: 'heat', clickAnalytics: false});
    expect(asked.facetFilters.slice(0, 2)).toEqual(['language:en', TAGS]);
  }
  const [all, inArea] = algolia.requests.map(([first]) => first!);
  expect(all!.facetFilters).toHaveLength(2);
  expect(inArea!.facetFilters.slice(2)).toEqual(['docusaurus_tag:docs-api-current']);
});

test("of pages that say it alike the reader's area comes first, or the user's, and no area where code is typed", async () => {
  await engine().search('heat');
  await engine().search('heat', {here: 'api'});
  await engine().search('GET /heat', {here: 'api'});
  expect(algolia.requests.map(([first]) => first!.optionalFilters)).toEqual([
    ['docusaurus_tag:docs-main-current'],
    ['docusaurus_tag:docs-api-current'],
    [],
  ]);
});

test('a key is found at its own place', async () => {
  const key = ['heat_pump_share', 'Input', '% · Demand', '/api/heat/#heat_pump_share'] as const;
  const other = await standInForAlgolia(algoliaRecords(PAGES, 'https://docs.example.org/', [key]));
  const {hits} = await engine('/', other).search('heat_pump_share');
  await other.close();
  expect(
    hits.map(({route, sections}) => [route, sections.map(({anchor, heading}) => [anchor, plain(heading)])]),
  ).toEqual([['/api/heat/', [['heat_pump_share', '[heat]_[pump]_[share]']]]]);
});

test('pages are found with their best sections, and counted truly by area', async () => {
  const {total, totals, hits} = await engine().search('heat');
  expect({total, totals}).toEqual({total: 27, totals: {main: 25, api: 1, contrib: 1}});
  expect(hits).toHaveLength(10);
  const pumps = hits.find(({route}) => route === '/main/heat-pumps/')!;
  expect(plain(pumps.title)).toBe('[Heat] pumps');
  expect(pumps.sections.map(({anchor, heading}) => [anchor, plain(heading)])).toEqual([
    ['', ''],
    ['ground', 'Ground [heat]'],
    ['café', '[Heat] of a café'],
    ['more', 'More [heat]'],
  ]);
  expect(plain(pumps.sections[0]!.snippet)).toBe('About [Heat] pumps. They lift [heat].');
});

test('an area has a count of its own, beside those of all', async () => {
  const {total, totals, hits} = await engine().search('heat', {area: 'api'});
  expect({total, totals}).toEqual({total: 1, totals: {main: 25, api: 1, contrib: 1}});
  expect(hits.map(({route}) => route)).toEqual(['/api/heat/']);
});

test('pages follow one another, from wherever one asks', async () => {
  const all = (await engine().search('heat', {limit: 30})).hits.map(({route}) => route);
  expect(new Set(all).size).toBe(27);
  for (const [from, limit] of [
    [10, 10],
    [20, 10],
    [4, 10],
    [30, 10],
  ] as const) {
    const {hits, total} = await engine().search('heat', {from, limit});
    expect(hits.map(({route}) => route)).toEqual(all.slice(from, from + limit));
    expect(total).toBe(27);
  }
});

test('of all tags only the marks survive; the others are text', async () => {
  const [hit] = (await engine().search('heat', {area: 'contrib'})).hits;
  expect(plain(hit!.title)).toBe('<img src=x onerror=alert(1)> [heat] ');
  expect(plain(hit!.sections[0]!.snippet)).toContain('Not <b>[heat]</b> &amp; <script>alert("[heat]")</script>.');
});

test('records lead to this site, whatever host and base path they name', async () => {
  const addresses: readonly (readonly [site: string, base: string])[] = [
    ['https://docs.example.org/', '/'],
    ['https://docs.example.org/', '/sub/path/'],
    ['https://preview.example.org/sub/path/', '/sub/path/'],
    ['/sub/path/', '/sub/path/'],
    ['https://docs.example.org//', '/'],
  ];
  for (const [site, base] of addresses) {
    const other = await standInForAlgolia(algoliaRecords(PAGES.slice(0, 1), site));
    const {hits} = await engine(base, other).search('ground');
    await other.close();
    expect(
      hits.map(({route}) => route),
      `${site} under ${base}`,
    ).toEqual(['/main/heat-pumps/']);
    expect(hits[0]!.sections[0]!.anchor).toBe('ground');
  }
});

test('addresses that are none of the site, or no addresses, are left out', async () => {
  const [record] = algoliaRecords(PAGES.slice(0, 1), '/');
  const urls = [
    'javascript:alert(1)',
    'https://[',
    '//evil.example.org//evil.example.org/x',
    '/main/intro',
    '/#%E0%A4%A',
  ];
  const records = urls.map((url) => ({...record!, url, url_without_anchor: url}));
  const other = await standInForAlgolia(records);
  const {hits} = await engine('/', other).search('heat');
  await other.close();
  expect(hits.map(({route}) => route)).toEqual(['/evil.example.org/x/', '/main/intro/']);
});

test('a query without a word finds nothing, and is not sent', async () => {
  for (const query of ['', '  ', '%', '"–"', '🔥']) {
    expect(await engine().search(query)).toEqual({query, total: 0, totals: {}, hits: []});
  }
  expect(algolia.requests).toEqual([]);
});

test('a query of any length and any letters is answered', async () => {
  for (const query of ['heat '.repeat(2000), `heat${'🔥'.repeat(300)}`, 'heat \ud83d', '\u202eheat', '<b>heat</b>']) {
    expect((await engine().search(query)).query).toBe(query);
  }
  expect(algolia.requests).toHaveLength(5);
});

test('nothing found is an answer', async () => {
  algolia.does = 'find nothing';
  expect(await engine().search('heat')).toEqual({query: 'heat', total: 0, totals: {}, hits: []});
});

test('a host that fails, refuses or is not there makes the search reject', async () => {
  algolia.does = 'fail';
  await expect(engine().search('heat')).rejects.toThrow();
  algolia.does = 'answer';
  const refused = createHosted({...ACCOUNT, indexName: ''}, '/', [{url: 'x', accept: 'readWrite', protocol: 'http'}]);
  await expect(refused.search('heat')).rejects.toThrow();
  const gone = await standInForAlgolia([]);
  await gone.close();
  await expect(engine('/', gone).search('heat')).rejects.toThrow();
});
