/** The energy carriers; each has its colour in ../Colours/colours.css. */
export type Carrier =
  | 'electricity'
  | 'network-gas'
  | 'hydrogen'
  | 'heat'
  | 'oil'
  | 'coal'
  | 'nuclear'
  | 'biomass'
  | 'waste'
  | 'solar'
  | 'wind'
  | 'co2';

/** The colour of a carrier. */
export function colour(carrier: Carrier): string {
  return `var(--etm-${carrier})`;
}
