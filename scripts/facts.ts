/**
 * `npm run facts -- etsource=<clone> etmodel=<clone>`: do keys, units, ranges and defaults on the pages agree with the model?
 * `npm run facts -- --write etmodel=<clone>` renews config/sliders.txt, from which keys get the link to their slider.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {readSliders} from '../plugins/remark/components';
import {readPlan} from '../plugins/content-rules/plan';
import {readSite} from '../plugins/content-rules/site';
import {readEtModel, readEtSource} from './facts/clones';
import {compare, type Model, type Outcome} from './facts/compare';
import {namedIn} from './facts/named';
import {outdated, sliderList} from './facts/sliders';

const SLIDERS = 'config/sliders.txt';
const USAGE = `Compares what the pages say of inputs and queries with the model's files.

  npm run facts -- etsource=<clone> etmodel=<clone>   key, unit, range, step and default of each key; one clone will do
  npm run facts -- --write etmodel=<clone>            renew ${SLIDERS}

Exit code 1 if something differs.`;

/** A mistake of whoever calls, to be told without a stack. */
class Mistake extends Error {}

function readModel(args: readonly string[]): Model {
  const clones = new Map(
    args.map((arg): [string, string] => {
      const [, name, clone] = /^(etsource|etmodel)=(.+)$/.exec(arg) ?? [];
      if (!name || !clone) throw new Mistake(`“${arg}” is neither etsource=<clone> nor etmodel=<clone>`);
      return [name, clone];
    }),
  );
  const [etsource, etmodel] = [clones.get('etsource'), clones.get('etmodel')];
  return {...(etsource && {etsource: readEtSource(etsource)}), ...(etmodel && {sliders: readEtModel(etmodel)})};
}

function print(title: string, outcomes: readonly Outcome[]): void {
  if (outcomes.length)
    console.log([title, ...outcomes.map(({file, line, text}) => `  ${file}:${line}  ${text}`)].join('\n'));
}

function main(args: readonly string[]): number {
  if (!args.length) {
    console.log(USAGE);
    return 0;
  }
  const model = readModel(args.filter((arg) => arg !== '--write'));
  if (args.includes('--write')) {
    if (!model.sliders) throw new Mistake('--write needs etmodel=<clone>');
    writeFileSync(SLIDERS, sliderList(model.sliders));
    console.log(`${SLIDERS} is written.`);
    return 0;
  }

  const {documents} = readSite('.', readPlan('.'));
  const named = documents.flatMap(namedIn);
  const outcomes = compare(named, model);
  const [differs = [], hints = [], open = []] = (['differs', 'hint', 'open'] as const).map((kind) =>
    outcomes.filter((outcome) => outcome.kind === kind),
  );
  print('Differs from the model:', differs);
  print('Cannot be compared:', open);
  print('Perhaps a key that has changed:', hints);
  const moved = model.sliders ? outdated(readSliders(readFileSync(SLIDERS, 'utf8')), model.sliders) : [];
  if (moved.length) {
    console.log(`${SLIDERS} is out of date: ${moved.length} sliders, such as ${moved.slice(0, 3).join(', ')}.`);
    console.log('  Renew it: npm run facts -- --write etmodel=<clone>');
  }
  const marks = named.filter(({kind}) => kind !== 'code').length;
  console.log(
    `${documents.length} documents, ${marks} keys in marks and ${named.length - marks} in code: ` +
      `${differs.length} differ, ${open.length} cannot be compared, ${hints.length} hints.`,
  );
  return differs.length || moved.length ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof Mistake ? `${error.message}\n\n${USAGE}` : error.message);
  process.exitCode = 2;
}
