/**
 * Four plants with their attributes in quintel/etsource at 54775b3, graphs/energy/nodes/energy/energy_power_….ad, and
 * the full load hours and efficiencies of datasets/nl2023/central_producers.csv. Fuel and CO₂ of gas and coal are those
 * of the merit order's plants; the price of uranium is that of datasets/nl2023/carriers.csv.
 */
import type {Carrier} from '../../components/Figure/colour';
import {COAL_CCS, GAS_CCGT, type Costs} from '../meritOrder/marginalCosts';
import {inputCapacity, maintenancePerInput, type Plant} from './model';

export interface Named extends Plant {
  readonly name: string;
  readonly carrier: Carrier;
}

/** Derives what is missing of its costs: maintenance for a MWh of fuel, from that for a full load hour. */
function complete(plant: Omit<Named, 'costs'>, costs: Omit<Costs, 'maintenance'>): Named {
  const input = inputCapacity(plant.capacity, costs.efficiency);
  return {...plant, costs: {...costs, maintenance: maintenancePerInput(plant.hourlyMaintenance, input)}};
}

const NONE = {initial: 0, capture: 0, installing: 0, decommissioning: 0};
const CLEAN = {emissions: 0, captured: 0, counted: 1};

export const PLANTS: readonly [Named, ...Named[]] = [
  // …combined_cycle_network_gas_dispatchable
  complete(
    {
      name: 'Gas CCGT',
      carrier: 'network-gas',
      investment: {...NONE, initial: 599_540_000},
      construction: 2.5,
      lifetime: 30,
      wacc: 0.04,
      fixedMaintenance: 9_066_666.66666667,
      hourlyMaintenance: 1287,
      capacity: 800,
      hours: 2743,
    },
    GAS_CCGT,
  ),
  // …ultra_supercritical_ccs_coal
  complete(
    {
      name: 'Coal CCS',
      carrier: 'coal',
      investment: {...NONE, initial: 955_312_323.875, capture: 565_751_799.249154},
      construction: 4,
      lifetime: 40,
      wacc: 0.07,
      fixedMaintenance: 15_872_786.8852459,
      hourlyMaintenance: 1382.49955528184 + 3668.94112747873,
      capacity: 637,
      hours: 7500,
    },
    COAL_CCS,
  ),
  // …nuclear_gen3_uranium_oxide
  complete(
    {
      name: 'Nuclear',
      carrier: 'nuclear',
      investment: {...NONE, initial: 6_992_000_000, decommissioning: 1_048_800_000},
      construction: 9,
      lifetime: 60,
      wacc: 0.07,
      fixedMaintenance: 146_832_000,
      hourlyMaintenance: 4000,
      capacity: 1600,
      hours: 8000,
    },
    {...CLEAN, fuel: 0.000155982 * 3600, efficiency: 0.3683},
  ),
  // …wind_turbine_offshore
  complete(
    {
      name: 'Wind at sea',
      carrier: 'wind',
      investment: {...NONE, initial: 5_480_367.15},
      construction: 1.5,
      lifetime: 20,
      wacc: 0.04,
      fixedMaintenance: 218_010,
      hourlyMaintenance: 0,
      capacity: 3,
      hours: 3397,
    },
    {...CLEAN, fuel: 0, efficiency: 0.97},
  ),
];
