import path from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {originals, rows} from '../../config/originals';
import {errorsOf, type Compiled} from '../fixtures';
import leanTheme from '.';

const ROOT = path.resolve(__dirname, '../..');
const inRoot = (file: string): string => path.join(ROOT, file);

/** What a build has when all is as this plugin expects. */
const build = {
  files: [
    ...rows.map(({ours}) => ours).filter((ours) => ours.startsWith('src/theme/')),
    ...['Admonition', 'CodeBlock', 'NotFound/Content'].map((part) => `src/theme/${part}/styles.module.css`),
    ...['Copy', 'NearestPages', 'SearchField', 'UnknownAddress'].map(
      (part) => `src/components/${part}/styles.module.css`,
    ),
    ...Object.keys(originals.Replaces['plugins/lean-theme/nothing.module.css']!).map(
      (original) => `plugins/lean-theme/nothing.module.css?${original.split('/').slice(-2).join('/')}`,
    ),
  ].map(inRoot),
  chunks: ['main', 'search', 'figure', simpleHash('@theme/DocRoot', 8), simpleHash('@theme/DocItem', 8)],
};

function errorsIn(compiled: Compiled): string[] {
  const bundler = {
    NormalModuleReplacementPlugin: class {
      apply(): void {}
    },
  };
  const rules = [{use: [{options: {modules: {localIdentName: '[local]'}}}]}];
  const config = {experiments: {cache: {version: '3.10'}}, module: {rules}};
  const {plugins} = leanTheme().configureWebpack!(
    config,
    false,
    {currentBundler: {name: 'rspack', instance: bundler}} as never,
    undefined,
  ) as {plugins: Parameters<typeof errorsOf>[0]};
  return errorsOf(plugins, compiled);
}

const without = (file: string): Compiled => ({...build, files: build.files.filter((other) => other !== inRoot(file))});

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

test('a build that has all that styles are split by fails nothing', () => {
  expect(errorsIn(build)).toEqual([]);
});

test.each(build.chunks)('a build without a chunk %s fails', (chunk) => {
  const errors = errorsIn({...build, chunks: build.chunks.filter((other) => other !== chunk)});
  expect(errors).toEqual([
    `plugins/lean-theme: there is no chunk ${chunk} any more, by which code and styles are split`,
  ]);
});

test('a part without a style sheet fails a build', () => {
  const errors = errorsIn(without('src/theme/NotFound/Content/styles.module.css'));
  expect(errors).toEqual([
    'plugins/lean-theme: src/theme/NotFound/ has no style sheet any more: take it out of OF_SOME',
  ]);
});

test('a swizzled component that nothing imports fails a build', () => {
  const errors = errorsIn(without('src/theme/TOC/index.tsx'));
  expect(errors).toEqual([expect.stringContaining('nothing imports src/theme/TOC/index.tsx any more')]);
});

test('a style sheet that nothing imports need not be replaced, and fails a build', () => {
  const errors = errorsIn(without('plugins/lean-theme/nothing.module.css?lib/nprogress.css'));
  expect(errors).toEqual([expect.stringMatching(/nothing asks for .*nprogress\.css any more/)]);
});

test('classes of ours have two letters, others their hash, and a bundler that names them elsewhere fails', () => {
  type Name = (module: {resourcePath: string}, pattern: string, name: string) => string | undefined;
  const modules: {localIdentName: string; getLocalIdent?: Name} = {localIdentName: '[local]_[contenthash:base64:4]'};
  const build = (rules: unknown[]): unknown =>
    leanTheme().configureWebpack!(
      {experiments: {cache: {version: '3.10'}}, module: {rules}} as never,
      true,
      {currentBundler: {name: 'rspack', instance: {NormalModuleReplacementPlugin: class {}}}} as never,
      undefined,
    );
  build([null, {use: ['style', {options: {modules}}]}]);
  expect(modules.localIdentName).toBe('[contenthash:base64:4]');
  const resourcePath = path.resolve('src/theme/Footer/styles.module.css');
  expect(modules.getLocalIdent!({resourcePath}, '', 'foot')).toMatch(/^..$/);
  expect(modules.getLocalIdent!({resourcePath: '/elsewhere.module.css'}, '', 'foot')).toBeUndefined();
  expect(() => build([{use: [{options: {}}]}])).toThrow('names classes elsewhere');
});
