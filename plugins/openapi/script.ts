import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync} from 'esbuild';

/** The script of src/samples/, and where the build puts it: its name changes with its content. */
export function sampleScript(siteDir: string): {file: string; text: string} {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, 'src/samples/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
  });
  const {text} = outputFiles[0]!;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `assets/js/samples.${hash}.js`, text};
}
