/**
 * A sample week in a sample region, made up. Its shapes come from sines and seeded chance, so that they are the same for
 * everyone: no data of a real week is in them. Plants, buyers and their prices are those of the example of eight hours
 * in docs/merit-order.mdx; the battery's efficiency and the link between its prices are the model's own.
 */
import type {Values} from '../../components/Figure/inputs';
import {hoursOf, type Given, type Hour, type Participant} from '../meritOrder/model';
import type {inputs} from './inputs';

export const HOURS = 168;
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** MW that run in every hour. */
export const MUST_RUN = 1500;

/** MW of solar panels. */
const SOLAR = 6000;

/** Hours in which a battery charges fully. */
const HOURS_TO_FILL = 4;

/** Of large-scale batteries in the model. */
const EFFICIENCY = 0.85;

/** What the reader sets of the region. */
export type Settings = Values<Exclude<keyof typeof inputs, 'hour'>>;

export interface WeekHour extends Hour {
  readonly wind: number; // MW
  readonly solar: number; // MW
}

/** What a battery offers at, €/MWh: with less than its bid and its losses, a cycle would lose money. */
export function askOf(bid: number): number {
  return bid / EFFICIENCY;
}

/** The participants that react to the price. */
export function participantsAt({battery, bid, hydrogen}: Settings): Participant[] {
  const volume = battery * 1000;
  return [
    {
      kind: 'store',
      key: 'battery',
      capacity: volume / HOURS_TO_FILL,
      volume,
      efficiency: EFFICIENCY,
      bid,
      ask: askOf(bid),
    },
    {kind: 'plant', key: 'gas', capacity: 4000, ask: 55},
    {kind: 'plant', key: 'import', capacity: 2000, ask: 70},
    {kind: 'plant', key: 'turbine', capacity: 1000, ask: 120},
    {kind: 'buyer', key: 'export', capacity: 2000, bid: 70},
    {kind: 'buyer', key: 'hydrogen', capacity: 1000, bid: hydrogen},
  ];
}

/** The week, hour by hour. */
export function weekAt(settings: Settings): WeekHour[] {
  const weather = SHAPES.map(({demand, wind, solar}) => ({
    demand,
    wind: settings.wind * 1000 * wind,
    solar: SOLAR * solar,
  }));
  const given = weather.map(({demand, wind, solar}): Given => ({demand, alwaysOn: MUST_RUN + wind + solar}));
  const hours = hoursOf(participantsAt(settings), given);
  return hours.map((hour, index) => ({...hour, wind: weather[index]!.wind, solar: weather[index]!.solar}));
}

export interface Shape {
  readonly demand: number; // MW
  readonly wind: number; // of what is installed, 0 to 1
  readonly solar: number; // of what is installed, 0 to 1
}

/**
 * Shapes of a week: demand with a morning and an evening peak, lower at the weekend; wind that is strong at both ends of
 * the week and calm in its middle, with gusts that chance gives every six hours; sun from 6 to 18 o'clock, with a sky
 * that chance gives every day.
 */
export function shapesOf(seed: number): Shape[] {
  const chance = chanceFrom(seed);
  const gusts = Array.from({length: HOURS / 6 + 1}, () => chance() - 0.5);
  const skies = DAYS.map(() => 0.45 + 0.4 * chance());
  return Array.from({length: HOURS}, (_, hour) => {
    const [day, clock] = [Math.floor(hour / 24), (hour % 24) + 0.5]; // the middle of the hour
    const peaks = 1700 * bell(clock, 9, 3) + 2900 * bell(clock, 19, 2.5) + 1200 * bell(clock, 14, 4);
    const calm = bell(hour, 80, 30);
    const gust = mix(gusts[Math.floor(hour / 6)]!, gusts[Math.floor(hour / 6) + 1]!, (hour % 6) / 6);
    return {
      demand: Math.round((7000 + peaks) * (day < 5 ? 1 : 0.88)),
      wind: clamp((0.72 + 0.5 * gust) * (1 - 0.97 * calm)),
      solar: skies[day]! * Math.max(Math.sin(((clock - 6) / 12) * Math.PI), 0) ** 1.3,
    };
  });
}

/** Numbers from 0 to 1, below 1, that look like chance: a linear congruential generator. */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (1664525 * state + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** 1 at its middle, and falling to 0 on both sides. */
function bell(at: number, middle: number, width: number): number {
  return Math.exp(-(((at - middle) / width) ** 2));
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

const SHAPES = shapesOf(7);
