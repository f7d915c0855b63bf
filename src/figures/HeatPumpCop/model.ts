/**
 * Heat of an hour, as in quintel/etengine at f30bd1c (app/models/qernel/fever_facade/) and quintel/fever at 2afebd1
 * (lib/fever/):
 * - COP by temperature: `VariableEfficiencyProducerAdapter#input_efficiency` (variable_efficiency_producer_adapter.rb); a
 *   constant one: `ProducerAdapter::Attributes#input_efficiency` (producer_adapter/attributes.rb);
 * - heat that a pump can give: `VariableEfficiencyProducerAdapter#efficiency_based_capacity`, else `heat_output_capacity`;
 * - first the pump, then the boiler: `HHPAdapter#producer` (hhp_adapter.rb), `CompositeProducer#request`;
 * - up to the capacity: `Producer#request`; what that takes in: `Producer#source_at` (producer.rb);
 * - what an hour cannot give is asked again: `DeferrableActivity#request` (deferrable_activity.rb).
 *
 * Left out of it: hot water, which is calculated first and takes a part of the capacity (`DelegatedCapacityCurve`).
 */
import {sum} from '../../sum';

/** A heat pump, alone or with a boiler: the attributes of its node, for one home. */
export interface HeatPump {
  readonly baseCop: number; // at 0 °C; a constant one is 1 ÷ input.electricity
  readonly copPerDegree: number; // per °C
  readonly most: {readonly electricity: number} | {readonly heat: number}; // kW
  readonly threshold?: number; // COP below which the pump stands still
  readonly boiler?: {readonly heat: number; readonly efficiency: number}; // kW; heat per unit of fuel
}

/** What gives heat, hour by hour. */
export interface Producer {
  readonly capacity: readonly number[]; // kW of heat
  readonly efficiency: readonly number[]; // heat per unit of what it takes in
}

export interface Hour {
  readonly asked: number; // kWh of heat
  readonly given: readonly number[]; // kWh of heat, by producer
  readonly taken: readonly number[]; // kWh of electricity or fuel, by producer
  readonly lost: number; // kWh that earlier hours asked for, given up in this one
}

/** Hours in which missing heat is asked for again: `fever.defer_for` of the nodes. */
const DEFER_FOR = 4;

/** Heat per unit of electricity at an outdoor temperature, °C. */
export function copAt({baseCop, copPerDegree}: HeatPump, temperature: number): number {
  const cop = baseCop + copPerDegree * temperature;
  return cop < 1 ? 1 : cop;
}

/** Heat that the pump can give at an outdoor temperature (°C), kW. */
export function capacityAt(pump: HeatPump, temperature: number): number {
  if ('heat' in pump.most) return pump.most.heat;
  const cop = copAt(pump, temperature);
  return cop < (pump.threshold ?? 1) ? 0 : pump.most.electricity * cop;
}

/** The pump and its boiler, if it has one, at the outdoor temperatures (°C) of some hours. */
export function producersOf(pump: HeatPump, temperatures: readonly number[]): Producer[] {
  const {boiler} = pump;
  return [
    {
      capacity: temperatures.map((temperature) => capacityAt(pump, temperature)),
      efficiency: temperatures.map((temperature) => copAt(pump, temperature)),
    },
    ...(boiler
      ? [{capacity: temperatures.map(() => boiler.heat), efficiency: temperatures.map(() => boiler.efficiency)}]
      : []),
  ];
}

/** Asks producers for heat (kWh) in one hour after another. */
export function hoursOf(producers: readonly Producer[], asked: readonly number[], deferFor = DEFER_FOR): Hour[] {
  let deferred: {amount: number; until: number}[] = [];
  return asked.map((amount, hour) => {
    const lost = sum(
      deferred.filter(({until}) => until < hour),
      ({amount}) => amount,
    );
    deferred = deferred.filter(({until}) => until >= hour);

    let open = amount + sum(deferred, ({amount: left}) => left);
    const given = producers.map(({capacity}) => {
      const part = Math.min(open, capacity[hour]!);
      open -= part;
      return part;
    });

    // `#fulfil_deferments`: the oldest first.
    let left = sum(given);
    while (deferred[0] && deferred[0].amount <= left) left -= deferred.shift()!.amount;
    if (deferred[0]) {
      deferred[0].amount -= left;
      left = 0;
    }
    if (left < amount) deferred.push({amount: amount - left, until: hour + deferFor});

    return {
      asked: amount,
      given,
      taken: given.map((part, index) => part / producers[index]!.efficiency[hour]!),
      lost,
    };
  });
}
