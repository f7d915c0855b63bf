import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as nodes from '@ruby/prism/src/nodes.js';
import {parseRuby} from '../../plugins/documents/ruby';

/** A function or constant that a query can name. */
export interface Definition {
  readonly name: string;
  readonly module: string; // of the file: lookup
  readonly same: string; // the name under which the code first has it: its own, or that of which it is an alias
  readonly takes: Arity | null; // null: a constant
}

/** How many arguments a function takes. */
export interface Arity {
  readonly required: number;
  readonly optional: number;
  readonly isOpen: boolean; // any number more
}

const SANDBOX = 'app/models/gql/runtime/sandbox.rb';
const FOLDER = 'app/models/gql/runtime/functions';

/** All that a clone of etengine offers to queries, by name. */
export function definitionsOf(etengine: string): Map<string, Definition> {
  const read = (file: string): string => readFileSync(path.join(etengine, file), 'utf8');
  return winners(modulesIn(read(SANDBOX)).map((module) => definedIn(read(`${FOLDER}/${module}.rb`), module)));
}

/** The modules of functions that the sandbox includes, in its order. */
export function modulesIn(sandbox: string): string[] {
  return find(parseRuby(sandbox).tree, nodes.CallNode)
    .filter(({name}) => name === 'include')
    .flatMap(({arguments_}) => arguments_?.arguments_ ?? [])
    .flatMap((module) => (module instanceof nodes.ConstantPathNode ? (module.name ?? []) : []))
    .map((name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase());
}

/** Of names that several modules have, Ruby takes the one that was included last. */
export function winners(modules: readonly (readonly Definition[])[]): Map<string, Definition> {
  return new Map(modules.flat().map((definition) => [definition.name, definition]));
}

/** What a module defines for queries: functions that are not private, their other names, and constants. */
export function definedIn(text: string, module: string): Definition[] {
  const defined = new Map<string, Definition>();
  const add = (name: string, takes: Arity | null, same = name): void => {
    defined.set(name, {name, module, same, takes});
  };
  const alias = (name: string | null, old: string | null): void => {
    const known = defined.get(old ?? '');
    if (!name || !known)
      throw new Error(`${module}.rb: ${String(name)} is another name of ${String(old)}, which it lacks`);
    add(name, known.takes, known.same);
  };
  for (const body of find(parseRuby(text).tree, nodes.ModuleNode).map((each) => each.body)) {
    let isPrivate = false;
    for (const node of body instanceof nodes.StatementsNode ? body.body : []) {
      if (node instanceof nodes.ConstantWriteNode) add(node.name, null);
      if (node instanceof nodes.CallNode && node.name === 'private' && !node.arguments_) isPrivate = true;
      if (isPrivate) continue;
      if (node instanceof nodes.DefNode) add(node.name, arityOf(node.parameters));
      if (node instanceof nodes.AliasMethodNode) alias(nameIn(node.newName), nameIn(node.oldName));
      if (!(node instanceof nodes.CallNode)) continue;
      const [first, second] = node.arguments_?.arguments_ ?? [];
      if (node.name === 'alias_method') alias(nameIn(first), nameIn(second));
      if (node.name === 'define_method') {
        const block = node.block instanceof nodes.BlockNode ? node.block.parameters : null;
        add(nameIn(first) ?? '', arityOf(block instanceof nodes.BlockParametersNode ? block.parameters : null));
      }
    }
  }
  return [...defined.values()];
}

function arityOf(parameters: nodes.ParametersNode | null): Arity {
  return {
    required: (parameters?.requireds.length ?? 0) + (parameters?.posts.length ?? 0),
    optional: parameters?.optionals.length ?? 0,
    isOpen: Boolean(parameters?.rest),
  };
}

/** The name in `:name` or `'name'`; null for anything else. */
export function nameIn(node: nodes.Node | undefined): string | null {
  return node instanceof nodes.SymbolNode || node instanceof nodes.StringNode ? node.unescaped.value : null;
}

/** All nodes of a kind, wherever they stand. */
export function find<Node extends nodes.Node>(root: nodes.Node, kind: abstract new (...all: never[]) => Node): Node[] {
  const inside = root.compactChildNodes().flatMap((child) => find(child, kind));
  return root instanceof kind ? [root, ...inside] : inside;
}
