import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {freshCache, replace} from './replacing';

let folder = '';
const here = (file: string): string => path.join(folder, file);

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(here(file)), {recursive: true});
    writeFileSync(here(file), text);
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replacing-'));
  write({
    'app.js': "import value from './client/docusaurus'; console.log(value);",
    'client/docusaurus.js': "import load from './load'; export default load;",
    'client/load.js': "export default 'stock';",
    'node_modules/core/client/load.js': "export default 'stock by its package';",
    'load.js': "import stock from 'core/client/load'; export default 'ours, with ' + stock;",
  });
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Bundles the app with load.js in the place of these modules. */
async function bundle(...originals: readonly string[]): Promise<{errors: string[]; text: string}> {
  const replacements = originals.map((original) => ({original: here(original), ours: here('load.js')}));
  const bundler = rspack as unknown as Parameters<typeof replace>[2];
  const compiler = rspack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './app.js',
    output: {path: here('out')},
    plugins: replace('core-client', replacements, bundler),
  });
  const {errors = []} = await new Promise<{errors?: {message: string}[]}>((resolve, reject) =>
    compiler.run((error, stats) => {
      compiler.close(() => (error ? reject(error) : resolve(stats!.toJson({all: false, errors: true}))));
    }),
  );
  return {errors: errors.map(({message}) => message), text: readFileSync(here('out/main.js'), 'utf8')};
}

test('a module is replaced for those next to it, and not for ours, which asks for it by its package', async () => {
  const {errors, text} = await bundle('client/load.js');
  expect(errors).toEqual([]);
  expect(text).toContain('ours, with ');
  expect(text).toContain("'stock by its package'");
  expect(text).not.toContain("'stock';");
});

test('a replacement for which nothing asks fails the build', async () => {
  write({'client/docusaurus.js': "export {default} from 'core/client/load';"});
  const {errors} = await bundle('client/load.js');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/plugins\/core-client: nothing asks for .*load\.js any more/);
});

test('a file in the place of several modules is asked for by each of them', async () => {
  const {errors, text} = await bundle('client/load.js', 'client/styles.module.css');
  expect(text).toContain('ours, with ');
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/nothing asks for .*styles\.module\.css any more/);
});

test('the cache gets another version when the replacements change', () => {
  const version = (ours: string): unknown =>
    freshCache([{original: '/core/load.js', ours}], {experiments: {cache: {version: '3.10'}}});
  expect(version('/ours.js')).toEqual({cache: {version: expect.stringMatching(/^3\.10-\w{8}$/) as string}});
  expect(version('/ours.js')).toEqual(version('/ours.js'));
  expect(version('/ours.js')).not.toEqual(version('/other.js'));
});

test('a cache whose version is elsewhere fails the build, and no cache does not', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '');
  expect(() => freshCache([], {cache: {type: 'persistent'}})).toThrow(/getCache/);
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect(freshCache([], {})).toEqual({});
  vi.unstubAllEnvs();
});
