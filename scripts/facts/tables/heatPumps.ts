import {Mistake} from '../blocks';
import type {AdDocument} from '../documents';
import {readNodeValues, type NodeValues} from '../values';
import {oneOf, tableOf, withWords} from './form';
import {asKey} from './table';

/** What heat pumps heat, by the beginning of their node's key, in the order of the table. */
const USES: Readonly<Record<string, string>> = {
  households_space_heater: 'Homes, space heating',
  households_water_heater: 'Homes, hot water',
  buildings_space_heater: 'Buildings, space heating',
};

/** The COP of each electric heat pump in homes and buildings; the kinds have their names and order from our own words. */
const cop = tableOf({
  title: 'COP of heat pumps in homes and buildings',
  id: 'cop-table',
  rows: ({etsource, dataset, words}) => {
    const values = readNodeValues(etsource, dataset);
    const pumps = values.nodes.flatMap((node) => {
      const [, use = '', kind = ''] = /^(\w+?_heater)_(\w*heatpump\w*_electricity)$/.exec(node.key) ?? [];
      if (!kind) return [];
      if (!USES[use]) throw new Mistake(`nothing says what ${node.key} heats`);
      return [{key: kind, use, node: node.key, ...copOf(node, values)}];
    });
    const order = Object.keys(USES);
    return withWords(
      words('heat-pumps'),
      pumps.toSorted((one, other) => order.indexOf(one.use) - order.indexOf(other.use)),
    );
  },
  columns: {
    'Heat pump': 'said',
    Heats: ({use}) => USES[use]!,
    'COP at 0 °C': 'base',
    'Change per °C': 'perDegree',
    'COP at −10 °C': ({at}) => at(-10).toFixed(3),
    'COP at 10 °C': ({at}) => at(10).toFixed(3),
    Node: ({node}) => asKey(node),
  },
});

export const heatPumps = oneOf({cop});

/**
 * The COP of a heat pump follows the temperature, and is never below 1 (etengine:
 * app/models/qernel/fever_facade/variable_efficiency_producer_adapter.rb). Where the file does not say how, it is the same all year.
 */
function copOf(
  {key, number, text}: AdDocument,
  values: NodeValues,
): {base: string; perDegree: string; at: (degrees: number) => number} {
  const [base, perDegree] = [number('fever.base_cop'), number('fever.cop_per_degree')];
  if (base !== undefined && perDegree !== undefined)
    return {
      base: text('fever.base_cop')!,
      perDegree: text('fever.cop_per_degree')!,
      at: (degrees) => Math.max(1, base + degrees * perDegree),
    };
  const electricity = values.given(key, 'input.electricity');
  return {base: short(1 / electricity), perDegree: '0', at: () => 1 / electricity};
}

/** `4.8`, or with three decimals what two can’t say: `3.300` for 3.30033. */
function short(value: number): string {
  const two = Number(value.toFixed(2));
  return Math.abs(value - two) < 1e-8 ? String(two) : value.toFixed(3);
}
