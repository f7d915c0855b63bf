/** What takes long to make, kept in .cache/ by what it was made of. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The content of a kept file, which is in use from now on; null where there is none. */
export function keptIn(file: string): Buffer | null {
  if (!existsSync(file)) return null;
  utimesSync(file, new Date(), new Date());
  return readFileSync(file);
}

/** Writes a file that is there whole, or not at all: several builds may run beside each other. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = `${file}-${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Removes from a folder what nobody has used for a week. */
export function forgetOld(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = path.join(folder, name);
    if ((statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? Infinity) < Date.now() - WEEK) rmSync(file, {force: true});
  }
}
