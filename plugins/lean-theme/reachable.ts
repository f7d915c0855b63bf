import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Where `@theme/…` is looked for. */
export interface ThemeFolders {
  readonly own: string; // ours, which stands before the original
  readonly original: string;
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](@theme\/|@theme-original\/|@theme-init\/|\.{1,2}\/)([^'"]+)['"]/g;
const ENDINGS = ['.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js', ''];

/** The given files and all that they import, one after the other, by theme aliases and relative paths. */
export function reachable(
  entries: readonly string[],
  folders: ThemeFolders,
  without: readonly string[] = [], // theme components that are not followed
): string[] {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!/\.[jt]sx?$/.test(file)) continue;
    for (const [, from = '', name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = from.startsWith('.')
        ? existing(path.join(path.dirname(file), from, name))
        : without.includes(name)
          ? undefined
          : componentFile(name, from === '@theme/' ? folders : {...folders, own: folders.original});
      if (target) waiting.push(target);
    }
  }
  return [...found].sort();
}

/** The file of a theme component, ours before the original. */
export function componentFile(name: string, {own, original}: ThemeFolders): string | undefined {
  return existing(path.join(own, name)) ?? existing(path.join(original, name));
}

function existing(stem: string): string | undefined {
  return ENDINGS.map((ending) => stem + ending).find((file) => existsSync(file) && statSync(file).isFile());
}
