import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {expect, test} from 'vitest';
import {bytesOf, MOST_BYTES, settings, type AlgoliaRecord} from '../plugins/search-index/algolia';
import {areas} from './areas';

type Found = Partial<AlgoliaRecord>;

interface Action {
  readonly indexName: string;
  readonly pathsToMatch: readonly string[];
  recordExtractor(page: unknown): AlgoliaRecord[];
}

interface Configuration {
  readonly actions: readonly Action[];
  readonly initialIndexSettings: Readonly<Record<string, unknown>>;
}

/** What the file tells Algolia's crawler. */
function configuration(): Configuration {
  let given: Configuration | undefined;
  const Crawler = function (value: Configuration): void {
    given = value;
  };
  vm.runInNewContext(readFileSync(path.join(__dirname, 'algolia-crawler.js'), 'utf8'), {Crawler});
  return given!;
}

/** The records of a page on which Algolia's helper has found these. */
function crawl(action: Action, found: readonly Found[]): AlgoliaRecord[] {
  const metas: Record<string, string> = {
    keywords: 'warmte,heating',
    'docsearch:language': 'en',
    'docsearch:docusaurus_tag': 'docs-main-current',
  };
  return action.recordExtractor({
    $: (selector: string) => ({remove: () => {}, attr: () => metas[/name="([^"]*)"/.exec(selector)?.[1] ?? '']}),
    helpers: {docsearch: () => found},
    url: new URL('https://docs.energytransitionmodel.com/main/heat/?a#b'),
  });
}

test('a crawled index has the settings of a pushed one', () => {
  const {initialIndexSettings, actions} = configuration();
  expect(Object.keys(initialIndexSettings)).toEqual(['energytransitionmodel']);
  expect(JSON.parse(JSON.stringify(initialIndexSettings.energytransitionmodel))).toEqual(settings);
  expect(new Set(actions.map(({indexName}) => indexName))).toEqual(new Set(['energytransitionmodel']));
});

test('each area is crawled under the name that the site gives it', () => {
  const {actions} = configuration();
  const paths = Object.keys(areas).map((area) => [`https://docs.energytransitionmodel.com/${area}/**`]);
  expect(JSON.parse(JSON.stringify(actions.map(({pathsToMatch}) => pathsToMatch)))).toEqual(paths);
  actions.forEach((action, at) => {
    let asked: {recordProps?: {lvl0: {defaultValue: string}}} = {};
    action.recordExtractor({
      $: () => ({remove: () => {}, attr: () => ''}),
      helpers: {
        docsearch: (value: typeof asked) => {
          asked = value;
          return [];
        },
      },
      url: new URL('https://docs.energytransitionmodel.com/'),
    });
    expect(asked.recordProps!.lvl0.defaultValue).toBe(Object.values(areas)[at]!.label);
  });
});

test('crawled records have what queries filter and group by, and stay below the limit', () => {
  const content = 'Ein “Satz”. '.repeat(2000).trim();
  const [first, ...rest] = crawl(configuration().actions[0]!, [
    {objectID: '1', type: 'lvl1', content: 'Short.'},
    {objectID: '2', type: 'content', content},
    {objectID: '3', type: 'lvl2', content: undefined},
  ]);
  expect(first).toMatchObject({
    objectID: '1',
    url_without_anchor: 'https://docs.energytransitionmodel.com/main/heat/',
    language: 'en',
    docusaurus_tag: 'docs-main-current',
    keywords: ['warmte', 'heating'],
  });
  const long = rest.slice(0, -1);
  expect(long.map((record) => record.content).join(' ')).toBe(content);
  expect(Math.max(...long.map(bytesOf))).toBeLessThan(MOST_BYTES);
  expect(new Set(rest.map(({objectID}) => objectID)).size).toBe(rest.length);
  expect(rest.at(-1)).toMatchObject({objectID: '3', content: '', keywords: []});
});
