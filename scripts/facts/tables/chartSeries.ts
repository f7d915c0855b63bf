import {readFileSync} from 'node:fs';
import {known, Mistake} from '../blocks';
import {needOf} from '../clones';
import {documentOf} from '../documents';
import {entriesIn, filesIn, keyOf, plain, textsIn} from '../files';
import {refuseUnlike} from '../words';
import {tableOf} from './form';
import {readLabels} from './labels';
import {asKey, asText, asTitle, NONE} from './table';

/** What a series of a chart holds, in our own words. */
export interface Series {
  readonly counts: string;
  readonly deducts?: string;
}

/**
 * The series of a chart of emissions, in the order of the chart. Those that ask the same of the start and the end year are one. In
 * our own words, by query: what a series counts and deducts.
 */
export const chartSeries = tableOf({
  title: ({etmodel}, [chart = '']) => `Series of the chart ${asText(plain(chartTitles(etmodel).get(chart) ?? ''))}`,
  id: 'chart-series',
  takes: 'names',
  rows: ({etsource, etmodel, words: wordsOf}, args) => {
    const [chart = ''] = args;
    const entries = entriesIn(etmodel, 'config/interface/output_element_series')
      .filter((entry) => entry.output_element_key === chart && needOf(entry) !== undefined)
      .toSorted((one, other) => Number(one.order_by) - Number(other.order_by));
    if (args.length !== 1 || !chartTitles(etmodel).get(chart) || !entries.length)
      throw new Mistake(`“${args.join(' ')}” is no chart with series`);
    const [queryOf, labelOf] = [readYearless(etsource), readLabels(etmodel)];
    const labels = new Map<string, string>();
    for (const {gquery, label} of entries) {
      const query = queryOf(String(gquery));
      // One label has “CO2” where the others have “CO₂”.
      const name = labelOf(String(label)).replaceAll('CO2', 'CO₂');
      if ((labels.get(query) ?? name) !== name) throw new Mistake(`${query} is ${labels.get(query)} and ${name}`);
      labels.set(query, name);
    }
    const words = wordsOf<Series>(`series/${chart}`);
    refuseUnlike(words, [...labels.keys()]);
    return [...labels].map(([query, name]) => {
      const {counts, deducts = NONE}: Partial<Series> = words.said.get(query)!;
      return {
        query,
        name,
        counts: known(counts || undefined, `${words.file} does not say what ${query} counts`),
        deducts,
      };
    });
  },
  columns: {
    Series: ({name}) => asTitle(name),
    Counts: 'counts',
    Deducts: 'deducts',
    Query: ({query}) => asKey(query),
  },
});

function chartTitles(etmodel: string): ReadonlyMap<string, string> {
  return textsIn(etmodel, 'config/locales/interface/output_elements', 'output_elements', 'title');
}

/** Says what a query asks if it only asks another one for the start or the end year; one that is none is an error. */
function readYearless(etsource: string): (query: string) => string {
  const files = new Map(filesIn(etsource, 'gqueries', '.gql').map((file) => [keyOf(file), file]));
  return (query) => {
    const file = known(files.get(query), `etsource has no query ${query}`);
    const asked = documentOf(query, '', readFileSync(file, 'utf8')).text('query') ?? '';
    return /^(?:present|future):Q\((\w+)\)$/.exec(asked)?.[1] ?? query;
  };
}
