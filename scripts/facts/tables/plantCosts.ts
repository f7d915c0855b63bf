import {Mistake} from '../blocks';
import {readNodeValues} from '../values';
import {costsPerMw, electricityCapacity} from './costs';
import {oneDataset} from './hours';
import {labelsIn} from './labels';
import {plantNames} from './plants';
import {decimal} from './processes';
import {asKey, asText, NONE, table} from './table';
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

/** Other numbers of a plant, with what makes percentages of shares. */
const NUMBERS = [
  ['Construction (years)', 'construction_time', 1],
  ['Lifetime (years)', 'technical_lifetime', 1],
  ['WACC (%)', 'wacc', 100],
] as const;

/**
 * What plants cost, as Markdown, by name, for each kW and MWh of the electricity that they make. Columns in which all plants
 * have nothing are left out. Those that make heat, too, have all their costs on the electricity.
 */
export function plantCosts(
  etsource: string,
  etmodel: string,
  [named = '', kind = 'power-plants', ...more]: readonly string[],
): string {
  const dataset = oneDataset(etsource, [named]);
  const asked = KINDS[kind];
  if (!asked || more.length)
    throw new Mistake(`“${[kind, ...more].join(' ')}” is none of ${Object.keys(KINDS).join(', ')}`);
  const {nodes, of} = readNodeValues(etsource, dataset);
  const [names, labels] = [plantNames(etsource, etmodel), labelsIn(etmodel)];
  const categories = waccCategories(etsource, etmodel);

  const plants = nodes
    .filter(({list}) => list('groups').includes(asked.group))
    .map((node) => {
      const value = (attribute: string): number | undefined => of(node.key, attribute);
      const name = names.get(node.key) ?? labels.get(node.key);
      if (!name) throw new Mistake(`the interface has no name for ${node.key}`);
      const size = electricityCapacity(value);
      if (!size) throw new Mistake(`etsource’s ${node.key}: nothing says what electricity a unit makes`);
      const category = categories.find(({group}) => node.list('groups').includes(group));
      return {
        name,
        size,
        // € for each MW are 1,000 times those for each kW; € an hour for each MW are € for each MWh.
        costs: COSTS.map(([head, part]) => {
          const perMw = costsPerMw(value, size, part);
          return perMw === undefined || head.endsWith('/MWh)') ? perMw : perMw / 1000;
        }),
        numbers: NUMBERS.map(([, attribute, factor]) => {
          const number = value(attribute);
          return decimal(number === undefined ? undefined : number * factor);
        }),
        last: [category ? `**${asText(category.title)}**` : NONE, asKey(node.key)],
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

  const shown = COSTS.map((_, place) => plants.some(({costs}) => costs[place]));
  const ofShown = <T>(all: readonly T[]): T[] => all.filter((_, place) => shown[place]);
  return table(
    `Costs of ${asked.title} for the electricity that they make, ${asKey(dataset)}`,
    `${kind}-table`,
    [
      ...['Plant', 'Electricity of a unit (MW)'],
      ...ofShown(COSTS.map(([head]) => head)),
      ...NUMBERS.map(([head]) => head),
      ...['Category of capital costs', 'Node'],
    ],
    plants.map(({name, size, costs, numbers, last}) => [
      ...[asText(name), decimal(size, 2)],
      ...ofShown(costs.map((value) => decimal(value, 2))),
      ...[...numbers, ...last],
    ]),
  );
}
