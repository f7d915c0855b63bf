import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {hostRules, inlineOf} from './hosting';
import {page} from './site';
import {siteOf} from './fixtures';

const EARLY = 'document.documentElement.dataset.scripts="on"';
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const withHead = (...heads: string[]) =>
  heads.map((head, i) => page(`${i}/index.html`, `<html><head>${head}</head><body></body></html>`));
const early = `<script>${EARLY}</script>`;

test('the policy has the hash of the script that all pages share, and data blocks need none', () => {
  const data = '<script type="application/ld+json">{}</script><script type="application/json">[]</script>';
  expect(inlineOf(withHead(early, early + data))).toEqual({scripts: [sha(EARLY)], styles: [], styleAttributes: false});
});

test('an inline script that nobody has named stops the build, and one that differs from page to page', () => {
  expect(() => inlineOf(withHead(early, `${early}<script>alert(1)</script>`))).toThrow(
    '1/index.html has an inline script that config/headers.ts does not name: alert(1)',
  );
  expect(() => inlineOf(withHead(early, `<script>${EARLY};x()</script>`))).toThrow(
    'differs from the one on other pages',
  );
});

test('an inline handler stops the build', () => {
  expect(() => inlineOf(withHead('', '<link rel="stylesheet" onload="this.media=\'all\'">'))).toThrow(
    'inline handler on <link>',
  );
});

test('inline styles are allowed by their hash, style attributes only if a page has one', () => {
  expect(inlineOf(withHead('<style>p{margin:0}</style>')).styles).toEqual([sha('p{margin:0}')]);
  expect(inlineOf([page('index.html', '<p style="width:40%">')]).styleAttributes).toBe(true);
});

const site = {...siteOf({'/': '', '/main/gas/': '<h2 id="stores"></h2>'}), baseUrl: '/sub/'};
const table = [
  {from: '/main/fuel/', to: '/main/gas/#stores'},
  {from: '/main/Fuel/', to: '/main/gas/#stores'},
  {from: '/main/GAS/', to: '/main/gas/'},
];
const text = (name: string): string => hostRules(site, table).find(({file}) => file === name)!.text;

test('the headers forbid scripts in pages and keep the assets', () => {
  const [everywhere = '', ...others] = text('_headers').split('\n\n');
  expect(everywhere).toMatch(/^\/sub\/\*\n/);
  expect(everywhere).toMatch(/Content-Security-Policy: .*script-src 'self';.*object-src 'none'/);
  expect(everywhere).not.toMatch(/script-src[^;]*unsafe/);
  expect(everywhere).not.toContain('Cache-Control');
  const closed = "Content-Security-Policy: frame-ancestors 'none'";
  expect(others).toContain(`/sub/assets/*\n  ${closed}\n  Cache-Control: public, max-age=31536000, immutable`);
  expect(others).toContain(`/sub/main/*\n  ${closed}\n  Cache-Control: no-cache\n`);
});

test('other sites may show the page of a figure in a frame, and no other page, not even the gallery', () => {
  const withFigure = {...siteOf({'/': '', '/figures/': '', '/figures/supply-stack/': ''}), baseUrl: '/sub/'};
  const [headers = '', nginx = ''] = ['_headers', 'nginx.conf'].map(
    (name) => hostRules(withFigure, []).find(({file}) => file === name)!.text,
  );
  const blocks = headers.split('\n\n').map((block) => block.trim().split('\n'));
  const closed = blocks.filter((lines) => lines.some((line) => line.includes("frame-ancestors 'none'")));
  expect(closed.map(([pattern]) => pattern)).toEqual(['/sub/assets/*', '/sub/figures/', '/sub/']);
  expect(blocks.map(([pattern]) => pattern)).toContain('/sub/figures/*');
  const [server = '', figure = '', assets = ''] = nginx.split(/^location /m);
  expect(figure).toMatch(/^~ "\^\/sub\/figures\/\[\^\/\]" \{/);
  expect(figure).toContain("object-src 'none'");
  expect(figure).not.toContain('frame-ancestors');
  for (const part of [server, assets]) expect(part).toContain("frame-ancestors 'none'");
});

test('each page has the policy, but for what only a header can say, behind its encoding and before its styles', () => {
  const html = '<!doctype html><html><head><meta charset=UTF-8><style>p{margin:0}</style></head><body></body></html>';
  const written = hostRules({...site, pages: [page('index.html', html)]}, []).find(({file}) => file === 'index.html')!;
  const [, before, policy = '', after] = /^(.*)<meta http-equiv="Content-Security-Policy" content="([^"]*)">(.*)$/.exec(
    written.text,
  )!;
  expect(before! + after!).toBe(html);
  expect(before).toMatch(/<meta charset=UTF-8>$/);
  expect(policy).toContain(`style-src 'self' ${sha('p{margin:0}')};`);
  expect(policy).not.toContain('frame-ancestors');
});

test('hosts with rules redirect both forms of an address, and other capitals', () => {
  const rules = text('_redirects').split('\n');
  expect(rules).toContain('/sub/main/fuel /sub/main/gas/#stores 301');
  expect(rules).toContain('/sub/main/fuel/ /sub/main/gas/#stores 301');
  expect(rules).toContain('/sub/main/GAS /sub/main/gas/ 301');
  expect(text('nginx.conf')).toContain(
    'location ~* "^/sub/main/fuel/?$" { return 301 "/sub/main/gas/$is_args$args#stores"; }',
  );
});

test('nginx never matches an address with the one that it leads to', () => {
  const locations = [...text('nginx.conf').matchAll(/location (~\*?) "(.*)" \{ return 301 "([^$]*)/g)];
  expect(locations).toHaveLength(2);
  for (const [, kind, pattern = '', target = ''] of locations) {
    expect(new RegExp(pattern, kind === '~*' ? 'i' : '').test(target), pattern).toBe(false);
  }
});
