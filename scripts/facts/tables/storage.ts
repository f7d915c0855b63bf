import {Mistake} from '../blocks';
import {readSlides} from '../clones';
import {readDocuments, type AdDocument} from '../documents';
import {entriesIn, plain, textsIn} from '../files';
import {readNodeValues} from '../values';
import {refuseUnlike, type Words} from '../words';
import {readLabels} from './labels';
import {decimal} from './processes';
import {asKey, asText, NONE, table} from './table';
import {readWaccTitles} from './wacc';

/** One of the tables of electricity storage, as Markdown; storages have their names and order from our own words. */
export function electricityStorage(
  etsource: string,
  etmodel: string,
  dataset: string,
  names: Words,
  [which = '', ...more]: readonly string[],
): string {
  const write = {technologies, sliders, prices}[which];
  if (!write || more.length)
    throw new Mistake(`“${[which, ...more].join(' ')}” is none of technologies, sliders, prices`);
  const values = readNodeValues(etsource, dataset);
  const storages = values.nodes.filter(({text}) => ['p2p', 'v2g'].includes(text('presentation_group') ?? ''));
  const shown = sizesIn(etmodel);
  const groups = shown.flatMap(({group, isShared}) => (isShared ? [group] : []));
  refuseUnlike(names, [...storages.map(({key}) => key), ...new Set([...storages.flatMap(familyOf), ...groups])]);
  const order = [...names.said.keys()];
  return write(storages.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key)));

  /** One unit of each storage. */
  function technologies(nodes: readonly AdDocument[]): string {
    const rows = nodes.map((node) => {
      // A battery of vehicles is described by the vehicle that it drives.
      const unit = node.text('merit_order.delegate') ?? node.key;
      const of = (attribute: string, factor = 1): number | undefined => {
        const value = values.of(unit, attribute);
        return value === undefined ? undefined : value * factor;
      };
      return [
        names.said.get(node.key)!,
        asKey(node.key),
        node.text('merit_order.level')?.toUpperCase() ?? NONE,
        decimal(of('typical_input_capacity'), 6),
        decimal(of('storage.volume'), 6),
        decimal((values.of(node.key, 'output.electricity') ?? Number.NaN) * 100),
        decimal(of('storage.decay', 100), 4),
      ];
    });
    return table(
      `One unit of each storage, ${asKey(dataset)}`,
      'technologies-table',
      ['Storage', 'Node', 'Network', 'Capacity (MW)', 'Volume (MWh)', 'Efficiency (%)', 'Loss per hour (%)'],
      rows,
    );
  }

  /** The sliders that set how much storage there is, in the order of the interface. */
  function sliders(): string {
    const inputs = new Map(readDocuments(etsource, 'inputs').map((input) => [input.key, input]));
    const rows = shown.map(({key, slide, group, isShared, title, unit}) => {
      const input = inputs.get(key);
      if (!input) throw new Mistake(`etsource has no input ${key}`);
      const bound = (name: string): string => (input.text(`${name}_gql`) ? 'by a query' : decimal(input.number(name)));
      const query = input.text('start_value_gql');
      const start = query ? values.ofQuery(query) : input.number('start_value');
      return [
        isShared ? names.said.get(group)! : asText(slide),
        `**${asText(title)}**`,
        asKey(key),
        unit,
        bound('min_value'),
        bound('max_value'),
        query?.includes('DIVIDE') ? (start?.toFixed(4) ?? NONE) : decimal(start),
      ];
    });
    return table(
      'Sliders of capacity and volume',
      'sliders-table',
      ['Storage', 'Slider', 'Key', 'Unit', 'Minimum', 'Maximum', `Start, ${asKey(dataset)}`],
      rows,
      {numbers: ['Minimum', 'Maximum']},
    );
  }

  /** What storage bids and asks, and where its costs go; vehicles share a row, and so do parks. */
  function prices(nodes: readonly AdDocument[]): string {
    const titleOf = readWaccTitles(etsource, etmodel);
    const labelOf = readLabels(etmodel);
    const rows = new Map<string, readonly string[]>();
    for (const node of nodes) {
      const groups = node.list('groups');
      const costs = groups.find((group) => group.startsWith('costs_'));
      const category = groups.find((group) => group.startsWith('wacc_'));
      const row = [
        node.number('max_consumption_price')?.toFixed(1) ?? NONE,
        node.number('marginal_costs')?.toFixed(3) ?? NONE,
        category ? `**${asText(titleOf(category))}**` : NONE,
        costs ? asText(labelOf(costs).replace(/:.*$/, '')) : NONE,
      ];
      const [family = node.key] = familyOf(node);
      const name = names.said.get(family)!;
      if ((rows.get(name) ?? row).join() !== row.join())
        throw new Mistake(`${node.key} has other prices or costs than the rest of “${name}”`);
      rows.set(name, row);
    }
    return table(
      'Prices at the start, and where the costs go',
      'prices-table',
      ['Storage', 'Bid (€/MWh)', 'Ask (€/MWh)', 'Category of capital costs', 'Costs count as'],
      [...rows].map(([name, row]) => [name, ...row]),
    );
  }
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
  const titles = textsIn(etmodel, 'config/locales/interface/input_elements', 'input_elements', 'title');
  const entries = entriesIn(etmodel, 'config/interface/input_elements').filter(({unit}) =>
    ['%', 'MW', 'hours'].includes(String(unit)),
  );
  return [...readSlides(etmodel).values()]
    .filter(({item}) => item === 'flexibility_storage')
    .flatMap((slide) => {
      const own = entries
        .filter(({slide_key}) => slide_key === slide.key)
        .toSorted((one, other) => Number(one.position) - Number(other.position));
      const isShared = new Set(own.map(({interface_group}) => interface_group)).size > 1;
      return own.map(({key, interface_group, unit}) => ({
        ...{key: String(key), slide: slide.title, group: String(interface_group), isShared, unit: String(unit)},
        title: plain(titles.get(String(key)) ?? String(key)),
      }));
    });
}
