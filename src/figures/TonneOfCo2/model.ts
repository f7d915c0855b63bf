/**
 * What is counted of CO₂, as in quintel/etengine at f30bd1c and quintel/etsource at 54775b3.
 *
 * Primary method: gqueries/general/emissions/primary_emissions/co2/total_net_co2_emissions.gql and the queries that it adds.
 * - fossil CO₂ counts at final users, less what plants on its way capture, as does captured biogenic CO₂, below zero:
 *   `PrimaryCo2#primary_co2_emission`, `#co2_factor` (app/models/qernel/recursive_factor/primary_co2.rb),
 *   `BioEmissions#captured_bio_emissions` (bio_emissions.rb);
 * - products: the demand of molecules_other_utilisation_delayed_emitted_co2 (primary_co2_emission_of_delayed_emissions.gql);
 * - liquid fuels: final demand × `WeightedCarrier#weighted_carrier_co2_per_mj` (primary_co2_emission_of_transport.gql); the
 *   factor of kerosene is the fossil one, whatever it is made from;
 * - what a plant for synthetic kerosene emits: nowhere. The group `ccus_emitted` (primary_co2_emission_of_energy.gql) has the
 *   node of synthetic methanol, and none of synthetic kerosene.
 *
 * Direct method: `direct_reporting_emissions_co2_production - direct_reporting_emissions_co2_capture` of each node of the
 * group `direct_emissions` (gqueries/general/emissions/direct_emissions/emissions_sector/per_sector/co2/), from
 * app/models/qernel/node_api/direct_emissions.rb and, for products, molecule_emissions.rb.
 *
 * Neither counts molecules_offshore_sequestration_co2, …_delayed_indefinitely_co2, molecules_import_co2_backup (what is
 * asked for and not captured) or molecules_export_co2 (what is captured and not asked for).
 */
import type {Flow as AnyFlow} from '../../components/Figure/flows';
import {sum} from '../../sum';
import type {Settings} from './inputs';

/** A node of the energy graph, kg of CO₂ in a year. */
export interface Balance {
  readonly fossilIn?: number; // in carriers
  readonly fossilOut?: number;
  readonly biogenicIn?: number;
  readonly biogenicOut?: number;
  readonly utilised?: number; // taken from others, of whatever origin
  readonly captureRate?: number;
}

export interface Direct {
  readonly production: number; // fossil, before capture
  readonly capture: number; // fossil and biogenic
  readonly biogenic: number; // emitted: reported beside the total
  readonly total: number;
}

/** What the direct method reports of a node. */
export function directOf(balance: Balance): Direct {
  const {fossilIn = 0, fossilOut = 0, biogenicIn = 0, biogenicOut = 0, utilised = 0, captureRate = 0} = balance;
  const production = fossilIn + utilised - fossilOut;
  const biogenic = biogenicIn - biogenicOut;
  const capture = production * captureRate + biogenic * captureRate;
  return {production, capture, biogenic: biogenic * (1 - captureRate), total: production - capture};
}

/** What the primary method gives to those who use what a plant makes, of the CO₂ in what it burns. */
export function primaryOf(fossil: number, biogenic: number, captureRate: number): number {
  return fossil * (1 - captureRate) - biogenic * captureRate;
}

/** energy_production_fischer_tropsch_synthetic_must_run, per MJ of what it makes. */
const UTILISED = 0.09038; // kg
const KEROSENE = 0.525 / (0.525 + 0.175); // MJ, the rest is gasoline
const IN_FUEL = KEROSENE * 0.0715 + (1 - KEROSENE) * 0.072; // kg: datasets/nl2023/carriers.csv

/** What is in the fuel of a kg of CO₂ that its plant takes: 0.792; the rest leaves at the plant. */
export const FUEL_SHARE = IN_FUEL / UTILISED;

/** A tonne, in kg. */
export const TONNE = 1000;

export type Node =
  'fossil' | 'biogenic' | 'imported' | 'network' | 'fuel' | 'products' | 'air' | 'kept' | 'stored' | 'exported';

/** kg of CO₂ in the place of energy. */
export type Flow = AnyFlow<Node>;

/** Places where CO₂ is emitted or counted. */
export const PLACES = {
  plant: 'Power plant',
  users: 'Users of its electricity',
  fuelPlant: 'Fuel plant',
  burnt: 'Where fuel is burnt',
  products: 'Products, delayed',
} as const;

/** What a place adds, kg; a method that never counts there has nothing. */
export interface Count {
  readonly place: keyof typeof PLACES;
  readonly air: number | null; // that reaches the air there
  readonly primary: number | null;
  readonly direct: number | null;
}

export interface Tonne {
  readonly flows: readonly Flow[];
  readonly counts: readonly Count[];
  readonly sum: {readonly air: number; readonly primary: number; readonly direct: number};
}

/** Where a tonne of CO₂ goes, from what a power plant burns, and what each method counts of it. */
export function tonneOf({biogenic, captured, stored, fuel, products, kept}: Settings): Tonne {
  const captureRate = captured / 100;
  const inBiomass = (TONNE * biogenic) / 100;
  const inFossil = TONNE - inBiomass;
  const supply = TONNE * captureRate;
  const demand = stored + fuel + products;
  const forGood = (products * kept) / 100;
  const later = products - forGood;
  const burnt = fuel * FUEL_SHARE;

  const flow = (from: Node, to: Node, energy: number): Flow => ({from, to, energy});
  const flows = [
    flow('fossil', 'air', inFossil * (1 - captureRate)),
    flow('fossil', 'network', inFossil * captureRate),
    flow('biogenic', 'air', inBiomass * (1 - captureRate)),
    flow('biogenic', 'network', inBiomass * captureRate),
    flow('imported', 'network', demand - supply),
    flow('network', 'fuel', fuel),
    flow('network', 'products', products),
    flow('network', 'stored', stored),
    flow('network', 'exported', supply - demand),
    flow('fuel', 'air', fuel),
    flow('products', 'air', later),
    flow('products', 'kept', forGood),
  ].filter(({energy}) => energy > 1e-9); // of import and export, one is below zero

  const plant = directOf({fossilIn: inFossil, biogenicIn: inBiomass, captureRate}).total;
  const fuelPlant = directOf({utilised: fuel, fossilOut: burnt}).total;
  const users = primaryOf(inFossil, inBiomass, captureRate);
  const counts: Count[] = [
    {place: 'plant', air: TONNE - supply, primary: null, direct: plant},
    {place: 'users', air: null, primary: users, direct: null},
    {place: 'fuelPlant', air: fuel - burnt, primary: null, direct: fuelPlant},
    {place: 'burnt', air: burnt, primary: burnt, direct: directOf({fossilIn: burnt}).total},
    {place: 'products', air: later, primary: later, direct: later},
  ];
  return {
    flows,
    counts,
    sum: {
      air: sum(counts, ({air}) => air ?? 0),
      primary: sum(counts, ({primary}) => primary ?? 0),
      direct: sum(counts, ({direct}) => direct ?? 0),
    },
  };
}

/** What a node is called. */
export const NAMES: Readonly<Record<Node, string>> = {
  fossil: 'Fossil',
  biogenic: 'Biogenic',
  imported: 'Import',
  network: 'Supply',
  fuel: 'Fuel',
  products: 'Products',
  air: 'Air',
  kept: 'Kept',
  stored: 'Stored',
  exported: 'Export',
};
