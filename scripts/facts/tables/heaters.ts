import {known} from '../blocks';
import {readEdges, type AdDocument} from '../documents';
import {yaml} from '../files';
import {readNodeValues, type NodeValues} from '../values';
import {refuseUnlike} from '../words';
import {oneOf, tableOf, type Table} from './form';
import {readTitles} from './labels';
import {FREE, madeOf} from './sources';
import {asKey, asTitle} from './table';

/** Where the keys of heaters stand in the order in which they heat, below config/fever/. */
const ORDERS = {homes: 'space_heating_producer_order', buildings: 'buildings_space_heating_producer_order'} as const;

/** The heating technologies of homes or buildings, in the order in which they heat. The carriers are in our own words. */
const heatersOf = (
  sector: keyof typeof ORDERS,
  share: (kind: string) => string, // key of the slider
  perUnits: Readonly<Record<string, 'perUnit' | 'perUnitOfWater'>>,
  water?: (kind: string) => string, // node of the same heater for hot water
): Table =>
  tableOf({
    title: `Heating technologies of ${sector}`,
    id: `${sector}-table`,
    rows: ({etsource, etmodel, dataset, words}) => {
      const values = readNodeValues(etsource, dataset);
      const byKey = new Map(values.nodes.map((node) => [node.key, node]));
      const nodeOf = (key: string): AdDocument => known(byKey.get(key), `etsource has no node ${key}`);
      const keysOf = (order: string): string[] => yaml(etsource, `config/fever/${order}.yml`) as string[];
      const [taken, carriers, titleOf] = [carriersTaken(etsource), words('heaters'), readTitles(etmodel)];
      refuseUnlike(carriers, [...new Set(Object.values(ORDERS).flatMap(keysOf).flatMap(taken))]);
      return keysOf(ORDERS[sector]).map((key, place) => {
        const [node, kind, names] = [nodeOf(key), key.replace(/^.*?_heater_/, ''), taken(key)];
        return {
          ...{place: place + 1, node, title: titleOf(share(kind)), share: share(kind)},
          takes: names.map((carrier) => carriers.said.get(carrier)!).join(', '),
          perUnit: madePerUnit(node, values),
          perUnitOfWater: water ? madePerUnit(nodeOf(water(kind)), values) : '',
        };
      });
    },
    columns: {
      Place: ({place}) => String(place),
      Technology: ({title}) => asTitle(title),
      Takes: 'takes',
      ...perUnits,
      'Heat output (kW)': ({node}) => ((node.number('heat_output_capacity') ?? Number.NaN) * 1000).toFixed(1),
      'Key of the share': (heater) => asKey(heater.share),
    },
    numbers: ['Place', ...Object.keys(perUnits)],
  });

export const heaters = oneOf({
  households: heatersOf(
    'homes',
    (kind) => `households_heater_${kind}_share`,
    {'Heat per unit, space': 'perUnit', 'Heat per unit, water': 'perUnitOfWater'},
    (kind) => `households_water_heater_${kind === 'electricity' ? 'resistive_electricity' : kind}`,
  ),
  buildings: heatersOf('buildings', (kind) => `buildings_space_heater_${kind}_share`, {'Heat per unit': 'perUnit'}),
});

/** Heat from a unit of what is paid for: `1.07`; `COP` where it follows the weather, in a hybrid with its second fuel. */
function madePerUnit(node: AdDocument, values: NodeValues): string {
  const first = node.text('fever.efficiency_based_on');
  if (!first) return madeOf(node, 'useable_heat', values, 2);
  const fuels = node
    .below('output.useable_heat')
    .filter(([carrier]) => carrier !== first && !FREE.has(carrier))
    .map(([, made]) => Number(made).toFixed(2));
  return ['COP', ...fuels].join('; ');
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
