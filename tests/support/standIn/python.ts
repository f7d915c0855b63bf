import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Terminal} from './curl';
import {runScript, type Ran} from './run';

const PYTHON = process.env.PYTHON ?? 'python3';

/** Takes the place of `requests` where that is not installed. */
const REQUESTS = path.join(__dirname, 'python');

/** Whether Python is installed, and these packages with it. */
export function hasPython(...packages: readonly string[]): boolean {
  const code = packages.length ? `import ${packages.join(', ')}` : '';
  return spawnSync(PYTHON, ['-c', code], {stdio: 'ignore'}).status === 0;
}

export function runPython(script: string, terminal: Terminal): Promise<Ran> {
  const env = {
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONIOENCODING: 'utf-8',
    MPLBACKEND: 'Agg', // no window
    ...(hasRequests() ? {} : {PYTHONPATH: REQUESTS}),
  };
  return runScript({command: PYTHON, name: 'script.py', script, env}, terminal);
}

let known: boolean | undefined;

function hasRequests(): boolean {
  return (known ??= hasPython('requests'));
}
