/**
 * What plants ask for a MWh of electricity, as in quintel/etengine at f30bd1c, app/models/qernel/node_api/cost.rb:
 * `#marginal_costs`, `#variable_costs_per_typical_input` and `#co2_emissions_costs_per_typical_input`. Left out of it:
 * captured biogenic CO₂. The numbers are those of nl2023, as docs/merit-order.mdx has them under "Marginal costs of seven
 * plants in nl2023"; capacities are made up.
 */
import type {Carrier} from '../../components/Figure/colour';

/** Per MWh of fuel. */
export interface Costs {
  readonly fuel: number; // €
  readonly emissions: number; // t CO₂
  readonly captured: number; // share of CO₂
  readonly counted: number; // share of the fuel; the rest is for heat
  readonly maintenance: number; // €
  readonly efficiency: number; // MWh of electricity
}

export interface Fired {
  readonly key: string;
  readonly name: string;
  readonly carrier: Carrier;
  readonly capacity: number; // MW
  readonly costs: Costs;
}

/** Share of its emissions that a plant pays nothing for. */
export const FREE_ALLOCATION = 0.13;

const GAS = {fuel: 53.046, emissions: 0.2066, captured: 0};
const COAL = {fuel: 24.045, emissions: 0.3402, counted: 1};

export const FIRED: readonly Fired[] = [
  {
    key: 'coal-ccs',
    name: 'Coal CCS',
    carrier: 'coal',
    capacity: 1000,
    costs: {...COAL, captured: 0.85, maintenance: 2.863, efficiency: 0.361},
  },
  {
    key: 'gas-chp',
    name: 'Gas CHP',
    carrier: 'network-gas',
    capacity: 2000,
    costs: {...GAS, counted: 0.56, maintenance: 1.26, efficiency: 0.42},
  },
  {
    key: 'coal',
    name: 'Coal',
    carrier: 'coal',
    capacity: 2500,
    costs: {...COAL, captured: 0, maintenance: 0.795, efficiency: 0.46},
  },
  {
    key: 'gas-ccgt',
    name: 'Gas CCGT',
    carrier: 'network-gas',
    capacity: 4000,
    costs: {fuel: 53.356, emissions: 0.2009, captured: 0, counted: 1, maintenance: 0.883, efficiency: 0.5491},
  },
  {
    key: 'turbine',
    name: 'Gas turbine',
    carrier: 'network-gas',
    capacity: 1200,
    costs: {...GAS, counted: 1, maintenance: 1.33, efficiency: 0.38},
  },
];

/** Marginal costs at a price of CO₂ (€/t): what one more MWh of electricity costs, €. */
export function marginalCosts(costs: Costs, co2Price: number): number {
  const {fuel, emissions, captured, counted, maintenance, efficiency} = costs;
  const co2 = emissions * co2Price * (1 - FREE_ALLOCATION) * (1 - captured);
  return Math.max(counted * (fuel + co2) + maintenance, 0) / efficiency;
}
