import {known} from '../blocks';
import {readInputs} from '../documents';
import {readArea} from '../values';
import {tableOf} from './form';
import {readLabels} from './labels';
import {decimal} from './numbers';

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

/** What parts of the electricity network cost in a dataset, and in which steps they are built. */
export const networkParameters = tableOf({
  title: 'Parameters of {dataset}',
  id: 'parameters-table',
  rows: ({etsource, etmodel, dataset}) => {
    const area = readArea(etsource, dataset);
    const inputs = readInputs(etsource);
    const nameOf = readLabels(etmodel);
    const value = (name: string): number => known(area.number(name), `etsource says no ${name} of ${dataset}`);
    return [
      ...IN_STEPS.map(([part, name]) => {
        const [step, costs] = [value(`${name}_capacity_per_step`), value(`${name}_costs_per_capacity_step`)];
        return {
          ...{name: nameOf(part), step, spare: value(`${name}_spare_capacity`) * 100, costs},
          ...{perKilowatt: costs / step / 1000, yearly: value(`${name}_total_costs_present`)},
        };
      }),
      ...BY_KILOWATT.map(([part, input]) => ({
        ...{name: nameOf(part), step: undefined, spare: undefined, costs: undefined},
        perKilowatt: known(inputs.get(input)?.number('start_value'), `etsource says no start_value of ${input}`),
        yearly: value(`${part}_costs_present`),
      })),
    ];
  },
  columns: {
    Part: 'name',
    'Step (MW)': ({step}) => decimal(step),
    'Spare capacity (%)': ({spare}) => decimal(spare),
    'Costs per step (€)': ({costs}) => decimal(costs),
    'Costs of new capacity (€/kW)': ({perKilowatt}) => decimal(perKilowatt),
    'Yearly costs, start year (M€)': ({yearly}) => (yearly / 1e6).toFixed(1),
  },
  numbers: ['Step (MW)', 'Spare capacity (%)', 'Costs per step (€)'],
});
