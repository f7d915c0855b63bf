import {areas, type AreaId} from '@site/config/areas';
import type {Answer, PageHit, Run} from '@site/src/search/types';

/** A line of the list that leads somewhere: a page, or one of its headings. */
export interface Row {
  readonly id: string;
  readonly to: string; // without base path
  readonly text: readonly Run[];
  readonly page: string; // the page's row; a page's own is itself
  readonly snippet: readonly Run[] | null; // null where there is to be none, empty until it is known
}

export interface Group {
  readonly area: string;
  readonly label: string;
  readonly rows: readonly Row[];
}

const HEADINGS = [4, 2]; // that are listed of the best page, and of the second
const OF_THE_OTHERS = 1; // so that more areas than one come into view

/** An answer as it is listed: areas in the order of their best page, pages in theirs, headings beneath their page. */
export function groupsOf({hits}: Answer): Group[] {
  const groups = new Map<string, Row[]>();
  for (const [place, hit] of hits.entries()) {
    const area = areaOf(hit.route);
    const rows = groups.get(area) ?? [];
    rows.push(...rowsOf(hit, place));
    groups.set(area, rows);
  }
  return [...groups].map(([area, rows]) => ({area, label: labelOf(area), rows}));
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
