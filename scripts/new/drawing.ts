import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A drawing that stands still, and that each new one starts as. The specimen page shows it. */
const SAMPLE = path.resolve(__dirname, '../../src/diagrams/SampleDrawing/index.tsx');

/** A drawing to be made: its files by path, and what its author does next. */
export interface NewDrawing {
  readonly files: ReadonlyMap<string, string>;
  readonly next: readonly string[];
}

/** Starts a drawing from its name, `HeatChain`; a string says what is wrong with the name. */
export function newDrawing(name: string): NewDrawing | string {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    return `“${name}” is no name of a drawing. Write words joined, each with a capital: HeatChain`;
  }
  const folder = `src/diagrams/${name}`;
  const text = readFileSync(SAMPLE, 'utf8')
    .replace('function SampleDrawing(', `function ${name}(`)
    .replace('What each new drawing starts as', 'What goes where');
  return {
    files: new Map([[`${folder}/index.tsx`, text]]),
    next: [
      `Show it: import ${name} from '@site/${folder}'; and <${name} /> in an .mdx page.`,
      'Make the list of its parts your own, then both maps, then title and words.',
      'Look at it on a phone and on a wide screen, then run npm run check.',
    ],
  };
}
