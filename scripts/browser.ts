/** Finds the browser that the tests drive: an installed Chromium or Chrome, else Playwright's own, else a new one. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type LaunchOptions} from '@playwright/test';

/** What the choice of a browser depends on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (file: string) => boolean;
  readonly playwrights: string; // where Playwright would keep its own
}

/** The first is Chromium without a window, which tests a page in two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Where Chromium or Chrome may be, in the order of preference. */
function places({platform, env}: Machine): string[] {
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) =>
        ['Google\\Chrome', 'Chromium'].map((name) => path.win32.join(folder, name, 'Application', 'chrome.exe')),
      );
  }
  const onPath = (env.PATH ?? '').split(':').filter(Boolean);
  const found = NAMES.flatMap((name) => onPath.map((folder) => path.posix.join(folder, name)));
  if (platform === 'darwin') {
    const apps = ['/Applications', ...(env.HOME ? [`${env.HOME}/Applications`] : [])];
    const bundles = ['Google Chrome', 'Chromium'].map((name) => `${name}.app/Contents/MacOS/${name}`);
    return [...apps.flatMap((folder) => bundles.map((bundle) => `${folder}/${bundle}`)), ...found];
  }
  return [...found, '/usr/bin/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'];
}

/**
 * The browser to use on this machine, or null where there is none yet. CHROME_PATH comes before everything else; that
 * it names nothing is an error, since whoever set it wants that browser and no other.
 */
export function chooseBrowser(machine: Machine): string | null {
  const wanted = machine.env.CHROME_PATH;
  if (wanted) {
    if (!machine.exists(wanted)) throw new Error(`CHROME_PATH names ${wanted}, which does not exist.`);
    return wanted;
  }
  return [...places(machine), machine.playwrights].find((file) => machine.exists(file)) ?? null;
}

/** The browser to use here, or null where there is none yet. */
function findBrowser(): string | null {
  return chooseBrowser({
    platform: process.platform,
    env: process.env,
    exists: existsSync,
    playwrights: chromium.executablePath(),
  });
}

const isRoot = process.getuid?.() === 0;

/** Finds a browser or installs one; where neither works, the error says what to do. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;

  const attempts = ['npx playwright install chromium'];
  if (isRoot && existsSync('/etc/debian_version')) {
    attempts.push('apt-get update && apt-get install -y chromium-headless-shell', 'apt-get install -y chromium');
  }
  for (const command of attempts) {
    console.log(`No Chromium or Chrome found; installing one: ${command}`);
    spawnSync(command, {shell: true, stdio: 'inherit'});
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    [
      'The tests need Chromium or Chrome, found none, and could not install one. Do one of these and try again:',
      '- install Chromium or Chrome as you install other programs (on Debian and Ubuntu: apt-get install chromium),',
      '- or run `npx playwright install chromium` where downloads are allowed,',
      '- or set CHROME_PATH to the browser’s executable file.',
    ].join('\n'),
  );
}

/** How Playwright starts the browser: no names but this machine's resolve, so that no test can reach another host. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: findBrowser() ?? undefined,
    args: [
      ...(isRoot ? ['--no-sandbox'] : []), // as root, Chromium's sandbox refuses to start
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  };
}
