import {known, Mistake} from '../blocks';
import {csv, filesIn, keyOf} from '../files';
import {tableOf, type Table} from './form';
import {oneDataset} from './hours';
import {fixed, minus} from './numbers';
import {asKey, table} from './table';

/** Sectors in the order of the chart. */
const SECTORS = [
  'Energy',
  'Industry',
  'National transport',
  'Buildings',
  'Households',
  'Agriculture',
  'Other',
  'LULUCF',
  'Waste',
  'International transport',
];

/** What is taken up counts as less than nothing. */
const REMOVALS = 'lulucf_removals';

/** Energetic or not, and the gas, as the files name them. */
const USES: Readonly<Record<string, string>> = {energetic: 'energetic', non_energetic: 'non-energetic'};
const GASES: Readonly<Record<string, string>> = {co2: 'CO₂', other_ghg: 'other gases'};

/** A subsector and use of the classification. */
interface Subsector {
  readonly label: string;
  readonly use: string;
  readonly sector: string;
  readonly subsector: string;
  readonly code: string;
  readonly inChart: string;
}

/** An amount in the file of a dataset, in kt; removals are negative. */
interface Amount {
  readonly of: Subsector;
  readonly gas: string;
  readonly year: string;
  readonly kilotonnes: number;
}

/** Sectors and subsectors of direct emissions with their categories of the IPCC, in the order of the chart. */
export const directEmissionSectors = tableOf({
  title: 'Sectors, subsectors and categories of the IPCC',
  id: 'sector-mapping',
  rows: ({etsource}) => readSubsectors(etsource),
  columns: {
    Sector: 'sector',
    Subsector: 'subsector',
    Use: ({use}) => USES[use]!,
    'CRT code': ({code}) => code.replaceAll('-', '–'),
    'In the chart under': 'inChart',
    'Sector label': ({label}) => asKey(label),
  },
});

/** The amounts in the emissions file of a dataset by sector: of 1990 and of the start year. */
export const emissionsFile: Table = ({etsource}, args) => {
  const dataset = oneDataset(etsource, args);
  const amounts = readAmounts(etsource, dataset);
  const years = yearsOf(amounts, dataset);
  const columns = years.flatMap((year) => Object.keys(GASES).map((gas) => ({year, gas})));
  const cells = (those: readonly Amount[]): string[] =>
    columns.map(({year, gas}) => {
      const own = those.filter((amount) => amount.year === year && amount.gas === gas);
      return minus((sumOf(own) / 1000).toFixed(3));
    });
  return table(
    `Emissions in the file of ${dataset}`,
    'emissions-file',
    ['Sector', ...columns.map(({year, gas}) => `${gas === 'co2' ? 'CO₂' : 'Other gases'}, ${year} (Mt)`)],
    SECTORS.map((sector) => [sector, ...cells(amounts.filter(({of}) => of.sector === sector))]),
    {total: ['All', ...cells(amounts)]},
  );
};

/** The inputs that set amounts of the emissions file, with the value of the start year. */
export const directEmissionInputs = tableOf({
  title: 'Inputs for the amounts of the dataset file',
  id: 'direct-emission-inputs',
  takes: 'dataset',
  rows: ({etsource, dataset}) => {
    const all = readAmounts(etsource, dataset);
    const start = startYearOf(all, dataset);
    return filesIn(etsource, 'inputs/emissions/greenhouse_gases/direct_emissions', '.ad')
      .map((file) => {
        const key = keyOf(file);
        const [, label = '', use = '', gas = ''] =
          /^emissions_(.+?)_((?:non_)?energetic)_(co2|other_ghg)$/.exec(key) ?? [];
        // The input of land use sets what is emitted or, below 0, what is taken up.
        const labels = label === 'lulucf' ? ['lulucf_emissions', REMOVALS] : [label];
        const amounts = all.filter(
          ({of, ...own}) => own.year === start && labels.includes(of.label) && of.use === use && own.gas === gas,
        );
        const [first] = amounts;
        const {sector, subsector} = known(first, `the emissions file of ${dataset} has no amount for ${key}`).of;
        return {key, use, gas, sector, subsector: amounts.length > 1 ? 'All' : subsector, amounts};
      })
      .toSorted((one, other) => SECTORS.indexOf(one.sector) - SECTORS.indexOf(other.sector));
  },
  columns: {
    Sector: 'sector',
    Subsector: 'subsector',
    Use: ({use}) => USES[use]!,
    Gas: ({gas}) => GASES[gas]!,
    Input: ({key}) => asKey(key),
    'Start, `{dataset}` (kt)': ({amounts}) => minus(fixed(sumOf(amounts), 1)),
  },
});

/** The classification of direct emissions, in the order of the chart; inside a sector in that of the file. */
function readSubsectors(etsource: string): Subsector[] {
  const rows = records(etsource, 'config/sector_mapping.csv').map((cell): Subsector => ({
    ...{label: cell('sector_label'), use: cell('use')},
    ...{sector: cell('emissions_sector'), subsector: cell('emissions_subsector')},
    ...{code: cell('ipcc_crt_code'), inChart: cell('ipcc_crt_code_agg')},
  }));
  for (const {label, sector, use} of rows)
    if (!SECTORS.includes(sector) || !USES[use])
      throw new Mistake(`config/sector_mapping.csv, ${label}: “${sector}” or “${use}” is unknown`);
  return SECTORS.flatMap((sector) => rows.filter((row) => row.sector === sector));
}

/** The amounts of a dataset with their place in the classification, which the engine finds by the names of sector and subsector. */
export function readAmounts(etsource: string, dataset: string): Amount[] {
  const file = `datasets/${dataset}/emissions.csv`;
  const subsectors = readSubsectors(etsource);
  return records(etsource, file).map((cell) => {
    const label = [cell('etm_sector'), cell('etm_subsector')].map(inSigns).join('_');
    const [use, gas, unit, value] = [cell('use'), cell('ghg'), cell('unit'), Number(cell('value') || Number.NaN)];
    const of = subsectors.find((one) => one.label === label && one.use === use);
    if (!of || !GASES[gas] || unit !== 'kton CO2-eq' || Number.isNaN(value))
      throw new Mistake(`${file}: nothing is known of ${[label, use, gas, unit, cell('value')].join(', ')}`);
    return {of, gas, year: cell('year'), kilotonnes: label === REMOVALS ? -value : value};
  });
}

/** The two years of a file: 1990 and the one in which scenarios start. */
function yearsOf(amounts: readonly Amount[], dataset: string): readonly [string, string] {
  const [first, start, ...more] = [...new Set(amounts.map(({year}) => year))].toSorted();
  if (first !== '1990' || !start || more.length)
    throw new Mistake(`the emissions file of ${dataset} is not of 1990 and one other year`);
  return [first, start];
}

/** The year of a file in which scenarios start. */
export function startYearOf(amounts: readonly Amount[], dataset: string): string {
  return yearsOf(amounts, dataset)[1];
}

/** The rows of a CSV file, which give the cell of a column; one that the file does not have is an error. */
function records(etsource: string, file: string): ((column: string) => string)[] {
  const [head = [], ...rows] = csv(etsource, file);
  return rows.map((row) => (column) => known(row[head.indexOf(column)], `${file} has no ${column}`));
}

/** `non_specified` for “Non-specified”. */
function inSigns(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
}

/** The sum of amounts, in kt. */
export function sumOf(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, {kilotonnes: own}) => sum + own, 0);
}
