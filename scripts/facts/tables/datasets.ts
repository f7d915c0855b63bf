import {Mistake} from '../blocks';
import {readDocuments, type AdDocument} from '../documents';
import {plain, yaml} from '../files';
import {grouped, tableOf, withWords, type Table} from './form';
import {asKey, asText, NONE} from './table';

interface Dataset {
  readonly code: string;
  readonly group: string; // as the API names it
  readonly kind: string; // `country`, else the letters that codes of this kind start with: `GM`
  readonly isDerived: boolean;
  readonly parent: string;
  readonly year: string; // from which its scenarios start
  readonly offered: string;
}

/** How many datasets of etsource there are of each kind that anybody can read. The kinds have their names and order from our own words. */
const counted = tableOf({
  title: 'Kinds of datasets',
  id: 'dataset-kinds',
  rows: ({etsource, words}) => {
    const kinds = grouped(readDatasets(etsource), ({kind, isDerived, parent, offered}) =>
      [kind, isDerived, parent, offered].join(' '),
    ).map((all) => {
      const years = [...new Set(all.map(({year}) => year))].toSorted();
      return {...all[0]!, key: all[0]!.kind, number: all.length, years};
    });
    return withWords(words('dataset-kinds'), kinds);
  },
  columns: {
    Kind: 'said',
    Group: ({group}) => asKey(group),
    'First code': ({code}) => asKey(code),
    Datasets: ({number}) => String(number),
    Form: ({isDerived}) => (isDerived ? 'derived' : 'full'),
    Parent: ({parent}) => (parent ? asKey(parent) : NONE),
    'Start year': ({years}) => years.join(', '),
    'Offered in': 'offered',
  },
});

/** Each dataset of some groups, with the name that the interface shows. */
const listed = tableOf({
  title: (_, groups) => `Datasets: ${groups.join(', ')}`,
  id: (groups) => `datasets-${groups.join('-').replaceAll('_', '-')}`,
  takes: 'names',
  rows: ({etsource}, groups) => {
    const all = readDatasets(etsource);
    const known = new Set(all.map(({group}) => group));
    const unknown = groups.filter((group) => !known.has(group));
    if (unknown.length)
      throw new Mistake(`no dataset is of the group ${unknown.join(', ')}: there are ${[...known].join(', ')}`);
    return groups.flatMap((group) => all.filter((dataset) => dataset.group === group));
  },
  columns: ({etmodel}) => {
    const names = namesIn(etmodel);
    return {
      Region: ({code}) => asText(names.get(code) ?? NONE),
      'Area code': ({code}) => asKey(code),
      Form: ({isDerived, parent}) => (isDerived ? `derived from ${asKey(parent)}` : 'full'),
      'Start year': 'year',
      'Offered in': 'offered',
    };
  },
});

export const datasets: Table = (sources, groups) => (groups.length ? listed : counted)(sources, groups);

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
