/**
 * `npm run bench`: what readers wait for, measured on the built site in a browser: paints, clicks, search, figures, bytes.
 * `-- --site <folder>` measures one that stands elsewhere than in build/, `-- --beside <folder>` another built site with it, in
 * turns, and says by how much they differ; `-- --peers` builds the same words with Starlight, VitePress and stock Docusaurus
 * and measures those beside it. `-- --runs 9`, and a part of a journey's name chooses journeys: `-- "Load /api"`.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {ensureBrowser, launchOptions} from '../scripts/browser';
import {host} from './host';
import {journeys} from './journeys';
import {summary, table} from './numbers';
import {buildPeers} from './peers';
import {visit} from './visit';

const {values, positionals} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    site: {type: 'string', default: 'build'},
    beside: {type: 'string', multiple: true, default: []},
    peers: {type: 'boolean', default: false},
  },
  allowPositionals: true,
});

async function main(): Promise<number> {
  const given = [values.site, ...values.beside].map((folder) => path.resolve(folder));
  const missing = given.find((folder) => !existsSync(path.join(folder, 'index.html')));
  if (missing) {
    console.error(`${missing} holds no built site. Run npm run build.`);
    return 2;
  }
  const peers = values.peers ? buildPeers(given[0]!) : {};
  const folders = [...given, ...Object.values(peers)];
  const names = [...given.map((folder) => path.relative('.', folder)), ...Object.keys(peers)];
  const chosen = journeys.filter(({name}) => !positionals.length || positionals.some((part) => name.includes(part)));
  ensureBrowser();
  const browser = await chromium.launch(launchOptions());
  const hosts = await Promise.all(folders.map(host));
  const measured = new Map<string, number[][]>(); // by what was measured: for each site, a value a run
  for (let run = 0; run < Number(values.runs); run++) {
    for (const {name, speeds, device, needs, go} of chosen) {
      for (const speed of speeds) {
        for (const [nth, {origin}] of hosts.entries()) {
          if (!existsSync(path.join(folders[nth]!, needs, 'index.html'))) continue;
          const reader = await visit(browser, origin, speed, device);
          const numbers = await go(reader).finally(reader.end);
          for (const [what, value] of Object.entries(numbers)) {
            const key = `${name}, ${speed}: ${what}`;
            const rows = measured.get(key) ?? hosts.map(() => []);
            rows[nth]!.push(value);
            measured.set(key, rows);
          }
        }
      }
    }
  }
  await browser.close();
  for (const each of hosts) each.close();

  const say = (of: readonly number[]): string => {
    if (!of.length) return '–';
    const {median, low, high} = summary(of);
    return `${inDigits(median)} (${inDigits(low)} to ${inDigits(high)})`;
  };
  const [, ...others] = names;
  console.log(
    table([
      [`median of ${values.runs}, 95 %`, ...names, ...others.map((name) => `less ${name}`)],
      ...[...measured].map(([key, [ours, ...theirs]]) => [
        key,
        ...[ours!, ...theirs].map(say),
        ...theirs.map((other) => say(other.map((value, run) => ours![run]! - value))),
      ]),
    ]),
  );
  return 0;
}

function inDigits(value: number): string {
  return value.toFixed(Math.abs(value) < 10 ? 1 : 0);
}

void main().then((status) => (process.exitCode = status));
