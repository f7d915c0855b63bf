import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {contentsCache, type Contents} from './contents';
import {page, withOutputs} from './site';
import {siteOf} from './fixtures';

let folder: string;

beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'etm-contents-'))));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const html = (script: string, text: string): string =>
  `<html><head><title>Gas | Site</title><meta name=description content="What gas is."><meta name=keywords content=gas,methane>
  <script src=/assets/js/${script}.js></script></head><body><main><h1 id=top>Gas</h1><h2 id=_r_1_>No</h2><p id=words>${text}</p></main></body></html>`;

test('a page is read for its names, its ids and those that readers link to', () => {
  expect(page('main/gas/index.html', html('main.01234567', 'Text')).contents).toEqual({
    title: 'Gas | Site',
    description: 'What gas is.',
    keywords: ['gas', 'methane'],
    ids: ['top', '_r_1_', 'words'],
    moved: {},
    linkableIds: ['top'],
    sections: [],
    problem: null,
  });
});

test('a document whose Markdown does not begin with its title has a problem', () => {
  const document = (article: string): Contents =>
    page('a.html', `<html><body><main><div class="theme-doc-markdown">${article}</div></main></body></html>`).contents;
  expect(document('<h1>Gas</h1><p>Text</p>').problem).toBe(null);
  expect(document('<p>Gas</p><h1>Gas</h1>').problem).toBe('its Markdown starts with “Gas” instead of its title');
  expect(document('<h1>Gas</h1>').problem).toBe('its Markdown is empty');
});

test('a page is read again when its text has changed, not when the names of its scripts have', () => {
  const file = path.join(folder, 'pages.json');
  let reads = 0;
  const titleOf = (text: string): string => {
    const cache = contentsCache(file);
    const {title} = page('a.html', text, {
      ...cache,
      get: (key, read) =>
        cache.get(key, () => {
          reads++;
          return read();
        }),
    }).contents;
    cache.save();
    return title;
  };
  titleOf(html('main.01234567', 'Text'));
  expect(titleOf(html('main.89abcdef', 'Text'))).toBe('Gas | Site');
  expect(reads).toBe(1);
  titleOf(html('main.89abcdef', 'Another text'));
  expect(reads).toBe(2);
});

test('a cache that other code has written is not used', () => {
  const file = path.join(folder, 'other.json');
  const first = contentsCache(file);
  const made = page('a.html', html('main.01234567', 'Text'), first).contents;
  first.save();
  expect(readFileSync(file, 'utf8')).toContain('What gas is.');
  const changed = contentsCache(file, 'other code');
  expect(changed.get(html('main.01234567', 'Text'), () => ({...made, title: 'New'})).title).toBe('New');
});

test('a step may change the head of a page, of which nothing is read again, and adds no script', () => {
  const site = siteOf({'/main/gas/': '<h1 id="top">Gas</h1>'});
  const [before] = site.pages;
  const put = (text: string) => withOutputs(site, [{file: before!.file, text}]).pages[0]!;
  const after = put(before!.html.replace('<head>', '<head><link rel="stylesheet" href="/a.css">'));
  expect(after.html).toContain('/a.css');
  expect(after.contents).toBe(before!.contents);
  expect(() => put(before!.html.replace('<head>', '<head><script>alert(1)</script>'))).toThrow(
    'has got another script',
  );
});
