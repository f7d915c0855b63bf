import {Mistake} from '../blocks';
import {readEdges, type AdDocument} from '../documents';
import {textsIn, plain, yaml} from '../files';
import {readNodeValues} from '../values';
import {refuseUnlike, type Words} from '../words';
import {FREE, madeOf} from './sources';
import {asKey, asText, table} from './table';

/** Heaters of a sector: their keys in the order in which they heat, and where the rest of them stands. */
interface Sector {
  readonly order: string; // below config/fever/
  readonly title: string;
  readonly id: string;
  readonly share: (kind: string) => string; // key of the slider
  readonly water?: (kind: string) => string; // node of the same heater for hot water
}

const SECTORS: Readonly<Record<string, Sector>> = {
  households: {
    order: 'space_heating_producer_order',
    title: 'Heating technologies of homes',
    id: 'homes-table',
    share: (kind) => `households_heater_${kind}_share`,
    water: (kind) => `households_water_heater_${kind === 'electricity' ? 'resistive_electricity' : kind}`,
  },
  buildings: {
    order: 'buildings_space_heating_producer_order',
    title: 'Heating technologies of buildings',
    id: 'buildings-table',
    share: (kind) => `buildings_space_heater_${kind}_share`,
  },
};

/** The heating technologies of homes or buildings, as Markdown, in the order in which they heat. `carriers` are in our own words. */
export function heaters(
  etsource: string,
  etmodel: string,
  dataset: string,
  carriers: Words,
  args: readonly string[],
): string {
  const sector = SECTORS[args.join(' ')];
  if (!sector) throw new Mistake(`“${args.join(' ')}” is none of ${Object.keys(SECTORS).join(', ')}`);
  const values = readNodeValues(etsource, dataset);
  const byKey = new Map(values.nodes.map((node) => [node.key, node]));
  const taken = carriersTaken(etsource);
  const orders = Object.values(SECTORS).map(({order}) => yaml(etsource, `config/fever/${order}.yml`) as string[]);
  refuseUnlike(carriers, [...new Set(orders.flat().flatMap(taken))]);

  const titles = textsIn(etmodel, 'config/locales/interface/input_elements', 'input_elements', 'title');
  const {title, id, share, water} = sector;
  const rows = (yaml(etsource, `config/fever/${sector.order}.yml`) as string[]).map((key, place) => {
    const [node, kind] = [nodeOf(key), key.replace(/^.*?_heater_/, '')];
    const name = titles.get(share(kind));
    if (!name) throw new Mistake(`the interface has no title for ${share(kind)}`);
    return [
      String(place + 1),
      `**${asText(plain(name))}**`,
      taken(key)
        .map((carrier) => carriers.said.get(carrier)!)
        .join(', '),
      perUnit(node),
      ...(water ? [perUnit(nodeOf(water(kind)))] : []),
      ((node.number('heat_output_capacity') ?? Number.NaN) * 1000).toFixed(1),
      asKey(share(kind)),
    ];
  });
  const perUnits = water ? ['Heat per unit, space', 'Heat per unit, water'] : ['Heat per unit'];
  return table(title, id, ['Place', 'Technology', 'Takes', ...perUnits, 'Heat output (kW)', 'Key of the share'], rows, {
    numbers: ['Place', ...perUnits],
  });

  function nodeOf(key: string): AdDocument {
    const node = byKey.get(key);
    if (!node) throw new Mistake(`etsource has no node ${key}`);
    return node;
  }

  /** Heat from a unit of what is paid for: `1.07`; `COP` where it follows the weather, in a hybrid with its second fuel. */
  function perUnit(node: AdDocument): string {
    const first = node.text('fever.efficiency_based_on');
    if (!first) return madeOf(node, 'useable_heat', values, 2);
    const fuels = node
      .below('output.useable_heat')
      .filter(([carrier]) => carrier !== first && !FREE.has(carrier))
      .map(([, made]) => Number(made).toFixed(2));
    return ['COP', ...fuels].join('; ');
  }
}

/** The carriers that flow into a node and are paid for, electricity first. */
function carriersTaken(etsource: string): (node: string) => string[] {
  const edges = readEdges(etsource);
  return (node) =>
    [
      ...new Set(edges.flatMap(({consumer, carrier}) => (consumer === node && !FREE.has(carrier) ? [carrier] : []))),
    ].toSorted(
      (one, other) => Number(other === 'electricity') - Number(one === 'electricity') || one.localeCompare(other, 'en'),
    );
}
