import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Mistake} from '../blocks';
import {readDocuments} from '../documents';
import {tableOf, withWords} from './form';
import {asKeys, asTitle} from './table';

/** What another model can take over: the inputs that it sets instead, and those of the model's own that these replace. */
interface Subject {
  readonly model: string;
  readonly numbers: Set<number>; // of the interconnectors; else none
  coupled: number;
  replaced: number;
}

/**
 * The groups of coupled inputs, with what each takes over in our own words. An input names two groups: that of a whole model, which
 * has a name in the interface, and that of a subject. The interconnectors share a row.
 */
export const couplingGroups = tableOf({
  title: 'Subjects that another model can take over',
  id: 'coupling-groups',
  rows: ({etsource, etmodel, words}) => {
    const names = namesIn(etmodel);
    const subjects = new Map<string, Subject>();
    for (const {key, list} of readDocuments(etsource, 'inputs')) {
      for (const [attribute, counter] of COUNTERS) {
        const groups = list(attribute);
        if (!groups.length) continue;
        const [model, subject] = groups.toSorted((one, other) => Number(names.has(other)) - Number(names.has(one)));
        if (groups.length !== 2 || !names.has(model!) || names.has(subject!))
          throw new Mistake(
            `etsource’s ${key}: ${attribute} does not name one of ${[...names.keys()].join(', ')} and a subject`,
          );
        const [number] = /(?<=^interconnector_)\d+/.exec(subject!) ?? [];
        const family = subject!.replace(/(?<=^interconnector_)\d+/, '{n}');
        const known = subjects.get(family) ?? {model: model!, numbers: new Set(), coupled: 0, replaced: 0};
        if (number) known.numbers.add(Number(number));
        known[counter] += 1;
        subjects.set(family, known);
      }
    }
    const order = [...names.keys()];
    const rows = [...subjects].map(([key, subject]) => ({key, ...subject, name: names.get(subject.model)!}));
    return withWords(words('coupling-groups'), rows).toSorted(
      (one, other) => order.indexOf(one.model) - order.indexOf(other.model) || one.key.localeCompare(other.key, 'en'),
    );
  },
  columns: {
    Group: ({key, numbers}) => asKeys(key, [...numbers]),
    Model: ({name}) => asTitle(name),
    'What it takes over': 'said',
    'Coupled inputs': ({coupled}) => String(coupled),
    'Own inputs replaced': ({replaced}) => String(replaced),
  },
  sum: (rows) => [
    ...['All', '', ''],
    ...(['coupled', 'replaced'] as const).map((counter) => String(rows.reduce((sum, row) => sum + row[counter], 0))),
  ],
});

/** Where an input names its groups. */
const COUNTERS = [
  ['coupling_groups', 'coupled'],
  ['disabled_by_couplings', 'replaced'],
] as const;

/** The groups that stand for a whole model, with the name that the interface shows. */
function namesIn(etmodel: string): Map<string, string> {
  const source = readFileSync(path.join(etmodel, 'config/initializers/coupling_group_wrapper.rb'), 'utf8');
  return new Map([...source.matchAll(/'(\w+)' => '([^']+)'/g)].map(([, group, name]) => [group!, name!]));
}
