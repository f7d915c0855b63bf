import {Mistake} from '../blocks';
import {readDocuments} from '../documents';
import {plain, textsIn} from '../files';
import {readArea} from '../values';
import {refuseUnlike, type Words} from '../words';
import {decimal} from './processes';
import {asKey, asText, NONE, table} from './table';

const NETWORKS = ['ht', 'mt', 'lt'] as const;

/** What is paid for, with its unit and the attribute of a dataset that holds the price; `{t}` stands for the network. */
const PARTS = [
  [
    'Indoors, ground-level house',
    '€/home',
    'heat_infrastructure_households_{t}_indoor_investment_costs_ground_level_houses_eur',
  ],
  [
    'Indoors, apartment with block heating',
    '€/home',
    'heat_infrastructure_households_{t}_indoor_investment_costs_apartments_with_block_heating_eur',
  ],
  [
    'Indoors, apartment without block heating',
    '€/home',
    'heat_infrastructure_households_{t}_indoor_investment_costs_apartments_without_block_heating_eur',
  ],
  ['Indoors, building, fixed', '€', 'heat_buildings_indoor_investment_costs_eur_per_connection'],
  ['Indoors, building, by its peak', '€/kW', 'heat_buildings_indoor_investment_costs_eur_per_kw'],
  ['Main and connection pipelines', '€/m', 'heat_{t}_distribution_pipelines_investment_costs_eur_per_meter'],
  ['Exchanger station', '€/kW', 'heat_exchanger_station_investment_costs_eur_per_kw'],
  ['Substation', '€/kW', 'heat_{t}_sub_station_investment_costs_eur_per_kw'],
  ['Primary pipelines', '€/kW', 'heat_{t}_primary_pipelines_investment_costs_per_kw'],
  ['Heat delivery, apartment', '€/home', 'households_{t}_heat_delivery_system_costs_apartments_eur_per_connection'],
  [
    'Heat delivery, ground-level house',
    '€/home',
    'households_{t}_heat_delivery_system_costs_ground_level_houses_eur_per_connection',
  ],
  ['Heat delivery, building', '€', 'buildings_{t}_heat_delivery_system_costs_eur_per_connection'],
] as const;

/** One of the tables of the infrastructure of heat networks, as Markdown; the sources have their names and order from our own words. */
export function heatInfrastructure(
  etsource: string,
  etmodel: string,
  dataset: string,
  sources: Words,
  args: readonly string[],
): string {
  const write = {prices, primary}[args.join(' ')];
  if (!write) throw new Mistake(`“${args.join(' ')}” is none of prices, primary`);
  const titles = textsIn(etmodel, 'config/locales/interface/input_elements', 'input_elements', 'title');
  return write();

  /** What a unit of each part costs in each network, and the slider that scales it. */
  function prices(): string {
    const area = readArea(etsource, dataset);
    const sliders = readDocuments(etsource, 'inputs').flatMap(({key, text}) => {
      const title = titles.get(key);
      return title ? [{title: plain(title), query: text('query') ?? ''}] : [];
    });
    const rows = PARTS.map(([part, unit, attribute]) => {
      const own = NETWORKS.map((network) => attribute.replace('{t}', network));
      const [first = '', ...others] = own.map((name) => {
        const found = sliders.filter(({query}) => new RegExp(`\\bAREA\\(\\), ${name},`).test(query));
        if (found.length !== 1) throw new Mistake(`${found.length} sliders scale ${name}`);
        return found[0]!.title;
      });
      return [
        part,
        unit,
        ...own.map((name) => {
          const price = area.number(name);
          if (price === undefined) throw new Mistake(`${dataset} says no ${name}`);
          return decimal(price);
        }),
        `**${asText(first)}**${others.every((title) => title === first) ? '' : ' and so on'}`,
      ];
    });
    return table(
      `Investment per unit in ${asKey(dataset)}`,
      'price-table',
      ['Part', 'Unit', 'HT', 'MT', 'LT', 'Scaled by'],
      rows,
      {tools: ['filter', 'csv']},
    );
  }

  /** The large sources that are connected by primary pipelines, by network. */
  function primary(): string {
    const keys = readDocuments(etsource, 'graphs/energy/nodes').flatMap(({key, list}) =>
      list('groups').includes('primary_heat_infrastructure') ? [key] : [],
    );
    refuseUnlike(sources, [...new Set(keys.map((key) => key.replace(/_(?:ht|mt|lt)_/, '_…_')))]);
    const known = new Set([...titles.values()].map(plain));
    const rows = new Map<string, string[]>();
    for (const [family, name] of sources.said) {
      const title = /^\*\*(.+)\*\*/.exec(name)?.[1];
      if (!title || !known.has(title)) throw new Mistake(`${sources.file}: no slider has the title of “${name}”`);
      const row = NETWORKS.map((network) => (keys.includes(family.replace('…', network)) ? 'yes' : NONE));
      if ((rows.get(name) ?? row).join() !== row.join())
        throw new Mistake(`${family} is in other networks than the rest of “${name}”`);
      rows.set(name, row);
    }
    return table(
      'Sources that need primary pipelines',
      'primary-sources',
      ['Source', 'HT', 'MT', 'LT'],
      [...rows].map(([name, row]) => [name, ...row]),
      {tools: ['filter', 'csv']},
    );
  }
}
