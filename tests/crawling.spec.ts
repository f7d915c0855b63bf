/** That the crawl finds what it is there for: a sound page, broken on purpose in one way after another. */
import {fromHtml} from 'hast-util-from-html';
import {examine, examineTexts, examineStructure, examineTabs, tooWide} from './support/crawl';
import {faultsOfFrame} from './support/html';
import {expect, test, type Page} from './support/site';

const SOUND = `<!doctype html>
<html lang="en" dir="ltr" data-theme="light">
<head>
<title>A sound page</title>
<meta name="viewport" content="width=device-width">
<style>
  html { background: #fff; color: #222 }
  [data-theme='dark'] { background: #111; color: #eee }
  body { margin: 16px; font: 16px/1.6 sans-serif }
  .wide { overflow: auto }
  [role='tablist'] { margin: 0 0 24px }
  button { min-width: 44px; min-height: 44px }
</style>
<script>
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => { document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light' };
  dark.addEventListener('change', follow);
  follow();
  document.addEventListener('click', ({target}) => {
    if (target.role !== 'tab') return;
    for (const tab of target.parentElement.children) {
      tab.setAttribute('aria-selected', String(tab === target));
      document.getElementById(tab.getAttribute('aria-controls')).hidden = tab !== target;
    }
  });
</script>
</head>
<body>
<main>
  <h1>A sound page</h1>
  <p id="text">Some words, and <strong>some more of them</strong>.</p>
  <div class="wide" id="wide"><p>A text that has its place.</p></div>
  <div id="tabs">
    <div role="tablist" aria-label="Language">
      <button role="tab" id="t1" aria-controls="p1" aria-selected="true">One</button>
      <button role="tab" id="t2" aria-controls="p2" aria-selected="false">Two</button>
      <button role="tab" id="t3" aria-controls="p3" aria-selected="false">Three</button>
    </div>
    <div role="tabpanel" id="p1" aria-labelledby="t1"><p>The first panel.</p></div>
    <div role="tabpanel" id="p2" aria-labelledby="t2" hidden><p>The second panel.</p><p><button>Large</button></p></div>
    <div role="tabpanel" id="p3" aria-labelledby="t3" hidden><p>The third panel.</p></div>
  </div>
  <p id="after">Words below.</p>
</main>
</body>
</html>`;

/** All that the crawl finds on the sound page with a style and with HTML put at the end of an element. */
async function crawl(page: Page, style = '', [id, html]: readonly [string, string] = ['text', '']): Promise<string[]> {
  await page.setContent(SOUND.replace('</style>', `${style}</style>`));
  await page.locator(`#${id}`).evaluate((element, more) => element.insertAdjacentHTML('beforeend', more), html);
  return [
    ...faultsOfFrame(fromHtml(await page.content())),
    ...(await tooWide(page)),
    ...(await examine(page)),
    ...(await examineTabs(page)),
  ];
}

test('a sound page is let through', async ({page}) => {
  expect(await crawl(page)).toEqual([]);
});

const LONG = `<p style="width: 600px; margin: 0">${'A long line. '.repeat(5)}</p>`;
const SMALL = '<p><button class="small">a</button><button class="small">b</button></p>';
const small =
  '.small { min-width: 0; min-height: 0; width: 16px; height: 16px; padding: 0; border: 0; font-size: 10px }';

const faint = (mode: string, what: string): string => `[data-theme='${mode}'] ${what} { color: #777 } `;

test('a text is examined in both modes, at one width each', async ({page}) => {
  const styles = faint('light', 'strong') + faint('dark', 'strong') + faint('light', '#after') + faint('dark', '#wide');
  await page.setContent(SOUND.replace('</style>', `${styles}</style>`));
  expect(await examineTexts(page, ['main>p>strong'])).toEqual([
    expect.stringMatching(/^light, 360 px: color-contrast: .*strong/),
    expect.stringMatching(/^dark, 1280 px: color-contrast: .*strong/),
  ]);
});

test('a text in a hidden panel is examined with its tab chosen', async ({page}) => {
  await page.setContent(SOUND.replace('</style>', `${faint('dark', '#p2')}${faint('light', '#p3')}</style>`));
  expect(await examineTexts(page, ['#p1>p', '#p2>p', '#p3>p'])).toEqual([
    expect.stringMatching(/^light, 360 px: color-contrast: .*#p3/),
    expect.stringMatching(/^dark, 1280 px: color-contrast: .*#p2/),
  ]);
});

test('a text that is not there or never in sight is named', async ({page}) => {
  await page.setContent(SOUND.replace('</style>', '#after { display: none } #wide { visibility: hidden }</style>'));
  expect(await examineTexts(page, ['#after', '#text', '#wide', '#gone'])).toEqual([
    'never in sight: #after',
    'never in sight: #wide',
    'never in sight: #gone',
  ]);
});

test('the structure of a page is examined without its colours', async ({page}) => {
  await page.setContent(SOUND.replace('</style>', `${faint('light', 'strong')}${small}</style>`));
  const more = `<h4>Too deep</h4><input>${SMALL}`;
  await page.locator('#text').evaluate((text, html) => text.insertAdjacentHTML('afterend', html), more);
  const problems = await examineStructure(page);
  expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual(['heading-order', 'label', 'target-size']);
});

test('the language of a page is read', () => {
  expect(faultsOfFrame(fromHtml(SOUND))).toEqual([]);
  expect(faultsOfFrame(fromHtml(SOUND.replace('lang="en"', 'lang="nl"')))).toEqual([
    'says that its language is nl, ltr',
  ]);
  expect(faultsOfFrame(fromHtml(SOUND.replace(' dir="ltr"', '')))).toHaveLength(1);
});

const breaches: readonly {
  readonly name: string;
  readonly style?: string;
  readonly html?: readonly [id: string, html: string];
  readonly found: readonly RegExp[];
}[] = [
  {
    name: 'faint text in the dark mode',
    style: "[data-theme='dark'] strong { color: #444 }",
    found: [/^dark, 360 px: color-contrast: .*strong/, /^dark, 1280 px: color-contrast: .*strong/],
  },
  {
    name: 'faint text in the light mode of telephones',
    style: "@media (width < 500px) { [data-theme='light'] strong { color: #bbb } }",
    found: [/^light, 360 px: color-contrast: .*strong/],
  },
  {
    name: 'a button without a name, in the dark mode of wide screens',
    style: "#only { display: none } @media (width > 500px) { [data-theme='dark'] #only { display: block } }",
    html: ['text', '<button id="only"></button>'],
    found: [
      /^dark, 1280 px: button-name: .*#only/,
      /^with the tabs Two: button-name/,
      /^with the tabs Three: button-name/,
    ],
  },
  {
    name: 'targets that are too small on telephones',
    style: `@media (width < 500px) { ${small} }`,
    html: ['wide', SMALL],
    found: [/^light, 360 px: target-size: /, /^dark, 360 px: target-size: /],
  },
  {
    name: 'a region that scrolls on telephones and cannot be reached by keyboard',
    html: ['wide', LONG],
    found: [/^light, 360 px: scrollable-region-focusable: .*#wide/, /^dark, 360 px: scrollable-region-focusable: /],
  },
  {
    name: 'a field without a label in a hidden panel',
    html: ['p3', '<input id="field">'],
    found: [/^with the tabs Three: label: .*#field/],
  },
  {
    name: 'faint text in a hidden panel',
    style: '#p2 p { color: #444 }',
    found: [/^with the tabs Two: color-contrast: .*#p2/],
  },
  {
    name: 'a small target below a block of tabs, too close to what a hidden panel has',
    style: `${small} .small { display: block } #p2 p, #after { margin: 0; font-size: 0; line-height: 0 }`,
    html: ['after', '<button class="small">c</button>'],
    found: [/^with the tabs Two: target-size: .*small/],
  },
  {
    name: 'a heading in a hidden panel that skips a level',
    html: ['p2', '<h4>Too deep</h4>'],
    found: [/^with the tabs Two: heading-order: /],
  },
  {
    name: 'a panel that no tab shows',
    html: ['after', '<div role="tabpanel" id="lost" aria-label="Lost" hidden></div>'],
    found: [/^has no tab that shows the panel #lost/, /^no tab shows 1 of the panels/],
  },
  {
    name: 'an id that two elements have',
    html: ['text', '<span id="after"></span>'],
    found: [/^has two elements #after/],
  },
  {
    name: 'a second heading of the first level',
    html: ['after', '<h1>Another page</h1>'],
    found: [/^has 2 h1/],
  },
  {
    name: 'an element that is too wide at 997 px only',
    style: '@media (width: 997px) { #after { width: 1100px } }',
    found: [/^997 px: needs \d+ px/],
  },
];

for (const {name, style, html, found} of breaches) {
  test(`${name}: found`, async ({page}) => {
    const problems = await crawl(page, style, html);
    expect(problems).toHaveLength(found.length);
    for (const [place, pattern] of found.entries()) expect(problems[place]).toMatch(pattern);
  });
}
