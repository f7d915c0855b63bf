/** Mixes of profiles, for pages about hours. Specs are cited at the commits of config/sources.ts. */
import {sum} from '../../src/sum';

/** The sum of divided profiles × share, quintel/etengine app/models/qernel/causality/aggregate_curve.rb: `.build`. */
export function mixed(mix: readonly (readonly [profile: readonly number[], share: number])[]): number[] {
  const shares = sum(mix, ([, share]) => share);
  const length = mix[0]![0].length;
  if (shares === 0) return Array<number>(length).fill(0);
  const parts = Math.abs(1 - shares) < 1e-5 ? 1 : shares;
  return Array.from({length}, (_, hour) => sum(mix, ([profile, share]) => (profile[hour]! * share) / parts));
}
