import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Description} from './description';

const CLI = path.join(path.dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
const {version} = JSON.parse(readFileSync(path.join(CLI, '../../package.json'), 'utf8')) as {version: string};

/** Redocly asks no server for anything. */
export const QUIET = {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};

const loaded = new Map<string, Description>(); // by the folder and its state

/** The files of a description, of which `openapi.yaml` is the first one read; [] if there is none. */
export function descriptionFiles(folder: string): string[] {
  if (!existsSync(path.join(folder, 'openapi.yaml'))) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => path.join(folder, file));
}

/**
 * The description in a folder as one document, whose references lead to its own components. Redocly bundles it, which
 * takes most of a second; the result is kept in .cache/openapi/ for the same text.
 */
export function loadDescription(folder: string): Description {
  const state = stateOf(folder);
  const known = loaded.get(state);
  if (known) return known;
  const cached = path.join('.cache/openapi', `${state}.json`);
  if (!existsSync(cached)) bundle(path.join(folder, 'openapi.yaml'), cached);
  const description = JSON.parse(readFileSync(cached, 'utf8')) as Description;
  loaded.set(state, description);
  return description;
}

function stateOf(folder: string): string {
  const hash = createHash('sha256').update(version);
  for (const file of descriptionFiles(folder)) {
    hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function bundle(entry: string, output: string): void {
  const folder = path.dirname(output);
  mkdirSync(folder, {recursive: true});
  // Several builds may run beside each other: a file is there whole, or not at all.
  const unfinished = output.replace(/\.json$/, `-${process.pid}.json`);
  try {
    execFileSync(process.execPath, [CLI, 'bundle', entry, '--output', unfinished], {
      env: {...process.env, ...QUIET, NO_COLOR: '1'},
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    renameSync(unfinished, output);
  } catch (error) {
    rmSync(unfinished, {force: true});
    const {stderr = '', message} = error as Error & {stderr?: string};
    throw new Error(`${entry} cannot be read:\n${withoutBanner(stderr) || message}\nnpm run check says more.`, {
      cause: error,
    });
  }
}

/** What Redocly says, without its box on the age of Node.js. */
function withoutBanner(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() && !/^\s*[╔║╚]/.test(line))
    .join('\n');
}
