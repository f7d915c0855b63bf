/** Power plants, their CO₂ and who uses their electricity: the worked example of the page. */
import {sum} from '@site/src/sum';

export interface Part {
  readonly key: string;
  readonly name: string;
  readonly power: number; // PJ into the network, or out of it
  readonly isAbroad?: boolean;
}

interface Source extends Part {
  readonly released: number; // Mt of CO₂
}

/** What the network loses of the electricity that enters it. */
export const LOSS = 0.05;

export const sources: readonly [Source, Source, Source, Source] = [
  {key: 'coal', name: 'Coal plant', power: 20, released: 4.725},
  {key: 'gas', name: 'Gas plant with capture', power: 30, released: 0.5085},
  {key: 'wind', name: 'Wind', power: 40, released: 0},
  {key: 'import', name: 'Interconnector', power: 10, released: 0.5, isAbroad: true},
];

export const users: readonly [Part, Part, Part] = [
  {key: 'homes', name: 'Homes', power: 38},
  {key: 'industry', name: 'Industry', power: 38},
  {key: 'export', name: 'Export', power: 19, isAbroad: true},
];

const behind = sum(sources, ({released}) => released);
const supplied = sum(users, ({power}) => power);

/** The CO₂ (Mt) behind what a user gets (PJ): that of all sources, shared by energy. */
export function behindPower(power: number): number {
  return (behind * power) / supplied;
}

/** What each method counts, in Mt. */
export const total = {
  direct: sum(sources, ({isAbroad, released}) => (isAbroad ? 0 : released)),
  primary: sum(users, ({isAbroad, power}) => (isAbroad ? 0 : behindPower(power))),
};
