import {LONGEST_QUERY} from '@site/src/search/limits';

/** What the address of the search page says. */
export interface Asked {
  readonly query: string;
  readonly area?: string; // one of config/areas.ts; otherwise all
  readonly pages?: number; // how many times the reader has asked for more, and one
}

/** The search page's address for what is asked, without base path. */
export function searchAddress({query, area = '', pages = 1}: Asked): string {
  const asked = new URLSearchParams();
  if (query) asked.set('q', query);
  if (area) asked.set('area', area);
  if (pages > 1) asked.set('page', String(pages));
  const text = asked.toString();
  return `/search/${text && '?'}${text}`;
}

/** Reads what `searchAddress` wrote, and whatever else may stand there: the first of each counts. */
export function askedIn(search: string, areas: readonly string[]): Required<Asked> {
  const asked = new URLSearchParams(search);
  const area = asked.get('area') ?? '';
  const pages = Math.floor(Number(asked.get('page')));
  return {
    query: [...(asked.get('q') ?? '')].slice(0, LONGEST_QUERY).join(''),
    area: areas.includes(area) ? area : '',
    pages: pages > 1 && pages <= 100 ? pages : 1,
  };
}
