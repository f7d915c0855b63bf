/**
 * `npm run new -- main/heat-pumps` makes a page with valid front matter, `npm run new -- figure/FullLoadHours` a figure
 * that works, `npm run new -- drawing/HeatChain` a drawing of boxes and arrows. Each says what is left to do.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {newDrawing} from './new/drawing';
import {newFigure} from './new/figure';
import {newPage} from './new/page';

const ROOT = path.resolve(__dirname, '..');

function main(address = ''): number {
  const [kind, name = ''] = address.split('/');
  const begun = kind === 'figure' ? newFigure(name) : kind === 'drawing' ? newDrawing(name) : newPage(address);
  if (typeof begun === 'string') {
    console.error(begun);
    return 2;
  }
  const taken = [...begun.files.keys()]
    .flatMap((file) => [file, file.replace(/\.mdx?$/, '.md'), file.replace(/\.mdx?$/, '.mdx')])
    .find((file) => existsSync(path.join(ROOT, file)));
  if (taken) {
    console.error(`${taken} exists.`);
    return 1;
  }
  for (const [file, text] of begun.files) {
    mkdirSync(path.dirname(path.join(ROOT, file)), {recursive: true});
    writeFileSync(path.join(ROOT, file), text);
  }
  const [first] = begun.files.keys();
  const what = begun.files.size > 1 ? `${path.dirname(first!)}/` : first;
  console.log([`${what} is there. Now:`, ...begun.next.map((step) => `- ${step}`)].join('\n'));
  return 0;
}

process.exitCode = main(process.argv[2]);
