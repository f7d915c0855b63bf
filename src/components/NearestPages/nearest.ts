import {editDistance} from '../../search/editDistance';
import type {ListedPage, PageList} from './pageList';

/** Addresses that are no page but that readers try, and what they want. */
const WANTED: Readonly<Record<string, readonly string[]>> = {'/main/': ['/intro/', '/main/intro/']};

const LONGEST = 300; // characters of an address that are looked at
const ALIKE = 0.6; // similarity of words from which a typing error is likely
const NEAR = 0.55; // score from which a page is worth suggesting

/**
 * The page that an address means which differs from the page's own only in form: capitals, doubled slashes, a file's
 * ending, a full stop or bracket that slipped into a link. Moved pages count. Null where it means none.
 */
export function knownAs(asked: string, {pages, moved}: PageList): string | null {
  const path = tidy(asked);
  const old = Object.keys(moved).find((from) => from.toLowerCase() === path);
  return (old && moved[old]) ?? pages.find((page) => page.path.toLowerCase() === path)?.path ?? null;
}

/** The pages whose addresses and titles come nearest to an address, best first; none if none comes near. */
export function nearest(asked: string, pages: readonly ListedPage[], most = 5): ListedPage[] {
  const path = tidy(asked);
  const wanted = WANTED[path] ?? [];
  return pages
    .map((page) => ({page, score: wanted.includes(page.path) ? 3 - wanted.indexOf(page.path) : score(path, page)}))
    .filter(({score}) => score >= NEAR)
    .sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
    .slice(0, most)
    .map(({page}) => page);
}

/** The words of an address that are worth searching for: `/main/heat/Heat_networks.html` becomes "Heat networks". */
export function wordsOf(asked: string): string {
  const path = decoded(asked.slice(0, LONGEST)).replace(/\.(html?|mdx?)\/*$/i, '');
  const [last = ''] = path
    .replace(/^\/+(main|api|contrib)(?=\/|$)/i, '')
    .split('/')
    .filter(Boolean)
    .slice(-1);
  return last
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, 100);
}

/** An address in the form that ours have: lower case, single slashes, no file's ending, a closing slash. */
function tidy(asked: string): string {
  return decoded(asked.slice(0, LONGEST))
    .toLowerCase()
    .replace(/[\s).,;:!'"”»>\]]+$/, '')
    .replace(/(\/index)?\.(html?|mdx?)\/*$/, '')
    .replace(/\/*$/, '/')
    .replace(/\/{2,}/g, '/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // malformed, or cut in the middle of a character
  }
}

/** Between 0 and a little above 1: how well the last parts agree, how many words are shared, whether one holds the other. */
function score(path: string, page: ListedPage): number {
  const own = segments(page.path);
  const asked = segments(path);
  if (!asked.length || !own.length) return 0;
  const words = split(asked.slice(1).join(' ') || asked.join(' '));
  const known = split(`${page.path} ${page.title}`);
  const shared = words.length
    ? words.reduce((total, word) => total + Math.max(...known.map((other) => alike(word, other))), 0) / words.length
    : 0;
  const sameArea = own[0] === asked[0] ? 0.05 : 0;
  return (
    Math.max(similarity(asked.at(-1)!, own.at(-1)!), 0.95 * shared, page.path.startsWith(path) ? 0.6 : 0) + sameArea
  );
}

const segments = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);
const split = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 20);

function alike(a: string, b: string): number {
  const similar = similarity(a, b);
  return similar >= ALIKE ? similar : 0;
}

/** 1 for the same text, 0 for texts that share nothing. */
function similarity(a: string, b: string): number {
  const [one, other] = [a.slice(0, 60), b.slice(0, 60)];
  const longer = Math.max(one.length, other.length);
  return 1 - editDistance(one, other, longer) / longer;
}
