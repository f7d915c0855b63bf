import {Mistake} from '../blocks';
import {readDocuments, type AdDocument} from '../documents';
import {plain, yaml} from '../files';
import {refuseUnlike, type Words} from '../words';
import {asKey, asText, NONE, table} from './table';

interface Dataset {
  readonly code: string;
  readonly group: string; // as the API names it
  readonly kind: string; // `country`, else the letters that codes of this kind start with: `GM`
  readonly isDerived: boolean;
  readonly parent: string;
  readonly year: string; // from which its scenarios start
  readonly offered: string;
}

/**
 * The datasets of etsource that anybody can read, as Markdown: how many there are of each kind, or each one of some groups
 * (`datasets country province`) with the name that the interface shows. `kinds` names the kinds in our own words.
 */
export function datasets(etsource: string, etmodel: string, kinds: Words, groups: readonly string[]): string {
  const all = readDatasets(etsource);
  if (groups.length) return listed(all, namesIn(etmodel), groups);
  refuseUnlike(kinds, [...new Set(all.map(({kind}) => kind))]);

  const families = new Map<string, Dataset[]>();
  for (const dataset of all) {
    const {kind, isDerived, parent, offered} = dataset;
    const family = [kind, isDerived, parent, offered].join(' ');
    families.set(family, [...(families.get(family) ?? []), dataset]);
  }
  const order = [...kinds.said.keys()];
  const rows = [...families.values()]
    .toSorted(([one], [other]) => order.indexOf(one!.kind) - order.indexOf(other!.kind))
    .map((family) => {
      const [first] = family as [Dataset];
      const years = [...new Set(family.map(({year}) => year))].toSorted();
      return [
        kinds.said.get(first.kind)!,
        asKey(first.group),
        asKey(first.code),
        String(family.length),
        first.isDerived ? 'derived' : 'full',
        first.parent ? asKey(first.parent) : NONE,
        years.join(', '),
        first.offered,
      ];
    });
  return table(
    'Kinds of datasets',
    'dataset-kinds',
    ['Kind', 'Group', 'First code', 'Datasets', 'Form', 'Parent', 'Start year', 'Offered in'],
    rows,
  );
}

function listed(all: readonly Dataset[], names: ReadonlyMap<string, string>, groups: readonly string[]): string {
  const known = new Set(all.map(({group}) => group));
  const unknown = groups.filter((group) => !known.has(group));
  if (unknown.length)
    throw new Mistake(`no dataset is of the group ${unknown.join(', ')}: there are ${[...known].join(', ')}`);
  const rows = groups
    .flatMap((group) => all.filter((dataset) => dataset.group === group))
    .map(({code, isDerived, parent, year, offered}) => [
      asText(names.get(code) ?? NONE),
      asKey(code),
      isDerived ? `derived from ${asKey(parent)}` : 'full',
      year,
      offered,
    ]);
  return table(
    `Datasets: ${groups.join(', ')}`,
    `datasets-${groups.join('-').replaceAll('_', '-')}`,
    ['Region', 'Area code', 'Form', 'Start year', 'Offered in'],
    rows,
  );
}

/** Sorted by code, as the API lists them. */
function readDatasets(etsource: string): Dataset[] {
  return readDocuments(etsource, 'datasets').map((document) => {
    const value = (name: string, otherwise = ''): string => document.text(name) ?? otherwise;
    const [code, group, parent] = [value('area', document.key), value('group', 'unsorted'), value('base_dataset')];
    return {
      code,
      group,
      kind: group === 'country' ? group : (/^[A-Z]+(?=\d)/.exec(code)?.[0] ?? group),
      isDerived: parent !== '',
      parent,
      year: value('analysis_year'),
      offered: offeredIn(document),
    };
  });
}

/** A dataset is offered unless it says otherwise (atlas: lib/atlas/dataset.rb). */
function offeredIn(document: AdDocument): string {
  const places = [
    ...(isInInterface(document) ? ['interface'] : []),
    ...(document.text('enabled.etengine') === 'false' ? [] : ['API']),
  ];
  return places.join(' and ') || 'neither';
}

/** Says whether the interface offers a dataset. */
export function isInInterface({text}: AdDocument): boolean {
  return text('enabled.etmodel') !== 'false';
}

/** The names of datasets by code, as the interface shows them. */
export function namesIn(etmodel: string): Map<string, string> {
  const {areas} = (yaml(etmodel, 'config/locales/en_areas.yml') as {en: {areas: Record<string, string>}}).en;
  return new Map(Object.entries(areas).map(([code, name]) => [code, plain(String(name))]));
}
