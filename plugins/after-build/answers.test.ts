import {expect, test} from 'vitest';
import {answer} from './answers';
import {withSite} from './published';
import {siteOf} from './fixtures';

const site = siteOf({
  '/main/gas/': '<h1>Gas</h1><h2 id="storage">Storage</h2>',
  '/main/intro/': '<h1 id="top">Introduction</h1>',
  '/search/': '<h1 id="results">Search</h1>',
});
const table = [
  {from: '/main/methane-old/', to: '/main/gas/'},
  {from: '/main/stores/', to: '/main/gas/#storage'},
  {from: '/main/lost/', to: '/main/nowhere/'},
];
const end = (address: string) => answer(address, site, table);

test('a page is answered with and without its closing slash, a hash as well', () => {
  for (const address of ['/main/gas', '/main/gas/'])
    expect(end(address)).toEqual({kind: 'page', path: '/main/gas/', hash: ''});
  for (const address of ['/main/gas#storage', '/main/gas/#storage', '/main/gas#storage/']) {
    expect(end(address)).toEqual({kind: 'page', path: '/main/gas/', hash: 'storage'});
  }
});

test('a moved page leads on; the hash that a reader brings comes before the row’s own', () => {
  expect(end('/main/methane-old#storage')).toEqual({kind: 'page', path: '/main/gas/', hash: 'storage'});
  expect(end('/main/stores')).toEqual({kind: 'page', path: '/main/gas/', hash: 'storage'});
  expect(end('/main/stores#cost')).toEqual({kind: 'none', why: '/main/gas/ has no id “cost”'});
});

test('an id or page that is not there is no answer', () => {
  expect(end('/main/gas#price').kind).toBe('none');
  expect(end('/main/nowhere').kind).toBe('none');
  expect(end('/main/lost').kind).toBe('none');
  expect(end('/main/Gas').kind).toBe('none');
});

test('an id whose part has moved is answered by the other page, if that has what it leads to', () => {
  const moved = (id: string, to: string) =>
    `<p id="${id}" data-moved="">Moved to <a href="/sub/path${to}">${to}</a>.</p>`;
  const there =
    moved('first', '/main/gas/#storage') + moved('whole', '/main/gas/') + moved('again', '/main/oil/#first');
  const lost = moved('no-id', '/main/gas/#price') + moved('no-page', '/main/coal/');
  const moving = {
    ...siteOf({'/main/gas/': '<h2 id="storage">Storage</h2>', '/main/oil/': there + lost}),
    baseUrl: '/sub/path/',
  };
  const end = (id: string) => answer(`/main/oil/#${id}`, moving, table);
  expect(end('first')).toEqual({kind: 'page', path: '/main/gas/', hash: 'storage'});
  expect(end('whole')).toEqual({kind: 'page', path: '/main/gas/', hash: ''});
  expect(end('no-id')).toMatchObject({kind: 'none', why: 'it has moved to /main/gas/#price, which has no such id'});
  expect(end('no-page')).toMatchObject({kind: 'none', why: 'it has moved to /main/coal/, which is no page'});
  expect(end('again')).toMatchObject({why: 'it has moved to /main/oil/#first, from where it has moved again'});
});

test('a release adds its addresses and ids to those published before, and takes none away', () => {
  expect(withSite(['/main/older/', '/main/gas/'], site)).toEqual([
    '/main/gas/',
    '/main/gas/#storage',
    '/main/intro/',
    '/main/intro/#top',
    '/main/older/',
  ]);
});

test('what readers link to is published, and no id that only the page itself needs', () => {
  const rows =
    '<tr><th id="row">Row<br>also <span id="other-name">other</span></th><td id="cell"></td></tr><tr><th>No id</th></tr>';
  const table = `<div id="plants"><p id="plants-title" data-title="">Plants</p><input id="plants-filter"><table>${rows}</table></div>`;
  const figure =
    '<figure id="stack"><p id="stack-title">Stack</p><span id="stack-choice">A choice</span><svg><path id="stack-area"/></svg></figure>';
  const old = '<span id="old-name"></span><p id="old-part" data-moved=""><a href="/main/gas/">/main/gas/</a></p>';
  const rest =
    '<dl><dt id="term">A term</dt></dl><p id="note">A note</p><h2 id="_R_1_">Of React</h2><h2 id="footnote-label">Footnotes</h2>';
  const built = siteOf({'/main/gas/': `<h2 id="costs">Costs</h2>${table}${figure}${old}${rest}`});
  const ids = ['cell', 'costs', 'old-name', 'old-part', 'other-name', 'plants', 'row', 'stack', 'term'];
  expect(withSite([], built)).toEqual(['/main/gas/', ...ids.map((id) => `/main/gas/#${id}`)]);
});

test('the list is the same however often it is written, and in whatever order the pages are read', () => {
  const first = withSite([], site);
  const reversed = {...site, pages: [...site.pages].reverse()};
  expect(withSite([], reversed)).toEqual(first);
  expect(withSite(first, reversed)).toEqual(first);
});
