import {Mistake} from '../blocks';
import {readDocuments} from '../documents';
import {isInInterface, namesIn} from './datasets';
import {minus, readAmounts, sumOf} from './directEmissions';
import {asKey, asText, NONE, table} from './table';

/** What a dataset says of 1990, in Mt. */
const COLUMNS = [
  ['Reference (Mt)', 'co2_emission_1990'],
  ['Shipping (Mt)', 'co2_emission_1990_marine_bunkers'],
  ['Aviation (Mt)', 'co2_emission_1990_aviation_bunkers'],
] as const;

/** Dutch municipalities and RES regions, which are too many for a page. */
const SMALL = /^(?:GM|ES)\d/;

/** The emissions of 1990 that datasets of the interface are compared with, as Markdown, by name. */
export function reference1990(etsource: string, etmodel: string): string {
  const names = namesIn(etmodel);
  const rows = readDocuments(etsource, 'datasets')
    .filter((dataset) => isInInterface(dataset) && !SMALL.test(dataset.key))
    .map(({key, number}) => {
      const name = names.get(key);
      if (!name) throw new Mistake(`the interface has no name for ${key}`);
      const values = COLUMNS.map(([, attribute]) => {
        const value = number(attribute);
        if (value === undefined) throw new Mistake(`the dataset ${key} has no ${attribute}`);
        return megatonnes(value);
      });
      return [asText(name), asKey(key), ...values, allGases(etsource, key)];
    });
  return table(
    '1990 amounts of countries, provinces and other regions',
    'reference-values',
    ['Dataset', 'Key', ...COLUMNS.map(([head]) => head), 'Direct method, all gases (Mt)'],
    rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'en')),
  );
}

/** What the emissions file has for 1990 but for international transport; a file of zeros says nothing. */
function allGases(etsource: string, dataset: string): string {
  const amounts = readAmounts(etsource, dataset).filter(
    ({of, year}) => year === '1990' && of.sector !== 'International transport',
  );
  return amounts.some(({kilotonnes}) => kilotonnes) ? megatonnes(sumOf(amounts) / 1000) : NONE;
}

function megatonnes(value: number): string {
  return minus(value.toLocaleString('en-GB', {minimumFractionDigits: 3, maximumFractionDigits: 3}));
}
