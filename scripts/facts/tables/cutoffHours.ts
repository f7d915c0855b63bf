import {Mistake} from '../blocks';
import {readDocuments} from '../documents';
import {readNodeValues} from '../values';
import {oneDataset, readHours} from './hours';
import {decimal} from './processes';
import {asKey, table} from './table';

const SLIDER = 'temperature_cutoff_of_energy_flexibility_p2h';

/** In how many hours of the default weather power-to-heat is available, by the temperature above which it stops, as Markdown. */
export function cutoffHours(etsource: string, args: readonly string[]): string {
  const dataset = oneDataset(etsource, args);
  const input = readDocuments(etsource, 'inputs').find(({key}) => key === SLIDER);
  const start = readNodeValues(etsource, dataset).ofQuery(input?.text('start_value_gql') ?? '');
  const [least, most] = [input?.number('min_value'), input?.number('max_value')];
  if (start === undefined || least === undefined || most === undefined)
    throw new Mistake(`${SLIDER} has no start, minimum or maximum`);
  const temperatures = readHours(etsource, dataset, 'weather/air_temperature');
  const cutoffs = [...new Set([least, 10, 15, start, 20, most])].toSorted((one, other) => one - other);
  return table(
    `Hours in which power-to-heat is available, default weather of ${asKey(dataset)}`,
    'cutoff-hours',
    ['Temperature cut-off (°C)', 'Hours available (h)'],
    cutoffs.map((cutoff) => [
      cutoff === start ? `${decimal(cutoff)}, start value` : decimal(cutoff),
      decimal(temperatures.filter((temperature) => temperature <= cutoff).length),
    ]),
    {tools: []},
  );
}
