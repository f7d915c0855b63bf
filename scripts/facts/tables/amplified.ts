import {Mistake} from '../blocks';
import {readDocuments} from '../documents';
import {yaml} from '../files';
import {readNodeValues} from '../values';
import type {CurveConfig, DynamicCurve} from './curves';
import {fullLoadHours, oneDataset, readHours} from './hours';
import {decimal} from './processes';
import {asKey, NONE, table} from './table';

/** The curves that are fitted to the full load hours of a slider, as Markdown, with those of their default shape in a dataset. */
export function amplifiedCurves(etsource: string, args: readonly string[]): string {
  const dataset = oneDataset(etsource, args);
  const dynamic = Object.values(yaml(etsource, 'config/dynamic_curves.yml') as Record<string, DynamicCurve>);
  const uploads = yaml(etsource, 'config/user_curves.yml') as Record<string, CurveConfig>;
  const inputs = new Map(readDocuments(etsource, 'inputs').map((input) => [input.key, input]));
  const values = readNodeValues(etsource, dataset);

  const rows = dynamic.flatMap(({type, curve}) => {
    if (type !== 'amplify' || !curve) return [];
    const [slider] = [uploads[curve]?.reduce?.sets ?? []].flat();
    const input = inputs.get(slider ?? '');
    if (!input) throw new Mistake(`${curve} sets no input: config/user_curves.yml`);
    const value = (name: string): number | undefined => {
      const query = input.text(`${name}_gql`);
      return query ? values.ofQuery(query) : input.number(name);
    };
    const shape = fullLoadHours(readHours(etsource, dataset, curve));
    const start = value('start_value');
    const highest = start === undefined ? undefined : Math.min((start / shape) * 100, 100);
    return [[asKey(curve), fixed(shape), decimal(start), decimal(value('max_value')), fixed(highest)]];
  });
  return table(
    `Fitted curves and full load hours in ${dataset}`,
    'fitted-curves',
    [
      'Curve',
      'Full load hours of the shape (h)',
      'Start of the slider (h)',
      'Highest value of the slider (h)',
      'Highest hour at the start (% of capacity)',
    ],
    rows,
  );
}

/** `1,244.2`. */
function fixed(value: number | undefined): string {
  return value?.toLocaleString('en-GB', {minimumFractionDigits: 1, maximumFractionDigits: 1}) ?? NONE;
}
