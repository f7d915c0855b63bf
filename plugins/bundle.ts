import {buildSync} from 'esbuild';

/** A script of the site's own with all that it imports, made small; names in `values` become these texts. */
export function bundle(entry: string, values: Readonly<Record<string, string>> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles[0]!.text.trim();
}
