import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {SourceFile} from '../../config/sources';

/** What became of a file since the commit that was read. `unknown`: it was not there then, either. */
export type State = 'unchanged' | 'changed' | 'vanished' | 'unknown';

/** A document that rests on a file of another repository. */
export interface Use {
  readonly page: string; // address
  readonly source: SourceFile;
}

/** What became of files since the commit that each was read at, by their permalinks. */
export async function statesOf(
  files: readonly SourceFile[],
  clones: ReadonlyMap<string, string>,
): Promise<Map<string, State>> {
  const reads = new Map<string, SourceFile[]>();
  for (const file of files) {
    const read = `${file.name}@${file.commit}`;
    reads.set(read, [...(reads.get(read) ?? []), file]);
  }
  const states = new Map<string, State>();
  for (const those of reads.values()) {
    const {name, commit} = those[0]!;
    const found = await compare(clones.get(name)!, commit, [...new Set(those.map((file) => file.path))]);
    for (const file of those) states.set(file.url, found.get(file.path)!);
  }
  return states;
}

/** Compares the files of one repository, in a clone of it, with the commit that was read; by path. */
export async function compare(clone: string, commit: string, paths: readonly string[]): Promise<Map<string, State>> {
  if (!existsSync(clone)) throw new Error(`there is no folder ${clone}`);
  if (!existsSync(path.join(clone, '.git'))) {
    return new Map(paths.map((name) => [name, existsSync(path.join(clone, name)) ? 'unchanged' : 'vanished']));
  }
  const then = await objects(clone, commit);
  const now = await objects(clone, 'HEAD');
  return new Map(paths.map((name) => [name, state(then.get(trimmed(name)), now.get(trimmed(name)))]));
}

function state(then: string | undefined, now: string | undefined): State {
  if (then === undefined) return 'unknown';
  if (now === undefined) return 'vanished';
  return then === now ? 'unchanged' : 'changed';
}

/**
 * Hashes of all files and folders at a commit, by path: asked for a folder and what is below it, git leaves out the folder. It
 * reads no contents, which a blobless clone would have to fetch.
 */
async function objects(clone: string, commit: string): Promise<Map<string, string>> {
  const options = {cwd: clone, maxBuffer: 64 * 1024 * 1024};
  const args = ['ls-tree', '-r', '-t', '-z', '--full-tree', commit];
  try {
    const {stdout} = await promisify(execFile)('git', args, options);
    return new Map(
      stdout
        .split('\0')
        .filter(Boolean)
        .map((entry) => {
          const [about = '', name = ''] = entry.split('\t');
          return [name, about.split(' ')[2] ?? ''];
        }),
    );
  } catch {
    throw new Error(`${clone} does not hold the commit ${commit}: clone it with its history (git fetch --unshallow)`);
  }
}

function trimmed(name: string): string {
  return name.replace(/\/+$/, '');
}

/** The uses that need a look, as a Markdown table; null if there are none. */
export function table(uses: readonly Use[], stateOf: (source: SourceFile) => State): string | null {
  const rows = uses
    .map((use) => ({...use, state: stateOf(use.source)}))
    .filter(({state}) => state !== 'unchanged')
    .map(({page, source, state}) => `| ${page} | [${source.name}: ${source.path}](${source.url}) | ${SAYS[state]} |`);
  return rows.length ? ['| Page | Source | Since it was read |', '|---|---|---|', ...rows].join('\n') : null;
}

const SAYS: Record<State, string> = {
  unchanged: 'unchanged',
  changed: 'changed',
  vanished: 'vanished',
  unknown: 'was not there then: mend the path',
};
