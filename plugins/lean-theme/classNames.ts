import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Gives a class of a style sheet its name; none where the sheet is not ours. */
export interface ClassNames {
  readonly of: (file: string, name: string) => string | undefined;
  readonly hash: string; // of all of them
}

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NEXT = `${FIRST}0123456789_-`;

/** Two letters for each class of the modules below a folder, in the order of files and lines. */
export function classNames(folder: string): ClassNames {
  const names = new Map<string, string>();
  const letters = pairs();
  for (const file of modulesIn(folder)) {
    // A string or a number may look like a class: then a name is not used.
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z_][\w-]*)/g)) {
      const key = `${file}\0${name}`;
      if (!names.has(key)) names.set(key, letters.next().value);
    }
  }
  return {
    of: (file, name) => names.get(`${file}\0${name}`),
    hash: createHash('sha256')
      .update(JSON.stringify([...names].map(([key, name]) => [path.relative(folder, key), name])))
      .digest('hex')
      .slice(0, 8),
  };
}

function modulesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => path.join(folder, file));
}

/** All pairs but those that begin like advertisements, which blockers hide. */
function* pairs(): Generator<string, never> {
  for (const first of FIRST) {
    for (const next of NEXT) if (!/^ad/i.test(first + next)) yield first + next;
  }
  throw new Error(`There are more classes than pairs of letters: give plugins/lean-theme/classNames.ts three.`);
}
