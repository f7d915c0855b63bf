import {Mistake} from '../blocks';
import {readDocuments} from '../documents';
import {readNodeValues} from '../values';
import {tableOf} from './form';
import {readHours} from './hours';
import {decimal} from './numbers';

const SLIDER = 'temperature_cutoff_of_energy_flexibility_p2h';

/** In how many hours of the default weather power-to-heat is available, by the temperature above which it stops. */
export const cutoffHours = tableOf({
  title: 'Hours in which power-to-heat is available, default weather of `{dataset}`',
  id: 'cutoff-hours',
  takes: 'dataset',
  rows: ({etsource, dataset}) => {
    const input = readDocuments(etsource, 'inputs').find(({key}) => key === SLIDER);
    const start = readNodeValues(etsource, dataset).ofQuery(input?.text('start_value_gql') ?? '');
    const [least, most] = [input?.number('min_value'), input?.number('max_value')];
    if (start === undefined || least === undefined || most === undefined)
      throw new Mistake(`${SLIDER} has no start, minimum or maximum`);
    const temperatures = readHours(etsource, dataset, 'weather/air_temperature');
    return [...new Set([least, 10, 15, start, 20, most])]
      .toSorted((one, other) => one - other)
      .map((cutoff) => ({
        ...{cutoff, isStart: cutoff === start},
        hours: temperatures.filter((temperature) => temperature <= cutoff).length,
      }));
  },
  columns: {
    'Temperature cut-off (°C)': ({cutoff, isStart}) => (isStart ? `${decimal(cutoff)}, start value` : decimal(cutoff)),
    'Hours available (h)': ({hours}) => decimal(hours),
  },
  tools: [],
});
