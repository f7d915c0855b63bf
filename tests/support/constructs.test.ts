import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {panelsToSee, textsToSee, type Page} from './constructs';

const SHEET = `
  p, code { color: #222 }
  .note { background: #eee }
  .grid { display: grid }
  @media (width > 600px) { [data-kind='new'] { opacity: 0.9 } }
  a[href^='http'] { font-weight: 600 }
`;

const page = (address: string, html: string): Page => ({address, tree: fromHtml(`<main>${html}</main>`)});

const EXAMINED = page(
  '/specimen/',
  '<p>Text and <a href="/here/">a link</a></p><div class="note"><p>A note.</p></div>',
);

/** The texts to see in a page with this text, when the specimen is examined. */
function textsOf(html: string): string[] {
  return (
    textsToSee([EXAMINED, page('/other/', html)], SHEET, (address) => address === '/specimen/').get('/other/') ?? []
  );
}

test.each([
  ['the same constructs', '<div class="note"><p>Another note.</p></div><p>Text</p>', []],
  ['a class that gives no colour', '<p class="grid">Text</p>', []],
  ['a class around it that gives no colour', '<div class="grid"><p>Text</p></div>', []],
  ['an attribute of which no rule asks', '<p data-kind="old">Text</p>', []],
  ['a class that gives a colour', '<p class="note">Text</p>', ['main>p:nth-child(1)']],
  ['an element inside another one', '<p>Text</p><p><code>key</code></p>', ['main>p:nth-child(2)>code:nth-child(1)']],
  ['an attribute that a rule asks for', '<p data-kind="new">Text</p>', ['main>p:nth-child(1)']],
  [
    'an attribute that begins as a rule asks',
    '<p><a href="https://x/">x</a></p>',
    ['main>p:nth-child(1)>a:nth-child(1)'],
  ],
  ['an element without text', '<div class="note"></div>', []],
])('%s: looked at where it is new', (_, html, parts) => {
  expect(textsOf(html)).toEqual(parts);
});

test('a construct is looked at once, on the page with most that is new', () => {
  const first = page('/a/', '<p class="note">Text</p>');
  const second = page('/b/', '<p><code>key</code></p><p class="note">Text</p>');
  expect([...textsToSee([first, second, EXAMINED], SHEET, (address) => address === '/specimen/')]).toEqual([
    ['/b/', ['main>p:nth-child(2)', 'main>p:nth-child(1)>code:nth-child(1)']],
  ]);
});

test('a construct is looked at in a hidden panel only where it stands nowhere else', () => {
  const hidden = page('/a/', '<div hidden><p class="note">Text</p></div><p><code>key</code></p>');
  const shown = page('/b/', '<p class="note">Text</p>');
  const isExamined = (address: string): boolean => address === '/specimen/';
  expect(textsToSee([EXAMINED, hidden, shown], SHEET, isExamined).get('/b/')).toEqual(['main>p:nth-child(1)']);
  expect(textsToSee([EXAMINED, hidden], SHEET, isExamined).get('/a/')).toContain(
    'main>div:nth-child(1)>p:nth-child(1)',
  );
});

test('panels are looked at on each page that has one of another structure', () => {
  const panel = (address: string, html: string): Page =>
    page(address, `<div role="tabpanel" id="p${address}">${html}</div>`);
  const pages = [
    panel('/same/', '<pre><code>Ruby</code></pre>'),
    panel('/other/', '<pre><code>Ruby</code></pre><p>And words.</p>'),
    panel('/as-other/', '<p>Words.</p>'),
    panel('/empty/', '<pre><code></code></pre>'),
    panel('/examined/', '<pre><code>Python</code></pre>'),
  ];
  expect(panelsToSee(pages, (address) => address === '/examined/')).toEqual(['/other/', '/empty/']);
});
