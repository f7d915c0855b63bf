import {expect, test} from 'vitest';
import {redirects} from '../../config/redirects';
import {liveRedirects, onlyInCapitals, redirectPages} from './redirects';
import {page, withOutputs} from './site';
import {siteOf} from './fixtures';

const site = siteOf({'/main/gas/': '<h2 id="storage">Storage</h2>', '/main/pyetm/introduction/': ''});

test('the rows of the table are told apart, closed by slashes, and no row leads to another', () => {
  const from = redirects.map((redirect) => redirect.from);
  expect(new Set(from).size).toBe(from.length);
  for (const {from, to} of redirects) {
    expect(from).toMatch(/^\/.*\/$/);
    expect(to).toMatch(/^\/.*\/(#[\w-]+)?$/);
    expect(
      redirects.some((other) => other.from === to.replace(/#.*/, '')),
      to,
    ).toBe(false);
  }
});

test('a row that hides a page, leads nowhere or lacks an id stops the build', () => {
  const rows = (row: {from: string; to: string; ids?: string[]}) => () => liveRedirects(site, [row]);
  expect(rows({from: '/main/gas/', to: '/main/pyetm/introduction/'})).toThrow('/main/gas/ is a page');
  expect(rows({from: '/main/old/', to: '/main/nowhere/'})).toThrow('/main/old/ leads to /main/nowhere/');
  expect(rows({from: '/main/old/', to: '/main/gas/#price'})).toThrow('has no id “price”');
  expect(rows({from: '/main/old/', to: '/main/gas/', ids: ['price']})).toThrow('has no id “price”');
  expect(rows({from: '/main/old/', to: '/main/gas/#storage', ids: ['storage']})).not.toThrow();
});

test('what differs only in capitals gets no file, which would hide another on some machines', () => {
  expect(redirects.filter((row) => onlyInCapitals(row)).map(({from}) => from)).toEqual([
    '/main/PyETM/',
    '/main/PyETM/introduction/',
    '/main/PyETM/notebooks/',
    '/main/PyETM/contributor-docs/',
  ]);
  const table = ['/main/pyetm/', '/main/PyETM/', '/main/PyETM/introduction/'].map((from) => ({
    from,
    to: '/main/pyetm/introduction/',
  }));
  expect(redirectPages(site, table).map(({file}) => file)).toEqual(['main/pyetm/index.html', 'redirect.js']);
});

test('a redirect page has one script, a file, and is known again by where it leads', () => {
  const table = [{from: '/main/fuel/', to: '/main/gas/#storage'}];
  const outputs = redirectPages({...site, baseUrl: '/sub/'}, table);
  const {file = '', text = ''} = outputs[0] ?? {};
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text).toContain('<link rel="canonical" href="https://docs.example.org/sub/main/gas/">');
  expect(page(file, text).movedTo).toBe('/sub/main/gas/#storage');
  expect(liveRedirects(withOutputs(site, outputs), table)).toEqual(table);
});
