/**
 * What plants ask for a MWh of electricity, as in quintel/etengine at f30bd1c, app/models/qernel/node_api/cost.rb:
 * `#marginal_costs`, `#variable_costs_per_typical_input` and `#co2_emissions_costs_per_typical_input`. Left out of it:
 * captured biogenic CO₂. The numbers are those of nl2023, as docs/merit-order.mdx has them under "Marginal costs of seven
 * plants in nl2023".
 */

/** Per MWh of fuel. */
export interface Costs {
  readonly fuel: number; // €
  readonly emissions: number; // t CO₂
  readonly captured: number; // share of CO₂
  readonly counted: number; // share of the fuel; the rest is for heat
  readonly maintenance: number; // €
  readonly efficiency: number; // MWh of electricity
}

/** Share of its emissions that a plant pays nothing for. */
export const FREE_ALLOCATION = 0.13;

/** What coal costs and emits, wherever all of it counts. */
export const COAL = {fuel: 24.045, emissions: 0.3402, counted: 1};

export const COAL_CCS: Costs = {...COAL, captured: 0.85, maintenance: 2.863, efficiency: 0.361};

export const GAS_CCGT: Costs = {
  fuel: 53.356,
  emissions: 0.2009,
  captured: 0,
  counted: 1,
  maintenance: 0.883,
  efficiency: 0.5491,
};

/** Costs of CO₂ at its price (€/t), € per MWh of fuel. */
export function co2Costs({emissions, captured}: Costs, co2Price: number): number {
  return emissions * co2Price * (1 - FREE_ALLOCATION) * (1 - captured);
}

/** Marginal costs at a price of CO₂ (€/t): what one more MWh of electricity costs, €. */
export function marginalCosts(costs: Costs, co2Price: number): number {
  const {fuel, counted, maintenance, efficiency} = costs;
  return Math.max(counted * (fuel + co2Costs(costs, co2Price)) + maintenance, 0) / efficiency;
}
