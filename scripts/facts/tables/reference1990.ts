import {known} from '../blocks';
import {readDocuments, type AdDocument} from '../documents';
import {isInInterface, namesIn} from './datasets';
import {readAmounts, sumOf} from './directEmissions';
import {tableOf} from './form';
import {fixed, minus} from './numbers';
import {asKey, asText, NONE} from './table';

/** Dutch municipalities and RES regions, which are too many for a page. */
const SMALL = /^(?:GM|ES)\d/;

/** The emissions of 1990 that datasets of the interface are compared with, by name. */
export const reference1990 = tableOf({
  title: '1990 amounts of countries, provinces and other regions',
  id: 'reference-values',
  rows: ({etsource, etmodel}) => {
    const names = namesIn(etmodel);
    return readDocuments(etsource, 'datasets')
      .filter((dataset) => isInInterface(dataset) && !SMALL.test(dataset.key))
      .map((dataset) => ({
        ...dataset,
        name: asText(known(names.get(dataset.key), `the interface has no name for ${dataset.key}`)),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  },
  columns: ({etsource}) => ({
    Dataset: 'name',
    Key: ({key}) => asKey(key),
    'Reference (Mt)': (dataset) => amountOf(dataset, 'co2_emission_1990'),
    'Shipping (Mt)': (dataset) => amountOf(dataset, 'co2_emission_1990_marine_bunkers'),
    'Aviation (Mt)': (dataset) => amountOf(dataset, 'co2_emission_1990_aviation_bunkers'),
    'Direct method, all gases (Mt)': ({key}) => allGases(etsource, key),
  }),
});

function amountOf({key, number}: AdDocument, attribute: string): string {
  return minus(fixed(known(number(attribute), `the dataset ${key} has no ${attribute}`), 3));
}

/** What the emissions file has for 1990 but for international transport; a file of zeros says nothing. */
function allGases(etsource: string, dataset: string): string {
  const amounts = readAmounts(etsource, dataset).filter(
    ({of, year}) => year === '1990' && of.sector !== 'International transport',
  );
  return amounts.some(({kilotonnes}) => kilotonnes) ? minus(fixed(sumOf(amounts) / 1000, 3)) : NONE;
}
