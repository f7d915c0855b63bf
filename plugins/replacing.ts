import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathOf, rows} from '../config/originals';
import {demand, type BundlerPlugin} from './demand';

const ROOT = path.resolve(__dirname, '..');

/** The part of Docusaurus's bundler that is used here. */
interface Bundler {
  readonly NormalModuleReplacementPlugin: new (
    pattern: RegExp,
    replace: (resource: {readonly context: string; request: string}) => void,
  ) => BundlerPlugin;
}

/** A module, and the file that takes its place: absolute paths. */
export interface Replacement {
  readonly original: string;
  readonly ours: string;
}

/**
 * What a plugin's `configureWebpack` adds so that these files of ours take the place of their originals in config/originals.ts.
 * Where an original is no longer asked for, the build fails.
 */
export function replacing(
  plugin: string,
  files: readonly string[],
  config: object,
  bundler: Bundler,
  compiledBy = '',
): {experiments: object; plugins: BundlerPlugin[]} {
  const replacements = rows
    .filter(({action, ours}) => action !== 'Counts on' && files.includes(ours))
    .map(({original, ours}) => ({original: installed(original), ours: path.join(ROOT, ours)}));
  return {experiments: freshCache(replacements, config, compiledBy), plugins: replace(plugin, replacements, bundler)};
}

function installed(original: string): string {
  const file = pathOf(original);
  if (!file) throw new Error(`node_modules/${original} is gone: see where it went, and correct config/originals.ts`);
  return file;
}

/**
 * The plugins for Rspack that replace modules. They go by what a module asks for, not by what that resolves to: so a file of
 * ours still gets the original, if it asks for it by its package.
 */
export function replace(plugin: string, replacements: readonly Replacement[], bundler: Bundler): BundlerPlugin[] {
  const targets = new Map<string, string>();
  for (const {original, ours} of replacements) {
    // One file in the place of several is a module for each, so that none can hide behind another.
    const shared = replacements.filter((other) => other.ours === ours).length > 1;
    targets.set(
      original,
      shared ? `${ours}?${path.basename(path.dirname(original))}/${path.basename(original)}` : ours,
    );
  }
  const names = replacements.map(({original}) => path.basename(original, '.js').replaceAll('.', '\\.'));
  const candidates = new RegExp(`(^|[\\\\/])(${[...new Set(names)].join('|')})(\\.js)?$`);
  return [
    new bundler.NormalModuleReplacementPlugin(candidates, (resource) => {
      const wanted = path.resolve(resource.context, resource.request);
      resource.request = targets.get(wanted) ?? targets.get(`${wanted}.js`) ?? resource.request;
    }),
    demand(plugin, (_, files) =>
      [...targets]
        .filter(([, ours]) => !files.has(ours))
        .map(([original, ours]) => {
          const [by] = path.relative(ROOT, ours).split('?');
          return `nothing asks for ${original} any more, which ${by} replaces: see where it went, and correct config/originals.ts`;
        }),
    ),
  ];
}

/**
 * Rspack's persistent cache keeps what a request resolved to, whatever replaced it then. With the replacements and this file in
 * its version, a change of them starts a new cache; so does a change of what else modules are compiled by.
 */
export function freshCache(replacements: readonly Replacement[], config: object, compiledBy = ''): object {
  const version = (config as {experiments?: {cache?: {version?: unknown}}}).experiments?.cache?.version;
  if (typeof version === 'string') {
    const rules = JSON.stringify(replacements) + compiledBy + readFileSync(__filename, 'utf8');
    const hash = createHash('sha256').update(rules).digest('hex').slice(0, 8);
    return {cache: {version: `${version}-${hash}`}};
  }
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
  throw new Error(
    "plugins/replacing.ts: the version of Rspack's persistent cache is no longer in experiments.cache, so that a warm build " +
      'would keep modules that were replaced otherwise: see getCache in @docusaurus/core/lib/webpack/base.js',
  );
}
