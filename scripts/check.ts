/**
 * `npm run check`: all that can be checked without building the site. `npm run check content spelling` runs these two.
 * Each breach stands on a line of its own, `file:line:column  what is wrong  → remedy`.
 */
import {mkdirSync} from 'node:fs';
import {asLine, byPlace} from '../plugins/content-rules/lines';
import {api} from './check/api';
import {content} from './check/content';
import {formatting} from './check/formatting';
import {lint} from './check/lint';
import type {Gate} from './check/run';
import {spelling} from './check/spelling';
import {tests} from './check/tests';
import {types} from './check/types';

/** The slowest first: they share the machine's cores. */
const gates: readonly Gate[] = [lint, types, tests, spelling, formatting, api, content];

/** Runs one gate, prints what it found, and says whether that was nothing. */
async function passes({name, find}: Gate): Promise<boolean> {
  const start = Date.now();
  const took = (): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;
  try {
    const findings = await find();
    const {length} = findings;
    const lines = [...findings].sort(byPlace).map(asLine);
    const head = length ? `✗ ${name}: ${length} to mend` : `✓ ${name}`;
    console.log([`${head} (${took()})`, ...lines].join('\n'));
    return length === 0;
  } catch (error) {
    console.log(`✗ ${name}: could not run (${took()})\n${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function check(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !gates.some((gate) => gate.name === name));
  if (unknown !== undefined) {
    console.log(`There is no gate ${unknown}; there are ${gates.map(({name}) => name).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  mkdirSync('.cache', {recursive: true});
  const chosen = names.length ? gates.filter(({name}) => names.includes(name)) : gates;
  const passed = await Promise.all(chosen.map(passes));
  if (passed.includes(false)) process.exitCode = 1;
}

void check(process.argv.slice(2));
