/**
 * `npm run mutants`: breaks a copy of the sources in one way after another (tests/mutants.ts) and says whether the test
 * that guards it notices. Mutants that a browser notices share builds. `npm run mutants -- name name` tries these only.
 */
import {spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT, sourceFiles} from '../tests/support/builds';
import {mutants, type Mutant} from '../tests/mutants';
import {ensureBrowser} from './browser';
import {edited, type Edit} from './mutants/edit';
import {groupsOf, type Group} from './mutants/groups';
import {judged, judgedByOutput, ofBrowser, ofUnits, plain} from './mutants/judge';
import type {BrowserReport, UnitReport, Verdict} from './mutants/judge';

const COPY = path.join(ROOT, 'build-mutants');
const LEARNED = '.cache/search'; // kept by what it was made of, and no mutant changes how it is made
const REPORT = 'test-results/report.json';
const UNITS = 'test-results/units.json';

const began = Date.now();
const sinceStart = (): string => `${((Date.now() - began) / 60_000).toFixed(1)} min`;

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Makes the copy anew, so that nothing of an earlier run is judged. */
function copySources(): void {
  rmSync(COPY, {recursive: true, force: true});
  for (const file of sourceFiles()) cpSync(path.join(ROOT, file), path.join(COPY, file));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(COPY, 'node_modules'), 'junction');
  if (existsSync(path.join(ROOT, LEARNED))) {
    cpSync(path.join(ROOT, LEARNED), path.join(COPY, LEARNED), {recursive: true});
  }
}

/** Makes edits in the copy; gives what takes them back. */
function apply(edits: readonly Edit[]): () => void {
  const originals = new Map<string, string>();
  for (const edit of edits) {
    const file = path.join(COPY, edit.file);
    const text = readFileSync(file, 'utf8');
    if (!originals.has(file)) originals.set(file, text);
    writeFileSync(file, edited(text, edit));
  }
  return () => originals.forEach((text, file) => writeFileSync(file, text));
}

/** Runs a program of node_modules in the copy. */
function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  options: readonly string[] = [], // of Node
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...options, path.join(COPY, 'node_modules', program), ...args], {
      cwd: COPY,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, CI: undefined, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: '1', ...env},
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

function readReport<R>(file: string): R | null {
  const whole = path.join(COPY, file);
  return existsSync(whole) ? (JSON.parse(readFileSync(whole, 'utf8')) as R) : null;
}

/** Builds what the mutants' tests read, and runs these tests. */
async function browse({builds, mutants}: Group): Promise<Verdict[]> {
  const start = Date.now();
  const tests = mutants.map(({by}) => by).filter((by) => by.kind === 'browser');
  const titles = tests.map(({test}) => `(?:${test.source})`).join('|');
  const files = [...new Set(tests.map(({file}) => file))];
  rmSync(path.join(COPY, REPORT), {force: true});
  const {output} = await run('@playwright/test/cli.js', ['test', ...files, '--grep', titles], {
    TEST_BUILDS: builds.join(),
  });
  const report = readReport<BrowserReport>(REPORT);
  const outcomes = report ? ofBrowser(report) : [];
  if (!outcomes.length) {
    const why = report?.errors?.[0]?.message ?? output;
    return mutants.map(() => ({noticed: false, what: `no test ran: ${why.slice(0, 1500)}`, seconds: 0}));
  }
  const all = (Date.now() - start) / 1000;
  console.log(`  builds and ${outcomes.length} tests: ${all.toFixed(0)} s`);
  return tests.map((by) => judged({by}, outcomes));
}

async function unitTest(by: Extract<Mutant['by'], {kind: 'unit'}>): Promise<Verdict> {
  const start = Date.now();
  rmSync(path.join(COPY, UNITS), {force: true});
  mkdirSync(path.dirname(path.join(COPY, UNITS)), {recursive: true});
  const title = by.test ? ['--testNamePattern', by.test.source] : [];
  const {output} = await run('vitest/vitest.mjs', [
    'run',
    by.file,
    ...title,
    '--reporter=default', // which shows in what two values differ; the report does not
    '--reporter=json',
    `--outputFile.json=${UNITS}`,
  ]);
  const seconds = (Date.now() - start) / 1000;
  const report = readReport<UnitReport>(UNITS);
  if (!report) return {noticed: false, what: `no test ran: ${output.slice(0, 1500)}`, seconds};
  const outcomes = ofUnits(report, COPY).map((outcome) => ({...outcome, message: outcome.message + plain(output)}));
  return {...judged({by}, outcomes), seconds};
}

async function command({by}: Mutant): Promise<Verdict> {
  const start = Date.now();
  const seconds = (): number => (Date.now() - start) / 1000;
  if (by.kind === 'check') {
    const ended = await run('tsx/dist/cli.mjs', ['scripts/check.ts', by.gate]);
    return judgedByOutput(`npm run check ${by.gate}`, by.says, ended, seconds());
  }
  const ended = await run(
    '@docusaurus/core/bin/docusaurus.mjs',
    ['build'],
    {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}, // as the tests build it
    ['--require', './config/typescript.cjs', '--disable-warning=ExperimentalWarning', '--env-file=build.env'],
  );
  return judgedByOutput('npm run build', by.says, ended, seconds());
}

async function tryOut(group: Group): Promise<Verdict[]> {
  let restore = (): void => {};
  try {
    restore = apply(group.mutants.flatMap(({edits}) => edits));
    const [first] = group.mutants as [Mutant];
    if (first.by.kind === 'browser') return await browse(group);
    return [await (first.by.kind === 'unit' ? unitTest(first.by) : command(first))];
  } finally {
    restore();
  }
}

/** Rows whose edits no longer fit the sources; they are not tried. */
function unfit(chosen: readonly Mutant[]): Map<Mutant, string> {
  return new Map(
    chosen.flatMap((mutant): [Mutant, string][] => {
      try {
        apply(mutant.edits)();
        return [];
      } catch (error) {
        return [[mutant, (error as Error).message]];
      }
    }),
  );
}

function asRow({name, breaks}: Mutant, {noticed, what, seconds}: Verdict): string {
  const cells = [noticed ? 'noticed' : '**not noticed**', name, breaks, what, seconds.toFixed(0)];
  return `| ${cells.map((cell) => cell.replaceAll('\n', ' ').replaceAll('|', '\\|')).join(' | ')} |`;
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !mutants.some((mutant) => mutant.name === name));
  if (unknown.length) throw new Error(`tests/mutants.ts has no ${unknown.join(', ')}`);
  const chosen = mutants.filter(({name}) => !names.length || names.includes(name));
  if (chosen.some(({by}) => by.kind === 'browser')) console.log(ensureBrowser());

  copySources();
  const verdicts = new Map<Mutant, Verdict>();
  for (const [mutant, what] of unfit(chosen)) {
    verdicts.set(mutant, {noticed: false, what: `no longer applies: ${what}`, seconds: 0});
  }
  for (const group of groupsOf(chosen.filter((mutant) => !verdicts.has(mutant)))) {
    console.log(`[${sinceStart()}] ${group.mutants.map(({name}) => name).join(', ')}`);
    const found = await tryOut(group);
    group.mutants.forEach((mutant, index) => {
      const verdict = found[index]!;
      verdicts.set(mutant, verdict);
      if (!verdict.noticed) console.log(`  ${mutant.name} is not noticed: ${verdict.what}`);
    });
  }

  const lost = chosen.filter((mutant) => !verdicts.get(mutant)!.noticed);
  console.log('\n| | Mutant | What is broken | Noticed by | Seconds |\n| --- | --- | --- | --- | ---: |');
  for (const mutant of chosen) console.log(asRow(mutant, verdicts.get(mutant)!));
  console.log(`\n${chosen.length - lost.length} of ${chosen.length} noticed, in ${sinceStart()}`);
  if (lost.length) process.exitCode = 1;
  else rmSync(COPY, {recursive: true, force: true});
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
