/* global Crawler -- in the editor of Algolia's dashboard, into which this file is pasted */
/*
 * For those who let Algolia crawl the published site instead of pushing records with each release. Its records and settings
 * are those of plugins/search-index/algolia.ts (tested); it knows no code and no terms. Fill in the three constants.
 */
const APP_ID = 'YOUR_APP_ID';
const CRAWLER_API_KEY = 'YOUR_CRAWLER_API_KEY';
const SITE = 'https://docs.energytransitionmodel.com/'; // with its base path

const INDEX = 'energytransitionmodel';
const AREAS = {main: 'Documentation', api: 'API', contrib: 'Contributing'};
const PART = 2500; // letters: a record holds at most 10 kB

new Crawler({
  appId: APP_ID,
  apiKey: CRAWLER_API_KEY,
  indexPrefix: '',
  startUrls: [SITE],
  sitemaps: [`${SITE}sitemap.xml`],
  discoveryPatterns: [`${SITE}**`],
  ignoreCanonicalTo: false,
  renderJavaScript: false,
  rateLimit: 8,
  schedule: 'every 1 day',
  actions: Object.keys(AREAS).map((area) => ({
    indexName: INDEX,
    pathsToMatch: [`${SITE}${area}/**`],
    recordExtractor({$, helpers, url}) {
      const meta = (name) => $(`meta[name="${name}"]`).attr('content') || '';
      const page = url.href.replace(/[?#].*/, '');
      $('.hash-link, .theme-doc-toc-mobile, article :is(nav, button, pre, annotation)').remove();
      return helpers
        .docsearch({
          recordProps: {
            lvl0: {selectors: '', defaultValue: AREAS[area]},
            lvl1: '.theme-doc-markdown h1',
            lvl2: '.theme-doc-markdown h2[id]',
            lvl3: '.theme-doc-markdown h3[id]',
            lvl4: '.theme-doc-markdown h4[id]',
            lvl5: '.theme-doc-markdown h5[id]',
            lvl6: '.theme-doc-markdown h6[id]',
            content: '.theme-doc-markdown :is(p, li, dt, dd, th, td)',
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        })
        .flatMap((record) =>
          cut(record.content || '').map((content, part) => ({
            ...record,
            objectID: part ? `${record.objectID}~${part + 1}` : record.objectID,
            url_without_anchor: page,
            content,
            keywords: record.type === 'lvl1' && !part ? meta('keywords').split(',').filter(Boolean) : [],
            language: meta('docsearch:language'),
            docusaurus_tag: meta('docsearch:docusaurus_tag'),
          })),
        );

      function cut(text) {
        if (text.length <= PART) return [text];
        const sentence = text.lastIndexOf('. ', PART - 1) + 1;
        const word = text.lastIndexOf(' ', PART);
        const at = sentence > PART / 2 ? sentence : word > 0 ? word : PART;
        return [text.slice(0, at).trim(), ...cut(text.slice(at).trim())];
      }
    },
  })),
  initialIndexSettings: {
    [INDEX]: {
      searchableAttributes: [
        'unordered(hierarchy.lvl1)',
        'unordered(keywords)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'content',
        'code',
      ],
      attributesForFaceting: ['language', 'docusaurus_tag'],
      attributeForDistinct: 'url_without_anchor',
      distinct: true,
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      customRanking: ['desc(weight.level)', 'asc(weight.position)'],
      attributesToHighlight: ['hierarchy'],
      attributesToSnippet: ['content:25'],
      queryLanguages: ['en', 'nl'],
      indexLanguages: ['en'],
      ignorePlurals: true,
      removeStopWords: ['en'],
      removeWordsIfNoResults: 'allOptional',
      minWordSizefor1Typo: 4,
      minWordSizefor2Typos: 8,
      allowTyposOnNumericTokens: false,
      customNormalization: {
        default: {'₀': '0', '₁': '1', '₂': '2', '₃': '3', '₄': '4', '₅': '5', '₆': '6', '₇': '7', '₈': '8', '₉': '9'},
      },
    },
  },
});
