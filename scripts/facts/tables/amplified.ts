import {known} from '../blocks';
import {readInputs} from '../documents';
import {yaml} from '../files';
import {readNodeValues} from '../values';
import type {CurveConfig, DynamicCurve} from './curves';
import {tableOf} from './form';
import {fullLoadHours, readHours} from './hours';
import {decimal, fixed} from './numbers';
import {asKey} from './table';

/** The curves that are fitted to the full load hours of a slider, with those of their default shape in a dataset. */
export const amplifiedCurves = tableOf({
  title: 'Fitted curves and full load hours in {dataset}',
  id: 'fitted-curves',
  takes: 'dataset',
  rows: ({etsource, dataset}) => {
    const dynamic = Object.values(yaml(etsource, 'config/dynamic_curves.yml') as Record<string, DynamicCurve>);
    const uploads = yaml(etsource, 'config/user_curves.yml') as Record<string, CurveConfig>;
    const inputs = readInputs(etsource);
    const values = readNodeValues(etsource, dataset);
    return dynamic.flatMap(({type, curve}) => {
      if (type !== 'amplify' || !curve) return [];
      const [slider] = [uploads[curve]?.reduce?.sets ?? []].flat();
      const input = known(inputs.get(slider ?? ''), `${curve} sets no input: config/user_curves.yml`);
      const value = (name: string): number | undefined => {
        const query = input.text(`${name}_gql`);
        return query ? values.ofQuery(query) : input.number(name);
      };
      const shape = fullLoadHours(readHours(etsource, dataset, curve));
      return [{curve, shape, start: value('start_value'), most: value('max_value')}];
    });
  },
  columns: {
    Curve: ({curve}) => asKey(curve),
    'Full load hours of the shape (h)': ({shape}) => fixed(shape, 1),
    'Start of the slider (h)': ({start}) => decimal(start),
    'Highest value of the slider (h)': ({most}) => decimal(most),
    'Highest hour at the start (% of capacity)': ({shape, start}) =>
      fixed(start === undefined ? undefined : Math.min((start / shape) * 100, 100), 1),
  },
});
