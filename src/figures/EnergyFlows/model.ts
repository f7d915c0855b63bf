/**
 * The energy balance of a small region in one year, in PJ. Made up and small, but kept as the model keeps its graph: what
 * enters a node leaves it, to a use or as a loss, and what is used decides what is supplied.
 */
import {through, type Flow as AnyFlow} from '../../components/Figure/flows';
import type {Shares} from './inputs';

export type Source = 'wind' | 'solar' | 'nuclear' | 'network-gas' | 'biomass' | 'oil';
export type Network = 'electricity' | 'heat' | 'hydrogen';
export type End = 'households' | 'services' | 'industry' | 'transport' | 'losses';
export type Node = Source | Network | End;

export const SOURCES: readonly Source[] = ['wind', 'solar', 'nuclear', 'network-gas', 'biomass', 'oil'];
export const NETWORKS: readonly Network[] = ['electricity', 'heat', 'hydrogen'];
export const ENDS: readonly End[] = ['households', 'services', 'industry', 'transport', 'losses'];

/** PJ */
export type Flow = AnyFlow<Source | Network, Network | End>;

/** Useful heat, PJ, from heaters in the buildings themselves. */
const HEAT = {households: 72, services: 36};
const SOLAR = 60; // PJ
const NUCLEAR = 30; // PJ

/** What comes out of a unit that goes in. */
const PUMP = 3; // the rest comes from the surroundings, and is not drawn
const BOILER = 0.9;
const GAS_PLANT = 0.5;
const ELECTROLYSER = 0.7;
const HEAT_PLANT = 0.8;

/** What is used whatever the reader sets, PJ. */
const FIXED: readonly Flow[] = [
  {from: 'electricity', to: 'industry', energy: 70},
  {from: 'electricity', to: 'transport', energy: 50},
  {from: 'heat', to: 'households', energy: 18},
  {from: 'heat', to: 'services', energy: 10},
  {from: 'hydrogen', to: 'industry', energy: 49},
  {from: 'hydrogen', to: 'transport', energy: 21},
  {from: 'network-gas', to: 'industry', energy: 60},
  {from: 'biomass', to: 'industry', energy: 40},
  {from: 'biomass', to: 'transport', energy: 26},
  {from: 'oil', to: 'industry', energy: 50},
  {from: 'oil', to: 'transport', energy: 110},
];
const APPLIANCES = {households: 40, services: 50}; // PJ of electricity
const HEAT_FROM_BIOMASS = 16; // PJ; network gas makes the rest

/** All flows of the region's year, from what is used back to what is supplied. */
export function flowsAt({pumps, wind}: Shares): Flow[] {
  const flows = [...FIXED];
  const add = (from: Flow['from'], to: Flow['to'], energy: number): void => {
    if (energy > 0) flows.push({from, to, energy});
  };

  for (const user of ['households', 'services'] as const) {
    const byPumps = (HEAT[user] * pumps) / 100;
    add('electricity', user, APPLIANCES[user] + byPumps / PUMP);
    add('network-gas', user, (HEAT[user] - byPumps) / BOILER);
  }

  const heat = through(flows, 'heat').out;
  add('biomass', 'heat', HEAT_FROM_BIOMASS / HEAT_PLANT);
  add('network-gas', 'heat', (heat - HEAT_FROM_BIOMASS) / HEAT_PLANT);

  add('electricity', 'hydrogen', through(flows, 'hydrogen').out / ELECTROLYSER);

  const electricity = through(flows, 'electricity').out;
  const windPower = (electricity * wind) / 100;
  add('wind', 'electricity', windPower);
  add('solar', 'electricity', SOLAR);
  add('nuclear', 'electricity', NUCLEAR);
  add('network-gas', 'electricity', (electricity - windPower - SOLAR - NUCLEAR) / GAS_PLANT);

  for (const network of NETWORKS) {
    const {into, out} = through(flows, network);
    add(network, 'losses', into - out);
  }
  return flows;
}

/** What a node is called. */
export const NAMES: Readonly<Record<Node, string>> = {
  wind: 'Wind',
  solar: 'Solar',
  nuclear: 'Nuclear',
  'network-gas': 'Network gas',
  biomass: 'Biomass',
  oil: 'Oil',
  electricity: 'Electricity',
  heat: 'Heat',
  hydrogen: 'Hydrogen',
  households: 'Households',
  services: 'Services',
  industry: 'Industry',
  transport: 'Transport',
  losses: 'Losses',
};
