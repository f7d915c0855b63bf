import {spawn} from 'node:child_process';
import path from 'node:path';
import type {Finding} from '../../plugins/content-rules/types';

export interface Output {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** One thing that is checked: a name, and a search for what is wrong. */
export interface Gate {
  readonly name: string;
  readonly find: () => Promise<Finding[]>;
}

/** Runs a program of node_modules, by its file there, and waits for it. */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join('node_modules', program), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: undefined},
    });
    const texts = {stdout: '', stderr: ''};
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => (texts[stream] += text));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, ...texts}));
  });
}

/** What was found; if the program failed and nothing was found, the failure itself, so that no gate passes by breaking. */
export function orFailure(findings: Finding[], {code, stdout, stderr}: Output): Finding[] {
  if (code !== 0 && findings.length === 0) throw new Error((stderr || stdout).trim() || `ended with code ${code}`);
  return findings;
}

/** A file's path from the root of the repository, with slashes. */
export function fromRoot(file: string): string {
  return path.relative('.', path.resolve(file)).split(path.sep).join('/');
}
