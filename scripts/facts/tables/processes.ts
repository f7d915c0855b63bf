import {readFileSync} from 'node:fs';
import {readDocuments, readEdges, type AdDocument} from '../documents';
import {filesIn, keyOf} from '../files';
import {refuseUnlike, type Words} from '../words';
import {percent, refuseUnnamed} from './carriers';
import {costsPerMw, inputCapacity, MAINTENANCE} from './costs';
import {asKey, NONE, table} from './table';

const NODES = 'graphs/energy/nodes';

/** A part of a flow: `0.525` of `kerosene`. */
type Part = readonly [carrier: string, share: number];

/** Processes that make liquid fuels, with what goes in and comes out as shares of all that goes in, as Markdown. */
export function liquidFuels(etsource: string, processes: Words, carriers: Words): string {
  const nodes = fuelNodes(etsource, processes);
  const flows = nodes.map((node) => ({node, inputs: partsOf(node, 'input'), outputs: partsOf(node, 'output')}));
  const named = refuseUnnamed(carriers, etsource, carriersIn(flows));
  const setters = settersIn(etsource);
  const rows = flows.map(({node, inputs, outputs}) => [
    processes.said.get(node.key)!,
    setters(node.key).map(asKey).join(', ') || NONE,
    inWords(inputs, named),
    inWords(outputs, named),
    percent(sum(outputs)),
    asKey(node.key),
  ]);
  return table(
    'Processes that make liquid fuels and feedstock',
    'liquid-fuel-processes',
    ['Process', 'Inputs that set it', 'Goes in', 'Comes out', 'Efficiency (%)', 'Node'],
    rows,
  );
}

/** The same processes as plants, as Markdown: how they run, what they do with CO₂, and among which costs they are. */
export function liquidFuelPlants(etsource: string, processes: Words): string {
  const rows = fuelNodes(etsource, processes).map((node) => [
    processes.said.get(node.key)!,
    hourlyOf(node),
    decimal(node.number('full_load_hours')),
    decimal(node.number('typical_input_capacity')),
    percent(node.number('ccs_capture_rate')),
    node.number('ccs_capture_rate') ? percent(node.number('free_co2_factor')) : NONE,
    decimal((node.number('co2_utilisation_per_mj') ?? 0) * 1000 || undefined),
    waccOf(node),
    costGroupOf(node),
  ]);
  return table(
    'Plants that make liquid fuels and feedstock',
    'liquid-fuel-plants',
    [
      'Process',
      'Hourly profile',
      'Full load hours (h)',
      'Size of a unit (MW of input)',
      'Capture rate (%)',
      'Captured of the feedstock’s carbon (%)',
      'CO₂ used (kg/GJ of output)',
      'WACC',
      'Cost category',
    ],
    rows,
  );
}

/** Nodes that turn biomass into another carrier and whose efficiency is the same in all datasets, as Markdown. */
export function biomassRoutes(etsource: string, routes: Words, carriers: Words): string {
  const edges = readEdges(etsource);
  const all = readDocuments(etsource, NODES).filter(({folder}) => folder === 'energy');
  const flows = all.flatMap((node) => {
    const said = partsOf(node, 'input');
    const flowing = [...new Set(edges.filter(({consumer}) => consumer === node.key).map(({carrier}) => carrier))];
    const inputs: readonly Part[] = said.length || flowing.length !== 1 ? said : [[flowing[0]!, 1]];
    const outputs = partsOf(node, 'output');
    return outputs.length && inputs.some(([carrier]) => BIOMASS.has(carrier)) ? [{node, inputs, outputs}] : [];
  });
  refuseUnlike(
    routes,
    flows.map(({node}) => node.key),
  );
  const named = refuseUnnamed(carriers, etsource, carriersIn(flows));
  const order = [...routes.said.keys()];
  const rows = flows
    .toSorted((one, other) => order.indexOf(one.node.key) - order.indexOf(other.node.key))
    .map(({node, inputs, outputs}) => {
      const {investment, fixed, variable} = costsOf(node);
      return [
        routes.said.get(node.key)!,
        inWords(inputs, named),
        inWords(outputs, named),
        percent(sum(outputs)),
        decimal(node.number('full_load_hours')),
        investment,
        fixed,
        variable,
        decimal(node.number('technical_lifetime')),
        asKey(node.key),
      ];
    });
  return table(
    'Routes of biomass',
    'biomass-routes',
    [
      'Route',
      'Goes in',
      'Comes out',
      'Efficiency (%)',
      'Full load hours (h)',
      'Investment (€/kW of input)',
      'Fixed costs (€/kW of input per year)',
      'Variable costs (€/MWh of input)',
      'Lifetime (years)',
      'Node',
    ],
    rows,
  );
}

/** Carriers of biomass before or between the steps of a route. */
const BIOMASS = new Set([
  'dry_biomass',
  'wet_biomass',
  'oily_biomass',
  'biogenic_waste',
  'biogas',
  'torrefied_biomass_pellets',
  'wood_pellets',
]);

/** The nodes of the processes, in the order of their words; one without words is an error. */
function fuelNodes(etsource: string, processes: Words): AdDocument[] {
  const nodes = readDocuments(etsource, NODES).filter(
    (node) => FUELS.test(node.key) && partsOf(node, 'input').length > 0 && partsOf(node, 'output').length > 0,
  );
  refuseUnlike(
    processes,
    nodes.map(({key}) => key),
  );
  const order = [...processes.said.keys()];
  return nodes.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
}

const FUELS =
  /^energy_production_(?:fischer_tropsch|methanol|biomethanol|pyrolysis|fractionation|hvo|bio_ethanol|bio_pyrolysis)(?:_|$)/;

/**
 * Shares of carriers in what goes into a node or comes out of it. Both are shares of all that goes in: a slot's conversion
 * times the node's demand (etengine: app/models/qernel/slot.rb). Loss takes what is left.
 */
function partsOf(node: AdDocument, side: 'input' | 'output'): readonly Part[] {
  return node
    .below(side)
    .flatMap(([carrier]): Part[] => {
      const share = node.number(`${side}.${carrier}`);
      return share && carrier !== 'loss' ? [[carrier, share]] : [];
    })
    .toSorted(([, one], [, other]) => other - one);
}

const sum = (parts: readonly Part[]): number => parts.reduce((total, [, share]) => total + share, 0);

function carriersIn(flows: readonly {readonly inputs: readonly Part[]; readonly outputs: readonly Part[]}[]): string[] {
  return flows.flatMap(({inputs, outputs}) => [...inputs, ...outputs].map(([carrier]) => carrier));
}

/** `Kerosene 52.5%, gasoline 17.5%`, the largest first. */
function inWords(parts: readonly Part[], named: (carrier: string) => string): string {
  const words = parts
    .map(([carrier, share]) => {
      const name = named(carrier);
      // Abbreviations stay in capitals.
      return `${/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name} ${percent(share)}%`;
    })
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The inputs of fuel production that set a node's demand or number, then those that set its share in a process. */
function settersIn(etsource: string): (node: string) => string[] {
  const inputs = filesIn(etsource, 'inputs/supply/fuel_production', '.ad').map((file) => ({
    key: keyOf(file),
    source: readFileSync(file, 'utf8'),
  }));
  return (node) =>
    inputs
      .filter(
        ({key, source}) =>
          new RegExp(`UPDATE\\(\\s*(?:V\\(${node}\\)|EDGE\\(${node},)`).test(source) ||
          key === `${node.replace(/_must_run$/, '')}_share`,
      )
      .map(({key}) => key)
      .toSorted((one, other) => Number(/_share$/.test(one)) - Number(/_share$/.test(other)));
}

/** How the energy that a plant takes is spread over the hours. */
function hourlyOf({text}: AdDocument): string {
  const carriers = [
    ['electricity', text('merit_order.type') === 'flex' ? 'flexible' : text('merit_order.group')],
    ['hydrogen', text('hydrogen.group')],
    ['network gas', text('network_gas.profile')],
  ] as const;
  return (
    carriers
      .flatMap(([carrier, said]) =>
        said ? [`${carrier} ${/^self: electricity/.test(said) ? 'as electricity' : said}`] : [],
      )
      .join(', ') || NONE
  );
}

function waccOf({list}: AdDocument): string {
  const groups = list('groups');
  return groups.includes('wacc_unproven_tech')
    ? 'unproven technology'
    : groups.includes('wacc_proven_tech')
      ? 'proven technology'
      : NONE;
}

/** `costs_production_liquid_fuels` is liquid fuels. */
function costGroupOf({list}: AdDocument): string {
  const names = list('groups').flatMap((group) => /^costs_(?:production_)?(\w+)$/.exec(group)?.[1] ?? []);
  return names.map((name) => name.replaceAll('_', ' ')).join(', ') || NONE;
}

/** Costs for each MW that a unit takes. */
function costsOf({number}: AdDocument): Readonly<Record<'investment' | 'fixed' | 'variable', string>> {
  const size = inputCapacity(number);
  const per = (divisor: number, ...parts: readonly string[]): string => {
    const costs = costsPerMw(number, size, ...parts);
    return costs === undefined ? NONE : rounded(costs / divisor);
  };
  return {
    investment: per(1000, 'initial_investment', 'ccs_investment', 'cost_of_installing'),
    fixed: per(1000, 'fixed_operation_and_maintenance_costs_per_year'),
    variable: per(1, ...MAINTENANCE),
  };
}

/** Three digits that count: `1,860`, `0.438`. */
function rounded(value: number): string {
  return decimal(Number(value.toPrecision(3)));
}

/** `1,250.5`, without zeros at the end. */
export function decimal(value: number | undefined, digits = 3): string {
  return value === undefined ? NONE : value.toLocaleString('en-GB', {maximumFractionDigits: digits});
}
