/**
 * A sample day in a sample home, made up of cosines: the hours of no real day are in it. The heat pumps are those of homes
 * in quintel/etsource at 54775b3 (graphs/energy/nodes/households/), with the capacity of one home.
 */
import {sum} from '../../sum';
import {inputs, type Settings} from './inputs';
import {copAt, hoursOf, producersOf, type HeatPump, type Hour} from './model';

export interface Type {
  readonly name: string;
  readonly called: string; // in a sentence
  readonly pump: HeatPump;
}

const ELECTRICITY = 2.5889967637540456; // kW

/** Heat pumps of homes by their nodes, `households_space_heater_…`. */
export const TYPES: readonly [Type, ...Type[]] = [
  // …_heatpump_air_water_electricity
  {
    name: 'Air',
    called: 'an air heat pump',
    pump: {baseCop: 2.323, copPerDegree: 0.0578, most: {electricity: ELECTRICITY}},
  },
  // …_heatpump_surface_water_water_ts_electricity
  {
    name: 'Aquathermal',
    called: 'an aquathermal heat pump',
    pump: {baseCop: 3.25, copPerDegree: 0.0875, most: {electricity: ELECTRICITY}},
  },
  // …_heatpump_ground_water_electricity
  {
    name: 'Ground',
    called: 'a ground heat pump',
    pump: {baseCop: 4.8, copPerDegree: 0, most: {heat: 10}},
  },
  // …_heatpump_pvt_electricity
  {
    name: 'PVT',
    called: 'a PVT heat pump',
    pump: {baseCop: 4.9, copPerDegree: 0, most: {heat: 7.8}},
  },
  // …_hybrid_heatpump_air_water_electricity
  {
    name: 'Hybrid',
    called: 'a hybrid heat pump',
    pump: {
      baseCop: 2.323,
      copPerDegree: 0.0578,
      most: {electricity: 1.8327326043130308},
      threshold: 2.6,
      boiler: {heat: 22, efficiency: 1.07},
    },
  },
];

/** The mean temperatures that the slider can take, °C. */
export const MEANS = Array.from(
  {length: (inputs.day.max - inputs.day.min) / inputs.day.step + 1},
  (_, index) => inputs.day.min + index * inputs.day.step,
);

/** A day to compare others with: its mean temperature, °C. */
export const MILD = 8;

/** °C outdoors from which a home asks for no heat. */
const WARM = 18;

/** °C between the mean and the warmest hour, and between the coldest and the mean. */
export const SWING = 2;

const CLOCK = Array.from({length: 24}, (_, hour) => hour + 0.5); // the middles of the hours

/** The share of an hour in a day's heat, times 24: low at one at night, high at eight in the morning and six in the evening. */
export const SHAPE = CLOCK.map((clock) => 1 - (Math.cos(turn(clock - 1)) + Math.cos(2 * turn(clock - 1))) / 4);

/** Outdoor temperatures (°C) of a day, the highest at three in the afternoon. */
export function temperaturesOf(mean: number): number[] {
  return CLOCK.map((clock) => mean + SWING * Math.cos(turn(clock - 15)));
}

function turn(hours: number): number {
  return (hours / 24) * 2 * Math.PI;
}

export interface DayHour extends Hour {
  readonly temperature: number; // °C
  readonly cop: number;
}

export interface Day {
  readonly hours: readonly DayHour[];
  readonly most: number; // kW of heat, asked in the hour that asks most
  readonly peak: number; // kW of electricity
  readonly peakHour: number; // from 0
}

/** What one home with a heat pump does on a day after another like it. */
export function dayOf({day, loss, threshold}: Settings, {pump}: Type): Day {
  const temperatures = temperaturesOf(day);
  const asked = SHAPE.map((share) => (loss / 1000) * (WARM - day) * share);
  const own = pump.boiler ? {...pump, threshold} : pump;
  const hours = hoursOf(producersOf(own, [...temperatures, ...temperatures]), [...asked, ...asked])
    .slice(24)
    .map((hour, index) => ({...hour, temperature: temperatures[index]!, cop: copAt(pump, temperatures[index]!)}));
  const electricity = hours.map(({taken}) => taken[0]!);
  const peak = Math.max(...electricity);
  return {
    hours,
    most: Math.max(...asked),
    peak,
    peakHour: electricity.findIndex((taken) => taken > peak - 1e-9), // the first, whatever the last digit
  };
}

const peaks = new Map<string, {readonly of: string; readonly peaks: number[]}>(); // the last of each type

/** The highest electricity (kW) of a day, for each mean temperature; kept while only the day changes. */
export function peaksOf(settings: Settings, type: Type): number[] {
  const of = `${settings.loss} ${settings.threshold}`;
  let last = peaks.get(type.name);
  if (last?.of !== of) {
    last = {of, peaks: MEANS.map((day) => dayOf({...settings, day}, type).peak)};
    peaks.set(type.name, last);
  }
  return last.peaks;
}

/** The same, if it grew from a mild day on as heat does. */
export function guessesOf(settings: Settings, type: Type): number[] {
  const {peak} = dayOf({...settings, day: MILD}, type);
  return MEANS.map((day) => (peak * (WARM - day)) / (WARM - MILD));
}

/** Heat that is asked in an hour and not given in it, kWh. */
export function missingIn({asked, given}: Hour): number {
  return Math.max(asked - sum(given), 0);
}
