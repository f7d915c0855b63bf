import {Mistake} from '../blocks';
import {readDocuments} from '../documents';
import {readFuels} from '../fuels';
import {readArea, readNodeValues, type NodeValues} from '../values';
import {refuseUnlike, type Words} from '../words';
import {percent} from './carriers';
import {costsPerMw, inputCapacity, MAINTENANCE} from './costs';
import {plantNames} from './plants';
import {asKey, asText, NONE, table} from './table';

/** What we say of a class of participants in the merit order. */
export interface Participant {
  readonly words: string;
  readonly asks: string;
  readonly bids: string;
  readonly sets: string;
}

/** The classes of participants in the merit order, as Markdown, in the order of their words. */
export function meritParticipants(etsource: string, classes: Words<Participant>): string {
  const nodes = new Map<string, number>();
  for (const node of readDocuments(etsource, 'graphs/energy/nodes')) {
    const type = node.text('merit_order.type');
    if (!type) continue;
    const pair = `${type}_${node.text('merit_order.subtype') ?? 'generic'}`;
    nodes.set(pair, (nodes.get(pair) ?? 0) + 1);
  }
  refuseUnlike(classes, [...nodes.keys()]);
  const rows = [...classes.said].map(([pair, {words, asks, bids, sets}]) => [
    words,
    ...[pair.split('_')[0]!, pair.replace(/^[^_]+_/, '')].map(asKey),
    String(nodes.get(pair)),
    asks,
    bids,
    sets,
  ]);
  return table(
    'Participants of the electricity merit order',
    'participants-table',
    ['Participants', 'Type', 'Subtype', 'Nodes', 'Ask', 'Bid', 'Can set the price'],
    rows,
  );
}

/** The power plants that can be switched on, as Markdown, in the order of the start year, with the names of the interface. */
export function meritPlants(etsource: string, etmodel: string, dataset: string): string {
  const values = readNodeValues(etsource, dataset);
  const names = plantNames(etsource, etmodel);
  const plants = values.nodes.filter(
    ({text}) => text('merit_order.type') === 'producer' && text('merit_order.subtype') === 'dispatchable',
  );
  const nameless = plants.filter(({key}) => !names.has(key)).map(({key}) => key);
  if (nameless.length)
    throw new Mistake(`the interface’s table of the merit order has no name for ${nameless.join(', ')}`);
  const fuelOf = readFuels(etsource, dataset, values);
  const area = readArea(etsource, dataset).number;
  const rows = plants.map(({key, number, list}) => {
    const electricity = outputOf(key, 'electricity', values);
    // The fuel for what is a by-product does not count (etengine: app/models/qernel/node_api/cost.rb).
    const heat = list('waste_outputs').reduce((sum, carrier) => sum + outputOf(key, carrier, values), 0);
    const counted = electricity / (electricity + heat);
    const captured = number('free_co2_factor') ?? 0;
    const pays = number('takes_part_in_ets') ?? 1;

    const {cost, co2, biogenic} = fuelOf(key);
    const priceOfCo2 = (area('co2_price') ?? 0) * (1 - (area('co2_percentage_free') ?? 0)) * pays * (1 - captured);
    const fuel = cost + co2 * priceOfCo2 - biogenic * captured * (area('captured_biogenic_co2_price') ?? 0);
    const capacity = inputCapacity((attribute) => values.of(key, attribute));
    const hourly = costsPerMw(number, capacity, ...MAINTENANCE) ?? 0;
    const costs = Math.max(0, counted * fuel * 3600 + hourly) / electricity;
    return {
      costs,
      cells: [
        asText(names.get(key)!),
        asKey(key),
        whole(number('availability')),
        (electricity * 100).toFixed(1),
        whole(counted),
        pays === 1 ? 'yes' : 'no',
        percent(captured),
        costs.toFixed(1),
      ],
    };
  });
  return table(
    `Power plants that can be switched on, ${dataset}`,
    'plants',
    [
      'Plant',
      'Node',
      'Availability (%)',
      'Efficiency (%)',
      'Fuel counted (%)',
      'Pays for CO₂',
      'CO₂ captured (%)',
      'Marginal costs (€/MWh)',
    ],
    rows.toSorted((one, other) => one.costs - other.costs).map(({cells}) => cells),
  );
}

/** `91` for 0.907. */
function whole(share: number | undefined): string {
  return share === undefined ? NONE : (share * 100).toFixed(0);
}

/** What a plant makes of 1 that goes in. */
function outputOf(plant: string, carrier: string, values: NodeValues): number {
  const value = values.of(plant, `output.${carrier}`);
  if (value === undefined) throw new Mistake(`etsource’s ${plant}: nothing says its output.${carrier}`);
  return value;
}
