import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {Mistake} from './blocks';

/** An entry of a list in YAML. */
export type Entry = Readonly<Record<string, unknown>>;

/** Files below a folder of a clone, sorted; an error if the folder is not there, but for one that may be missing. */
export function filesIn(clone: string, folder: string, ending: string, optional = false): string[] {
  const start = path.join(clone, folder);
  if (!existsSync(start)) {
    if (optional) return [];
    throw new Mistake(`${clone} holds no ${folder}: is it the right clone?`);
  }
  return readdirSync(start, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.trimEnd().endsWith(ending))
    .map((file) => path.join(start, file))
    .sort();
}

/** The entries of a YAML file, or of all files in a folder. */
export function entriesIn(clone: string, place: string): Entry[] {
  const files = place.endsWith('.yml') ? [path.join(clone, place)] : filesIn(clone, place, '.yml');
  return files.flatMap((file) => (read(file) as Entry[] | null) ?? []);
}

/** What a YAML file of a clone holds. */
export function yaml(clone: string, file: string): unknown {
  return read(path.join(clone, file));
}

/** The cells of a CSV file, its head first; one that holds a comma stands between quotes. */
export function csv(clone: string, file: string): string[][] {
  return readFileSync(path.join(clone, file), 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
    .map((cells) => cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)));
}

/** The numbers of a table in a CSV file, by the key of the row and the name of the column; none if the file is not there. */
export function readValues(clone: string, file: string): (key: string, column: string) => number | undefined {
  const [head = [], ...rows] = existsSync(path.join(clone, file)) ? csv(clone, file) : [];
  const byKey = new Map(rows.map((row) => [row[0], row]));
  return (key, column) => {
    const value = byKey.get(key)?.[head.indexOf(column)];
    return value ? Number(value) : undefined;
  };
}

/**
 * Each file is read once: many tables take the same ones. Ruby's reader lets pass what this one calls errors, such as the indent
 * of a text over several lines; so they pass here.
 */
function read(file: string): unknown {
  if (!known.has(file)) known.set(file, parseDocument(readFileSync(file, 'utf8')).toJS());
  return known.get(file);
}

const known = new Map<string, unknown>();

/** Atlas takes what stands before the first full stop. */
export function keyOf(file: string): string {
  return path.basename(file).split('.')[0]!;
}

/** Texts of the interface by key, in English or Dutch: `en.<group>.<key>`, or one field of what stands there. */
export function textsIn(
  clone: string,
  folder: string,
  group: string,
  field?: string,
  language: 'en' | 'nl' = 'en',
): Map<string, string> {
  type Texts = Readonly<Record<string, string | Readonly<Record<string, unknown>> | null>>;
  return new Map(
    filesIn(clone, folder, '.yml')
      .filter((file) => path.basename(file).startsWith(`${language}_`))
      .flatMap((file) =>
        Object.entries((read(file) as Readonly<Record<string, Record<string, Texts>>>)[language]?.[group] ?? {}),
      )
      .flatMap(([key, texts]): [string, string][] => {
        const text = field && texts && typeof texts === 'object' ? texts[field] : texts;
        return typeof text === 'string' ? [[key, text]] : [];
      }),
  );
}

/** A text as it is read: `CO<sub>2</sub> &amp; heat` → `CO₂ & heat`. */
export function plain(text: string): string {
  return text
    .replaceAll(/<sub>(\d)<\/sub>/g, (_, digit: string) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]!)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
