import {Mistake} from '../blocks';
import {readDocuments} from '../documents';
import {readArea} from '../values';
import {readLabels} from './labels';
import {decimal} from './processes';
import {NONE, table} from './table';

/** Parts that are built in steps: how charts call them, and how a dataset does. */
const IN_STEPS = [
  ['lv_net', 'lv_net'],
  ['lv_mv_transformer', 'lv_mv_trafo'],
  ['mv_net', 'mv_net'],
  ['mv_hv_transformer', 'mv_hv_trafo'],
  ['hv_net', 'hv_net'],
] as const;

/** Parts that are built by the kilowatt, and the inputs that hold the price of one. */
const BY_KILOWATT = [
  ['interconnection_net', 'costs_infrastructure_electricity_interconnector_net'],
  ['offshore_net', 'costs_infrastructure_electricity_offshore_net'],
] as const;

/** What parts of the electricity network cost in a dataset, and in which steps they are built, as Markdown. */
export function networkParameters(etsource: string, etmodel: string, dataset: string): string {
  const area = readArea(etsource, dataset);
  const inputs = new Map(readDocuments(etsource, 'inputs').map((input) => [input.key, input]));
  const nameOf = readLabels(etmodel);
  const known = (value: number | undefined, name: string): number => {
    if (value === undefined) throw new Mistake(`etsource says no ${name}`);
    return value;
  };
  const value = (name: string): number => known(area.number(name), `${name} of ${dataset}`);
  const yearly = (name: string): string => (value(name) / 1e6).toFixed(1);

  return table(
    `Parameters of ${dataset}`,
    'parameters-table',
    ['Part', STEP, SPARE, PER_STEP, 'Costs of new capacity (€/kW)', 'Yearly costs, start year (M€)'],
    [
      ...IN_STEPS.map(([part, name]) => {
        const [step, costs] = [value(`${name}_capacity_per_step`), value(`${name}_costs_per_capacity_step`)];
        return [
          nameOf(part),
          decimal(step),
          decimal(value(`${name}_spare_capacity`) * 100),
          decimal(costs),
          decimal(costs / step / 1000),
          yearly(`${name}_total_costs_present`),
        ];
      }),
      ...BY_KILOWATT.map(([part, input]) => [
        nameOf(part),
        ...[NONE, NONE, NONE],
        decimal(known(inputs.get(input)?.number('start_value'), `start_value of ${input}`)),
        yearly(`${part}_costs_present`),
      ]),
    ],
    {numbers: [STEP, SPARE, PER_STEP]},
  );
}

const STEP = 'Step (MW)';
const SPARE = 'Spare capacity (%)';
const PER_STEP = 'Costs per step (€)';
