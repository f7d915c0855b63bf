/**
 * The specification as data: every sentence of it that can be tested, and every text that it gives letter by letter. A
 * test claims a row by its tag, `@spec:<id>`; `npm test` fails for a row that no passed test claims. Tests compare the
 * site with the texts and limits below, never with the theme.
 */

/** Texts, letter by letter. */
export const texts = {
  skipLink: 'Skip to main content',
  versionLabel: 'Next',
  footerGroups: ['About Us', 'Social'],
  searchButton: 'Search',
  searchPlaceholder: 'Search docs',
  seeAllResults: 'See all {count} results',
  searchFails: 'Unable to fetch results',
  searchFailsHelp: 'You might want to check your network connection.',
  noResults: 'No results for',
  trySearching: 'Try searching for',
  believe: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  crashedTitle: 'This page crashed.',
  crashedDocumentTitle: 'Page Error',
  tryAgain: 'Try again',
  retry: 'Retry',
} as const;

/** Constants and limits. */
export const limits = {
  mobileBreakpoint: 996, // px; the widest window that has the slide-in menu
  progressBarDelay: 200, // ms
  tocLevels: [2, 3],
  searchParameter: 'q',
  searchPath: 'search',
  locale: 'en',
} as const;

/** The routes, by area and without the area's own part; `top` is beside the areas. */
export const routes = {
  top: ['', 'intro', 'api', 'contrib', 'search'],
  main: [
    'intro',
    'balancing-demand',
    'battery-forecasting',
    'biomass',
    'co2-1990-emissions',
    'co2-biomass',
    'co2-ccus',
    'co2-emission-factors',
    'co2-emissions-import-export',
    'co2-main-principles',
    'co2-negative-emissions',
    'co2-overview-per-sector',
    'contributors',
    'cost-dashboard',
    'cost-insulation-costs',
    'cost-main-principles',
    'cost-methods',
    'cost-overview-per-sector',
    'cost-wacc',
    'costs-imported-electricity',
    'curves',
    'dashboard',
    'data-sources-local',
    'data-sources-regions',
    'demand',
    'dynamic-demand-curve',
    'economic-viability',
    'electricity-conversion',
    'electricity-storage',
    'emissions-footprint',
    'energy-calculations',
    'external-coupling',
    'factsheet',
    'flexibility',
    'greenhouse-gases',
    'heat-built-environment',
    'heat-infrastructure-costs',
    'heat-networks',
    'heat-pumps',
    'hybrid-offshore-wind',
    'hydrogen',
    'import-calculations',
    'loss-of-load-expectation',
    'merit-order',
    'methane',
    'network',
    'outdoor-temperature',
    'primary-energy',
    'renewability',
    'residual-heat-industry',
    'supply',
    'useful-demand',
    'weather-conditions',
    'scenario-tools/advanced-settings',
    'scenario-tools/creating-and-updating',
    'scenario-tools/creating-templates',
    'scenario-tools/identifying-yourself',
    'scenario-tools/introduction',
    'scenario-tools/regional-overview',
    'scenario-tools/retrieving-data',
    'scenario-tools/slider-comparison',
    'scenario-tools/using-proxies',
    'scenario-tools/weather-years-module',
    'user_manual/developing-scenario',
    'user_manual/interface',
    'user_manual/model-versions',
    'user_manual/starting-scenario',
    'user_manual/managing-scenarios/my-scenarios-menu',
    'user_manual/managing-scenarios/scenario-history',
    'user_manual/managing-scenarios/scenario-info',
    'user_manual/managing-scenarios/scenario-manage-access',
  ],
  api: [
    'areas',
    'authentication',
    'changelog',
    'collections',
    'custom-curves',
    'exports',
    'flexibility-order',
    'forecast-storage-order',
    'gqueries',
    'heat-network-order',
    'inputs',
    'inputs/keys',
    'intro',
    'merit',
    'nodes',
    'saved-scenarios',
    'scenarios',
    'users',
    'version-tag',
  ],
  contrib: [
    'always-on-battery-parks',
    'authoring-docs',
    'authoring-gqueries',
    'authoring-slider-texts',
    'authoring-tests',
    'authoring-texts',
    'charts/category-bar',
    'dataset-manager/data-migrations',
    'fever-heat-initialization',
    'gql',
    'graph-components',
    'hybrid-offshore-hub',
    'inputs',
    'intro',
    'load-shifting',
    'molecules',
    'recursive-methods',
    'running-with-docker',
    'user-curves',
    'waste-outputs',
  ],
} as const;

export type Area = keyof typeof routes;

/** The two pages that stand in no sidebar. */
export const withoutSidebar = ['/main/contributors/', '/main/methane/'];

/** The address of a route, with the closing slash that the site's own links carry. */
export function addressOf(area: Area, route: string): string {
  return `/${area === 'top' ? '' : `${area}/`}${route}/`.replace(/\/+$/, '/');
}

/** The row that a route's test claims: `route-main-user_manual-interface`. */
export function rowOf(area: Area, route: string): string {
  return ['route', ...(area === 'top' ? ['top'] : [area]), ...(route || 'home').split('/')].join('-');
}

export interface Row {
  readonly id: string;
  readonly section: number;
  readonly text: string;
}

const sentences: readonly Row[] = [
  // 1. What the product does and for whom
  {id: 'three-areas', section: 1, text: 'A static documentation site with three doc areas: main, contrib and api.'},
  {id: 'site-title', section: 1, text: 'The site has a title and a tagline.'},
  {id: 'navbar-logo', section: 1, text: 'The site has a navbar with a logo.'},
  {id: 'footer-groups', section: 1, text: 'The footer has two link groups, About Us and Social.'},
  {id: 'footer-copyright', section: 1, text: 'The footer has a copyright line.'},
  {id: 'colour-toggle', section: 1, text: 'A dark/light toggle is present in the page chrome.'},
  {id: 'no-sign-in', section: 1, text: 'The site is public. No sign-in is shown.'},

  // 2. Screens and routes
  {id: 'routes-exact', section: 2, text: 'All routes are exact matches.'},
  {id: 'base-path', section: 2, text: 'The base path is /.'},
  {id: 'unknown-path', section: 2, text: 'Any unknown path shows a not-found page.'},
  {id: 'version-next', section: 2, text: 'There is a single doc version, labelled Next.'},
  {id: 'locale-english', section: 2, text: 'There is a single locale, English, left to right.'},
  {id: 'version-tag-source', section: 2, text: 'The route is version-tag; the document source is named version-tags.'},
  {
    id: 'search-reads-query',
    section: 2,
    text: 'The search page reads the query from the URL parameter q.',
  },
  {
    id: 'sidebars-three',
    section: 2,
    text: 'Each doc page belongs to one of three sidebars: mainSidebar, contribSidebar, apiSidebar.',
  },
  {id: 'sidebars-first-page', section: 2, text: 'They link to main/intro, contrib/intro and api/intro respectively.'},
  {id: 'sidebar-categories-collapsible', section: 2, text: 'Sidebar categories are collapsible.'},
  {id: 'sidebar-not-hideable', section: 2, text: 'Sidebar categories are not hideable.'},
  {id: 'sidebar-none', section: 2, text: 'Two pages (contributors and methane) have no sidebar.'},
  {id: 'navbar-hides-on-scroll', section: 2, text: 'The top navbar hides on scroll down.'},
  {id: 'navbar-shows-on-scroll', section: 2, text: 'The top navbar shows on scroll up.'},
  {id: 'mobile-menu-996', section: 2, text: 'Mobile slide-in menu below 996 px width.'},
  {id: 'skip-link', section: 2, text: "Skip-to-content link labelled 'Skip to main content'."},
  {id: 'announcement-closes', section: 2, text: 'Announcement bar that can be closed and then stays closed.'},
  {id: 'search-button-label', section: 2, text: "Search button labelled 'Search'."},
  {
    id: 'search-opens-by-key',
    section: 2,
    text: 'Ctrl/Cmd+K or / opens the search modal.',
  },
  {id: 'search-closes-by-escape', section: 2, text: 'Escape closes the search modal.'},
  {id: 'breadcrumbs', section: 2, text: 'Breadcrumbs on doc pages.'},
  {id: 'toc-levels', section: 2, text: 'The table of contents covers heading levels 2 to 3.'},
  {id: 'page-crashed', section: 2, text: 'Page-crashed screen with a Try again button.'},
  {id: 'progress-bar-200', section: 2, text: 'Navigation shows a progress bar after a 200 ms delay.'},

  // 3. Entities and their fields
  {id: 'docs-metadata', section: 3, text: 'Doc: id, path, sidebar name.'},
  {
    id: 'version-metadata',
    section: 3,
    text: 'Version: name, label, whether it is the latest, path, main doc id, its docs, its sidebars.',
  },
  {
    id: 'site-metadata',
    section: 3,
    text: 'Site configuration: title, tagline, base URL, favicon, locales (default en).',
  },

  // 4. States and transitions
  {
    id: 'colour-stored',
    section: 4,
    text: 'Colour mode is kept in browser storage under a theme key; a stored choice is kept.',
  },
  {id: 'colour-system', section: 4, text: 'Without a stored choice the system preference may apply.'},
  {id: 'announcement-new-id', section: 4, text: "The bar's dismissal is remembered until its id changes."},
  {id: 'mobile-menu-opens', section: 4, text: 'Mobile sidebar: shown or hidden.'},
  {id: 'search-open-closed', section: 4, text: 'Search modal: open or closed.'},
  {id: 'sidebar-categories-states', section: 4, text: 'Sidebar categories: collapsed or expanded.'},
  {id: 'preferred-version', section: 4, text: 'Preferred docs version: remembered in local storage.'},
  {id: 'preload-before-switch', section: 4, text: "The next page's content is loaded before the switch."},
  {id: 'content-fails-reload', section: 4, text: 'On a loading failure the page reloads.'},
  {
    id: 'page-view-per-route',
    section: 4,
    text: 'A page-view event is sent to an analytics service on each route change.',
  },
  {id: 'ip-anonymisation', section: 4, text: 'The page-view event is sent with IP anonymisation.'},

  // 5. Validation rules
  {id: 'broken-links-fail', section: 5, text: 'Broken links fail the build.'},
  {id: 'markdown-links-warn', section: 5, text: 'Broken markdown links only warn.'},
  {id: 'duplicate-routes-warn', section: 5, text: 'Duplicate routes only warn.'},

  // 7. The calls it makes
  {id: 'no-api-calls', section: 7, text: "No calls to the product's own API are made."},
  {
    id: 'search-hosted',
    section: 7,
    text: 'A hosted search service is queried by the search modal, with filters on language and doc tags.',
  },
  {
    id: 'search-configuration',
    section: 7,
    text: 'Configuration: app id, an index named for the model, contextual search off, a search page path of search.',
  },
  {id: 'content-on-demand', section: 7, text: 'The content of each page is loaded on demand by route.'},

  // 8. Error catalogue
  {id: 'crashed-title', section: 8, text: "Page crashed: title 'This page crashed.'"},
  {id: 'crashed-message', section: 8, text: 'Page crashed: the error message.'},
  {id: 'try-again', section: 8, text: "Page crashed: button 'Try again'."},
  {id: 'crashed-document-title', section: 8, text: "Page crashed: document title 'Page Error'."},
  {id: 'content-fails-retry', section: 8, text: 'Page content fails to load: the error text with a Retry button.'},
  {
    id: 'search-fails',
    section: 8,
    text: "Search fetch fails: 'Unable to fetch results' with help 'You might want to check your network connection.'",
  },
  {
    id: 'search-no-results',
    section: 8,
    text: "No results: 'No results for', 'Try searching for', 'Believe this query should return results?', 'Let us know.'",
  },
  {
    id: 'base-url-banner',
    section: 8,
    text: 'Base-URL misconfiguration: banner saying the site did not load properly.',
  },

  // 9. Business constants and limits
  {id: 'search-see-all', section: 9, text: "Search result link text: 'See all {count} results'."},
  {id: 'search-placeholder', section: 9, text: "Search placeholder: 'Search docs'."},
];

const areas = Object.keys(routes) as Area[];

/** Every row: the sentences, and one for each route. */
export const specification: readonly Row[] = [
  ...sentences,
  ...areas.flatMap((area) =>
    routes[area].map((route) => ({
      id: rowOf(area, route),
      section: 2,
      text: `${addressOf(area, route)} is a page.`,
    })),
  ),
];
