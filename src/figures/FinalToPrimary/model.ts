/**
 * The energy of some homes in one year, in PJ, from what is used back to its sources, as the model does it. An example: the
 * demand is made up, efficiencies are rounded from ETSource's nodes (graphs/energy/nodes) and its dataset nl2023.
 */
import {through, type Flow as AnyFlow} from '../../components/Figure/flows';
import {sum} from '../../sum';
import type {Shares} from './inputs';

export type Node =
  | 'wind'
  | 'network-gas'
  | 'biomass'
  | 'power'
  | 'heat-plant'
  | 'electricity'
  | 'gas'
  | 'district-heat'
  | 'ambient-heat'
  | 'pumps'
  | 'boilers'
  | 'appliances'
  | 'heat'
  | 'lost-on-the-way'
  | 'lost-in-homes';

/**
 * What counts, by stage. Primary: what leaves the nodes of the group `primary_energy_demand`. Wind turbines are in it, with
 * the electricity that leaves them (qernel/recursive_factor/primary_demand.rb takes off their own loss); of gas and
 * biomass it is extraction, production and import, so that a plant counts with its fuel.
 */
const PRIMARY: readonly Node[] = ['wind', 'network-gas', 'biomass'];
export const FINAL: readonly Node[] = ['electricity', 'gas', 'district-heat'];
const USEFUL: readonly Node[] = ['appliances', 'heat'];

/**
 * What heat pumps take from their surroundings counts in no stage: environment_air_ambient_heat is not in the group, and
 * its edges to heaters of homes are not in the group `final_demand`.
 */
export const AMBIENT = 'ambient-heat';

/** What turns one carrier into another, on the way to the homes and in them. */
export const CONVERSIONS: readonly Node[] = ['power', 'heat-plant', 'pumps', 'boilers'];
export const LOST: readonly Node[] = ['lost-on-the-way', 'lost-in-homes'];

/** PJ */
export type Flow = AnyFlow<Node>;

const ELECTRICITY = 20; // PJ that lamps and appliances use
const HEAT = 80; // PJ of useful heat

/** What comes out of a unit that goes in. */
const BOILER = 0.9; // households_water_heater_combined_network_gas; for space heating it has 1.07, of the lower heating value
const GAS_PLANT = 0.55; // energy_power_combined_cycle_network_gas, nl2023: 0.549
const POWER_GRID = 0.95; // energy_power_hv_network_electricity; nl2023: 18.1 PJ are lost and 366.2 reach users
const HEAT_PLANT = 0.9; // energy_heat_burner_wood_pellets, nl2023: 0.907
const HEAT_NETWORK = 0.75; // energy_distribution_ht_steam_hot_water, nl2023: 0.743; in homes no more is lost

/** Electricity in a unit of heat, ambient heat is the rest: households_space_heater_heatpump_air_water_electricity has 0.222. */
const PUMP = 0.25;

/** All flows of the homes' year. */
export function flowsAt({pumps, district, wind}: Shares): Flow[] {
  const flows: Flow[] = [];
  const add = (from: Node, to: Node, energy: number): void => {
    if (energy > 1e-9) flows.push({from, to, energy});
  };

  const pumped = (HEAT * pumps) / 100;
  const piped = (HEAT * district) / 100;
  const boiled = HEAT - pumped - piped;
  add('electricity', 'appliances', ELECTRICITY);
  add('electricity', 'pumps', pumped * PUMP);
  add(AMBIENT, 'pumps', pumped * (1 - PUMP));
  add('pumps', 'heat', pumped);
  add('gas', 'boilers', boiled / BOILER);
  add('boilers', 'heat', boiled);
  add('boilers', 'lost-in-homes', boiled / BOILER - boiled);
  add('district-heat', 'heat', piped);

  const electricity = ELECTRICITY + pumped * PUMP;
  const generated = electricity / POWER_GRID;
  const windPower = (generated * wind) / 100;
  const fuel = (generated - windPower) / GAS_PLANT;
  add('wind', 'power', windPower);
  add('network-gas', 'power', fuel);
  add('power', 'electricity', electricity);
  add('power', 'lost-on-the-way', windPower + fuel - electricity);

  add('network-gas', 'gas', boiled / BOILER);

  const burnt = piped / HEAT_NETWORK / HEAT_PLANT;
  add('biomass', 'heat-plant', burnt);
  add('heat-plant', 'district-heat', piped);
  add('heat-plant', 'lost-on-the-way', burnt - piped);
  return flows;
}

export interface Totals {
  readonly primary: number; // PJ
  readonly final: number; // PJ
  readonly useful: number; // PJ
  readonly ambient: number; // PJ
  readonly lostOnTheWay: number; // PJ
  readonly lostInHomes: number; // PJ
}

/** What flows add up to, stage by stage. */
export function totalsOf(flows: readonly Flow[]): Totals {
  const at = (nodes: readonly Node[], side: 'into' | 'out'): number => sum(nodes, (node) => through(flows, node)[side]);
  return {
    primary: at(PRIMARY, 'out'),
    final: at(FINAL, 'out'),
    useful: at(USEFUL, 'into'),
    ambient: at([AMBIENT], 'out'),
    lostOnTheWay: at(['lost-on-the-way'], 'into'),
    lostInHomes: at(['lost-in-homes'], 'into'),
  };
}

/** What a node is called. */
export const NAMES: Readonly<Record<Node, string>> = {
  wind: 'Wind',
  'network-gas': 'Network gas',
  biomass: 'Biomass',
  power: 'Gas plants and grid',
  'heat-plant': 'Heat plant and network',
  electricity: 'Electricity',
  gas: 'Network gas',
  'district-heat': 'District heat',
  'ambient-heat': 'Ambient heat',
  pumps: 'Heat pumps',
  boilers: 'Boilers',
  appliances: 'Electricity',
  heat: 'Heat',
  'lost-on-the-way': 'Lost',
  'lost-in-homes': 'Lost',
};
