import {readFileSync} from 'node:fs';
import {NODES, readDocuments, readEdges, type AdDocument} from '../documents';
import {filesIn, keyOf} from '../files';
import {carrierNames} from './carriers';
import {costsPerMw, inputCapacity, MAINTENANCE} from './costs';
import {tableOf, withWords, type Sources} from './form';
import {decimal, percent} from './numbers';
import {asKey, NONE} from './table';

/** A part of a flow: `0.525` of `kerosene`. */
type Part = readonly [carrier: string, share: number];

/** Processes that make liquid fuels, with what goes in and comes out as shares of all that goes in. */
export const liquidFuels = tableOf({
  title: 'Processes that make liquid fuels and feedstock',
  id: 'liquid-fuel-processes',
  rows: (sources) => inWords(sources, fuelNodes(sources)),
  columns: ({etsource}) => {
    const setters = settersIn(etsource);
    return {
      Process: 'said',
      'Inputs that set it': ({key}) => setters(key).map(asKey).join(', ') || NONE,
      'Goes in': 'goesIn',
      'Comes out': 'comesOut',
      'Efficiency (%)': ({outputs}) => percent(sum(outputs)),
      Node: ({key}) => asKey(key),
    };
  },
});

/** The same processes as plants: how they run, what they do with CO₂, and among which costs they are. */
export const liquidFuelPlants = tableOf({
  title: 'Plants that make liquid fuels and feedstock',
  id: 'liquid-fuel-plants',
  rows: fuelNodes,
  columns: {
    Process: 'said',
    'Hourly profile': hourlyOf,
    'Full load hours (h)': ({number}) => decimal(number('full_load_hours')),
    'Size of a unit (MW of input)': ({number}) => decimal(number('typical_input_capacity')),
    'Capture rate (%)': ({number}) => percent(number('ccs_capture_rate')),
    'Captured of the feedstock’s carbon (%)': ({number}) =>
      number('ccs_capture_rate') ? percent(number('free_co2_factor')) : NONE,
    'CO₂ used (kg/GJ of output)': ({number}) => decimal((number('co2_utilisation_per_mj') ?? 0) * 1000 || undefined),
    WACC: waccOf,
    'Cost category': costGroupOf,
  },
});

/** Nodes that turn biomass into another carrier and whose efficiency is the same in all datasets. */
export const biomassRoutes = tableOf({
  title: 'Routes of biomass',
  id: 'biomass-routes',
  rows: (sources) => inWords(sources, withWords(sources.words('biomass-routes'), biomassFlows(sources))),
  columns: {
    Route: 'said',
    'Goes in': 'goesIn',
    'Comes out': 'comesOut',
    'Efficiency (%)': ({outputs}) => percent(sum(outputs)),
    'Full load hours (h)': ({number}) => decimal(number('full_load_hours')),
    'Investment (€/kW of input)': (node) =>
      perMw(node, 1000, 'initial_investment', 'ccs_investment', 'cost_of_installing'),
    'Fixed costs (€/kW of input per year)': (node) =>
      perMw(node, 1000, 'fixed_operation_and_maintenance_costs_per_year'),
    'Variable costs (€/MWh of input)': (node) => perMw(node, 1, ...MAINTENANCE),
    'Lifetime (years)': ({number}) => decimal(number('technical_lifetime')),
    Node: ({key}) => asKey(key),
  },
});

/** A node with what goes in and comes out. */
interface Flow extends AdDocument {
  readonly inputs: readonly Part[];
  readonly outputs: readonly Part[];
}

/** The nodes that take biomass and make something of it. Of one that does not say what goes in, it is what its one edge brings. */
function biomassFlows({etsource}: Sources): Flow[] {
  const edges = readEdges(etsource);
  return readDocuments(etsource, NODES).flatMap((node) => {
    const {inputs: said, outputs} = flowOf(node);
    const flowing = [...new Set(edges.filter(({consumer}) => consumer === node.key).map(({carrier}) => carrier))];
    const inputs: readonly Part[] = said.length || flowing.length !== 1 ? said : [[flowing[0]!, 1]];
    const isRoute = node.folder === 'energy' && outputs.length && inputs.some(([carrier]) => BIOMASS.has(carrier));
    return isRoute ? [{...node, inputs, outputs}] : [];
  });
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

/** The nodes of the processes, in the order of their words. */
function fuelNodes({etsource, words}: Sources): (Flow & {readonly said: string})[] {
  const flows = readDocuments(etsource, NODES)
    .filter(({key}) => FUELS.test(key))
    .map(flowOf);
  return withWords(
    words('liquid-fuels'),
    flows.filter(({inputs, outputs}) => inputs.length && outputs.length),
  );
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

function flowOf(node: AdDocument): Flow {
  return {...node, inputs: partsOf(node, 'input'), outputs: partsOf(node, 'output')};
}

const sum = (parts: readonly Part[]): number => parts.reduce((total, [, share]) => total + share, 0);

/** Flows with what goes in and comes out in words, which all their carriers must have. */
function inWords<Row extends Flow>(
  sources: Sources,
  flows: readonly Row[],
): (Row & Record<'goesIn' | 'comesOut', string>)[] {
  const parts = flows.flatMap(({inputs, outputs}) => [...inputs, ...outputs]);
  const nameOf = carrierNames(
    sources,
    parts.map(([carrier]) => carrier),
  );
  return flows.map((flow) => ({...flow, goesIn: listed(flow.inputs, nameOf), comesOut: listed(flow.outputs, nameOf)}));
}

/** `Kerosene 52.5%, gasoline 17.5%`, the largest first. */
function listed(parts: readonly Part[], nameOf: (carrier: string) => string): string {
  const words = parts.map(([carrier, share], place) => {
    const name = nameOf(carrier);
    // Abbreviations stay in capitals.
    const within = place && /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    return `${within} ${percent(share)}%`;
  });
  return words.join(', ');
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

/** Parts of the costs for each MW that a unit takes, divided by a number, in three digits that count: `1,860`, `0.438`. */
function perMw({number}: AdDocument, divisor: number, ...parts: readonly string[]): string {
  const costs = costsPerMw(number, inputCapacity(number), ...parts);
  return costs === undefined ? NONE : decimal(Number((costs / divisor).toPrecision(3)));
}
