import {createHash} from 'node:crypto';
import {buildSync, transformSync, type BuildOptions} from 'esbuild';

/** A script of the site's own, and where the build puts it. */
export interface Script {
  readonly file: string;
  readonly text: string;
}

/**
 * A script of the site's own with all that it imports, made small; names in `values` become these values, and STYLES all
 * style sheets that it imports.
 */
export function bundle(
  entry: string,
  values: Readonly<Record<string, unknown>> = {},
  {target = 'es2020', ...options}: Pick<BuildOptions, 'alias' | 'format' | 'target'> = {},
): string {
  const common = {target, charset: 'utf8'} as const;
  const {outputFiles} = buildSync({
    ...common,
    format: 'iife',
    ...options,
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: 'out',
    jsx: 'automatic',
    // Classes keep their long names, which no other style sheet has.
    minifySyntax: true,
    minifyWhitespace: true,
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  const textOf = (end: string): string => outputFiles.find(({path}) => path.endsWith(end))?.text.trim() ?? '';
  const define = {STYLES: JSON.stringify(textOf('.css'))};
  return transformSync(textOf('.js'), {...common, minify: true, define}).code.trim();
}

/** A script under a name that changes with its content; under `npm start` it stays, so that no page asks for one that is gone. */
export function named(name: string, text: string): Script {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `assets/js/${name}.${process.env.NODE_ENV === 'development' ? 'development' : hash}.js`, text};
}
