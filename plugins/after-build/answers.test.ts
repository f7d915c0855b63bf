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

test('a release adds its addresses and ids to those published before, and takes none away', () => {
  expect(withSite(['/main/older/', '/main/gas/'], site)).toEqual([
    '/main/gas/',
    '/main/gas/#storage',
    '/main/intro/',
    '/main/intro/#top',
    '/main/older/',
  ]);
});
