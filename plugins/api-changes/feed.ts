import {escapeAttribute, escapeText} from '../../src/escape';
import {inWords, type Release} from './read';

/** Where the feed stands on the site. */
export const FEED = 'api/changelog/rss.xml';

interface Site {
  readonly title: string;
  readonly url: string;
  readonly baseUrl: string;
}

/** The changes of the API as RSS 2.0: an entry for each release, leading to its section on the page. */
export function feed(
  releases: readonly Release[],
  {title, url, baseUrl}: Site,
  toHtml: (text: string) => string,
): string {
  const page = `${url}${baseUrl}api/changelog/`;
  const items = releases.map(({date, title: what, changes}) =>
    [
      '<item>',
      `<title>${escapeText(`${inWords(date)}: ${what}`)}</title>`,
      `<link>${escapeText(`${page}#${date}`)}</link>`,
      `<guid>${escapeText(`${page}#${date}`)}</guid>`,
      `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
      `<description>${escapeText(listOf(changes, toHtml))}</description>`,
      '</item>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeText(`Changes of the API: ${title}`)}</title>`,
    `<link>${escapeText(page)}</link>`,
    `<atom:link href="${escapeAttribute(url + baseUrl + FEED)}" rel="self" type="application/rss+xml"/>`,
    '<description>What releases of the model added to the API, changed and removed.</description>',
    '<language>en-GB</language>',
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function listOf(changes: Release['changes'], toHtml: (text: string) => string): string {
  const items = changes.map(
    ({kind, text}) => `<li><strong>${kind[0]!.toUpperCase()}${kind.slice(1)}:</strong> ${toHtml(text)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}
