import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Terminal} from './curl';

export interface Ran {
  readonly status: number | null; // null: it was killed
  readonly output: string;
  readonly error: string;
}

/** Runs a script whole, with the stand-in in the place of the model. */
export async function runScript(
  {command, name, script, env = {}}: {command: string; name: string; script: string; env?: NodeJS.ProcessEnv},
  {standIn, token, folder}: Terminal,
): Promise<Ran> {
  const place = mkdtempSync(path.join(tmpdir(), 'script-'));
  const file = path.join(place, name);
  writeFileSync(file, standIn.inPlaceOfModel(script));
  const child = spawn(command, [file], {
    cwd: folder,
    timeout: 60_000,
    env: {...process.env, ETM_API_TOKEN: token, NO_PROXY: '127.0.0.1', ...env},
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
