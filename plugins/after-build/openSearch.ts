import {searchTheme} from '../../config/search';
import {escapeAttribute, escapeText} from '../../src/escape';
import type {BuiltSite, Output} from './site';

const OPEN_SEARCH = 'opensearch.xml';

/** Tells browsers how to search this site from their own search field. The hosted engine's theme brings such a file. */
export function openSearch(site: BuiltSite): Output[] {
  return 'algolia' in searchTheme ? [] : [{file: OPEN_SEARCH, text: descriptionOf(site)}];
}

/** The description that opensearch.xml holds. */
export function descriptionOf({title, url, baseUrl}: Pick<BuiltSite, 'title' | 'url' | 'baseUrl'>): string {
  const home = escapeAttribute(url + baseUrl);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeText(title)}</ShortName>`,
    `<Description>${escapeText(`Search the documentation: ${title}`)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="32" height="32" type="image/x-icon">${home}favicon.ico</Image>`,
    `<Url type="text/html" template="${home}search/?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${home}${OPEN_SEARCH}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
