import {areas, type AreaId} from '@site/config/areas';
import {searchAddress} from '@site/src/components/SearchPage/address';
import type {Answer, PageHit, Run} from '@site/src/search/types';
import {sum} from '@site/src/sum';

/** A line of the list that leads somewhere: a page, one of its headings, or the place of a key. */
export interface Row {
  readonly id: string;
  readonly to: string; // without base path
  readonly text: readonly Run[];
  readonly page: string; // the page's row; a page's own is itself
  readonly snippet: readonly Run[] | null; // null where there is to be none, empty until it is known
  readonly key?: string; // that can be copied
  readonly narrows?: string; // what to ask instead, for keys that go on alike
}

export interface Group {
  readonly area: string;
  readonly label: string;
  readonly rows: readonly Row[];
}

const HEADINGS = [4, 2]; // that are listed of the best page, and of the second
const OF_THE_OTHERS = 1; // so that more areas than one come into view

/**
 * An answer as it is listed: keys, then areas in the order of their best page, pages in theirs, headings beneath their page. Where there
 * are to be no snippets, no room is kept for them.
 */
export function groupsOf({keys, hits}: Answer, withSnippets = true): Group[] {
  const groups = new Map<string, Row[]>();
  for (const [place, hit] of hits.entries()) {
    const area = areaOf(hit.route);
    const rows = groups.get(area) ?? [];
    const found = rowsOf(hit, place);
    rows.push(...(withSnippets ? found : found.map((row) => ({...row, snippet: null}))));
    groups.set(area, rows);
  }
  const pages = [...groups].map(([area, rows]): Group => ({area, label: labelOf(area), rows}));
  return keys ? [{area: 'keys', label: 'Keys', rows: rowsOfKeys(keys)}, ...pages] : pages;
}

/** Keys with what they are; of too many, how they go on. */
export function rowsOfKeys({keys, groups}: NonNullable<Answer['keys']>): Row[] {
  const row = (id: string, to: string, text: string, what: string): Row => {
    return {id, to, text: [{text, isHit: false}], page: id, snippet: [{text: what, isHit: false}]};
  };
  return [
    ...keys.map(([key, kind, text, to], at) => {
      return {...row(`search-key-${at}`, to, key, [kind, text].filter(Boolean).join(' · ')), key};
    }),
    ...groups.map(({beginning, count}, at) => {
      const what = count === 1 ? '1 key' : `${count} keys`;
      return {
        ...row(`search-keys-${at}`, searchAddress({query: beginning}), `${beginning}…`, what),
        narrows: beginning,
      };
    }),
  ];
}

/** What a list can be narrowed to: all areas, or one of them, with how many pages each has of what was found. */
export function choicesOf(totals: Answer['totals']): {id: string; label: string; count: number}[] {
  return [
    {id: '', label: 'All', count: totalOf(totals)},
    ...Object.entries(areas).map(([id, {label}]) => ({id, label, count: totals[id] ?? 0})),
  ];
}

export function totalOf(totals: Answer['totals']): number {
  return sum(Object.values(totals));
}

/** The area that an address belongs to, by its id. */
export function areaOf(route: string): string {
  return route.split('/')[1] ?? '';
}

/** The name of an area. */
export function labelOf(area: string): string {
  return area in areas ? areas[area as AreaId].label : 'Site';
}

function rowsOf({route, title, sections}: PageHit, place: number): Row[] {
  const id = `search-${place}`;
  const top = sections.find(({anchor}) => !anchor);
  const headings = sections.filter(({anchor}) => anchor).slice(0, HEADINGS[place] ?? OF_THE_OTHERS);
  return [
    {id, to: route, text: title, page: id, snippet: top ? top.snippet : null},
    ...headings.map(({anchor, heading, snippet}, index) => ({
      id: `${id}-${index}`,
      to: `${route}#${anchor}`,
      text: heading,
      page: id,
      snippet,
    })),
  ];
}
