import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {figureIdOf} from '../../plugins/figures/read';

/** A figure that works, and that each new one starts as. */
const SAMPLE = path.join(__dirname, 'Sample');

/** A figure to be drawn: its files by path, and what its author does next. */
export interface NewFigure {
  readonly files: ReadonlyMap<string, string>;
  readonly next: readonly string[];
}

/** Starts a figure from its name, `FullLoadHours`; a string says what is wrong with the name. */
export function newFigure(name: string): NewFigure | string {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    return `“${name}” is no name of a figure. Write words joined, each with a capital: FullLoadHours`;
  }
  const folder = `src/figures/${name}`;
  const id = figureIdOf(name);
  const renamed = (text: string): string =>
    text
      .replaceAll('../../../src/components/', '../../components/')
      .replaceAll(/\bSample\b(?! data)/g, name)
      .replaceAll('/contrib/sample/', `/contrib/${id}/`);
  return {
    files: new Map(
      readdirSync(SAMPLE).map((file) => [
        `${folder}/${renamed(file)}`,
        renamed(readFileSync(path.join(SAMPLE, file), 'utf8')),
      ]),
    ),
    next: [
      `Show it: import ${name} from '@site/${folder}'; and <${name} id="${id}" number={1} /> in an .mdx page.`,
      'Make inputs.ts, model.ts and its test your own first, then View.tsx, then the words, and in about.ts the page and what the figure claims.',
      'Show it in src/pages/specimen.mdx, too, and give it a row in tests/support/figureTable.ts.',
      'Run npm run check.',
    ],
  };
}
