import * as nodes from '@ruby/prism/src/nodes.js';
import {parseRuby} from '../../plugins/documents/ruby';
import {find, nameIn} from './functions';

/** What objects of a class answer to: names, and names that the engine makes for each carrier. */
export interface Members {
  readonly names: ReadonlySet<string>;
  readonly patterns: readonly string[]; // `#{carrier}_output_edge_share`
}

/** A name with places that the engine fills when it makes methods. */
const TEMPLATE = /(?<![\w#{}])(?:\w*#\{\w+\})+\w*\??/g;

const PLACE = /#\{\w+\}/g;

/**
 * What a class or its modules define, by the text of their Ruby: methods, their other names, and whatever a macro of the
 * class gets as a symbol (`dataset_accessors`, `def_delegators`, lists in constants).
 */
export function membersIn(texts: readonly string[]): Members {
  const names = new Set<string>();
  const patterns = new Set<string>();
  for (const text of texts) {
    for (const name of namesIn(parseRuby(text).tree)) names.add(name.replace(/=$/, ''));
    for (const [template] of text.matchAll(TEMPLATE)) {
      if (template.replaceAll(PLACE, '')) patterns.add(template);
    }
  }
  return {names, patterns: [...patterns]};
}

function namesIn(node: nodes.Node): string[] {
  if (node instanceof nodes.DefNode) return [node.name];
  if (node instanceof nodes.SymbolNode) return [nameIn(node)!];
  return node.compactChildNodes().flatMap(namesIn);
}

/** Whether an object answers to a name; the places in templates hold words such as carriers and directions. */
export function answers({names, patterns}: Members, name: string, words: ReadonlySet<string>): boolean {
  return names.has(name) || patterns.some((template) => fits(template.split(PLACE), name, words));
}

/** Whether a text is these parts with a word between each two. */
function fits([start = '', ...rest]: readonly string[], text: string, words: ReadonlySet<string>): boolean {
  if (!text.startsWith(start)) return false;
  if (!rest.length) return text === start;
  const left = text.slice(start.length);
  for (let end = left.length; end > 0; end--) {
    if (words.has(left.slice(0, end)) && fits(rest, left.slice(end), words)) return true;
  }
  return false;
}

/** Several classes as one, for an object that may be of any. */
export function union(all: readonly Members[]): Members {
  return {
    names: new Set(all.flatMap(({names}) => [...names])),
    patterns: all.flatMap(({patterns}) => patterns),
  };
}

/** The names that an expression of Ruby asks its object for: `demand` and `node` of `demand * node.share`. */
export function askedIn(expression: string): string[] {
  return find(parseRuby(expression).tree, nodes.CallNode)
    .filter(({receiver, name}) => receiver === null && /^[a-z_]/.test(name))
    .map(({name}) => name);
}
