/**
 * CO₂ of electricity that crosses the border, as in quintel/etsource at 54775b3 and quintel/etengine at f30bd1c:
 * - primary method: users get the mean of all that enters the network, import included; export is no user
 *   (`primary_co2_emission`, app/models/qernel/recursive_factor/primary_co2.rb, of the group `co2_emissions_primary`, in which
 *   energy_export_electricity is not);
 * - direct method: what plants of the region release (app/models/qernel/node_api/direct_emissions.rb);
 * - Domestic CO₂ emissions: the primary method, with what export takes along, less import that users of the region get
 *   (gqueries/general/emissions/primary_emissions/co2/total_local_co2_emissions.gql and the queries that it adds).
 *
 * Left out of it: losses; electricity for electrolysis and storage, which counts 0.
 */
import type {Settings} from './inputs';

/** TWh that the region uses. */
export const USE = 54;

/** Mt of CO₂ by where it is emitted. */
export interface Account {
  readonly here: number;
  readonly abroad: number;
}

export interface Trade {
  readonly made: number; // TWh in the region
  readonly imported: number; // TWh
  readonly exported: number; // TWh
  readonly mix: number; // g/kWh in the network
  readonly fromHere: number; // g/kWh of it that plants of the region emit
  readonly primary: Account;
  readonly direct: Account;
  readonly domestic: Account;
}

/** What each method counts of electricity. */
export function tradeOf(settings: Settings, use = USE): Trade {
  const {import: imported, export: exported, factor, own} = settings;
  const made = use + exported - imported;
  const all = made + imported;
  const [here, abroad] = [(made * own) / 1000, (imported * factor) / 1000]; // TWh × g/kWh = kt
  const used = all && use / all;
  return {
    made,
    imported,
    exported,
    mix: all && ((here + abroad) / all) * 1000,
    fromHere: all && (here / all) * 1000,
    primary: {here: here * used, abroad: abroad * used},
    direct: {here, abroad: 0},
    domestic: {here, abroad: abroad * (1 - used)},
  };
}

/** Mt in all. */
export function totalOf({here, abroad}: Account): number {
  return here + abroad;
}

/** TWh in and out again, for what such transit changes. */
export const TRANSIT = 20;

/** What transit adds to the primary method, Mt; the direct one does not change. */
export function transitOf(settings: Settings): number {
  const more = {...settings, import: settings.import + TRANSIT, export: settings.export + TRANSIT};
  return totalOf(tradeOf(more).primary) - totalOf(tradeOf(settings).primary);
}
