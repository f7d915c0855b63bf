import type {Inputs, Values} from '../../components/Figure/inputs';
import type {Plant} from './model';

/** GW of wind power in the sample region. */
const WIND = 10;

/** What the reader sets. */
export const inputs = {
  demand: {label: 'Demand', unit: 'GW', min: 4, max: 28, step: 0.1, opening: 17.4},
  wind: {label: 'Wind', unit: '%', min: 0, max: 100, step: 1, opening: 62},
  co2: {label: 'CO₂ price', unit: '€/t', min: 0, max: 100, step: 1, opening: 40},
} satisfies Inputs<string>;

/** A sample region, made up: GW, €/MWh, t/MWh. */
const rest: readonly Plant[] = [
  {name: 'Solar', carrier: 'solar', runs: 'with the weather', available: 4.1, costs: 0, emissions: 0},
  {name: 'Nuclear', carrier: 'nuclear', runs: 'when called', available: 1.5, costs: 18, emissions: 0},
  {name: 'Biomass', carrier: 'biomass', runs: 'when called', available: 1.1, costs: 38, emissions: 0},
  {name: 'Coal', carrier: 'coal', runs: 'when called', available: 2.6, costs: 22, emissions: 0.82},
  {
    name: 'Combined-cycle gas',
    short: 'CC gas',
    carrier: 'network-gas',
    runs: 'when called',
    available: 5.4,
    costs: 46,
    emissions: 0.34,
  },
  {name: 'Hydrogen', carrier: 'hydrogen', runs: 'when called', available: 1.2, costs: 104, emissions: 0},
  {name: 'Gas turbine', carrier: 'network-gas', runs: 'when called', available: 1.6, costs: 72, emissions: 0.51},
  {name: 'Oil', carrier: 'oil', runs: 'when called', available: 0.5, costs: 118, emissions: 0.75},
];

/** The region's plants with wind at a share (%) of what it can. */
export function plantsAt({wind}: Pick<Values<'wind'>, 'wind'>): Plant[] {
  const available = (WIND * wind) / 100;
  return [{name: 'Wind', carrier: 'wind', runs: 'with the weather', available, costs: 0, emissions: 0}, ...rest];
}
