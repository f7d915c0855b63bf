import {readFileSync} from 'node:fs';
import {filesIn, keyOf, plain, yaml} from '../files';

/** The names of plants by node: those of the table of the merit order, whose queries name the node. */
export function plantNames(etsource: string, etmodel: string): Map<string, string> {
  const file = 'config/locales/interface/output_elements/labels_groups/en_tables.yml';
  const {merit_order: names} = (
    yaml(etmodel, file) as {en: {output_elements: {tables: Record<string, Record<string, string>>}}}
  ).en.output_elements.tables;
  return new Map(
    filesIn(etsource, 'gqueries', '.gql').flatMap((query): [string, string][] => {
      const [, name] = /^merit_order_(\w+)_operating_costs_in_merit_order_table$/.exec(keyOf(query)) ?? [];
      const [, node] = (name && /V\((\w+)/.exec(readFileSync(query, 'utf8'))) || [];
      return name && node && names?.[name] ? [[node, plain(names[name])]] : [];
    }),
  );
}
