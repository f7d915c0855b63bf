/**
 * `npm run sources -- <name>=<clone>…`: which pages rest on files that changed or vanished since they were read?
 * `npm run sources -- --clone <folder>` clones all of config/sources.ts into a folder first, without file contents.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {sources, type Source, type SourceFile} from '../config/sources';
import {readPlan} from '../plugins/content-rules/plan';
import {readSite} from '../plugins/content-rules/site';
import {statesOf, table, type State, type Use} from './sources/compare';
import {sourcesOf} from './sources/pages';

const USAGE = `Lists the pages that rest on files which changed or vanished since they were read.

  npm run sources -- <name>=<clone> …       compare with local clones, e.g. etengine=../etengine
  npm run sources -- --clone <folder>       clone every repository into a folder, and compare with these

A clone needs its history back to the commit in config/sources.ts, or that of the page's own; in a folder
without .git only the existence of the files is looked at. Exit code 1 if a page has to be read again.

Names: ${Object.keys(sources).join(', ')}`;

const known = new Map<string, Source>(Object.entries(sources));

/** A mistake of whoever calls, to be told without a stack. */
class Mistake extends Error {}

function clonesOf(args: readonly string[]): Map<string, string> {
  if (args[0] === '--clone') {
    if (!args[1]) throw new Mistake('--clone needs a folder');
    return cloneAll(args[1]);
  }
  return new Map(
    args.map((arg): [string, string] => {
      const [, name, clone] = /^([\w-]+)=(.+)$/.exec(arg) ?? [];
      if (!name || !clone) throw new Mistake(`“${arg}” is not of the form <name>=<clone>`);
      if (!known.has(name)) {
        throw new Mistake(`config/sources.ts knows no repository “${name}”; it has ${[...known.keys()].join(', ')}`);
      }
      return [name, clone];
    }),
  );
}

function cloneAll(folder: string): Map<string, string> {
  mkdirSync(folder, {recursive: true});
  return new Map(
    [...known].map(([name, {repository}]) => {
      const clone = path.join(folder, name);
      const git = (...args: string[]): void => {
        execFileSync('git', args, {stdio: ['ignore', 'ignore', 'inherit']});
      };
      if (existsSync(clone)) {
        git('-C', clone, 'fetch', '--quiet', 'origin', 'HEAD');
        git('-C', clone, 'reset', '--quiet', '--soft', 'FETCH_HEAD');
      } else {
        const address = `https://github.com/${repository}`;
        git('clone', '--quiet', '--filter=blob:none', '--no-checkout', address, clone);
      }
      return [name, clone];
    }),
  );
}

/** Every source of every document. */
function usesIn(root: string): Use[] {
  return readSite(root, readPlan(root)).documents.flatMap((document) =>
    sourcesOf(document).map((source) => ({page: document.route, source})),
  );
}

async function main(args: readonly string[]): Promise<void> {
  if (!args.length) {
    console.log(USAGE);
    return;
  }
  const clones = clonesOf(args);
  const uses = usesIn('.').filter(({source}) => clones.has(source.name));

  const states = await statesOf(
    uses.map(({source}) => source),
    clones,
  );
  const stateOf = ({url}: SourceFile): State => states.get(url) ?? 'unknown';
  const toReread = table(uses, stateOf);
  const pages = new Set(uses.filter(({source}) => stateOf(source) !== 'unchanged').map(({page}) => page));
  const unchanged = [...states.values()].filter((state) => state === 'unchanged').length;
  if (toReread) console.log(`${toReread}\n`);
  console.log(`${pages.size} pages to reread; ${unchanged} of ${states.size} files unchanged since they were read.`);
  if (toReread) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof Mistake ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 2;
});
