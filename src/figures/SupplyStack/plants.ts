/** Plants that can be switched on, with costs of nl2023 and capacities that are made up. */
import type {Carrier} from '../../components/Figure/colour';
import {COAL, COAL_CCS, GAS_CCGT, type Costs} from '../meritOrder/marginalCosts';

export interface Fired {
  readonly key: string;
  readonly name: string;
  readonly carrier: Carrier;
  readonly pattern?: 'dots' | 'cross';
  readonly capacity: number; // MW
  readonly costs: Costs;
}

const GAS = {fuel: 53.046, emissions: 0.2066, captured: 0};

export const FIRED: readonly Fired[] = [
  {
    key: 'coal-ccs',
    name: 'Coal CCS',
    carrier: 'coal',
    capacity: 1000,
    costs: COAL_CCS,
  },
  {
    key: 'gas-chp',
    name: 'Gas CHP',
    carrier: 'network-gas',
    pattern: 'dots',
    capacity: 2000,
    costs: {...GAS, counted: 0.56, maintenance: 1.26, efficiency: 0.42},
  },
  {
    key: 'coal',
    name: 'Coal',
    carrier: 'coal',
    capacity: 2500,
    costs: {...COAL, captured: 0, maintenance: 0.795, efficiency: 0.46},
  },
  {
    key: 'gas-ccgt',
    name: 'Gas CCGT',
    carrier: 'network-gas',
    capacity: 4000,
    costs: GAS_CCGT,
  },
  {
    key: 'turbine',
    name: 'Gas turbine',
    carrier: 'network-gas',
    pattern: 'cross',
    capacity: 1200,
    costs: {...GAS, counted: 1, maintenance: 1.33, efficiency: 0.38},
  },
];
