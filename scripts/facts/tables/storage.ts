import {known} from '../blocks';
import {readScreen} from '../clones';
import {NODES, readDocuments, readInputs, type AdDocument} from '../documents';
import {readNodeValues} from '../values';
import {refuseUnlike} from '../words';
import {grouped, oneOf, sharing, tableOf, type Sources} from './form';
import {readLabels, titlesIn} from './labels';
import {decimal} from './numbers';
import {asKey, asText, asTitle, NONE} from './table';
import {readWaccTitles} from './wacc';

/** One unit of each storage. */
const technologies = tableOf({
  title: 'One unit of each storage, `{dataset}`',
  id: 'technologies-table',
  rows: storages,
  columns: ({etsource, dataset}) => {
    const values = readNodeValues(etsource, dataset);
    const times = (value: number | undefined, factor: number): number | undefined =>
      value === undefined ? undefined : value * factor;
    return {
      Storage: 'name',
      'Capacity (MW)': ({unit}) => decimal(values.of(unit, 'typical_input_capacity'), 6),
      'Volume (MWh)': ({unit}) => decimal(values.of(unit, 'storage.volume'), 6),
      'Efficiency (%)': ({key}) => decimal((values.of(key, 'output.electricity') ?? Number.NaN) * 100),
      'Loss per hour (%)': ({unit}) => decimal(times(values.of(unit, 'storage.decay'), 100), 4),
      Network: ({text}) => text('merit_order.level')?.toUpperCase() ?? NONE,
      Node: ({key}) => asKey(key),
    };
  },
});

/** The sliders that set how much storage there is, in the order of the interface. */
const sliders = tableOf({
  title: 'Sliders of capacity and volume',
  id: 'sliders-table',
  rows: (sources) => {
    storages(sources); // whose words are checked with those of the sliders
    const inputs = readInputs(sources.etsource);
    return sizesIn(sources.etmodel).map((size) => ({
      ...size,
      input: known(inputs.get(size.key), `etsource has no input ${size.key}`),
    }));
  },
  columns: ({etsource, dataset, words}) => {
    const [values, {said}] = [readNodeValues(etsource, dataset), words('electricity-storage')];
    const bound = ({text, number}: AdDocument, name: string): string =>
      text(`${name}_gql`) ? 'by a query' : decimal(number(name));
    return {
      Storage: ({isShared, group, slide}) => (isShared ? said.get(group)! : asText(slide)),
      Slider: ({title}) => asTitle(title),
      Unit: 'unit',
      'Start, `{dataset}`': ({input}) => {
        const query = input.text('start_value_gql');
        const start = query ? values.ofQuery(query) : input.number('start_value');
        return query?.includes('DIVIDE') ? (start?.toFixed(4) ?? NONE) : decimal(start);
      },
      Minimum: ({input}) => bound(input, 'min_value'),
      Maximum: ({input}) => bound(input, 'max_value'),
      Key: ({key}) => asKey(key),
    };
  },
  numbers: ['Minimum', 'Maximum'],
});

/** At what prices storage bids and offers, and where its costs go; vehicles share a row, and so do parks. */
const prices = tableOf({
  title: 'Prices at the start, and where the costs go',
  id: 'prices-table',
  rows: (sources) => {
    const {etsource, etmodel, words} = sources;
    const [titleOf, labelOf] = [readWaccTitles(etsource, etmodel), readLabels(etmodel)];
    const {said} = words('electricity-storage');
    return sharing(
      storages(sources).map((node) => {
        const groups = node.list('groups');
        const costs = groups.find((group) => group.startsWith('costs_'));
        const category = groups.find((group) => group.startsWith('wacc_'));
        const [family = node.key] = familyOf(node);
        return {
          key: node.key,
          name: said.get(family)!,
          bid: node.number('max_consumption_price')?.toFixed(1) ?? NONE,
          offer: node.number('marginal_costs')?.toFixed(3) ?? NONE,
          category: category ? asTitle(titleOf(category)) : NONE,
          costs: costs ? asText(labelOf(costs).replace(/:.*$/, '')) : NONE,
        };
      }),
    );
  },
  columns: {
    Storage: 'name',
    'Bid (€/MWh)': 'bid',
    'Offer (€/MWh)': 'offer',
    'Category of capital costs': 'category',
    'Costs count as': 'costs',
  },
});

export const electricityStorage = oneOf({technologies, sliders, prices});

/** The storages with their names, in the order of our own words, and the node that describes a unit: of vehicles that which they drive. */
function storages({etsource, etmodel, words}: Sources): (AdDocument & Record<'name' | 'unit', string>)[] {
  const nodes = readDocuments(etsource, NODES).filter(({text}) =>
    /^(?:p2p|v2g)$/.test(text('presentation_group') ?? ''),
  );
  const names = words('electricity-storage');
  const groups = sizesIn(etmodel).flatMap(({group, isShared}) => (isShared ? [group] : []));
  refuseUnlike(names, [...nodes.map(({key}) => key), ...new Set([...nodes.flatMap(familyOf), ...groups])]);
  return [...names.said].flatMap(([storage, name]) =>
    nodes
      .filter(({key}) => key === storage)
      .map((node) => ({...node, name, unit: node.text('merit_order.delegate') ?? node.key})),
  );
}

/** What shares a row of prices: batteries of vehicles, which take after them, and those of parks, which trade nothing. */
function familyOf({text}: AdDocument): string[] {
  if (text('merit_order.delegate')) return ['vehicles'];
  return text('merit_order.type') ? [] : ['parks'];
}

/** A slider that sets how much storage there is. */
interface Size {
  readonly key: string;
  readonly slide: string;
  readonly group: string;
  readonly isShared: boolean; // between several storages: the slide
  readonly title: string;
  readonly unit: string;
}

/** The sliders of capacity and volume on the slides of electricity storage: not those of prices and settings. */
function sizesIn(etmodel: string): Size[] {
  const titles = titlesIn(etmodel);
  const sizes = readScreen(etmodel).filter(
    ({entry, slide}) => slide.item === 'flexibility_storage' && ['%', 'MW', 'hours'].includes(String(entry.unit)),
  );
  return grouped(sizes, ({slide}) => slide.key).flatMap((own) => {
    const isShared = new Set(own.map(({entry}) => entry.interface_group)).size > 1;
    return own.map(({key, entry, slide}) => ({
      ...{key, slide: slide.title, group: String(entry.interface_group), isShared, unit: String(entry.unit)},
      title: titles.get(key) ?? key,
    }));
  });
}
