import * as nodes from '@ruby/prism/src/nodes.js';
import {readFileSync} from 'node:fs';
import {parseRuby} from '../../plugins/documents/ruby';
import {documentOf} from './documents';
import {filesIn} from './files';
import {readArea, readNodeValues} from './values';

/** Calculates what a query makes for a dataset before anything else is; undefined where that needs the calculated graph. */
export type Calculator = (query: string) => number | undefined;

/** Numbers that queries call by name (etengine: app/models/gql/runtime/functions/constants.rb). */
const CONSTANTS: Readonly<Record<string, number>> = {
  HOURS_PER_YEAR: 8760,
  MJ_PER_MWH: 3600,
  BILLIONS: 1e9,
  MILLIONS: 1e6,
  THOUSANDS: 1e3,
};

type Function = (...numbers: readonly number[]) => number;

/** As the engine does (etengine: app/models/gql/runtime/functions/aggregate.rb): a quotient with a zero in it is zero. */
const FUNCTIONS: Readonly<Record<string, Function>> = {
  SUM: (...all) => all.reduce((sum, one) => sum + one, 0),
  PRODUCT: (...all) => all.reduce((product, one) => product * one, 1),
  DIVIDE: (above, below) => (above === 0 || below === 0 ? 0 : above / below),
  MIN: Math.min,
  MAX: Math.max,
  NEG: (number) => -number,
};

const OPERATORS: Readonly<Record<string, Function>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
  '-@': (one) => -one,
};

/** Reads what queries name of a dataset: its area, and the numbers that documents of nodes and edges give or look up in it. */
export function readCalculator(etsource: string, dataset: string): Calculator {
  const area = readArea(etsource, dataset);
  const values = readNodeValues(etsource, dataset);
  const shares = readShares(etsource, values.ofFunction);

  const byKey = new Map(values.nodes.map((node) => [node.key, node]));
  const attribute = (node: string, name: string): number | undefined => {
    const [, consumer] = /^share_of_(\w+)$/.exec(name) ?? [];
    if (consumer) return shares.get(`${node} ${consumer}`);
    const [, carrier, side] = /^(\w+)_(input|output)_conversion$/.exec(name) ?? [];
    if (carrier) return values.of(node, `${side}.${carrier}`);
    if (name === 'max_demand') return inMj(values.of(node, name));
    if (name === 'demand' || name === 'preset_demand') {
      // Any other demand follows from the graph.
      return byKey.get(node)?.list('groups').includes('preset_demand') ? inMj(values.of(node, 'demand')) : undefined;
    }
    const [, made] = /^(electricity|hydrogen)_output_capacity$/.exec(name) ?? [];
    return values.of(node, name) ?? (made ? ofInput(node, made) : undefined);
  };
  /** What a unit makes of what it takes, where its size is given so (etengine: app/models/qernel/node_api/capacity_production.rb). */
  const ofInput = (node: string, carrier: string): number | undefined => {
    const [size, share] = [values.of(node, 'typical_input_capacity'), values.of(node, `output.${carrier}`)];
    return size === undefined || share === undefined ? undefined : size * share;
  };

  const read = (text: string, named: Named): number | undefined => {
    const {tree, problems} = parseRuby(text);
    const [statement, ...more] = tree.statements.body;
    return problems.length || more.length || !statement ? undefined : calculate(statement, named);
  };
  const named: Named = (name, args) => {
    const [one, other] = args.map((arg) => (arg instanceof nodes.StringNode ? arg.unescaped.value : wordOf(arg)));
    if (name === 'AREA' && one) return area.number(one);
    if (name !== 'V' || !one || !other) return undefined;
    // A string may hold a sum of attributes: "number_of_units * electricity_output_capacity".
    return /^[\w.]+$/.test(other)
      ? attribute(one, other)
      : read(other, (word, inside) => (inside.length ? undefined : attribute(one, word)));
  };
  return (query) => read(query.replace(/^present:/, ''), named);
}

/** What a word with these arguments stands for. */
type Named = (word: string, args: readonly nodes.Node[]) => number | undefined;

function calculate(node: nodes.Node, named: Named): number | undefined {
  if (node instanceof nodes.IntegerNode || node instanceof nodes.FloatNode) return Number(node.value);
  if (node instanceof nodes.ConstantReadNode) return CONSTANTS[node.name];
  if (node instanceof nodes.ParenthesesNode) {
    const inside = node.body instanceof nodes.StatementsNode ? node.body.body : [];
    return inside.length === 1 ? calculate(inside[0]!, named) : undefined;
  }
  if (!(node instanceof nodes.CallNode)) return undefined;
  const args = node.arguments_?.arguments_ ?? [];
  const apply = node.receiver ? OPERATORS[node.name] : FUNCTIONS[node.name];
  if (!apply) return node.receiver ? undefined : named(node.name, args);
  const numbers = [...(node.receiver ? [node.receiver] : []), ...args].map((arg) => calculate(arg, named));
  return numbers.every((number) => number !== undefined) ? apply(...numbers) : undefined;
}

function wordOf(node: nodes.Node): string | undefined {
  return node instanceof nodes.CallNode && !node.receiver && !node.arguments_ ? node.name : undefined;
}

/** Datasets hold demands in TJ, the engine calculates in MJ (etengine: app/models/etsource/dataset/import.rb). */
function inMj(demand: number | undefined): number | undefined {
  return demand === undefined ? undefined : demand * 1_000_000;
}

/** The shares of edges, as documents give them or look them up (import_edge! there). */
function readShares(
  etsource: string,
  ofFunction: (query: string | undefined) => number | undefined,
): ReadonlyMap<string, number> {
  return new Map(
    filesIn(etsource, 'graphs/energy/edges', '.ad', true).flatMap((file): [string, number][] => {
      const [, supplier, consumer] = /([^/-]+)-(\w+)@\w+\.ad$/.exec(file) ?? [];
      const edge = documentOf('', '', readFileSync(file, 'utf8'));
      const side = edge.text('reversed') === 'true' ? 'parent_share' : 'child_share';
      const share = edge.number(side) ?? ofFunction(edge.query(side));
      return supplier && consumer && edge.text('type') === 'share' && share !== undefined
        ? [[`${supplier} ${consumer}`, share]]
        : [];
    }),
  );
}
