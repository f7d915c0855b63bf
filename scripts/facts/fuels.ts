import {known} from './blocks';
import {readEdges} from './documents';
import {readValues} from './files';
import type {NodeValues} from './values';

/** What a MJ of fuel costs (€), emits, and holds of biogenic CO₂ (kg). */
export interface Fuel {
  readonly cost: number;
  readonly co2: number;
  readonly biogenic: number;
}

/** The gas network takes what comes first, and for the rest natural gas, which is known from the energy balance only. */
const GAS = {node: 'energy_national_gas_network_natural_gas', first: 'energy_distribution_greengas'};

/**
 * Says what goes into a node as fuel. A carrier without a price of its own is a mix of what its supplier takes (etengine:
 * app/models/qernel/recursive_factor/weighted_carrier.rb). The mix of network gas is an estimate: the balance stands for what
 * a calculated graph would tell.
 */
export function readFuels(etsource: string, dataset: string, values: NodeValues): (node: string) => Fuel {
  const edges = readEdges(etsource);
  const carriers = readValues(etsource, `datasets/${dataset}/carriers.csv`);
  const balance = readValues(etsource, `datasets/${dataset}/energy_balance.open_access.csv`);

  const own = (carrier: string): Fuel => ({
    cost: carriers(carrier, 'cost_per_mj') ?? 0,
    co2: carriers(carrier, 'co2_conversion_per_mj') ?? 0,
    biogenic: carriers(carrier, 'potential_co2_conversion_per_mj') ?? 0,
  });
  const fuelOf = (node: string): Fuel => {
    if (node === GAS.node) {
      return mixed([
        [own('greengas'), values.of(GAS.first, 'demand') ?? 0],
        [
          own('natural_gas'),
          known(
            balance('Total primary energy supply', 'Natural Gas'),
            `etsource’s files do not say the supply of natural gas`,
          ),
        ],
      ]);
    }
    const inputs = edges.filter(({consumer}) => consumer === node);
    return mixed(
      inputs.map(({supplier, carrier}) => [
        carriers(carrier, 'cost_per_mj') === undefined ? fuelOf(supplier) : own(carrier),
        inputs.length === 1
          ? 1
          : known(
              values.of(node, `input.${carrier}`),
              `etsource’s files do not say the share of ${carrier} in ${node}`,
            ),
      ]),
    );
  };
  return fuelOf;
}

/** Fuels in proportion to their parts. */
function mixed(parts: readonly (readonly [fuel: Fuel, part: number])[]): Fuel {
  const whole = parts.reduce((sum, [, part]) => sum + part, 0);
  const mean = (value: (fuel: Fuel) => number): number =>
    whole ? parts.reduce((sum, [fuel, part]) => sum + value(fuel) * part, 0) / whole : 0;
  return {cost: mean(({cost}) => cost), co2: mean(({co2}) => co2), biogenic: mean(({biogenic}) => biogenic)};
}
