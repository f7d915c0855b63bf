/**
 * `npm run facts -- etsource=<clone> etmodel=<clone>`: do keys, units, ranges and defaults on the pages agree with the model?
 * `npm run facts -- --write etsource=<clone> etmodel=<clone>` renews what is written from it: the list of sliders, from which
 * keys get the link to theirs, the keys of all inputs, and the tables that pages keep between `facts:` comments.
 */
import {writeFileSync} from 'node:fs';
import {readPlan} from '../plugins/content-rules/plan';
import {readSite} from '../plugins/content-rules/site';
import {readEtModel, readEtSource} from './facts/clones';
import {compare, type Model, type Outcome} from './facts/compare';
import {countsOf, inputDetails} from './facts/inputDetails';
import {namedIn} from './facts/named';
import {written} from './facts/write';
import {hasOwnCommit} from './sources/pages';

const USAGE = `Compares what the pages say of inputs and queries with the model's files.

  npm run facts -- etsource=<clone> etmodel=<clone>           key, unit, range, step and default of each key; one clone will do
  npm run facts -- --write etsource=<clone> etmodel=<clone>   renew what is written from the model's files

With --pinned the clones are at the commits of config/sources.ts: pages that name others are left out.
Exit code 1 if something differs.`;

/** A mistake of whoever calls. */
class Misuse extends Error {}

interface Clones {
  readonly etsource?: string;
  readonly etmodel?: string;
}

function readClones(args: readonly string[]): Clones {
  return Object.fromEntries(
    args.map((arg) => {
      const [, name, clone] = /^(etsource|etmodel)=(.+)$/.exec(arg) ?? [];
      if (!name || !clone) throw new Misuse(`“${arg}” is neither etsource=<clone> nor etmodel=<clone>`);
      return [name, clone];
    }),
  );
}

function readModel({etsource, etmodel}: Clones): Model {
  return {...(etsource && {etsource: readEtSource(etsource)}), ...(etmodel && {sliders: readEtModel(etmodel)})};
}

function print(title: string, outcomes: readonly Outcome[]): void {
  if (outcomes.length)
    console.log([title, ...outcomes.map(({file, line, text}) => `  ${file}:${line}  ${text}`)].join('\n'));
}

/** Says how many bounds and defaults of inputs the files give, and how many of the others we can calculate. */
function printCounts(etsource: string, etmodel: string): void {
  const details = inputDetails(etsource, etmodel);
  const counts = Object.entries(countsOf(details)).map(
    ([name, {given, calculated, left}]) =>
      `${name} ${given} given, ${calculated} calculated, ${left} left to the engine`,
  );
  console.log(`Values of inputs in ${details.dataset}: ${counts.join('; ')}.`);
}

async function main(args: readonly string[]): Promise<number> {
  if (!args.length) {
    console.log(USAGE);
    return 0;
  }
  const clones = readClones(args.filter((arg) => arg !== '--write' && arg !== '--pinned'));
  const {etsource, etmodel} = clones;
  const {documents: all} = readSite('.', readPlan('.'));
  const leftOut = new Set(args.includes('--pinned') ? all.filter(hasOwnCommit).map(({file}) => file) : []);
  const files = etsource && etmodel ? await written(etsource, etmodel, (file) => leftOut.has(file)) : null;
  const mistakes = files?.flatMap((file) => file.mistakes) ?? [];
  if (args.includes('--write')) {
    if (!files) throw new Misuse('--write needs etsource=<clone> and etmodel=<clone>');
    if (mistakes.length) throw new Error(mistakes.join('\n'));
    const old = files.filter(({outdated}) => outdated.length);
    for (const {file, text} of old) writeFileSync(file, text);
    console.log(old.length ? `Written: ${old.map(({file}) => file).join(', ')}.` : 'Everything is up to date.');
    return 0;
  }
  const model = readModel(clones);

  const documents = all.filter(({file}) => !leftOut.has(file));
  const named = documents.flatMap(namedIn);
  const outcomes = compare(named, model);
  const [differs = [], hints = [], open = []] = (['differs', 'hint', 'open'] as const).map((kind) =>
    outcomes.filter((outcome) => outcome.kind === kind),
  );
  print('Differs from the model:', differs);
  print('Cannot be compared:', open);
  print('Perhaps a key that has changed:', hints);
  const old = files?.flatMap(({outdated}) => outdated) ?? [];
  if (old.length) {
    console.log(['Out of date:', ...old.map((place) => `  ${place}`)].join('\n'));
    console.log('  Renew: npm run facts -- --write etsource=<clone> etmodel=<clone>');
  }
  if (mistakes.length) console.log(['Cannot be written:', ...mistakes.map((mistake) => `  ${mistake}`)].join('\n'));
  if (etsource && etmodel) printCounts(etsource, etmodel);
  if (leftOut.size) console.log(`Left out, at commits of their own: ${[...leftOut].join(', ')}.`);
  const marks = named.filter(({kind}) => kind !== 'code').length;
  console.log(
    `${documents.length} documents, ${marks} keys in marks and ${named.length - marks} in code: ` +
      `${differs.length} differ, ${open.length} cannot be compared, ${hints.length} hints.`,
  );
  return differs.length || old.length || mistakes.length ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (!(error instanceof Error)) throw error;
    console.error(error instanceof Misuse ? `${error.message}\n\n${USAGE}` : error.message);
    process.exitCode = 2;
  },
);
