import {execFile} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';
import chokidar from 'chokidar';
import {afterChange, atStart, type Findings} from './report';

/** Documents, and what the rules know of the site besides them. */
const WATCHED = ['docs', 'api', 'contrib', 'static', 'src/pages', 'config', 'content', 'plugins/content-rules'];
const SIDEBARS = ['sidebars.ts', 'sidebars.api.ts', 'sidebars.contrib.ts'];

const PAUSE = 100; // ms without a change; editors save a file in several steps

declare global {
  // One for the process: Docusaurus makes its plugins anew whenever the configuration changes.
  var watchesContent: boolean | undefined;
}

/**
 * Says in the terminal of `npm start` what breaks the content rules: everything at the start, and with each change what
 * came and what is mended. It runs beside the start, which does not wait for it; a build has `npm run check`.
 */
export default function liveRules({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development') return null;
  return {
    name: 'live-rules',
    async loadContent() {
      if (globalThis.watchesContent) return;
      globalThis.watchesContent = true;
      watch(siteDir, (text) => console.log(text));
    },
  };
}

/** Reports on the documents below a folder, now and whenever one changes; returns a way to stop. */
export function watch(siteDir: string, say: (text: string) => void, find = findingsIn): () => Promise<void> {
  const saved = new Set<string>();
  let before: Findings | null = null;
  let running = false;
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    if (running) return; // it looks for more when it has ended
    running = true;
    do {
      const files = new Set(saved);
      saved.clear();
      try {
        const after = await find(siteDir);
        const text = before ? afterChange(before, after, files) : atStart(after);
        before = after;
        if (text) say(text);
      } catch (error) {
        say(`Content rules: could not run: ${(error as Error).message}`);
      }
    } while (saved.size);
    running = false;
  };

  const watcher = chokidar.watch([...WATCHED, ...SIDEBARS], {cwd: siteDir, ignoreInitial: true});
  watcher.on('all', (_event, file) => {
    saved.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => void run(), PAUSE);
  });
  void run();
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

async function findingsIn(siteDir: string): Promise<Findings> {
  const args = ['--import', 'tsx', path.join(__dirname, 'findings.ts')];
  const running = promisify(execFile)(process.execPath, args, {cwd: siteDir, maxBuffer: 1 << 26});
  // The page that was saved comes first.
  if (running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
  return JSON.parse((await running).stdout) as Findings;
}
