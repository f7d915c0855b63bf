import {known, Mistake} from '../blocks';
import {readNodeValues} from '../values';
import {costsPerMw, electricityCapacity} from './costs';
import {tableOf, type Columns} from './form';
import {oneDataset} from './hours';
import {labelsIn} from './labels';
import {decimal, percent} from './numbers';
import {plantNames} from './plants';
import {asKey, asText, asTitle, NONE} from './table';
import {waccCategories} from './wacc';

/** Kinds of plants that make electricity, by the group of their costs. */
const KINDS: Readonly<Record<string, {readonly group: string; readonly title: string}>> = {
  'power-plants': {group: 'costs_production_power_plants', title: 'power plants'},
  'chp-plants': {group: 'costs_production_chp_plants', title: 'CHP plants'},
};

/** Parts of the costs of a unit, in € or € an hour: what they are called for each kW or MWh of electricity. */
const COSTS = [
  ['Investment (€/kW)', 'initial_investment'],
  ['Installation (€/kW)', 'cost_of_installing'],
  ['CCS (€/kW)', 'ccs_investment'],
  ['Decommissioning (€/kW)', 'decommissioning_costs'],
  ['Fixed O&M (€/kW per year)', 'fixed_operation_and_maintenance_costs_per_year'],
  ['Variable O&M (€/MWh)', 'variable_operation_and_maintenance_costs_per_full_load_hour'],
  ['Variable O&M of CCS (€/MWh)', 'variable_operation_and_maintenance_costs_for_ccs_per_full_load_hour'],
] as const;

interface Plant {
  readonly key: string;
  readonly name: string;
  readonly size: number; // MW of electricity
  readonly costs: readonly (number | undefined)[]; // as the heads of COSTS say
  readonly category: string | undefined; // of capital costs
  readonly value: (attribute: string) => number | undefined;
}

/**
 * What plants cost, by name, for each kW and MWh of the electricity that they make. Columns in which all plants have nothing are
 * left out. Those that make heat, too, have all their costs on the electricity.
 */
export const plantCosts = tableOf({
  title: (_, [dataset = '', kind]) =>
    `Costs of ${kindOf(kind).title} for the electricity that they make, ${asKey(dataset)}`,
  id: ([, kind = POWER]) => `${kind}-table`,
  takes: 'names',
  rows: ({etsource, etmodel}, [named = '', kind, ...more]): Plant[] => {
    const dataset = oneDataset(etsource, [named]);
    const {group: asked} = kindOf(kind, more);
    const {nodes, of} = readNodeValues(etsource, dataset);
    const [names, labels] = [plantNames(etsource, etmodel), labelsIn(etmodel)];
    const categories = waccCategories(etsource, etmodel);
    return nodes
      .filter(({list}) => list('groups').includes(asked))
      .map(({key, list}) => {
        const value = (attribute: string): number | undefined => of(key, attribute);
        const name = known(names.get(key) ?? labels.get(key), `the interface has no name for ${key}`);
        const size = known(
          electricityCapacity(value) || undefined,
          `etsource’s ${key}: nothing says what electricity a unit makes`,
        );
        // € for each MW are 1,000 times those for each kW; € an hour for each MW are € for each MWh.
        const costs = COSTS.map(([head, part]) => {
          const perMw = costsPerMw(value, size, part);
          return perMw === undefined || head.endsWith('/MWh)') ? perMw : perMw / 1000;
        });
        const category = categories.find(({group}) => list('groups').includes(group))?.title;
        return {key, name, size, costs, category, value};
      })
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  },
  columns: (_, __, plants): Columns<Plant> => ({
    Plant: ({name}) => asText(name),
    'Electricity of a unit (MW)': ({size}) => decimal(size, 2),
    ...Object.fromEntries(
      COSTS.flatMap(([head], place) =>
        plants.some(({costs}) => costs[place]) ? [[head, ({costs}: Plant) => decimal(costs[place], 2)]] : [],
      ),
    ),
    'Construction (years)': ({value}) => decimal(value('construction_time')),
    'Lifetime (years)': ({value}) => decimal(value('technical_lifetime')),
    'WACC (%)': ({value}) => percent(value('wacc')),
    'Category of capital costs': ({category}) => (category ? asTitle(category) : NONE),
    Node: ({key}) => asKey(key),
  }),
});

function kindOf(kind = POWER, more: readonly string[] = []): (typeof KINDS)[string] {
  const known = KINDS[kind];
  if (!known || more.length)
    throw new Mistake(`“${[kind, ...more].join(' ')}” is none of ${Object.keys(KINDS).join(', ')}`);
  return known;
}

const POWER = 'power-plants';
