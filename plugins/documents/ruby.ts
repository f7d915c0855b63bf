import {readFileSync} from 'node:fs';
import type {ProgramNode} from '@ruby/prism/src/nodes.js';
import {parsePrism} from '@ruby/prism/src/parsePrism.js';
import {problemAt, type Problem} from './problem';

export interface Ruby {
  readonly tree: ProgramNode; // its locations count bytes
  readonly problems: readonly (Problem & {readonly index: number})[]; // index: characters from the start
  readonly comments: readonly number[]; // where they start, likewise
}

/** The Ruby that runs the model, by .ruby-version of its repositories. */
const VERSION = '4.0';

let loaded: WebAssembly.Exports | undefined;

/** Parses Ruby; what cannot be read is among the problems, each with its place. */
export function parseRuby(text: string): Ruby {
  loaded ??= load();
  const {value, errors, comments} = parsePrism(loaded, text, {version: VERSION});
  return {
    tree: value,
    problems: errors.map(({message, location}) => {
      const index = indexOfByte(text, location.startOffset);
      return {...problemAt(text, index, message), index};
    }),
    comments: comments.map(({location}) => indexOfByte(text, location.startOffset)),
  };
}

/** The place in a text, in characters, of what the parser counts in bytes. */
export function indexOfByte(text: string, bytes: number): number {
  return Buffer.from(text).subarray(0, bytes).toString().length;
}

/** What WASI answers where a system lacks a function. */
const NOT_SUPPORTED = 52;

/**
 * Loads the parser without the system interface that its package asks of Node, which says on the screen that this is
 * experimental. A parser of text in memory needs none: it asks for a random number as it starts, and does without.
 */
function load(): WebAssembly.Exports {
  const compiled = new WebAssembly.Module(readFileSync(require.resolve('@ruby/prism/src/prism.wasm')));
  const imports: Record<string, Record<string, () => number>> = {};
  for (const {module, name} of WebAssembly.Module.imports(compiled)) {
    (imports[module] ??= {})[name] = () => NOT_SUPPORTED;
  }
  const {exports} = new WebAssembly.Instance(compiled, imports);
  (exports._initialize as () => void)();
  return exports;
}
