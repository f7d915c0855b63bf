import {Mistake} from '../blocks';
import type {AdDocument} from '../documents';
import {readNodeValues} from '../values';
import {refuseUnlike, type Words} from '../words';
import {asKey, table} from './table';

/** What heat pumps heat, by the beginning of their node's key, in the order of the table. */
const USES: Readonly<Record<string, string>> = {
  households_space_heater: 'Homes, space heating',
  households_water_heater: 'Homes, hot water',
  buildings_space_heater: 'Buildings, space heating',
};

/** The COP of each electric heat pump in homes and buildings, as Markdown; the kinds have their names and order from our own words. */
export function heatPumps(etsource: string, dataset: string, names: Words, args: readonly string[]): string {
  if (args.join(' ') !== 'cop') throw new Mistake(`“${args.join(' ')}” is not cop`);
  const values = readNodeValues(etsource, dataset);
  const pumps = values.nodes.flatMap((node) => {
    const [, use = '', kind = ''] = /^(\w+?_heater)_(\w*heatpump\w*_electricity)$/.exec(node.key) ?? [];
    if (!kind) return [];
    if (!USES[use]) throw new Mistake(`nothing says what ${node.key} heats`);
    return [{node, use, kind}];
  });
  refuseUnlike(names, [...new Set(pumps.map(({kind}) => kind))]);

  const rows = [...names.said].flatMap(([kind, name]) =>
    Object.entries(USES).flatMap(([use, heats]) =>
      pumps
        .filter((pump) => pump.kind === kind && pump.use === use)
        .map(({node}) => [name, heats, ...copOf(node), asKey(node.key)]),
    ),
  );
  return table(
    'COP of heat pumps in homes and buildings',
    'cop-table',
    ['Heat pump', 'Heats', 'COP at 0 °C', 'Change per °C', 'COP at −10 °C', 'COP at 10 °C', 'Node'],
    rows,
  );

  /**
   * COP at 0 °C and change per °C as they stand in the file, then the COP on a cold and on a mild day, which is never below 1
   * (etengine: app/models/qernel/fever_facade/variable_efficiency_producer_adapter.rb). Without them it is the same all year.
   */
  function copOf(node: AdDocument): string[] {
    const [base, perDegree] = [node.number('fever.base_cop'), node.number('fever.cop_per_degree')];
    if (base !== undefined && perDegree !== undefined)
      return [
        ...[node.text('fever.base_cop')!, node.text('fever.cop_per_degree')!],
        ...[-10, 10].map((degrees) => Math.max(1, base + degrees * perDegree).toFixed(3)),
      ];
    const electricity = values.of(node.key, 'input.electricity');
    if (!electricity) throw new Mistake(`etsource’s ${node.key}: nothing says its input.electricity`);
    const cop = 1 / electricity;
    return [short(cop), '0', cop.toFixed(3), cop.toFixed(3)];
  }
}

/** `4.8`, or with three decimals what two can’t say: `3.300` for 3.30033. */
function short(value: number): string {
  const two = Number(value.toFixed(2));
  return Math.abs(value - two) < 1e-8 ? String(two) : value.toFixed(3);
}
