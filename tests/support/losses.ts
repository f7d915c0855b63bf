/** Losses that more than one page has a formula for. Specs are cited at the commits of config/sources.ts. */

/** V = Q · l ÷ (1 − l), quintel/etengine app/models/qernel/merit_facade/consumption_loss_adapter.rb: `#loss_share`. */
export function lossOnTheWay(used: number, share: number): number {
  return (used * share) / (1 - share);
}

/** What hours leave of a store’s content: each takes the same share, quintel/etengine merit_facade/storage_adapter.rb. */
export function leftAfter(hours: number, content: number, lossPerHour: number): number {
  return content * (1 - lossPerHour) ** hours;
}
