/** A number that a node has, or none. */
type ValueOf = (attribute: string) => number | undefined;

/** What each hour at full load costs besides fuel (€). */
export const MAINTENANCE = [
  'variable_operation_and_maintenance_costs_per_full_load_hour',
  'variable_operation_and_maintenance_costs_for_ccs_per_full_load_hour',
];

/**
 * What a unit takes (MW). Without a size of its own it follows from the electricity that it makes (etengine:
 * app/models/qernel/node_api/cost.rb).
 */
export function inputCapacity(of: ValueOf): number | undefined {
  return of('typical_input_capacity') ?? divided(of('electricity_output_capacity'), of('output.electricity'));
}

/** The electricity that a unit makes (MW), from what it takes if it is not given (etengine: capacity_production.rb, beside that). */
export function electricityCapacity(of: ValueOf): number | undefined {
  const [own, input, share] = ['electricity_output_capacity', 'typical_input_capacity', 'output.electricity'].map(of);
  return own ?? (input !== undefined && share !== undefined ? input * share : undefined);
}

/** What several parts of the costs of a unit come to for each MW of a size; undefined if nothing is known of any part. */
export function costsPerMw(of: ValueOf, size: number | undefined, ...parts: readonly string[]): number | undefined {
  const known = parts.map(of).filter((value) => value !== undefined);
  return known.length
    ? divided(
        known.reduce((sum, value) => sum + value, 0),
        size,
      )
    : undefined;
}

function divided(above: number | undefined, below: number | undefined): number | undefined {
  return above !== undefined && below ? above / below : undefined;
}
