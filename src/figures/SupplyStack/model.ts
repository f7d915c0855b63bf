/**
 * Who runs in one hour and what electricity costs in it, as in quintel/merit at a5c32aa:
 * - weather comes first, whatever its costs: `Calculator#compute_always_ons` (lib/merit/calculator.rb);
 * - the others run in the order of their costs, equal costs in the given order: `ParticipantSet#dispatchables`
 *   (lib/merit/participant_set.rb), `Calculator#compute_dispatchables`;
 * - what sets the price: `PriceCurve#participant_at`, `#set` (lib/merit/price_curve.rb).
 *
 * Left out of it: storage and conversion of a surplus, demand and export that answer to the price (`price_sensitive_at`),
 * costs that rise with a plant's own output (`CostStrategy::LinearCostFunction`), curves of costs.
 */
import type {Carrier} from '../../components/Figure/colour';

export interface Plant {
  readonly name: string;
  readonly short?: string; // where there is little room
  readonly carrier: Carrier;
  readonly runs: 'with the weather' | 'when called';
  readonly available: number; // GW in this hour
  readonly costs: number; // €/MWh, marginal, without those of emissions
  readonly emissions: number; // t CO₂ per MWh of electricity
}

export interface Running extends Plant {
  readonly marginal: number; // €/MWh, marginal costs with those of emissions
  readonly from: number; // GW that plants before it could supply
  readonly output: number; // GW that go to demand
}

export interface Hour {
  readonly demand: number; // GW
  readonly stack: readonly Running[]; // in the order in which they run
  readonly surplus: number; // GW from the weather that nobody needs
  readonly shortage: number; // GW of demand that nobody supplies
  readonly price: number; // €/MWh
  readonly setBy: Running | 'surplus' | 'deficit';
}

/** €/MWh in an hour with too little supply: the default of `PriceCurve#initialize`. */
export const FALLBACK_PRICE = 3000;

/** GW; less than that is nothing: `PriceCurve#deficit?`, there in MW. Sums of decimals are wrong in their last digits. */
const NEGLIGIBLE = 1e-8;

/** Puts plants in the order in which they run, meets demand (GW) and finds the price. */
export function hourOf(plants: readonly Plant[], demand: number, co2Price: number): Hour {
  const priced = plants.map((plant) => ({...plant, marginal: plant.costs + plant.emissions * co2Price}));
  const called = priced.filter(({runs}) => runs === 'when called').sort((a, b) => a.marginal - b.marginal);
  const ordered = [...priced.filter(({runs}) => runs === 'with the weather'), ...called];

  let from = 0;
  const stack = ordered.map((plant): Running => {
    const output = Math.min(plant.available, orNothing(demand - from));
    const running = {...plant, from, output};
    from += plant.available;
    return running;
  });
  const fromWeather = sum(stack.filter(({runs}) => runs === 'with the weather').map(({available}) => available));
  const surplus = orNothing(fromWeather - demand);
  const shortage = orNothing(demand - from);
  const setBy = priceSetter(stack, shortage);
  return {demand, stack, surplus, shortage, price: priceOf(setBy, stack), setBy};
}

/** `PriceCurve#participant_at`: nobody in a shortage, otherwise the last plant that was called, otherwise nobody. */
function priceSetter(stack: readonly Running[], shortage: number): Hour['setBy'] {
  if (shortage > 0) return 'deficit';
  return stack.findLast(({runs, output}) => runs === 'when called' && output > 0) ?? 'surplus';
}

/** `PriceCurve#set`: in a shortage the fallback price, or the costs of the dearest plant there is if these are higher. */
function priceOf(setBy: Hour['setBy'], stack: readonly Running[]): number {
  if (setBy === 'surplus') return 0;
  if (setBy !== 'deficit') return setBy.marginal;
  const dearest = stack.findLast(({runs, available}) => runs === 'when called' && available > 0);
  return Math.max(FALLBACK_PRICE, dearest?.marginal ?? 0);
}

function orNothing(power: number): number {
  return power > NEGLIGIBLE ? power : 0;
}

/** Adds numbers up. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
