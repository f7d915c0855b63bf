/** One hour of a sample region: supply in a row by what it offers at, and behind demand the buyers by what they bid. */
import type {Carrier} from '../../components/Figure/colour';
import {marginalCosts} from '../meritOrder/marginalCosts';
import {hoursOf, type Hour, type Participant} from '../meritOrder/model';
import type {Settings} from './inputs';
import {FIRED} from './plants';

/** MW that run in every hour. */
const MUST_RUN = 1500;

/** What an interconnector offers and bids at the start in nl2023, €/MWh; without costs of CO₂. */
export const ABROAD = 96.23;

const INTERCONNECTOR = 2000; // MW
const ELECTROLYSIS = 1500; // MW

/** A block of the row: supply, or a buyer. */
export interface Block {
  readonly key: string;
  readonly name: string;
  readonly carrier?: Carrier; // none: from or to abroad
  readonly pattern?: 'dots' | 'cross' | 'in'; // tells apart what has the same colour
  readonly price?: number; // €/MWh, what it offers at or bids; none: always on
  readonly from: number; // GW that stand before it
  readonly most: number; // GW that it could supply or take
  readonly load: number; // GW that it does
}

export interface Stack {
  readonly demand: number; // GW that do not react to the price
  readonly alwaysOn: number; // GW
  readonly supply: readonly Block[];
  readonly buyers: readonly Block[];
  readonly used: number; // GW that demand and buyers take
  readonly curtailed: number; // GW
  readonly shortage: number; // GW
  readonly price: number; // €/MWh
  readonly setBy: string; // key of a block, or 'surplus' or 'deficit'
}

type Named = Omit<Block, 'from' | 'load' | 'most'>;

/** The hour that the reader has set. */
export function stackAt(settings: Settings): Stack {
  const {wind, sun, co2, bid} = settings;
  const demand = inMW(settings.demand);
  const alwaysOn: [Named, number][] = [
    [{key: 'must-run', name: 'Must-run', carrier: 'waste'}, MUST_RUN],
    [{key: 'wind', name: 'Wind', carrier: 'wind'}, inMW(wind)],
    [{key: 'sun', name: 'Sun', carrier: 'solar'}, inMW(sun)],
  ];
  const asking: [Named, number][] = [
    ...FIRED.map(({capacity, costs, ...plant}): [Named, number] => [
      {...plant, price: marginalCosts(costs, co2)},
      capacity,
    ]),
    [{key: 'import', name: 'Import', pattern: 'in', price: ABROAD}, INTERCONNECTOR],
  ];
  const bidding: [Named, number][] = [
    [{key: 'export', name: 'Export', price: ABROAD}, INTERCONNECTOR],
    [{key: 'hydrogen', name: 'Electrolysis', carrier: 'hydrogen', price: bid}, ELECTROLYSIS],
  ];
  const participants = [
    ...asking.map(([{key, price}, capacity]): Participant => ({kind: 'plant', key, capacity, ask: price!})),
    ...bidding.map(([{key, price}, capacity]): Participant => ({kind: 'buyer', key, capacity, bid: price!})),
  ];
  const given = {demand, alwaysOn: alwaysOn.reduce((total, [, power]) => total + power, 0)};
  const hour = hoursOf(participants, [given])[0]!;
  const {curtailed, shortage, price, setBy, loads} = hour;

  const byAsk = [...asking].sort(([a], [b]) => a.price! - b.price!);
  const byBid = [...bidding].sort(([a], [b]) => b.price! - a.price!);
  const taken = byBid.reduce((total, [{key}]) => total - loads[key]!, 0);
  return {
    demand: demand / 1000,
    alwaysOn: given.alwaysOn / 1000,
    supply: inRow([...alwaysOn, ...byAsk], 0, hour),
    buyers: inRow(byBid, demand, hour),
    used: (demand - shortage + taken) / 1000,
    curtailed: curtailed / 1000,
    shortage: shortage / 1000,
    price,
    setBy: typeof setBy === 'string' ? setBy : setBy.key,
  };
}

/** Blocks one behind another, from so many MW on; what takes no part in the calculation is always on. */
function inRow(blocks: readonly [Named, number][], start: number, {loads}: Hour): Block[] {
  let from = start;
  return blocks.map(([named, most]) => {
    from += most;
    return {...named, from: (from - most) / 1000, most: most / 1000, load: Math.abs(loads[named.key] ?? most) / 1000};
  });
}

/** Whole MW: sums of decimals are wrong in their last digits. */
function inMW(power: number): number {
  return Math.round(power * 1000);
}
