import {readFileSync} from 'node:fs';
import {Mistake} from '../blocks';
import {needOf} from '../clones';
import {documentOf} from '../documents';
import {entriesIn, filesIn, keyOf, plain, textsIn} from '../files';
import {refuseUnlike, type Words} from '../words';
import {readLabels} from './labels';
import {asKey, asText, NONE, table} from './table';

/** What a series of a chart holds, in our own words. */
export interface Series {
  readonly counts: string;
  readonly deducts?: string;
}

/**
 * The series of a chart of emissions, as Markdown, in the order of the chart. Those that ask the same of the start and the end
 * year are one. In our own words, by query: what a series counts and deducts.
 */
export function chartSeries(
  etsource: string,
  etmodel: string,
  wordsOf: (chart: string) => Words<Series>,
  args: readonly string[],
): string {
  const [chart = ''] = args;
  const title = textsIn(etmodel, 'config/locales/interface/output_elements', 'output_elements', 'title').get(chart);
  const entries = entriesIn(etmodel, 'config/interface/output_element_series')
    .filter((entry) => entry.output_element_key === chart && needOf(entry) !== undefined)
    .toSorted((one, other) => Number(one.order_by) - Number(other.order_by));
  if (args.length !== 1 || !title || !entries.length) throw new Mistake(`“${args.join(' ')}” is no chart with series`);
  const queryOf = readYearless(etsource);
  const labelOf = readLabels(etmodel);
  const labels = new Map<string, string>();
  for (const {gquery, label} of entries) {
    const query = queryOf(String(gquery));
    // One label has “CO2” where the others have “CO₂”.
    const name = labelOf(String(label)).replaceAll('CO2', 'CO₂');
    if ((labels.get(query) ?? name) !== name) throw new Mistake(`${query} is ${labels.get(query)} and ${name}`);
    labels.set(query, name);
  }
  const words = wordsOf(chart);
  refuseUnlike(words, [...labels.keys()]);
  const rows = [...labels].map(([query, name]) => {
    const {counts, deducts = NONE}: Partial<Series> = words.said.get(query)!;
    if (!counts) throw new Mistake(`${words.file} does not say what ${query} counts`);
    return [`**${asText(name)}**`, counts, deducts, asKey(query)];
  });
  return table(
    `Series of the chart ${asText(plain(title))}`,
    'chart-series',
    ['Series', 'Counts', 'Deducts', 'Query'],
    rows,
  );
}

/** Says what a query asks if it only asks another one for the start or the end year; one that is none is an error. */
function readYearless(etsource: string): (query: string) => string {
  const files = new Map(filesIn(etsource, 'gqueries', '.gql').map((file) => [keyOf(file), file]));
  return (query) => {
    const file = files.get(query);
    if (!file) throw new Mistake(`etsource has no query ${query}`);
    const asked = documentOf(query, '', readFileSync(file, 'utf8')).text('query') ?? '';
    return /^(?:present|future):Q\((\w+)\)$/.exec(asked)?.[1] ?? query;
  };
}
