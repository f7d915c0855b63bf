import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Mistake} from '../blocks';
import {readDocuments} from '../documents';
import {refuseUnlike, type Words} from '../words';
import {asKeys, asText, table} from './table';

/** What another model can take over: the inputs that it sets instead, and those of the model's own that these replace. */
interface Subject {
  readonly model: string;
  readonly numbers: Set<number>; // of the interconnectors; else none
  coupled: number;
  replaced: number;
}

/**
 * The groups of coupled inputs, as Markdown, with what each takes over in our own words. An input names two groups: that of
 * a whole model, which has a name in the interface, and that of a subject. The interconnectors share a row.
 */
export function couplingGroups(etsource: string, etmodel: string, words: Words): string {
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
  refuseUnlike(words, [...subjects.keys()]);

  const order = [...names.keys()];
  const all = [...subjects].toSorted(
    ([one, {model}], [other, {model: second}]) =>
      order.indexOf(model) - order.indexOf(second) || one.localeCompare(other, 'en'),
  );
  const rows = all.map(([family, {model, numbers, coupled, replaced}]) => [
    asKeys(family, [...numbers]),
    `**${asText(names.get(model)!)}**`,
    words.said.get(family)!,
    String(coupled),
    String(replaced),
  ]);
  const total = (counter: 'coupled' | 'replaced'): string =>
    String(all.reduce((sum, [, subject]) => sum + subject[counter], 0));
  return table(
    'Subjects that another model can take over',
    'coupling-groups',
    ['Group', 'Model', 'What it takes over', 'Coupled inputs', 'Own inputs replaced'],
    rows,
    {total: ['All', '', '', total('coupled'), total('replaced')]},
  );
}

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
