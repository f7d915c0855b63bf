import type {Argument, Call, Query} from '../../plugins/documents/gql';
import type {Definition} from './functions';
import {answers, askedIn, union, type Members} from './members';
import {normal, type KeyKind, type Model, type ObjectKind} from './model';

/** What a query names and the model does not have. */
export interface Unknown {
  readonly line: number; // of the query, from 1
  readonly text: string;
}

/** Functions whose words are all keys of one kind. */
const KEYS_OF: Readonly<Record<string, KeyKind>> = {
  ...each(['G', 'GROUP'], 'group of energy nodes'),
  ...each(['MG', 'MGROUP'], 'group of molecule nodes'),
  ...each(['EG', 'EDGE_GROUP'], 'group of energy edges'),
  ...each(['MEG', 'MEDGE_GROUP'], 'group of molecule edges'),
  ...each(['USE', 'MUSE'], 'use'),
  ...each(['CARRIER', 'MCARRIER'], 'carrier'),
  ...each(['L', 'LOOKUP'], 'energy node'),
  ...each(['ML', 'MLOOKUP'], 'molecule node'),
  ...each(['Q', 'QUERY', 'QUERY_PRESENT', 'QUERY_FUTURE', 'QUERY_DELTA'], 'gquery'),
  INPUT_VALUE: 'input',
  ...each(['FEVER_DEMAND', 'FEVER_PRODUCTION'], 'group of Fever'),
  WEATHER_PROPERTY: 'weather property',
  CURVE_SET_VARIANTS: 'curve set',
  ATTACHED_CURVE: 'curve that can be uploaded',
};

/** What the objects of a function are; of others it depends on what goes into them. */
const OBJECTS: Readonly<Record<string, ObjectKind>> = {
  ...each(
    'L LOOKUP ML MLOOKUP G GROUP MG MGROUP SECTOR MSECTOR USE MUSE ALL MALL CHILDREN PARENTS UPDATE_OBJECT'.split(' '),
    'node',
  ),
  ...each('EDGE MEDGE EG EDGE_GROUP MEG MEDGE_GROUP EDGES INPUT_EDGES OUTPUT_EDGES'.split(' '), 'edge'),
  ...each(['INPUT_SLOTS', 'OUTPUT_SLOTS'], 'slot'),
  ...each(['CARRIER', 'MCARRIER'], 'carrier'),
  AREA: 'area',
  GRAPH: 'graph',
  EMISSIONS: 'emissions',
  GOAL: 'goal',
};

/** Functions that give some of the objects that they get. */
const PASSING = 'FILTER INTERSECTION EXCLUDE FLATTEN FIRST LAST ELEMENT_AT SORT_BY'.split(' ');

const UPDATES = 'UPDATE UPDATE_WITH_FACTOR UPDATE_ABSOLUTE'.split(' ');
const ENDS_IN_ATTRIBUTE = 'SORT_BY FILTER M MAP ATTR A GET OBSERVE_SET OBSERVE_GET'.split(' ');
const TABLES = ['TXT_TABLE', 'EXCEL_TABLE'];

/** Finds in a parsed query the names that neither the code nor the data of the model have. */
export function unknownIn(
  {calls}: Pick<Query, 'calls'>,
  model: Model,
  definitions: ReadonlyMap<string, Definition>,
): Unknown[] {
  return calls.flatMap((call) => {
    if (!/^[A-Z]/.test(call.name)) return []; // a method of an object
    const texts = definitions.has(call.name) ? problemsOf(call, model) : [`no function ${call.name}`];
    const constants = call.arguments.flatMap((each) =>
      each.kind === 'constant' && !definitions.has(each.name) ? [`no constant ${each.name}`] : [],
    );
    return [...texts, ...constants].map((text) => ({line: call.line, text}));
  });
}

function problemsOf(call: Call, model: Model): string[] {
  const {name, arguments: args} = call;
  const all = (kind: KeyKind, of = args): string[] => of.flatMap((each) => keyProblem(each, kind, model));
  const attribute = (of: readonly Argument[], kind: ObjectKind | null): string[] =>
    of.flatMap((each) => attributeProblems(each, kind, model));
  const attributeOfFirst = (of: readonly Argument[]): string[] =>
    args[0]?.kind === 'number' ? [] : attribute(of, kindOf(args[0], model)); // Ruby knows what numbers answer to

  const kind = KEYS_OF[name];
  if (kind) return all(kind);
  if (['V', 'VALUE', 'MV'].includes(name)) return valueProblems(call, model);
  if (name === 'EDGE' || name === 'MEDGE') return edgeProblems(call, model);
  if (name === 'SECTOR' || name === 'MSECTOR') {
    if (args.length > 1) return schemeProblems(args, model);
    return all(name === 'SECTOR' ? 'sector of energy' : 'sector of molecules');
  }
  if (name === 'EMISSIONS') return emissionsProblems(args, model);
  if (name === 'INPUT_SLOTS' || name === 'OUTPUT_SLOTS') {
    const [objects, carrier] = args.length > 1 ? [args.slice(0, -1), args.slice(-1)] : [args, []];
    return [...all('energy node', objects), ...all('carrier', carrier)];
  }
  if (['INPUT_EDGES', 'OUTPUT_EDGES', 'EDGES'].includes(name)) {
    const filter = args.slice(1).map((each) => (each.kind === 'symbol' ? {...each, name: `${each.name}?`} : each));
    return attribute(filter, 'edge');
  }
  if (name === 'AREA' || name === 'GRAPH') return attribute(args, OBJECTS[name]!);
  if (UPDATES.includes(name)) return attributeOfFirst(args.slice(-2, -1));
  if (ENDS_IN_ATTRIBUTE.includes(name)) return attributeOfFirst(args.slice(1).slice(-1));
  if (TABLES.includes(name)) return attributeOfFirst(args.slice(1));
  return [];
}

/** `V(a, b, demand)`: all are nodes, but for the last one, which may be an attribute. */
function valueProblems({name, arguments: args}: Call, model: Model): string[] {
  const kind: KeyKind = name === 'MV' ? 'molecule node' : 'energy node';
  const last = args.at(-1);
  const isAttribute =
    args.length > 1 && last && !(last.kind === 'symbol' && model.keys[kind].has(last.name)) && !isFunction(last);
  const objects = isAttribute ? args.slice(0, -1) : args;
  return [
    ...objects.flatMap((each) => keyProblem(each, kind, model)),
    ...(isAttribute ? attributeProblems(last, kindOf(args[0], model), model) : []),
  ];
}

function edgeProblems({name, arguments: args}: Call, model: Model): string[] {
  const [nodes, edges] =
    name === 'EDGE' ? (['energy node', 'energy edge'] as const) : (['molecule node', 'molecule edge'] as const);
  const unknown = args.flatMap((each) => keyProblem(each, nodes, model));
  const [one, other] = args.map((each) => (each.kind === 'symbol' ? each.name : ''));
  if (unknown.length || !one || !other) return unknown;
  const isThere = [`${one}-${other}`, `${other}-${one}`].some((key) => model.keys[edges].has(key));
  return isThere ? [] : [`no edge between ${one} and ${other}`];
}

/** `SECTOR(column, value, …)` of config/sector_mapping.csv. */
function schemeProblems([column, ...values]: readonly Argument[], {schemes}: Model): string[] {
  const name = nameOf(column);
  if (name === null) return [];
  const known = schemes.get(normal(name));
  if (!known) return [`config/sector_mapping.csv has no column ${name}`];
  return values
    .map(nameOf)
    .filter((value) => value !== null && !known.has(normal(value)))
    .map((value) => `no ${name} is called ${value!}`);
}

function emissionsProblems(args: readonly Argument[], model: Model): string[] {
  const [first, second, gas] = args;
  const name = nameOf(first);
  if (!first || !second || name === null) return [];
  const isScheme = model.schemes.has(normal(name));
  return [
    ...(isScheme ? schemeProblems([first, second], model) : []),
    ...(isScheme || model.keys['emissions sector'].has(normal(name)) ? [] : [`no emissions sector ${name}`]),
    ...(isScheme ? [] : keyProblem(second, 'use', model)),
    ...(gas ? keyProblem(gas, 'greenhouse gas', model) : []),
  ];
}

/** Where the data have nothing of a kind, an example of its function can only find nothing. */
function keyProblem(argument: Argument, kind: KeyKind, {keys}: Model): string[] {
  const name = nameOf(argument);
  return name === null || !keys[kind].size || keys[kind].has(name) ? [] : [`no ${kind} ${name}`];
}

/** A word, a call such as `round(2)`, or an expression between quotes that each object works out. */
function attributeProblems(argument: Argument, kind: ObjectKind | null, {members, words}: Model): string[] {
  const known: Members = kind ? members[kind] : union(Object.values(members));
  const names =
    argument.kind === 'symbol'
      ? [argument.name]
      : argument.kind === 'call' && !isFunction(argument)
        ? [argument.call.name]
        : argument.kind === 'string'
          ? askedIn(argument.text)
          : [];
  return names.filter((name) => !answers(known, name, words)).map((name) => `no ${kind ?? 'object'} has ${name}`);
}

/** What kind of objects an argument stands for; null where only the calculation knows. */
function kindOf(argument: Argument | undefined, model: Model): ObjectKind | null {
  if (argument?.kind === 'symbol') return 'node';
  if (argument?.kind !== 'call') return null;
  const {name, arguments: args} = argument.call;
  if (PASSING.includes(name)) return kindOf(args[0], model);
  if (['V', 'VALUE', 'MV'].includes(name)) {
    const last = args.at(-1);
    const isKey =
      last?.kind === 'symbol' &&
      ['energy node', 'molecule node'].some((kind) => model.keys[kind as KeyKind].has(last.name));
    if (args.length < 2 || isKey) return kindOf(args[0], model);
    return last?.kind === 'symbol' ? 'part of a node' : null;
  }
  // AREA(name) and GRAPH(name) are values.
  if (['AREA', 'GRAPH'].includes(name) && args.length) return null;
  return OBJECTS[name] ?? null;
}

/** `CARRIER(gas)`, which is no method of an object. */
function isFunction(argument: Argument): boolean {
  return argument.kind === 'call' && /^[A-Z]/.test(argument.call.name);
}

function nameOf(argument: Argument | undefined): string | null {
  if (argument?.kind === 'symbol') return argument.name;
  return argument?.kind === 'string' ? argument.text : null;
}

function each<Value>(names: readonly string[], value: Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value]));
}
