import path from 'node:path';
import {expect, test} from 'vitest';
import type {PageRecord, SectionRecord} from '../../src/search/types';
import {algoliaRecords, algoliaSynonyms, bytesOf, cut, MOST_BYTES} from './algolia';
import {readTerms} from './terms';

const SITE = 'https://docs.example.org/sub/';

function section(anchor: string, text: string, rest: Partial<SectionRecord> = {}): SectionRecord {
  return {anchor, heading: anchor, level: anchor ? 2 : 1, above: [], text, detail: '', code: '', ...rest};
}

function page(sections: readonly SectionRecord[]): PageRecord {
  return {route: '/api/heat/', title: 'Heat', description: 'What is warm.', keywords: ['warmte'], sections};
}

test('each section of a page is a record with its area, page and headings', () => {
  const [first, pumps, hybrid] = algoliaRecords(
    [page([section('', 'Text.'), section('pumps', 'Pumps.'), section('hybrid', '', {level: 3, above: ['pumps']})])],
    SITE,
  );
  expect(first).toEqual({
    objectID: '/api/heat/',
    url: 'https://docs.example.org/sub/api/heat/',
    url_without_anchor: 'https://docs.example.org/sub/api/heat/',
    anchor: '',
    type: 'lvl1',
    hierarchy: {lvl0: 'API', lvl1: 'Heat', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: 'What is warm. Text.',
    code: '',
    label: null,
    keywords: ['warmte'],
    keys: [],
    language: 'en',
    docusaurus_tag: 'docs-api-current',
    weight: {level: 80, area: 1, position: 0},
  });
  expect(pumps).toMatchObject({
    objectID: '/api/heat/#pumps',
    url: 'https://docs.example.org/sub/api/heat/#pumps',
    url_without_anchor: 'https://docs.example.org/sub/api/heat/',
    type: 'lvl2',
    keywords: [],
    weight: {level: 70, area: 1, position: 1},
  });
  expect(hybrid).toMatchObject({type: 'lvl3', hierarchy: {lvl2: 'pumps', lvl3: 'hybrid'}, weight: {level: 60}});
});

test('keys stand with the section that is their place, in the part that has them; one with a place of its own is a record', () => {
  const text = `${'All of it. '.repeat(400)} Last comes heat_late.`;
  const records = algoliaRecords([{...page([section('', ''), section('pumps', text)]), label: 'Warmth'}], SITE, [
    ['GET /heat/{id}', 'Operation', 'Reads heat', '/api/heat/#pumps'],
    ['heat_late', '', 'Heat › pumps', '/api/heat/#pumps'],
    ['heat_pump_share', 'Input', '% · Demand › Heat', '/api/heat/#heat_pump_share'],
    ['elsewhere', 'Input', '%', '/api/cold/#elsewhere'],
  ]);
  expect(records.map(({label, keys}) => [label, keys])).toEqual([
    ['Warmth', []],
    [null, ['GET /heat/{id}']],
    [null, ['heat_late']],
    [null, ['heat_pump_share']],
  ]);
  expect(records.at(-1)).toMatchObject({
    objectID: '/api/heat/#heat_pump_share',
    url: 'https://docs.example.org/sub/api/heat/#heat_pump_share',
    type: 'key',
    hierarchy: {lvl0: 'API', lvl1: 'Heat', lvl2: 'heat_pump_share', lvl3: null},
    content: '% · Demand › Heat',
    keywords: [],
  });
});

test('a long section becomes several records below the limit, which hold all of it', () => {
  const text = Array.from({length: 3000}, (_, at) => `The “${at}”. word`).join(' ');
  const code = '{"a": "\n"}; '.repeat(1500).trim();
  const records = algoliaRecords([page([section('', ''), section('long', text, {code})])], SITE).slice(1);
  expect(records.length).toBeGreaterThan(5);
  expect(Math.max(...records.map(bytesOf))).toBeLessThan(MOST_BYTES);
  const together = (parts: readonly string[]): string => parts.filter(Boolean).join(' ');
  expect(together(records.map(({content}) => content)) === text).toBe(true);
  expect(together(records.map((record) => record.code)) === code).toBe(true);
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  expect(records[0]).toMatchObject({objectID: '/api/heat/#long', type: 'lvl2'});
  expect(records[1]).toMatchObject({
    objectID: '/api/heat/#long~2',
    type: 'content',
    anchor: 'long',
    weight: {level: 0},
  });
});

test('a text is cut behind a sentence, or a word, or where it must', () => {
  expect(cut('One two. Three four five', 14)).toEqual(['One two.', 'Three four', 'five']);
  expect(cut('short', 14)).toEqual(['short']);
  expect(cut('', 14)).toEqual(['']);
  const emoji = '🔥'.repeat(9);
  const parts = cut(emoji, 15);
  expect(parts.join('')).toBe(emoji);
  for (const part of parts) expect(part).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
});

test('two records with one id stop the push, and so does a record that cannot be made small', () => {
  expect(() => algoliaRecords([page([section('', ''), section('a', ''), section('a', '')])], SITE)).toThrow(
    'Two records are called /api/heat/#a',
  );
  const long = {...page([section('', '')]), keywords: ['word '.repeat(3000)]};
  expect(() => algoliaRecords([long], SITE)).toThrow(/\/api\/heat\/ takes \d+ bytes/);
});

test('every group of terms has an id of its own, and no more words than Algolia takes', () => {
  const synonyms = algoliaSynonyms(readTerms(path.resolve(__dirname, '../..')));
  expect(synonyms.length).toBeGreaterThan(100);
  expect(new Set(synonyms.map(({objectID}) => objectID)).size).toBe(synonyms.length);
  expect(Math.max(...synonyms.map((group) => group.synonyms!.length))).toBeLessThanOrEqual(20);
  expect(synonyms.find(({objectID}) => objectID === 'air-heat-pump')).toEqual({
    objectID: 'air-heat-pump',
    type: 'synonym',
    synonyms: ['air heat pump', 'luchtwarmtepomp', 'luchtwarmtepompen', 'ASHP', 'air source'],
  });
});
