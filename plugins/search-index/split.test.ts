import {expect, test} from 'vitest';
import {page, type BuiltSite} from '../after-build/site';
import {readDocument} from '../content-rules/document';
import {recordsOfSite, recordsOfSources} from './records';

const HEAD = `---
title: Wind power
description: What wind parks make.
keywords: [turbine, windmolen]
---
`;
const TEXT = `
Parks make **power**. See [supply](./supply.md).

## Offshore {#offshore}

| Park | Capacity (GW) |
| ---- | ------------: |
| One  |           1.5 |

### Hubs {#hubs}

A hub, by $P = c$ and \`hub_capacity\`.

\`\`\`json title="answer.json"
{"id": 1}
\`\`\`

## Onshore {#onshore}

:::note[Mind]

The height.

:::
`;

test('a document as written falls into sections at its headings', () => {
  const [record] = recordsOfSources([readDocument('docs/wind.md', HEAD + TEXT)]);
  expect(record).toEqual({
    route: '/main/wind/',
    title: 'Wind power',
    description: 'What wind parks make.',
    keywords: ['turbine', 'windmolen'],
    sections: [
      {anchor: '', heading: '', level: 1, above: [], text: 'Parks make power. See supply.', detail: '', code: ''},
      {
        anchor: 'offshore',
        heading: 'Offshore',
        level: 2,
        above: [],
        text: 'Park · Capacity (GW). One · 1.5',
        detail: '',
        code: '',
      },
      {
        anchor: 'hubs',
        heading: 'Hubs',
        level: 3,
        above: ['Offshore'],
        text: 'A hub, by and hub_capacity.',
        detail: '',
        code: 'answer.json {"id": 1}',
      },
      {anchor: 'onshore', heading: 'Onshore', level: 2, above: [], text: 'Mind The height.', detail: '', code: ''},
    ],
  });
});

test('what a built page folds in or lists as fields is a detail, and a row with an id a section', () => {
  const html = `<!doctype html><html lang=en><head><title>Calls | Site</title></head>
    <body><main><div class="theme-doc-markdown markdown"><p>Prose.</p><dl data-fields><div><dt>end_year</dt><dd>Year.</dd></div></dl>
    <details><summary>More</summary><p>Folded.</p></details><h2 id="of-users">Users</h2>
    <table><thead><tr><th>Text</th><th>Cause</th></tr></thead>
    <tbody><tr><th id="says-no">No such user</th><td>Nobody.</td></tr>
    <tr><th id="fn-v"><code>V(keys)</code><br>also VALUE</th><td>Finds nodes.</td></tr></tbody></table></div></main></body></html>`;
  const pages = [page('api/calls/index.html', html)];
  const [record] = recordsOfSite(
    {title: 'Site', url: 'https://docs.example.org', baseUrl: '/', pages, styleSheets: []},
    new Map(),
  );
  expect(record!.sections).toMatchObject([
    {text: 'Prose.', detail: expect.stringMatching(/end_year.*Year.*More Folded\./) as string},
    {anchor: 'of-users', text: 'Text · Cause'},
    {anchor: 'says-no', heading: 'No such user', level: 3, above: ['Users'], text: 'Nobody.'},
    {anchor: 'fn-v', heading: 'V(keys)', level: 3, above: ['Users'], text: 'also VALUE · Finds nodes.'},
  ]);
});

test('a built page falls into the same sections, with what its components show', () => {
  const html = `<!doctype html><html lang=en><head><title>Wind power | Site</title>
    <meta name="description" content="What wind parks make."><meta name="keywords" content="turbine,windmolen"></head>
    <body><main><div class="theme-doc-markdown markdown"><header><h1>Wind power</h1></header>
    <p>Parks make <strong>power</strong>.</p>
    <figure><figcaption>A park in a year</figcaption><svg><text>12</text></svg><p role="status">It makes 3 GWh.</p></figure>
    <div class="heading"><h2 id="offshore">Offshore</h2><a class="hash-link" href="#offshore">#</a></div><p>At sea.</p>
    <h3 id="_made-up">Not to be linked</h3></div></main></body></html>`;
  const site: BuiltSite = {
    title: 'Site',
    url: 'https://docs.example.org',
    baseUrl: '/',
    pages: [page('main/wind/index.html', html)],
    styleSheets: [],
  };
  const [record] = recordsOfSite(site, new Map([['/main/wind/', {label: 'Wind'}]]));
  expect(record).toMatchObject({
    route: '/main/wind/',
    title: 'Wind power',
    label: 'Wind',
    description: 'What wind parks make.',
    keywords: ['turbine', 'windmolen'],
    sections: [
      {anchor: '', text: 'Parks make power. A park in a year It makes 3 GWh.'},
      {anchor: 'offshore', heading: 'Offshore', text: 'At sea. Not to be linked'},
    ],
  });
});

test('rows of a table of keys are a detail of their section and keys with an address, as written and as built', () => {
  const text =
    '\n## Fans {#fans}\n\n:::table[Keys]{#list keys}\n\n| Key | Name | Unit |\n| - | - | - |\n| `fan_{n}` (n = 2–3) | Fan | € |\n\n:::\n';
  const fans = {
    anchor: 'fans',
    text: 'Keys Key · Name · Unit',
    detail: 'fan_{n} (n = 2–3) · Fan · €',
    keys: [{anchor: 'fan_n', kind: 'Key', keys: ['fan_{n}', 'fan_2', 'fan_3'], text: 'Fan · €'}],
  };
  const [written] = recordsOfSources([readDocument('docs/wind.md', HEAD + text)]);
  expect(written!.sections.at(-1)).toMatchObject(fans);

  const html =
    '<html><body><main><div class="theme-doc-markdown"><h1>Wind power</h1><h2 id="fans">Fans</h2><table><thead><tr><th>Key</th><th>Name</th><th>Unit</th></tr></thead>' +
    '<tbody><tr id="fan_n"><th><code>fan_<wbr>{n}</code> (n = 2–3)</th><td>Fan</td><td>€</td></tr></tbody></table></div></main></body></html>';
  const {sections} = page('/main/wind/', html).contents;
  expect(sections.at(-1)).toMatchObject({...fans, text: 'Key · Name · Unit'});
});
