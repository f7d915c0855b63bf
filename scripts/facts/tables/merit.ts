import {Mistake} from '../blocks';
import {NODES, readDocuments} from '../documents';
import {readFuels} from '../fuels';
import {readArea, readNodeValues} from '../values';
import {costsPerMw, inputCapacity, MAINTENANCE} from './costs';
import {grouped, tableOf, withWords} from './form';
import {percent} from './numbers';
import {plantNames} from './plants';
import {asKey, asText, NONE} from './table';

/** What we say of a class of participants in the merit order. */
export interface Participant {
  readonly words: string;
  readonly offers: string;
  readonly bids: string;
  readonly sets: string;
}

/** The classes of participants in the merit order, in the order of their words. */
export const meritParticipants = tableOf({
  title: 'Participants of the electricity merit order',
  id: 'participants-table',
  rows: ({etsource, words}) => {
    const participants = readDocuments(etsource, NODES).flatMap(({text}) => {
      const [type, subtype = 'generic'] = [text('merit_order.type'), text('merit_order.subtype')];
      return type ? [{key: `${type}_${subtype}`, type, subtype}] : [];
    });
    const classes = grouped(participants, ({key}) => key).map((all) => ({...all[0]!, nodes: all.length}));
    return withWords(words<Participant>('merit-participants'), classes);
  },
  columns: {
    Participants: ({said}) => said.words,
    Offer: ({said}) => said.offers,
    Bid: ({said}) => said.bids,
    'Can set the price': ({said}) => said.sets,
    Nodes: ({nodes}) => String(nodes),
    Type: ({type}) => asKey(type),
    Subtype: ({subtype}) => asKey(subtype),
  },
});

/** The power plants that can be switched on, in the order of the start year, with the names of the interface. */
export const meritPlants = tableOf({
  title: 'Power plants that can be switched on, {dataset}',
  id: 'plants',
  rows: ({etsource, etmodel, dataset}) => {
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
    return plants
      .map((plant) => {
        const {key, number, list} = plant;
        const electricity = values.given(key, 'output.electricity');
        const heat = list('waste_outputs').reduce((sum, carrier) => sum + values.given(key, `output.${carrier}`), 0);
        const counted = countedShare(electricity, heat);
        const captured = number('free_co2_factor') ?? 0;
        const pays = number('takes_part_in_ets') ?? 1;

        const {cost, co2, biogenic} = fuelOf(key);
        const priceOfCo2 = (area('co2_price') ?? 0) * (1 - (area('co2_percentage_free') ?? 0)) * pays * (1 - captured);
        const fuel = cost + co2 * priceOfCo2 - biogenic * captured * (area('captured_biogenic_co2_price') ?? 0);
        const capacity = inputCapacity((attribute) => values.of(key, attribute));
        const hourly = costsPerMw(number, capacity, ...MAINTENANCE) ?? 0;
        const costs = Math.max(0, counted * fuel * 3600 + hourly) / electricity;
        return {...plant, name: names.get(key)!, electricity, counted, captured, pays, costs};
      })
      .toSorted((one, other) => one.costs - other.costs);
  },
  columns: {
    Plant: ({name}) => asText(name),
    'Marginal costs (€/MWh)': ({costs}) => costs.toFixed(1),
    'Efficiency (%)': ({electricity}) => (electricity * 100).toFixed(1),
    'Fuel counted (%)': ({counted}) => whole(counted),
    'Pays for CO₂': ({pays}) => (pays === 1 ? 'yes' : 'no'),
    'CO₂ captured (%)': ({captured}) => percent(captured),
    'Availability (%)': ({number}) => whole(number('availability')),
    Node: ({key}) => asKey(key),
  },
});

/**
 * The share of the fuel that counts, if heat is a by-product and all other output is loss. Loss is what is left of 1, but
 * never below 0 (etengine: `#costable_energy_factor` in app/models/qernel/node_api/cost.rb, app/models/qernel/slot/elastic.rb).
 */
function countedShare(electricity: number, heat: number): number {
  if (heat === 0) return 1;
  return electricity / Math.min(electricity + heat, 1);
}

/** `91` for 0.907. */
function whole(share: number | undefined): string {
  return share === undefined ? NONE : (share * 100).toFixed(0);
}
