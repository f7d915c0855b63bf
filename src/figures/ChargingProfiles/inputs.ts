import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets; shares are those of nl2023 at the start. */
export const inputs = {
  cars: {label: 'Electric cars', unit: 'million', min: 0, max: 10, step: 0.5, opening: 9},
  home: {label: 'Charging at home', unit: '%', min: 0, max: 100, step: 1, opening: 56},
  public: {label: 'Public charging', unit: '%', min: 0, max: 100, step: 1, opening: 24},
  work: {label: 'Charging at work', unit: '%', min: 0, max: 100, step: 1, opening: 12},
  fast: {label: 'Fast charging', unit: '%', min: 0, max: 100, step: 1, opening: 8},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

export const NOWHERE = {home: 0, public: 0, work: 0, fast: 0};

/** What shows that a first guess can be wrong: settings in the place of the printed ones. */
export const SURPRISES = [
  {name: 'All charge at home', settings: {...NOWHERE, home: 100}},
  {name: 'All charge at work', settings: {...NOWHERE, work: 100}},
  {name: 'All charge fast', settings: {...NOWHERE, fast: 100}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
