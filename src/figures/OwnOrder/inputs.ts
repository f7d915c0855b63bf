import type {Inputs, Values} from '../../components/Figure/inputs';

/** What the reader sets; `order` is the place of an order among all, as `orderAt` has them. */
export const inputs = {
  order: {label: 'Order', unit: '', min: 0, max: 5, step: 1, opening: 0},
  battery: {label: 'Battery', unit: 'GW', min: 0, max: 4, step: 0.5, opening: 2},
  hydro: {label: 'Pumped hydro', unit: 'GW', min: 0, max: 4, step: 0.5, opening: 2},
  flow: {label: 'Flow battery', unit: 'GW', min: 0, max: 4, step: 0.5, opening: 2},
} satisfies Inputs<string>;

export type Settings = Values<keyof typeof inputs>;

/** What shows that a first guess can be wrong: each changes one thing of what the reader has set. */
export const SURPRISES = [
  {name: 'The model’s own order', settings: {order: 5}},
  {name: 'A quarter of the flow battery', settings: {flow: 0.5}},
] as const satisfies readonly {name: string; settings: Partial<Settings>}[];
