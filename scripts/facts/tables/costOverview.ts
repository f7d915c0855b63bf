import {Mistake} from '../blocks';
import {NODES, readDocuments, type AdDocument} from '../documents';
import {costGroupOf, readGroupLabels} from './costRows';
import {tableOf} from './form';
import {asText, NONE} from './table';

/** What is counted of a subject, in our own words. */
export interface Subject {
  readonly counted: string;
  readonly group?: string; // of costs, or the query of a row of the chart; what is in none is not counted
  readonly row?: string; // what stands for the name of that row
  readonly nodes?: string; // a pattern that fits the keys of its technologies among those of the group
  readonly zero?: boolean; // whether all its technologies cost nothing, as another row pays
}

/** All that a technology can cost. */
const COSTS = [
  'initial_investment',
  'ccs_investment',
  'cost_of_installing',
  'decommissioning_costs',
  'fixed_operation_and_maintenance_costs_per_year',
  'variable_operation_and_maintenance_costs_per_full_load_hour',
  'variable_operation_and_maintenance_costs_for_ccs_per_full_load_hour',
  'fixed_costs_per_mw_input_capacity',
  'storage.cost_per_mwh',
];

/**
 * In which row of the detailed chart the costs of each subject of ours stand, and of how many technologies. Each node in a group of
 * costs belongs to one subject of its group.
 */
export const costOverview = tableOf({
  title: 'Subjects and the rows in which they are counted',
  id: 'subject-table',
  rows: ({etsource, etmodel, words}) => {
    const {file, said} = words<Subject>('cost-overview');
    const labelOf = readGroupLabels(etsource, etmodel);
    const technologies = [NODES, 'graphs/molecules/nodes']
      .flatMap((place) => readDocuments(etsource, place))
      .flatMap((node) => {
        const group = costGroupOf(node);
        return group ? [{node, group, subjects: [] as string[]}] : [];
      });
    const mistakes: string[] = [];
    const rows = [...said].map(([subject, {counted, group, row, nodes, zero = false}]: [string, Partial<Subject>]) => {
      if (!counted) mistakes.push(`“${subject}” does not say what is counted`);
      const whole = nodes && new RegExp(`^(?:${nodes})$`);
      const own = whole ? technologies.filter((one) => one.group === group && whole.test(one.node.key)) : [];
      for (const {subjects} of own) subjects.push(subject);
      if (whole && !own.length) mistakes.push(`“${subject}” fits no technology of ${group ?? 'no group'}`);
      const unlike = own.filter(({node}) => isFree(node) !== zero).map(({node}) => node.key);
      if (unlike.length)
        mistakes.push(`“${subject}” says ${zero ? 'nothing' : 'something'} of the costs of ${unlike.join(', ')}`);
      const [kind, name] = group ? placeOf(labelOf(group)) : ['Not counted', NONE];
      return {subject, kind, row: row ?? asText(name), counted: counted ?? '', number: whole ? own.length : undefined};
    });
    for (const {node, group, subjects} of technologies)
      if (subjects.length !== 1)
        mistakes.push(
          `${node.key} of ${group} is in ${subjects.map((subject) => `“${subject}”`).join(' and ') || 'no row'}`,
        );
    if (mistakes.length) throw new Mistake(`${file}: ${mistakes.join('; ')}`);
    return rows;
  },
  columns: {
    Subject: 'subject',
    Group: ({kind}) => asText(kind),
    Row: 'row',
    'What is counted': 'counted',
    Technologies: ({number}) => (number === undefined ? NONE : String(number)),
  },
  numbers: ['Technologies'],
});

/** Group and row of a label; those of CO₂ name no group. */
function placeOf(label: string): readonly [group: string, row: string] {
  const [, group = 'CO₂', row = label] = /^(.*?): (.*)$/.exec(label) ?? [];
  return [group, row];
}

/** Whether a technology costs nothing; what each dataset says for itself counts as something. */
function isFree({number, query}: AdDocument): boolean {
  return COSTS.every((cost) => !number(cost) && query(cost) === undefined);
}
