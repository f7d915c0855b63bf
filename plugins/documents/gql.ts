import * as nodes from '@ruby/prism/src/nodes.js';
import {problemAt, type Problem} from './problem';
import {indexOfByte, parseRuby} from './ruby';

/** Who runs a query: the engine, which takes all space out first, or Atlas, which runs it as it stands. */
export type Runner = 'engine' | 'atlas';

export interface Call {
  readonly name: string; // SUM, V, round
  readonly arguments: readonly Argument[];
  readonly line: number; // of the query, from 1
}

export type Argument =
  | {readonly kind: 'symbol'; readonly name: string} // households, energetic? and :demand
  | {readonly kind: 'constant'; readonly name: string} // BILLIONS
  | {readonly kind: 'string'; readonly text: string}
  | {readonly kind: 'number'; readonly value: number}
  | {readonly kind: 'call'; readonly call: Call}
  | {readonly kind: 'other'; readonly node: nodes.Node}; // arithmetic, lists, functions

export interface Query {
  readonly modifier: string | null; // present or future, from the start of the query
  readonly calls: readonly Call[]; // in the order of the text; a call that is an argument stands here, too
  readonly problems: readonly Problem[];
}

/** What rubel puts around a query before Ruby evaluates it. */
const HEAD = 'lambda { ';
const TAIL = ' }';

/** A part of the query's text: what Ruby sees of it, and where each character comes from. */
interface Source {
  readonly code: string;
  readonly origins: readonly number[];
}

/** Parses a query as its runner would: what Ruby gets to see of it differs from what was written. */
export function parseGql(text: string, runner: Runner = 'engine'): Query {
  const written: Source = {code: text, origins: Array.from({length: text.length}, (_, index) => index)};
  const spaceless = runner === 'engine' ? without(/('[^']*'|"[^"]*")|[ \t\r\n\f\v]+/g, written) : written;
  const modifier = (runner === 'engine' && /^[a-z]+(?=:)/.exec(spaceless.code)?.[0]) || null;
  const {code, origins} = without(/::/g, modifier === null ? spaceless : without(/^[a-z]+:/g, spaceless));
  const ruby = HEAD + code + TAIL;
  const originOf = (index: number): number => origins[index - HEAD.length] ?? text.length;
  const {tree, problems, comments} = parseRuby(ruby);
  const [comment] = runner === 'engine' ? comments : [];
  return {
    modifier,
    calls: callsIn(tree, (node) => {
      const index = originOf(indexOfByte(ruby, node.location.startOffset));
      return problemAt(text, index, '').line;
    }),
    problems:
      comment === undefined
        ? problems.map(({message, index}) => problemAt(text, originOf(index), message))
        : [
            problemAt(
              text,
              originOf(comment),
              'the engine takes out line breaks, so this comment swallows what follows',
            ),
          ],
  };
}

/** Takes out what a pattern finds, except what its first group holds. */
function without(pattern: RegExp, {code, origins}: Source): Source {
  const kept: [string, number][] = [];
  let from = 0;
  const keep = (to: number): void => {
    for (; from < to; from++) kept.push([code[from]!, origins[from]!]);
  };
  for (const match of code.matchAll(pattern)) {
    keep(match[1] === undefined ? match.index : match.index + match[0].length);
    from = match.index + match[0].length;
  }
  keep(code.length);
  return {code: kept.map(([character]) => character).join(''), origins: kept.map(([, origin]) => origin)};
}

type LineOf = (node: nodes.Node) => number;

function callsIn(node: nodes.Node, lineOf: LineOf): Call[] {
  const inside = node.compactChildNodes().flatMap((child) => callsIn(child, lineOf));
  return isCall(node) ? [asCall(node, lineOf), ...inside] : inside;
}

/** Tells a function that gets arguments, or none between brackets, from what else Ruby knows as calls. */
function isCall(node: nodes.Node): node is nodes.CallNode {
  return (
    node instanceof nodes.CallNode && /^\w/.test(node.name) && (node.openingLoc !== null || node.arguments_ !== null)
  );
}

function asCall(node: nodes.CallNode, lineOf: LineOf): Call {
  return {
    name: node.name,
    arguments: (node.arguments_?.arguments_ ?? []).map((argument) => asArgument(argument, lineOf)),
    line: lineOf(node),
  };
}

function asArgument(node: nodes.Node, lineOf: LineOf): Argument {
  if (isCall(node)) return {kind: 'call', call: asCall(node, lineOf)};
  if (node instanceof nodes.CallNode && node.receiver === null) return {kind: 'symbol', name: node.name};
  if (node instanceof nodes.SymbolNode) return {kind: 'symbol', name: node.unescaped.value};
  if (node instanceof nodes.ConstantReadNode) return {kind: 'constant', name: node.name};
  if (node instanceof nodes.StringNode) return {kind: 'string', text: node.unescaped.value};
  if (node instanceof nodes.IntegerNode || node instanceof nodes.FloatNode) return {kind: 'number', value: node.value};
  return {kind: 'other', node};
}
