import {readFileSync} from 'node:fs';
import {known, Mistake} from '../blocks';
import type {AdDocument} from '../documents';
import {entriesIn, filesIn, keyOf} from '../files';
import {readLabels} from './labels';

/**
 * Says what the row of the detailed chart is called that holds a group of costs: `Energy production: Power plants`. It is the
 * row of that name, or one whose query takes the group; a group in no row is an error.
 */
export function readGroupLabels(etsource: string, etmodel: string): (group: string) => string {
  const labelOf = readLabels(etmodel);
  const queries = new Map(filesIn(etsource, 'gqueries', '.gql').map((file) => [keyOf(file), file]));
  const rows = entriesIn(etmodel, 'config/interface/output_element_series/costs_overview_detailed.yml').map((entry) => {
    const query = queries.get(String(entry.gquery));
    return {key: String(entry.gquery), label: String(entry.label), query: query ? readFileSync(query, 'utf8') : ''};
  });
  return (group) => {
    const kind = group.split('_', 2).join('_'); // what is emitted is in rows of CO₂, too
    const row =
      rows.find(({key}) => key === group) ??
      rows.find(({key, query}) => key.startsWith(kind) && new RegExp(`\\b[GQ]\\(${group}\\)`).test(query));
    return labelOf(known(row, `no row of the chart of costs holds ${group}`).label);
  };
}

/** The group of costs that a node is in, if it is in one; more than one is an error. */
export function costGroupOf({key, list}: AdDocument): string | undefined {
  const [group, ...others] = list('groups').filter((name) => name.startsWith('costs_') && !TWICE.has(name));
  if (others.length) throw new Mistake(`${key} is in more than one group of costs: ${[group, ...others].join(', ')}`);
  return group;
}

/** Groups whose nodes are in another one of their own, which has the row. */
const TWICE = new Set(['costs_storage_and_conversion_storage']);
