/**
 * `npm run drift -- <folder>`: where do pages and model differ? Clones all of config/sources.ts into the folder, or fetches what
 * is new, and compares twice: at the commits that were read, where nothing may differ, and at the newest, which tells what
 * there is to reread. Prints the text of an issue. Exit code 0: nothing, 1: differences, 2: something could not run.
 */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {sources} from '../config/sources';
import {run} from './check/run';
import {outcomeOf, reportOf, type Outcome, type Section} from './drift/report';
import {checkOut, commitOf} from './drift/tree';

type Name = keyof typeof sources;

/** A comparison of the pages with the files of some repositories. */
interface Comparison {
  readonly title: string;
  readonly script: string;
  readonly repositories: readonly Name[];
  readonly args: (folderOf: (name: Name) => string) => readonly string[];
  readonly takesPinned: boolean; // whether it can leave out pages that were read at commits of their own
}

const comparisons: readonly Comparison[] = [
  {
    title: 'Keys and tables',
    script: 'facts',
    repositories: ['etsource', 'etmodel'],
    args: (folderOf) => [`etsource=${folderOf('etsource')}`, `etmodel=${folderOf('etmodel')}`],
    takesPinned: true,
  },
  {
    title: 'Routes of the API',
    script: 'api-routes',
    repositories: ['etengine'],
    args: (folderOf) => [folderOf('etengine')],
    takesPinned: false,
  },
  {
    title: 'GQL, and commands on the page on Docker',
    script: 'gql-reference',
    repositories: ['etengine', 'etsource', 'my-etm', 'etmodel', 'mechanical_turk'],
    args: (folderOf) => (['etengine', 'etsource', 'my-etm', 'etmodel', 'mechanical_turk'] as const).map(folderOf),
    takesPinned: true,
  },
];

const NEWEST = 'HEAD';

/** Runs a script of this folder. */
async function compare(script: string, args: readonly string[]): Promise<Outcome> {
  return outcomeOf(await run('tsx/dist/cli.mjs', [path.join('scripts', `${script}.ts`), ...args]));
}

async function sectionOf(
  {title, script, repositories, args, takesPinned}: Comparison,
  clones: string,
): Promise<Section> {
  const cloneOf = (name: Name): string => path.join(clones, name);
  const at = (state: string, commit: (name: Name) => string, ...options: readonly string[]): Promise<Outcome> => {
    const folderOf = (name: Name): string => path.join(clones, state, name);
    for (const name of repositories) checkOut(cloneOf(name), commit(name), folderOf(name));
    return compare(script, [...options, ...args(folderOf)]);
  };
  const pinned = await at('pinned', (name) => sources[name].commit, ...(takesPinned ? ['--pinned'] : []));
  const moved = repositories.filter((name) => commitOf(cloneOf(name), NEWEST) !== sources[name].commit);
  const newest = moved.length ? await at('newest', () => NEWEST) : null;
  return {title, command: script, moved, pinned, newest};
}

async function main([folder]: readonly string[]): Promise<number> {
  if (!folder) {
    console.log('npm run drift -- <folder for the clones>');
    return 2;
  }
  const clones = path.resolve(folder);
  mkdirSync(clones, {recursive: true});
  const toReread = await compare('sources', ['--clone', clones]);
  const sections: Section[] = [];
  if (toReread.code < 2) for (const comparison of comparisons) sections.push(await sectionOf(comparison, clones));
  const {text, code} = reportOf(sections, toReread);
  console.log(text);
  return code;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
