/**
 * What a plant costs in a year, as in quintel/etengine at f30bd1c, app/models/qernel/node_api/cost.rb:
 * - `#total_initial_investment`, `#total_investment_over_lifetime`, `#average_investment`;
 * - `#depreciation_costs`, `#cost_of_capital`, and with fixed maintenance `#fixed_costs`;
 * - `#fuel_costs`, `#co2_emissions_costs`, `#variable_operation_and_maintenance_costs`, together `#variable_costs`, of
 *   `#typical_input`; `#input_capacity`.
 * Left out of it: captured biogenic CO₂, storage, and costs by MW of input, which none of the plants shown has.
 * docs/cost-methods.md has the formulas, with I for the investment, D for depreciation and R for the cost of capital.
 */
import {co2Costs, type Costs} from '../meritOrder/marginalCosts';

/** What is spent before and after a plant runs, €. */
export interface Investment {
  readonly initial: number;
  readonly capture: number;
  readonly installing: number;
  readonly decommissioning: number;
}

/** The time that capital is held, and what it costs. */
export interface Capital {
  readonly construction: number; // years
  readonly lifetime: number; // years
  readonly wacc: number; // share per year
}

/** The attributes of a node, for one plant. */
export interface Plant extends Capital {
  readonly investment: Investment;
  readonly fixedMaintenance: number; // € per year
  readonly hourlyMaintenance: number; // € per full load hour, that of capture included
  readonly capacity: number; // MW of electricity
  readonly hours: number; // full load hours of a year
  readonly costs: Costs;
}

/** Parts of the costs: the first three are asked, the last three are fixed. */
export const VARIABLE = ['fuel', 'co2', 'variableMaintenance'] as const;
export const FIXED = ['fixedMaintenance', 'depreciation', 'capital'] as const;
export const PARTS = [...VARIABLE, ...FIXED] as const;

export type Part = (typeof PARTS)[number];
export type Year = Readonly<Record<Part, number>>; // €

/** The investment with what it takes to remove the plant, which is paid up front, €. */
export function totalInvestment({initial, capture, installing, decommissioning}: Investment): number {
  return initial + capture + installing + decommissioning;
}

/** The same part of the investment (€) in each year, €. */
export function depreciation(investment: number, {lifetime}: Capital): number {
  return investment / lifetime;
}

/** Interest of a year over half of the investment (€), since it is paid back evenly; also while the plant is built, €. */
export function costOfCapital(investment: number, {construction, lifetime, wacc}: Capital): number {
  return ((investment / 2) * wacc * (construction + lifetime)) / lifetime;
}

/** Fuel that a plant takes at most, MW. */
export function inputCapacity(capacity: number, efficiency: number): number {
  return capacity / efficiency;
}

/** Variable maintenance (€ per full load hour) of a MWh of fuel, €. */
export function maintenancePerInput(hourlyMaintenance: number, input: number): number {
  return hourlyMaintenance / input;
}

/** What a plant costs in a year at a price of CO₂ (€/t). */
export function yearOf(plant: Plant, co2Price: number): Year {
  const {costs, capacity, hours, fixedMaintenance} = plant;
  const investment = totalInvestment(plant.investment);
  const input = inputCapacity(capacity, costs.efficiency) * hours; // MWh
  return {
    fuel: input * costs.fuel,
    co2: input * co2Costs(costs, co2Price),
    variableMaintenance: input * costs.maintenance,
    fixedMaintenance,
    depreciation: depreciation(investment, plant),
    capital: costOfCapital(investment, plant),
  };
}
