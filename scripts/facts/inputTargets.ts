import {parseGql, type Argument, type Call} from '../../plugins/documents/gql';

/** What an input sets: an attribute, and of which nodes, edges, slots and the like. */
export type Target = readonly [attribute: string, ...of: string[]];

/** Whose attributes a query reads or sets, by the function that names it: `edge a – b`, `output electricity of c`. */
const THINGS: Readonly<Record<string, (...args: readonly string[]) => string>> = {
  V: (node) => node,
  L: (node) => node,
  MV: (node) => `molecule node ${node}`,
  ML: (node) => `molecule node ${node}`,
  EDGE: (one, other) => `edge ${one} – ${other}`,
  MEDGE: (one, other) => `molecule edge ${one} – ${other}`,
  OUTPUT_SLOTS: (node, carrier) => `output ${carrier} of ${node}`,
  INPUT_SLOTS: (node, carrier) => `input ${carrier} of ${node}`,
  AREA: () => 'the area',
  CARRIER: (carrier) => `carrier ${carrier}`,
  GROUP: (group) => `nodes of the group ${group}`,
  G: (group) => `nodes of the group ${group}`,
  MGROUP: (group) => `molecule nodes of the group ${group}`,
  PARENTS: (node) => `nodes behind ${node}`,
  Q: (query) => `nodes of the query ${query}`,
  EMISSIONS: (...args) => ['emissions', ...args].join(' '),
};

/** The functions by which an input changes what a graph holds. */
const UPDATES = /^UPDATE(?:_WITH_FACTOR|_COLLECTION)?$/;

/** Functions that name nodes, any number of them, and behind them perhaps a part or an attribute: V(mill, pump, storage). */
const OF_NODES = /^(?:V|L|MV|ML)$/;

/** Whether a key is that of a node; all else behind a node is a part or an attribute of it. */
export type IsNode = (key: string) => boolean;

/** What the query of an input sets, attribute by attribute, in its order. What cannot be told is a question mark. */
export function targetsOf(query: string, isNode: IsNode): Target[] {
  const found = new Map<string, Set<string>>();
  for (const call of callsIn(query)) {
    const [what, attribute] = call.arguments;
    if (!UPDATES.test(call.name) || !what) continue;
    const {things, part} = thingsOf(what, isNode);
    const name = [part, attribute && nameOf(attribute)].filter(Boolean).join('.') || '?';
    const all = found.get(name) ?? new Set();
    found.set(name, all);
    for (const thing of things) all.add(thing);
  }
  return [...found].map(([attribute, things]) => [attribute, ...things]);
}

/** What a query reads, in short and in its order: names of queries, attributes of nodes and of the area, other inputs. */
export function readsOf(query: string, isNode: IsNode): string[] {
  const reads = callsIn(query).flatMap((call): string[] => {
    const names = call.arguments.map(nameOf);
    if (call.name === 'Q') return [`query ${names[0]}`];
    if (call.name === 'INPUT_VALUE') return [`input ${names[0]}`];
    if (call.name === 'AREA') return names[0] ? [`${names[0]} of the area`] : [];
    if (call.name === 'CARRIER') return names[1] ? [`${names[1]} of the carrier ${names[0]}`] : [];
    if (call.name === 'WEATHER_PROPERTY') return [`weather property ${names.join(' ')}`];
    if (call.name === 'CURVE_SET_VARIANTS') return [`variants of the curves ${names.join(' ')}`];
    if (call.name === 'EMISSIONS') return [['emissions', ...names].join(' ')];
    if (!OF_NODES.test(call.name)) return [];
    const {things, part} = thingsOf({kind: 'call', call}, isNode);
    return part ? things.map((thing) => `${part.replaceAll(/\s*([*/+-])\s*/g, ' $1 ')} of ${thing}`) : [];
  });
  return [...new Set(reads)];
}

/** The calls of a query; none in one that Ruby cannot read. */
function callsIn(query: string): readonly Call[] {
  return parseGql(query).calls;
}

/** The things that an argument means, and what is said of each: a part, or an attribute; '' if nothing is. */
function thingsOf(argument: Argument, isNode: IsNode): {readonly things: readonly string[]; readonly part: string} {
  if (argument.kind !== 'call') return {things: ['?'], part: ''};
  const {name, arguments: args} = argument.call;
  const inside = (arg: Argument): readonly string[] => thingsOf(arg, isNode).things;
  if (name === 'FLATTEN') return {things: args.flatMap(inside), part: ''};
  if (OF_NODES.test(name)) {
    const last = args.length > 1 ? nameOf(args.at(-1)!) : '';
    const part = isNode(last) ? '' : last;
    const nodes = part ? args.slice(0, -1) : args;
    return {things: nodes.flatMap((node) => (node.kind === 'call' ? inside(node) : say(name, [nameOf(node)]))), part};
  }
  // A slot or a node above another one: that may be named by a call, too.
  return {
    things: [
      say(
        name,
        args.map((arg) => (arg.kind === 'call' ? inside(arg).join(' ') : nameOf(arg))),
      ),
    ],
    part: '',
  };
}

function say(name: string, args: readonly string[]): string {
  return THINGS[name]?.(...args) ?? '?';
}

/** A name as a query writes it; '' for what is none. */
function nameOf(argument: Argument): string {
  if (argument.kind === 'string') return argument.text;
  return argument.kind === 'symbol' || argument.kind === 'constant' ? argument.name : '';
}
