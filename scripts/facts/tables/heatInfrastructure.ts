import {known, Mistake} from '../blocks';
import {NODES, readDocuments} from '../documents';
import {readArea} from '../values';
import {refuseUnlike} from '../words';
import {oneOf, sharing, tableOf} from './form';
import {titlesIn} from './labels';
import {decimal} from './numbers';
import {asTitle, NONE} from './table';

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

/** What a unit of each part costs in each network, and the slider that scales it. */
const prices = tableOf({
  title: 'Investment per unit in `{dataset}`',
  id: 'price-table',
  rows: ({etsource, etmodel, dataset}) => {
    const area = readArea(etsource, dataset);
    const titles = titlesIn(etmodel);
    const sliders = readDocuments(etsource, 'inputs').flatMap(({key, text}) => {
      const title = titles.get(key);
      return title ? [{title, query: text('query') ?? ''}] : [];
    });
    const titleOf = (name: string): string => {
      const [slider, ...others] = sliders.filter(({query}) => new RegExp(`\\bAREA\\(\\), ${name},`).test(query));
      if (!slider || others.length) throw new Mistake(`${slider ? others.length + 1 : 0} sliders scale ${name}`);
      return slider.title;
    };
    const priceOf = (name: string): string => decimal(known(area.number(name), `${dataset} says no ${name}`));
    return PARTS.map(([part, unit, attribute]) => {
      const names = NETWORKS.map((network) => attribute.replace('{t}', network));
      const [first = '', ...others] = names.map(titleOf);
      const [ht, mt, lt] = names.map(priceOf);
      return {...{part, unit, ht, mt, lt}, title: first, isAll: others.every((title) => title === first)};
    });
  },
  columns: {
    Part: 'part',
    Unit: 'unit',
    HT: ({ht}) => ht!,
    MT: ({mt}) => mt!,
    LT: ({lt}) => lt!,
    'Scaled by': ({title, isAll}) => `${asTitle(title)}${isAll ? '' : ' and so on'}`,
  },
  tools: ['filter', 'csv'],
});

/** The large sources that are connected by primary pipelines, by network; they have their names and order from our own words. */
const primary = tableOf({
  title: 'Sources that need primary pipelines',
  id: 'primary-sources',
  rows: ({etsource, etmodel, words}) => {
    const sources = words('heat-infrastructure');
    const keys = readDocuments(etsource, NODES).flatMap(({key, list}) =>
      list('groups').includes('primary_heat_infrastructure') ? [key] : [],
    );
    refuseUnlike(sources, [...new Set(keys.map((key) => key.replace(/_(?:ht|mt|lt)_/, '_…_')))]);
    const titles = new Set(titlesIn(etmodel).values());
    return sharing(
      [...sources.said].map(([key, name]) => {
        const title = /^\*\*(.+)\*\*/.exec(name)?.[1];
        if (!title || !titles.has(title)) throw new Mistake(`${sources.file}: no slider has the title of “${name}”`);
        return {key, name, networks: NETWORKS.filter((network) => keys.includes(key.replace('…', network)))};
      }),
    );
  },
  columns: {
    Source: 'name',
    HT: ({networks}) => (networks.includes('ht') ? 'yes' : NONE),
    MT: ({networks}) => (networks.includes('mt') ? 'yes' : NONE),
    LT: ({networks}) => (networks.includes('lt') ? 'yes' : NONE),
  },
  tools: ['filter', 'csv'],
});

export const heatInfrastructure = oneOf({prices, primary});
