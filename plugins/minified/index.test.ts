import {mkdtempSync, readdirSync, utimesSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack, type Compiler} from '@rspack/core';
import {beforeAll, expect, test} from 'vitest';
import {rememberMinified} from '.';
import {writeWhole} from '../kept';

const folder = mkdtempSync(path.join(tmpdir(), 'minified-'));
const cache = path.join(folder, 'cache');

/** Builds one script, and says whether Rspack had to minify it. */
async function build(text: string): Promise<{script: string; isMinifiedAnew: boolean}> {
  writeWhole(path.join(folder, 'entry.js'), text);
  let isMinifiedAnew = false;
  const compiler = rspack({
    mode: 'production',
    target: 'web',
    context: folder,
    entry: './entry.js',
    output: {path: path.join(folder, 'out'), filename: 'out.js'},
    plugins: [
      rememberMinified(cache),
      (compiler: Compiler) => {
        const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
        compiler.hooks.thisCompilation.tap('test', (compilation) => {
          compilation.hooks.processAssets.tap({name: 'test', stage: stage - 1}, () => {
            isMinifiedAnew = !compilation.getAsset('out.js')?.info.minimized;
          });
        });
      },
    ],
  });
  const script = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats!.toString()));
      else resolve(stats!.compilation.getAsset('out.js')!.source.source().toString());
    });
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  return {script, isMinifiedAnew};
}

const SCRIPT = 'const lengthy = document.title; console.log(lengthy + lengthy)';
let first: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  first = await build(SCRIPT);
});

test('a script that has not changed is taken as it was minified', async () => {
  expect(first.isMinifiedAnew).toBe(true);
  expect(first.script).not.toContain('lengthy');
  expect(await build(SCRIPT)).toEqual({script: first.script, isMinifiedAnew: false});
});

test('one that has changed is minified', async () => {
  const {script, isMinifiedAnew} = await build(`${SCRIPT}; console.log(lengthy.length)`);
  expect(isMinifiedAnew).toBe(true);
  expect(script).toContain('.length');
});

test('what no build has used for a week is forgotten', async () => {
  const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  writeWhole(path.join(cache, 'unused'), '');
  utimesSync(path.join(cache, 'unused'), weekAgo, weekAgo);
  await build(SCRIPT);
  expect(readdirSync(cache)).not.toContain('unused');
  expect((await build(SCRIPT)).isMinifiedAnew).toBe(false);
});
