/**
 * Ways to break the site, and which test has to notice each: `npm run mutants` tries them on a copy. A test or assertion may go
 * as long as every row is still noticed, and one that moves takes its row's `file` and `test` along. tests/README.md says more.
 */
import {createHash} from 'node:crypto';
import type {Edit} from '../scripts/mutants/edit';
import type {BuildName} from './support/builds';

/** What has to notice a mutant. What it `says` of it keeps a test from noticing by chance. */
export type Notice =
  | {
      readonly kind: 'browser';
      readonly file: string;
      readonly test: RegExp; // in the test's title, with the titles of what it stands in
      readonly says: RegExp;
      readonly builds?: readonly BuildName[]; // `default` if left out
    }
  | {readonly kind: 'unit'; readonly file: string; readonly test?: RegExp; readonly says: RegExp}
  | {readonly kind: 'check'; readonly gate: string; readonly says: RegExp}
  | {readonly kind: 'build'; readonly says: RegExp};

export interface Mutant {
  readonly name: string;
  readonly breaks: string; // a sentence
  readonly edits: readonly Edit[];
  readonly by: Notice;
  readonly apart?: readonly string[]; // two with the same word hide each other, and never stand in one build
}

/** Of figures, those on which is tried what all of them share: the simplest and the heaviest. */
const SHARED = '(?:energy-flows|supply-stack)';

export const mutants: readonly Mutant[] = [
  // Colours
  {
    name: 'faint-token',
    breaks: 'Muted text is too faint in the dark mode, everywhere.',
    edits: [{file: 'src/css/tokens.css', find: '--etm-text-muted: #9fb0bb;', put: '--etm-text-muted: #5b6b77;'}],
    by: {kind: 'unit', file: 'src/css/tokens.test.ts', test: /dark mode.*text stands out/, says: /text-muted on/},
  },
  {
    name: 'faint-on-one-kind',
    breaks: 'The method of an operation is too faint on the pages of the API.',
    edits: [
      {
        file: 'src/components/Method/styles.module.css',
        find: 'color: var(--etm-info);',
        put: 'color: var(--etm-border);',
      },
    ],
    by: {kind: 'browser', file: 'tests/crawl.spec.ts', test: /\/api\/areas\/ is silent/, says: /color-contrast/},
  },
  {
    name: 'faint-in-one-diagram',
    breaks: 'Words of one diagram, on one page, have a colour of their own that is too faint in the dark mode.',
    edits: [
      {
        file: 'src/diagrams/NetworkLevels/styles.module.css',
        find: 'color: var(--etm-text);',
        put: 'color: #4f5f6b;',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /\/main\/network\/ is silent/,
      says: /dark.*color-contrast/,
    },
  },
  {
    name: 'faint-in-the-search',
    breaks: 'What the search says when it finds nothing is too faint in the dark mode.',
    edits: [
      {
        file: 'src/components/NothingFound/styles.module.css',
        find: '.nothing .title {',
        put: '.nothing .title {\n  color: #4f5f6b;',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/search.spec.ts',
      test: /the dialog with nothing found/,
      says: /color-contrast/,
    },
    apart: ['search'],
  },
  {
    name: 'faint-in-the-menu',
    breaks: 'The ways to the areas are too faint in the menu, which is closed at first.',
    edits: [
      {
        file: 'src/components/Menu/styles.module.css',
        find: 'margin-inline-start: calc(-1 * var(--etm-space-4));\n  color: var(--etm-text);',
        put: 'margin-inline-start: calc(-1 * var(--etm-space-4));\n  color: var(--etm-border-strong);',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /the open menu of \/main\/intro\/ is accessible/,
      says: /color-contrast/,
    },
  },

  // Widths
  {
    name: 'too-wide-on-telephones',
    breaks: 'A diagram makes one page scroll sideways at 320 px.',
    edits: [
      {
        file: 'src/diagrams/HourlyBalance/styles.module.css',
        find: '.item {\n  display: flex;',
        put: '.item {\n  min-inline-size: 23rem;\n  display: flex;',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /\/main\/heat-networks\/ is silent/,
      says: /320 px: needs/,
    },
  },
  {
    name: 'too-wide-beside-the-sidebar',
    breaks:
      'A diagram makes one page scroll sideways just where the sidebar stands beside the text for the first time.',
    edits: [
      {
        file: 'src/diagrams/MoleculesBesideEnergy/styles.module.css',
        find: '.both {\n  display: grid;\n  gap: var(--etm-space-3);\n}',
        put: '.both {\n  display: grid;\n  gap: var(--etm-space-3);\n}\n\n@media (min-width: 997px) and (max-width: 1050px) {\n  .both {\n    min-inline-size: 62rem;\n  }\n}',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /\/contrib\/molecules\/ is silent/,
      says: /997 px: needs/,
    },
  },

  // Markup
  {
    name: 'double-id',
    breaks: 'Several elements of one page have the same id.',
    edits: [
      {
        file: 'src/diagrams/LiquidFuelRoutes/index.tsx',
        find: '<div key={key} className={styles.users}',
        put: '<div key={key} id="users" className={styles.users}',
      },
    ],
    by: {kind: 'browser', file: 'tests/crawl.spec.ts', test: /no id twice/, says: /liquid-fuels\/: .* #users/},
  },
  {
    name: 'no-label-in-a-hidden-panel',
    breaks: 'A field in a panel that is hidden at first has no label.',
    edits: [
      {
        file: 'src/pages/_first-call.mdx',
        find: '   ```python title="PUT /api/v3/scenarios/{id}"',
        put: '   <input id="own-scenario" />\n\n   ```python title="PUT /api/v3/scenarios/{id}"',
      },
    ],
    by: {kind: 'browser', file: 'tests/crawl.spec.ts', test: /(^| )\/api\/ is silent/, says: /label: .*own-scenario/},
  },
  {
    name: 'no-label-in-a-panel-of-one-page',
    breaks: 'A field has no label, in a hidden panel of a page that is not looked at for its kind.',
    edits: [
      {
        file: 'contrib/authoring-docs.mdx',
        find: '  </TabItem>\n</Tabs>\n\n### Folded text',
        put: '  <input id="own-hours" />\n\n  </TabItem>\n</Tabs>\n\n### Folded text',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /\/contrib\/authoring-docs\/ is silent/,
      says: /with the tabs .*label: .*own-hours/,
    },
  },
  {
    name: 'nameless-drawing',
    breaks: 'One page has an image of which nobody who cannot see it learns.',
    edits: [
      {
        file: 'src/diagrams/UsefulDemandChain/index.tsx',
        find: '<p>\n      Five boxes',
        put: '<p role="img">\n      Five boxes',
      },
    ],
    by: {kind: 'browser', file: 'tests/crawl.spec.ts', test: /\/main\/useful-demand\/ is silent/, says: /role-img-alt/},
  },
  {
    name: 'small-targets',
    breaks: 'Two links beside one drawing are so small and close that a finger meets both.',
    edits: [
      {
        file: 'src/diagrams/TotalCosts/index.tsx',
        find: '    <p>\n      CAPEX and OPEX of a unit times',
        put: '    <div><a href="#a">a</a><a href="#b">b</a></div>\n    <p>\n      CAPEX and OPEX of a unit times',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /\/main\/cost-main-principles\/ is silent/,
      says: /target-size/,
    },
  },
  {
    name: 'heading-order',
    breaks: 'Headings that a component prints skip two levels.',
    edits: [
      {
        file: 'src/components/FirstSteps/index.tsx',
        find: '<h2 id={id}>{name}</h2>',
        put: '<h4 id={id}>{name}</h4>',
      },
    ],
    by: {kind: 'browser', file: 'tests/crawl.spec.ts', test: /(^| )\/contrib\/ is silent/, says: /heading-order/},
  },
  {
    name: 'invalid-html',
    breaks: 'An attribute has a value that HTML does not know.',
    edits: [
      {
        file: 'src/components/InputKeys/html.ts',
        find: '<button type="button" data-early="input-keys"',
        put: '<button type="buton" data-early="input-keys"',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /the built pages are valid HTML/,
      says: /\/api\/inputs\/keys\/: attribute-allowed-values/,
    },
  },

  // Links
  {
    name: 'broken-links-only-warn',
    breaks: 'A link that leads nowhere no longer stops a build.',
    edits: [{file: 'docusaurus.config.ts', find: "onBrokenLinks: 'throw',", put: "onBrokenLinks: 'warn',"}],
    by: {
      kind: 'browser',
      file: 'tests/routes.spec.ts',
      test: /a broken link fails the build/,
      says: /not\.toBe|Expected: not 0/,
      builds: [],
    },
  },
  {
    name: 'link-to-nowhere',
    breaks: 'A link that Docusaurus does not check leads to a page that does not exist.',
    edits: [
      {
        file: 'src/components/ReadingPaths/index.tsx',
        find: '<Link to={to}>{name}</Link>',
        put: '<a href={`${to}begin/`}>{name}</a>',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /every link, anchor and file of the built pages answers/,
      says: /begin\/: does not exist/,
    },
  },
  {
    name: 'link-out-of-the-base-url',
    breaks: 'A form leads out of the site where it is served below a path.',
    edits: [
      {
        file: 'src/components/SearchField/index.tsx',
        find: "action={useBaseUrl('/search/')}",
        put: 'action="/search/"',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /under a base URL no link leads out of it/,
      says: /leaves the base URL/,
      builds: ['sub'],
    },
  },
  {
    name: 'dead-anchor-in-a-text',
    breaks: 'A link in a text names a heading that its target does not have.',
    edits: [
      {
        file: 'docs/demand.md',
        find: '[start year](./user_manual/starting-scenario.md#start-year)',
        put: '[start year](./user_manual/starting-scenario.md#first-year)',
      },
    ],
    by: {kind: 'check', gate: 'content', says: /docs\/demand\.md:\d+:\d+ .*first-year/},
  },
  {
    name: 'lost-redirect',
    breaks: 'An address that the model links to 78 times is no longer answered.',
    edits: [
      {
        file: 'config/redirects.ts',
        find: "  {from: '/main/insulation/', to: '/main/cost-insulation-costs/', ids: ['insulation-costs']},\n",
        put: '',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/addresses.spec.ts',
      test: /each address that the product links to is answered/,
      says: /"\/main\/insulation/,
    },
  },

  // Safety
  {
    name: 'inline-handler',
    breaks: 'An element has a handler as an attribute, which the policy of the site refuses.',
    edits: [
      {
        file: 'src/diagrams/InterfaceScreen/index.tsx',
        find: '<i className={styles.logo} />',
        put: `<i className={styles.logo} dangerouslySetInnerHTML={{__html: '<b onclick="print()"></b>'}} />`,
      },
    ],
    by: {kind: 'build', says: /inline handler/},
  },
  {
    name: 'inline-style',
    breaks: 'An element has a style of its own as an attribute.',
    edits: [
      {
        file: 'src/diagrams/CategoryBar/index.tsx',
        find: '<div className={styles.legend}>',
        put: '<div className={styles.legend} style={{opacity: 0.9}}>',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /a strict content security policy would refuse/,
      says: /\/contrib\/charts\/category-bar\/: inline style/,
    },
  },
  {
    name: 'another-host',
    breaks: 'A page makes browsers connect to another host.',
    edits: [
      {
        file: 'src/diagrams/ProfileTwice/index.tsx',
        find: '<div className={styles.rows}>',
        put: '<div className={styles.rows}>\n        <link rel="preconnect" href="https://fonts.example.org" />',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /a strict content security policy would refuse/,
      says: /\/main\/profiles\/: other origin/,
    },
  },
  {
    name: 'search-words-to-analytics',
    breaks: 'What a reader searched for is sent along as the page that they came from.',
    edits: [
      {
        file: 'plugins/core-client/gtag.ts',
        find: 'sendPageView(location.pathname, previousLocation.pathname)',
        put: 'sendPageView(location.pathname, previousLocation.pathname + previousLocation.search)',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/analytics.spec.ts',
      test: /neither query nor hash is told/,
      says: /not[^]*SECRET/,
      builds: ['hosted'],
    },
  },

  // What the app changes when it comes
  {
    name: 'hydration',
    breaks: 'A component shows other words in the browser than the build has printed.',
    edits: [
      {
        file: 'src/diagrams/HydrogenChain/index.tsx',
        find: "{how === 'some' ? 'curtailed' : 'none in nl2023'}",
        put: "{how === 'some' && typeof window === 'undefined' ? 'curtailed' : 'none in nl2023'}",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /\/main\/hydrogen\/ is silent/,
      says: /error #418|none in nl2023/,
    },
  },
  {
    name: 'changes-when-the-app-comes',
    breaks: 'The app changes an element of a page when it comes.',
    edits: [
      {
        file: 'src/diagrams/VolumeAndCapacity/index.tsx',
        find: '<div className={styles.ask}>',
        put: "<div ref={(element) => element?.setAttribute('data-late', '')} className={styles.ask}>",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /\/main\/flexibility\/ is silent/,
      says: /data-late/,
    },
  },
  {
    name: 'noise-in-the-console',
    breaks: 'One page writes to the console once the app is awake.',
    edits: [
      {
        file: 'src/diagrams/ForecastPairs/index.tsx',
        find: 'export default function ForecastPairs(): ReactNode {',
        put: "export default function ForecastPairs(): ReactNode {\n  if (typeof window !== 'undefined') console.log('left over');",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/crawl.spec.ts',
      test: /\/main\/battery-forecasting\/ is silent/,
      says: /console\.log: left over/,
    },
  },
  {
    name: 'first-click-lost',
    breaks: 'A click on a button before the app is there is forgotten.',
    edits: [
      {
        file: 'src/early/wake.ts',
        find: 'if (button && !button.matches(NATIVE)) queue.push(button);',
        put: 'if (button && !button.matches(NATIVE)) queue.length = 0;',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/wake.spec.ts',
      test: /what comes before the app a click counts once/,
      says: /toHaveText/,
    },
  },
  {
    name: 'click-counts-twice',
    breaks: 'A click before the app is there counts twice.',
    edits: [
      {
        file: 'src/early/wake.ts',
        find: 'for (const button of queue) button.click();',
        put: 'for (const button of [...queue, ...queue]) button.click();',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/wake.spec.ts',
      test: /what comes before the app a click counts once/,
      says: /toHaveText/,
    },
  },

  // What works without the app
  {
    name: 'panels-without-scripts',
    breaks: 'Without scripts, all panels of tabs but the first are lost.',
    edits: [
      {
        file: 'src/theme/Tabs/styles.module.css',
        find: ':global(html:not([data-scripts])) :is(.panel, .name) {',
        put: ':global(html:not([data-scripts])) .name {\n  visibility: visible;\n}\n\n:global(html:not([data-scripts])) .name {',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/tabs.spec.ts',
      test: /without scripts every panel is shown/,
      says: /toBeVisible/,
    },
  },
  {
    name: 'tabs-by-keyboard',
    breaks: 'The key End chooses the last tab but one.',
    edits: [{file: 'src/early/tabs.ts', find: 'End: tabs.at(-1),', put: 'End: tabs.at(-2),'}],
    by: {
      kind: 'browser',
      file: 'tests/tabs.spec.ts',
      test: /arrow keys, Home and End choose .* the app asleep/,
      says: /toBeFocused/,
    },
  },
  {
    name: 'page-with-the-title-of-another',
    breaks: 'A page that comes while the app sleeps keeps the title and the canonical address of the page before it.',
    edits: [
      {
        file: 'src/deferred/content.ts',
        find: "document.head.append(...page.head.querySelectorAll('[data-rh]'));",
        put: '',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/navigation.spec.ts',
      test: /gives the page that the document holds/,
      says: /toEqual/,
    },
    apart: ['asleep'],
  },
  {
    name: 'back-to-the-top',
    breaks: 'A reader who goes back while the app sleeps finds the page scrolled to its top.',
    edits: [{file: 'src/deferred/navigation.ts', find: 'scrolled.get(entry) ?? 0', put: '0'}],
    by: {kind: 'browser', file: 'tests/navigation.spec.ts', test: /back and forward come from/, says: /700/},
    apart: ['asleep'],
  },
  {
    name: 'menu-says-closed',
    breaks: 'The button of the open menu still says that it is closed.',
    edits: [
      {
        file: 'src/deferred/menu.ts',
        find: 'button.ariaExpanded = String(open);',
        put: "button.ariaExpanded = 'false';",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/menu.spec.ts',
      test: /asleep it opens and closes by pointer/,
      says: /aria-expanded/,
    },
  },
  {
    name: 'links-on-paper',
    breaks: 'Printed links do not say where they lead.',
    edits: [
      {
        file: 'src/css/print.css',
        find: "content: ' (' attr(href) ')';",
        put: "content: '';",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/print.spec.ts',
      test: /links say where they lead/,
      says: /\(https:\/\/github\.com\/quintel\/etengine\)/,
    },
  },
  {
    name: 'nothing-near',
    breaks: 'The page for unknown addresses suggests no pages.',
    edits: [
      {
        file: 'src/components/UnknownAddress/index.tsx',
        find: '{path && list && <NearestPages',
        put: '{!path && list && <NearestPages',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/unknown-path.spec.ts',
      test: /an unknown path shows a not-found page/,
      says: /Pages with a similar address/,
    },
  },

  // Search
  {
    name: 'search-lets-the-focus-go',
    breaks: 'Tab leaves the search for the page that it covers.',
    edits: [{file: 'src/searchDialog/combobox.ts', find: "event.key === 'Tab'", put: "event.key === 'None'"}],
    by: {
      kind: 'browser',
      file: 'tests/search.spec.ts',
      test: /asleep, without a page that is made inert first, and keeps the focus/,
      says: /toBeVisible|toBeFocused/,
    },
    apart: ['search'],
  },
  {
    name: 'search-wakes-the-app',
    breaks:
      'Whoever turns to the search wakes the app, whose code then competes with that of the search for a slow network.',
    edits: [
      {file: 'src/early/wake.ts', find: "'main :is(button,", put: "':is(button,"},
      {file: 'src/early/wake.ts', find: ',[data-samples] *,dialog *', put: ',[data-samples] *'},
    ],
    by: {kind: 'browser', file: 'tests/wake.spec.ts', test: /the search wakes nothing/, says: /toEqual/},
    apart: ['asleep'],
  },
  {
    name: 'search-takes-the-choice-away',
    breaks:
      'When the whole index has come, the option that a reader has chosen among titles is no longer the active one.',
    edits: [
      {
        file: 'src/searchDialog/combobox.ts',
        find: 'rows.find(({to}) => chosen.query === query && chosen.to === to)',
        put: 'rows.find(({to}) => chosen.query === query && chosen.to === to && outcome.status !== "found")',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/search.spec.ts',
      test: /comes from titles at once, and keeps what the reader chose/,
      says: /toHaveAttribute/,
    },
    apart: ['search'],
  },
  {
    name: 'ranking',
    breaks: 'What is said clearly counts little more than what is hinted at.',
    edits: [{file: 'src/search/rank.ts', find: 'const CONTRAST = 1.8;', put: 'const CONTRAST = 0.5;'}],
    by: {
      kind: 'unit',
      file: 'scripts/search/quality.test.ts',
      test: /as many queries are answered as measured/,
      says: /greater than or equal/,
    },
  },
  {
    name: 'hosted-search-hangs',
    breaks: 'A reader waits a minute for a search service that does not answer.',
    edits: [{file: 'src/search/standIn.ts', find: 'const PATIENCE = 2000;', put: 'const PATIENCE = 60_000;'}],
    by: {
      kind: 'browser',
      file: 'tests/hosted-search.spec.ts',
      test: /when Algolia hangs the index answers/,
      says: /toBeVisible/,
      builds: ['hosted'],
    },
  },

  // What figures share
  {
    name: 'first-key-lost',
    breaks: 'What a reader sets in a figure before its code is there is put back.',
    edits: [
      {
        file: 'src/components/Figure/useInputs.ts',
        find: "new URLSearchParams(location.search).get(id) ?? ''), ...moved};",
        put: "new URLSearchParams(location.search).get(id) ?? '')};",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: new RegExp(`${SHARED} asleep, the first key counts`),
      says: /toHaveValue|toContain/,
    },
    apart: ['values set asleep'],
  },
  {
    name: 'drag-lost',
    breaks: 'A figure is drawn anew when it wakes, and a drag under way is lost.',
    edits: [
      {
        file: 'src/components/Figure/sleeping.tsx',
        find: 'if (container.firstChild) root = hydrateRoot(container, figure);',
        put: 'if (container.firstChild) (root = createRoot(container)).render(figure);',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: new RegExp(`${SHARED} asleep, a drag goes on`),
      says: /toHaveValue/,
    },
    apart: ['values set asleep'],
  },
  {
    name: 'click-lost-in-a-figure',
    breaks: 'A click on a button of a figure is lost while React takes the figure over.',
    edits: [
      {
        file: 'src/components/Figure/sleeping.tsx',
        find: "  addEventListener('click', queueClick, true);",
        put: "  container.addEventListener('click', queueClick, true);",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/energy-graph.spec.ts',
      test: /each click counts once, while the figure’s code takes over/,
      says: /Step|step|toContainText|toHaveText/,
    },
    apart: ['fetching', 'values set asleep'],
  },
  {
    name: 'figure-lost-on-the-way',
    breaks: 'On a page that came by a link within the site, figures stay away.',
    edits: [
      {
        file: 'src/components/Figure/sleeping.tsx',
        find: '{Loaded && <Loaded {...props} />}',
        put: '{null}',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: new RegExp(`${SHARED} it is there on a page that came by a link`),
      says: /toContain/,
    },
  },
  {
    name: 'number-beyond-its-limit',
    breaks: 'A number that a figure cannot take stays in its field.',
    edits: [
      {file: 'src/components/Slider/index.tsx', find: 'onBlur={() => setTyped(null)}', put: 'onBlur={() => undefined}'},
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: new RegExp(`${SHARED} awake, it answers to keys and to a number`),
      says: /99999/,
    },
  },
  {
    name: 'picture-without-words',
    breaks: 'The drawing of a figure is not described by its result.',
    edits: [
      {
        file: 'src/components/Figure/index.tsx',
        find: '              aria-describedby={`${id}-result ${id}-further`}\n',
        put: '',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: /a screen reader finds title, controls, picture/,
      says: /toHaveAccessibleDescription/,
    },
  },
  {
    name: 'state-not-in-the-address',
    breaks: 'What a reader sets in a figure is not written into the address.',
    edits: [
      {
        file: 'src/components/Figure/useInputs.ts',
        find: "    figure.addEventListener('change', keep);\n",
        put: '',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: new RegExp(`${SHARED} its state stands in the address`),
      says: /not null/,
    },
  },
  {
    name: 'figure-fetched-too-early',
    breaks: 'The code of all figures of a page is fetched as soon as the app wakes.',
    edits: [
      {
        file: 'src/components/Figure/sleeping.tsx',
        find: 'if (isWantedNow(container, props.id)) hydrate();',
        put: 'hydrate();',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: new RegExp(`${SHARED} its code is not fetched until`),
      says: /assets\/js|Expected: > 0/,
    },
    apart: ['fetching', 'values set asleep'],
  },
  {
    name: 'figure-gives-up-offline',
    breaks: 'A figure whose code could not be fetched does not try again.',
    edits: [
      {
        file: 'src/components/Figure/sleeping.tsx',
        find: 'if (!isUnmounted) listen(true);',
        put: 'if (isUnmounted) listen(true);',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: new RegExp(`${SHARED} offline it stays as it was printed`),
      says: /toContain/,
    },
    apart: ['fetching', 'values set asleep'],
  },
  {
    name: 'motion-for-those-who-want-none',
    breaks: 'A figure moves for readers who have asked for less motion.',
    edits: [
      {
        file: 'src/components/Figure/styles.module.css',
        find: 'transition: var(--etm-slow) var(--etm-ease);',
        put: 'transition: 200ms var(--etm-ease);',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: new RegExp(`${SHARED} its answer takes 200 ms, or none at all \\(motion: reduce\\)`),
      says: /0\.2s/,
    },
  },
  {
    name: 'sliders-without-scripts',
    breaks: 'Without scripts a figure shows sliders that do not answer.',
    edits: [
      {
        file: 'src/components/Figure/styles.module.css',
        find: ":global(html:not([data-scripts='on'])) :is(.controls, .take) {\n    display: none;",
        put: ":global(html:not([data-scripts='on'])) :is(.controls, .take) {\n    opacity: 0.5;",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: /without scripts each shows its opening state/,
      says: /toHaveCount/,
    },
  },

  // What each figure has to itself
  {
    name: 'wrong-sentence',
    breaks: 'The sentence of one figure leaves out a user.',
    edits: [
      {
        file: 'src/figures/EnergyFlows/inWords.ts',
        find: " + between(flows, 'network-gas', 'services')",
        put: '',
      },
    ],
    by: {kind: 'browser', file: 'tests/figures.spec.ts', test: /states in the address/, says: /in buildings 60 PJ/},
    apart: ['states in the address'],
  },
  {
    name: 'figure-hydration',
    breaks: 'One figure shows other words when it wakes than the build has printed.',
    edits: [
      {
        file: 'src/figures/WeekOfHours/View.tsx',
        find: '{STORED.name}',
        put: "{typeof window === 'undefined' ? STORED.name : STORED.name.toUpperCase()}",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: /no figure changes when it wakes/,
      says: /week-of-hours|error #418/,
    },
  },
  {
    name: 'names-touch',
    breaks: 'Names of one figure cover each other.',
    edits: [{file: 'src/figures/HeatPumpCop/View.tsx', find: 'const APART = 15;', put: 'const APART = 4;'}],
    by: {kind: 'unit', file: 'src/figures/names.test.ts', test: /HeatPumpCop/, says: / on /},
  },
  {
    name: 'name-above-the-drawing',
    breaks: 'In one figure a name leaves the drawing, at one corner of what readers can set only.',
    edits: [{file: 'src/figures/SupplyStack/View.tsx', find: 'const OFF_SCALE = 36;', put: 'const OFF_SCALE = 4;'}],
    by: {kind: 'browser', file: 'tests/labels.spec.ts', test: /supply-stack: as printed/, says: /stands outside/},
  },
  {
    name: 'slider-without-a-name',
    breaks: 'A slider of one figure has no name.',
    edits: [
      {
        file: 'src/figures/PlantCosts/inputs.ts',
        find: "lifetime: {label: 'Lifetime',",
        put: "lifetime: {label: '',",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: /no figure changes when it wakes, and axe finds nothing/,
      says: /label: .*plant-costs-lifetime/,
    },
  },
  {
    name: 'letters-beside-the-drawing',
    breaks: 'In one figure a heading leaves the drawing at the side, from the start.',
    edits: [
      {
        file: 'src/figures/WeekOfHours/View.tsx',
        find: '<text className="halo strong" x="100%" y={PRICE.top - 10} textAnchor="end">',
        put: '<text className="halo strong" x="100%" y={PRICE.top - 10} textAnchor="middle">',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: /letters keep their size, and stand inside/,
      says: /"out": \d/,
    },
  },
  {
    name: 'heavy-figure',
    breaks: 'The code of one figure weighs 3 kB more.',
    edits: [
      {
        file: 'src/figures/FinalToPrimary/FinalToPrimary.tsx',
        find: '<View id={id} flows={flows} />',
        put: `<View key="${noise(4000)}" id={id} flows={flows} />`,
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/figures.spec.ts',
      test: /final-to-primary its code .* takes at most/,
      says: /toBeLessThanOrEqual/,
    },
    apart: ['fetching'],
  },

  // Weights, lists and metadata
  {
    name: 'heavy-style-sheet',
    breaks: 'The style sheet of all pages weighs 1 kB more.',
    edits: [
      {
        file: 'src/css/base.css',
        find: '  body {\n    margin: 0;',
        put: `  body {\n    --own: '${noise(1500)}';\n    margin: 0;`,
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/bytes.spec.ts',
      test: /the median page takes at most/,
      says: /toBeLessThanOrEqual/,
    },
  },
  {
    name: 'specimen-in-the-sitemap',
    breaks: 'The sitemap tells search engines of the specimen.',
    edits: [
      {
        file: 'config/sitemap.ts',
        find: 'ignorePatterns: [...unlisted.map(',
        put: 'ignorePatterns: [...unlisted.slice(0, 1).map(',
      },
      // Docusaurus leaves out what search engines are asked to leave out.
      {file: 'src/pages/specimen.mdx', find: 'content="noindex"', put: 'content="noarchive"'},
    ],
    by: {
      kind: 'browser',
      file: 'tests/metadata.spec.ts',
      test: /the sitemap lists every document/,
      says: /not.*specimen/,
    },
  },
  {
    name: 'no-canonical-address',
    breaks: 'A document does not name its own address.',
    edits: [
      {
        file: 'plugins/after-build/notFound.ts',
        find: "file === '404.html'",
        put: "file === '404.html' || file === 'main/demand/index.html'",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/metadata.spec.ts',
      test: /\/main\/demand names its file, its address/,
      says: /undefined/,
    },
  },
  {
    name: 'edit-link-of-an-area',
    breaks: 'The link to edit a page leads elsewhere in one area.',
    edits: [
      {
        file: 'config/sections.ts',
        find: "  id: 'contrib',",
        put: "  id: 'contrib',\n  editUrl: `${REPOSITORY_URL}/edit/next/`,",
      },
    ],
    by: {kind: 'browser', file: 'tests/metadata.spec.ts', test: /\/contrib\/intro names its file/, says: /edit\/main/},
  },

  // Text, data and description
  {
    name: 'blunt-rule',
    breaks: 'The rule of headings lets one skip a level.',
    edits: [
      {
        file: 'plugins/content-rules/rules/headings.ts',
        find: 'node.depth > above + 1',
        put: 'node.depth > above + 2',
      },
    ],
    by: {
      kind: 'unit',
      file: 'plugins/content-rules/index.test.ts',
      test: /the rule headings/,
      says: /steps from level/,
    },
  },
  {
    name: 'wrong-facts-table',
    breaks: 'The table of marginal costs forgets that captured CO₂ pays nothing.',
    edits: [{file: 'scripts/facts/tables/merit.ts', find: ' * pays * (1 - captured);', put: ' * pays;'}],
    by: {kind: 'unit', file: 'scripts/facts/tables/merit.test.ts', test: /a plant has its name/, says: /44\.9/},
  },
  {
    name: 'wrong-number-in-an-example',
    breaks: 'A number of a worked example on a page does not follow from the others.',
    edits: [
      {
        file: 'docs/demand.md',
        find: '|                   2 |        1.1487 |         1.4002 |         1.7069 |',
        put: '|                   2 |        1.1487 |         1.4002 |         1.7609 |',
      },
    ],
    by: {kind: 'unit', file: 'tests/examples/demand.test.ts', test: /from the start year/, says: /1\.7069/},
  },
  {
    name: 'example-against-its-schema',
    breaks: 'An example of an answer of the API contradicts its schema.',
    edits: [
      {
        file: 'openapi/paths/areas.yaml',
        find: 'present_number_of_residences: 457831.0',
        put: 'present_number_of_residences: many',
      },
    ],
    by: {kind: 'check', gate: 'api', says: /openapi\/paths\/areas\.yaml:\d+:\d+ .*(number|residences)/},
  },
  {
    name: 'command-that-the-api-refuses',
    breaks: 'A command on a page sends what the API does not take.',
    edits: [
      {
        file: 'api/authentication.mdx',
        find: `-d '{"scenario": {"area_code": "nl2023", "end_year": 2050, "private": true}}'`,
        put: `-d '{"scenarios": {"area_code": "nl2023", "end_year": 2050, "private": true}}'`,
      },
    ],
    by: {kind: 'unit', file: 'tests/workflows.test.ts', test: /api\/authentication\.mdx#first-call/, says: /scenarios/},
  },
  {
    name: 'sample-without-its-method',
    breaks: 'The samples for the command line leave out the method of a call.',
    edits: [
      {
        file: 'plugins/openapi/samples/curl.ts',
        find: "...(method === 'GET' ? [] : [`-X ${method}`])",
        put: "...(method !== 'DELETE' ? [] : [`-X ${method}`])",
      },
    ],
    by: {kind: 'unit', file: 'tests/samples.test.ts', test: /updateScenario with curl/, says: /has no POST/},
  },

  // The page for authors
  {
    name: 'authors-script-that-does-not-exist',
    breaks: 'The page for authors names a script that does not exist.',
    edits: [{file: 'contrib/authoring-docs.mdx', find: '| `npm run format`  ', put: '| `npm run tidy`    '}],
    by: {
      kind: 'browser',
      file: 'tests/authoring.spec.ts',
      test: /npm scripts that the page names exist/,
      says: /"tidy"/,
      builds: [],
    },
  },
  {
    name: 'authors-command-that-fails',
    breaks: 'The page for authors shows a command that fails.',
    edits: [
      {
        file: 'contrib/authoring-docs.mdx',
        find: '\nnpm run new -- contrib/full-load-hours.mdx\n',
        put: '\nnpm run new -- contributors/full-load-hours.mdx\n',
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/authoring.spec.ts',
      test: /the page for authors tells the truth/,
      says: /contributors\/full-load-hours\.mdx” is no address/,
      builds: [],
    },
  },
  {
    name: 'authors-page-that-the-check-refuses',
    breaks: 'The page that authors are shown has front matter that the check refuses.',
    edits: [
      {
        file: 'contrib/authoring-docs.mdx',
        find: "  - 'etengine: app/models/qernel/node_api/'\n---\n\nimport FullLoadHours",
        put: "  - 'engine: app/models/qernel/node_api/'\n---\n\nimport FullLoadHours",
      },
    ],
    by: {
      kind: 'browser',
      file: 'tests/authoring.spec.ts',
      test: /the page for authors tells the truth/,
      says: /contrib\/full-load-hours\.mdx:\d+/,
      builds: [],
    },
  },
];

/** Letters that cannot be compressed, the same each time. */
function noise(length: number): string {
  let text = '';
  for (let part = 0; text.length < length; part++) {
    text += createHash('sha256').update(String(part)).digest('base64url');
  }
  return text.slice(0, length);
}
