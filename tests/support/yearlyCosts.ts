/** Formulas of quintel/etengine app/models/qernel/node_api/cost.rb that figures do without, and plants as pages print them. */
import {costOfCapital, depreciation, type Capital} from '../../src/figures/PlantCosts/model';
import {pageFile, pageTable, type Row} from './pageTable';

/** D + R, €; `#capital_expenditures_ccs` for the investment in capture, for another `#capital_expenditures`. */
export function capex(investment: number, capital: Capital): number {
  return depreciation(investment, capital) + costOfCapital(investment, capital);
}

/** h · v, €; `#variable_operation_and_maintenance_costs`, there by the input. */
export function variableMaintenance(hours: number, perHour: number): number {
  return hours * perHour;
}

/** −g · b · q, € per MWh of fuel, 0 or below; `#captured_biogenic_co2_costs_per_typical_input`. */
export function biogenicCosts(content: number, captured: number, price: number): number {
  return -(content * captured * price);
}

/** A column of the table of CAPEX, by its quantities. */
export type Column = (quantity: string) => number;

export const capexTable = pageTable(pageFile('docs/cost-methods'), 'example-capex');

export const columnOf =
  (head: string): Column =>
  (quantity) =>
    capexTable.row(quantity).number(head);

export function capitalOf(of: Column): Capital {
  return {
    construction: of('Construction time'),
    lifetime: of('Lifetime'),
    wacc: of('Cost of capital, rate') / 100,
  };
}

const DATA = pageFile('docs/cost-data-power-plants');
export const powerPlants = pageTable(DATA, 'power-plants-table');
export const chpPlants = pageTable(DATA, 'chp-plants-table');

/** The capital of a plant in these two tables. */
export function capitalIn({number}: Row): Capital {
  return {
    construction: number('Construction'),
    lifetime: number('Lifetime'),
    wacc: number('WACC') / 100,
  };
}
