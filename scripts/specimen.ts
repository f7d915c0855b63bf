/**
 * Photographs the specimen page in both modes at three widths, into specimen/. The pictures of the last time move to
 * specimen/before/, and what differs is named. `npm run specimen -- --built` takes the site as it was last built.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {serve} from '../tests/support/server';
import {ensureBrowser, launchOptions} from './browser';

const ROOT = path.resolve(__dirname, '..');
const SITE = path.join(ROOT, 'build');
const PICTURES = path.join(ROOT, 'specimen');
const BEFORE = path.join(PICTURES, 'before');
const WIDTHS = [360, 768, 1440]; // px
const MODES = ['light', 'dark'] as const;

function build(): void {
  if (process.argv.includes('--built') && existsSync(path.join(SITE, 'specimen/index.html'))) return;
  const env = {...process.env, SPECIMENS: '1'};
  const {status} = spawnSync('npm', ['run', 'build'], {cwd: ROOT, stdio: 'inherit', shell: true, env});
  if (status !== 0) process.exit(status ?? 1);
}

/** Puts the last pictures aside, in the place of those before them. */
function keepLast(): void {
  mkdirSync(PICTURES, {recursive: true});
  const last = readdirSync(PICTURES).filter((file) => file.endsWith('.png'));
  if (!last.length) return;
  rmSync(BEFORE, {recursive: true, force: true});
  mkdirSync(BEFORE);
  for (const file of last) renameSync(path.join(PICTURES, file), path.join(BEFORE, file));
}

function verdict(file: string): string {
  const last = path.join(BEFORE, file);
  if (!existsSync(last)) return 'new';
  return readFileSync(last).equals(readFileSync(path.join(PICTURES, file))) ? 'as before' : 'DIFFERS';
}

async function photograph(): Promise<void> {
  ensureBrowser();
  const server = await serve(SITE);
  const browser = await chromium.launch(launchOptions());
  try {
    for (const mode of MODES) {
      for (const width of WIDTHS) {
        const page = await browser.newPage({viewport: {width, height: 900}, colorScheme: mode});
        await page.goto(`${server.origin}/specimen/`);
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode()));
        });
        const file = `${mode}-${width}.png`;
        await page.screenshot({path: path.join(PICTURES, file), fullPage: true, animations: 'disabled'});
        console.log(`specimen/${file}: ${verdict(file)}`);
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

build();
keepLast();
void photograph();
