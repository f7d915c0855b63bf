/**
 * `npm test`: everything that a change has to pass. The checks that need no build, the built sites without a warning,
 * a real browser over them, and that the specification has no sentence without a passed test.
 * `npm test -- tests/chrome.spec.ts` runs that part of the browser's tests only, and `npm test -- --shard=1/3` a third of
 * them; `npm test -- --merge a.json b.json c.json` then says of the reports of all shards what one run would have said.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {sum} from '../src/sum';
import {BYTES} from '../tests/support/bytes';
import {makeBuilds} from '../tests/support/builds';
import {specification} from '../tests/specification';
import {ensureBrowser} from './browser';
import {balance, claims, type Report} from './claims';
import {merge, secondsByFile} from './reports';

const ROOT = path.resolve(__dirname, '..');
const RESULTS = path.join(ROOT, 'test-results');

const part = process.argv.slice(2);
const count = {passed: 0, failed: 0};
const began = Date.now();

function say(text: string): void {
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`\n[${minutes} min] ${text}`);
}

function record(passed: boolean): void {
  if (passed) count.passed++;
  else count.failed++;
}

function check(): void {
  say('npm run check');
  const {status} = spawnSync('npm', ['run', 'check', '--silent'], {cwd: ROOT, stdio: 'inherit', shell: true});
  record(status === 0);
}

/** Whether every site could be built without a warning. */
async function build(): Promise<boolean> {
  say('The built sites');
  const outcomes = await makeBuilds();
  for (const {name, seconds, problems} of outcomes) {
    record(!problems);
    console.log(`  ${name}: ${problems ? 'failed or warned' : seconds ? `${seconds.toFixed(1)} s` : 'unchanged'}`);
    if (problems) console.log(problems.replace(/^/gm, '    '));
  }
  return outcomes.every(({problems}) => !problems);
}

function browse(): Report | null {
  say('The built sites in a browser');
  const file = path.join(RESULTS, 'report.json');
  rmSync(file, {force: true});
  try {
    console.log(`  ${ensureBrowser()}`);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    record(false);
    return null;
  }
  const playwright = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const {status} = spawnSync(process.execPath, [playwright, 'test', ...part], {cwd: ROOT, stdio: 'inherit'});
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
  if (!report) {
    record(false);
    return null;
  }
  // An error outside every test, such as a spec that cannot be read.
  if (status !== 0 && report.stats.unexpected === 0) record(false);
  countTests(report);
  return report;
}

function countTests(report: Report): void {
  const {expected, unexpected, flaky, skipped} = report.stats;
  count.passed += expected + flaky;
  count.failed += unexpected;
  if (flaky) console.log(`  ${flaky} passed at the second try only: make them wait for what they look at`);
  if (skipped) console.log(`  ${skipped} skipped`);
  const times = secondsByFile(report);
  const all = sum(times, ([, seconds]) => seconds);
  console.log(`  ${(all / 60).toFixed(1)} minutes of one worker; the longest files:`);
  for (const [file, seconds] of times.slice(0, 12)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
}

/** Judges a run in shards by their reports. */
function judge(files: readonly string[]): void {
  say(`The reports of ${files.length} shards`);
  const report = merge(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report));
  countTests(report);
  for (const {message} of report.errors ?? []) {
    console.log(message);
    record(false);
  }
  compareWithSpecification(report);
}

function compareWithSpecification(report: Report): void {
  const {covered, missing, unknown} = balance(specification, claims(report));
  say(`The specification: ${covered.length} of ${specification.length} rows have a passed test`);
  for (const {id, section, text} of missing) console.log(`  no passed test: ${id} (section ${section}): ${text}`);
  for (const id of unknown) console.log(`  claimed, but not in tests/specification.ts: ${id}`);
  count.passed += covered.length;
  count.failed += missing.length + unknown.length;
}

/** The heaviest pages, as tests/bytes.spec.ts wrote them down. */
function printBytes(): void {
  if (!existsSync(BYTES)) return;
  const lines = readFileSync(BYTES, 'utf8').trimEnd().split('\n');
  say(`Bytes until load (HTML, style sheets, scripts; brotli): ${lines.length} pages`);
  console.log(lines.slice(0, 10).join('\n'));
  console.log('  all pages: test-results/bytes.txt');
}

async function testAll(): Promise<void> {
  const whole = part.length === 0;
  if (part[0] === '--merge') {
    judge(part.slice(1));
  } else {
    if (whole) check();
    if (await build()) {
      const report = browse();
      if (whole && report) compareWithSpecification(report);
      if (whole) printBytes();
    }
  }
  say('Done');
  console.log(`${count.passed} passed, ${count.failed} failed`);
  process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1;
}

void testAll();
