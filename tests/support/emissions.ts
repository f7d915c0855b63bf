/** The formula of the primary method, for pages that share it. Specs are cited at the commits of config/sources.ts. */

/** What a node takes from a supplier, per unit that passes through, and the CO₂ behind a unit that this one delivers. */
export type Supply = readonly [share: number, behind: number];

/**
 * c = (1 − k) ÷ (1 − l) · Σ a · c, quintel/etengine app/models/qernel/recursive_factor/base.rb: `#recursive_factor` and
 * `#output_compensation_factor`, with primary_co2.rb: `#co2_factor`. Where more comes out than goes in, the loss is below 0.
 */
export function behindUnit(supplies: readonly Supply[], {captured = 0, lost = 0} = {}): number {
  const sum = supplies.reduce((all, [share, behind]) => all + share * behind, 0);
  return ((1 - captured) / (1 - lost)) * sum;
}
