import {expect, test} from 'vitest';
import {chartSeries, type Series} from './chartSeries';
import {cloneOf, rowsOf, sourcesOf} from './fixture';

const SERIES = 'config/interface/output_element_series/lake.yml';
const series = (gquery: string, label: string, order: number, more = ''): string =>
  `- {gquery: ${gquery}, label: ${label}, order_by: ${order}, output_element_key: lake_co2${more}}`;
const SHOWN = [
  series('future_net', 'net', 20),
  series('present_net', 'net', 15),
  series('co2_of_boats', 'boats', 10),
  series('co2_of_peat', 'peat', 5),
  series('co2_of_fog', 'fog', 1, ', dependent_on: use_fog'),
  '- {gquery: co2_of_moon, label: moon, order_by: 1, output_element_key: moon_co2}',
];
const WORDS: Readonly<Record<string, Partial<Series>>> = {
  co2_of_peat: {counts: 'Peat', deducts: 'Rain'},
  co2_of_boats: {counts: 'Boats'},
  net: {counts: 'All'},
};

const write = ({shown = SHOWN, words = WORDS, chart = 'lake_co2'} = {}): string => {
  const clone = cloneOf({
    [SERIES]: shown.join('\n'),
    'config/locales/interface/output_element_series/en_labels.yml':
      'en: {output_element_series: {labels: {net: Net, boats: "CO2 of boats", peat: "CO<sub>2</sub> of peat"}}}\n',
    'config/locales/interface/output_elements/en_lake.yml':
      'en: {output_elements: {lake_co2: {title: "CO<sub>2</sub> of the lake"}, map: {title: Map}}}\n',
    'gqueries/present_net.gql': '# Net\n\n- query = present:Q(net)\n- unit = mt\n',
    'gqueries/future_net.gql': '- query = future:Q(net)\n',
    'gqueries/net.gql': '- query = SUM(Q(co2_of_peat), Q(co2_of_boats))\n',
    'gqueries/co2_of_peat.gql': '- query = 1\n',
    'gqueries/co2_of_boats.gql': '- query = present:Q(net) + 1\n',
  });
  return chartSeries(sourcesOf(clone, words), [chart]);
};

test('series come in the order of the chart; those of both years are one', () => {
  expect(rowsOf(write())).toEqual([
    ['**CO₂ of peat**', 'Peat', 'Rain', '`co2_of_peat`'],
    ['**CO₂ of boats**', 'Boats', '–', '`co2_of_boats`'],
    ['**Net**', 'All', '–', '`net`'],
  ]);
  expect(write()).toContain(':::table[Series of the chart CO₂ of the lake]{#chart-series csv}');
});

test('a chart that is none, a query that is none, two names for one query, and words that do not fit are errors', () => {
  expect(() => write({chart: 'sea_co2'})).toThrow('“sea_co2” is no chart with series');
  expect(() => write({chart: 'moon_co2'})).toThrow('“moon_co2” is no chart with series');
  expect(() => write({chart: 'map'})).toThrow('“map” is no chart with series');
  expect(() => write({shown: [series('tides', 'net', 1)]})).toThrow('etsource has no query tides');
  expect(() => write({shown: [...SHOWN, series('net', 'boats', 30)]})).toThrow('net is Net and CO₂ of boats');
  expect(() => write({words: {...WORDS, tides: {counts: 'Tides'}}})).toThrow('words.yml has words for tides');
  expect(() => write({words: {...WORDS, net: {deducts: 'Rain'}}})).toThrow('does not say what net counts');
});
