import {Mistake} from '../blocks';
import {readDocuments, type AdDocument} from '../documents';
import {plain, yaml} from '../files';
import {grouped, tableOf, withWords} from './form';
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
export const datasets = tableOf({
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

/** Every dataset that the API makes scenarios of, with the names that the interface shows. */
export const areaCodes = tableOf({
  title: 'Area codes',
  id: 'area-codes',
  keys: true,
  rows: ({etsource}) => {
    const groups = ['country', 'province', 'res', 'municipality'];
    const all = readDatasets(etsource).filter(({offered}) => offered.includes('API'));
    const strange = all.find(({group}) => !groups.includes(group));
    if (strange) throw new Mistake(`${strange.code} is of the group ${strange.group}, for which there is no word`);
    return groups.flatMap((name) => all.filter(({group}) => group === name));
  },
  columns: ({etmodel}) => {
    const [english, dutch] = [namesIn(etmodel), namesIn(etmodel, 'nl')];
    return {
      'Area code': ({code}) => `:area[\`${code}\`]`,
      Name: ({code}) => {
        const [name, other] = [english, dutch].map((names) => asText(names.get(code) ?? NONE));
        return name === other ? name! : `${name}, <span lang="nl">${other}</span>`;
      },
      Kind: ({group}) => (group === 'res' ? 'RES region' : group),
      'Made from': ({parent}) => (parent ? asKey(parent) : NONE),
      'Start year': 'year',
      'In the interface': ({offered}) => (offered.includes('interface') ? 'yes' : 'no'),
    };
  },
});

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
export function namesIn(etmodel: string, language: 'en' | 'nl' = 'en'): Map<string, string> {
  const texts = yaml(etmodel, `config/locales/${language}_areas.yml`) as Record<
    string,
    {areas: Record<string, string>}
  >;
  const {areas} = texts[language]!;
  return new Map(Object.entries(areas).map(([code, name]) => [code, plain(String(name))]));
}
