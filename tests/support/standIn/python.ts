import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Terminal} from './curl';

const PYTHON = process.env.PYTHON ?? 'python3';

/** Takes the place of `requests` where that is not installed. */
const REQUESTS = path.join(__dirname, 'python');

/** Whether Python is installed, and these packages with it. */
export function hasPython(...packages: readonly string[]): boolean {
  const code = packages.length ? `import ${packages.join(', ')}` : '';
  return spawnSync(PYTHON, ['-c', code], {stdio: 'ignore'}).status === 0;
}

export interface Ran {
  readonly status: number | null; // null: it was killed
  readonly output: string;
  readonly error: string;
}

/** Runs a Python script whole, with the stand-in in the place of the model. */
export async function runPython(script: string, {standIn, token, folder}: Terminal): Promise<Ran> {
  const place = mkdtempSync(path.join(tmpdir(), 'script-'));
  const file = path.join(place, 'script.py');
  writeFileSync(file, standIn.inPlaceOfModel(script));
  const child = spawn(PYTHON, [file], {
    cwd: folder,
    timeout: 60_000,
    env: {
      ...process.env,
      ETM_API_TOKEN: token,
      NO_PROXY: '127.0.0.1',
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONIOENCODING: 'utf-8',
      MPLBACKEND: 'Agg', // no window
      ...(hasRequests() ? {} : {PYTHONPATH: REQUESTS}),
    },
  });
  let output = '';
  let error = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (error += part.toString()));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  rmSync(place, {recursive: true});
  return {status, output, error};
}

let known: boolean | undefined;

function hasRequests(): boolean {
  return (known ??= hasPython('requests'));
}
