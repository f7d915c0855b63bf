import {Mistake} from '../blocks';
import type {Words} from '../words';
import {table} from './table';

/** What each method of emissions does with a case, in our own words. */
export interface EmissionCase {
  readonly case: string;
  readonly primary: string;
  readonly direct: string;
  readonly seen: string;
}

/** How both methods count cases of emissions, as Markdown: those that the page names, in its order, or all in that of the words. */
export function emissionCases({file, said}: Words<EmissionCase>, named: readonly string[]): string {
  const keys = named.length ? named : [...said.keys()];
  const strange = keys.filter((key, place) => !said.has(key) || keys.indexOf(key) !== place);
  if (strange.length) throw new Mistake(`${file} has no ${strange.join(', ')}, or the mark names it twice`);
  const rows = keys.map((key) => {
    const {case: name, primary, direct, seen}: Partial<EmissionCase> = said.get(key)!;
    if (!name || !primary || !direct || !seen) throw new Mistake(`${file} does not say all of ${key}`);
    return [name, primary, direct, seen];
  });
  return table(
    'How each method counts it',
    named.length ? `cases-${named[0]!.replaceAll('_', '-')}` : 'cases-table',
    ['Case', 'Primary method', 'Direct method (beta)', 'Where it is seen'],
    rows,
  );
}
