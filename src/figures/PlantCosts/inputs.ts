import type {Inputs, Values} from '../../components/Figure/inputs';
import {PLANTS} from './plants';

const [FIRST] = PLANTS;

/** What the reader sets; `plant` is the place in `PLANTS`. */
export const inputs = {
  hours: {label: 'Full load hours', unit: 'h', min: 500, max: 8000, step: 1, opening: FIRST.hours},
  wacc: {label: 'WACC', unit: '%', min: 0, max: 15, step: 0.5, opening: inPerCent(FIRST.wacc)},
  lifetime: {label: 'Lifetime', unit: 'years', min: 10, max: 80, step: 5, opening: FIRST.lifetime},
  co2: {label: 'CO₂ price', unit: '€/t', min: 0, max: 200, step: 1, opening: 85},
  plant: {label: 'Plant', unit: '', min: 0, max: PLANTS.length - 1, step: 1, opening: 0},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** Settings with which a plant is as in nl2023. */
export function asIn2023(plant: number): Settings {
  const {hours, wacc, lifetime} = PLANTS[plant]!;
  return {hours, wacc: inPerCent(wacc), lifetime, co2: inputs.co2.opening, plant};
}

const [GAS, NUCLEAR, WIND] = [0, 2, 3].map(asIn2023) as [Settings, Settings, Settings];

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'Nuclear, half the hours', settings: {...NUCLEAR, hours: NUCLEAR.hours / 2}},
  {name: 'Wind, 40 years', settings: {...WIND, lifetime: WIND.lifetime * 2}},
  {name: 'Nuclear at 4 %', settings: {...NUCLEAR, wacc: GAS.wacc}},
] as const satisfies readonly {name: string; settings: Settings}[];

function inPerCent(share: number): number {
  return Math.round(share * 100);
}
