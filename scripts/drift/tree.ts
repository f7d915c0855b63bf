import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Lays out the files of a commit in a folder of their own, beside the clone, whose branch stays as it is. */
export function checkOut(clone: string, commit: string, folder: string): void {
  const hash = commitOf(clone, commit);
  if (existsSync(folder)) git(folder, 'checkout', '--quiet', '--force', '--detach', hash);
  else git(clone, 'worktree', 'add', '--quiet', '--force', '--detach', folder, hash);
}

/** The full hash of a commit of a clone, by any of its names. */
export function commitOf(clone: string, name: string): string {
  return git(clone, 'rev-parse', '--verify', `${name}^{commit}`);
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', folder, ...args], {encoding: 'utf8', stdio: 'pipe'}).trim();
}
