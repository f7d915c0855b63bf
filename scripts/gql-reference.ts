/**
 * `npm run gql-reference -- <clone of etengine> <clone of etsource> [<clones of others>…]`: where the reference of GQL differs
 * from the functions that the engine has, which keys and attributes in our queries and documents the model lacks, and which
 * commands on the page on Docker its repositories lack. Another clone is known by the name of its folder: my-etm. With --pinned
 * the clones are at the commits of config/sources.ts: pages that name others are left out.
 */
import path from 'node:path';
import {sources} from '../config/sources';
import {readPlan} from '../plugins/content-rules/plan';
import {readSite} from '../plugins/content-rules/site';
import {readFunctions} from '../plugins/gql-reference/read';
import {commandsIn, problemsOf, readRepository} from './gql-reference/commands';
import {compare} from './gql-reference/compare';
import {examplesIn, examplesOf, problemsIn} from './gql-reference/examples';
import {definitionsOf} from './gql-reference/functions';
import {readModel} from './gql-reference/model';
import {hasOwnCommit} from './sources/pages';

const USAGE =
  'npm run gql-reference -- [--pinned] <clone of etengine> <clone of etsource> [<clones of my-etm, etmodel, mechanical_turk>…]';

/** The page whose commands are looked at. */
const DOCKER = 'contrib/running-with-docker.mdx';

function print(title: string, lines: readonly string[]): number {
  if (lines.length) console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
  return lines.length;
}

function main(args: readonly string[]): number {
  const [etengine, etsource, ...others] = args.filter((arg) => arg !== '--pinned');
  if (!etengine || !etsource) {
    console.log(USAGE);
    return 2;
  }
  const entries = readFunctions('.');
  const definitions = definitionsOf(etengine);
  const model = readModel(etengine, etsource);
  const {documents: all} = readSite('.', readPlan('.'));
  const documents = args.includes('--pinned') ? all.filter((document) => !hasOwnCommit(document)) : all;
  const examples = [examplesOf(entries), ...documents.map(examplesIn)];
  const repositories = new Map([
    ['etengine', readRepository(etengine)],
    ['etsource', readRepository(etsource)],
    ...others.map((clone) => [path.basename(path.resolve(clone)), readRepository(clone)] as const),
  ]);
  const commands = documents.filter(({file}) => file === DOCKER).flatMap(commandsIn);
  const known = new Set(Object.values(sources).map(({repository}) => repository));

  const {missing, gone, different} = compare(definitions, entries);
  const found =
    print('Functions that the reference lacks:', missing) +
    print('Functions that the code lacks:', gone) +
    print('Functions that are otherwise in the code:', different) +
    print(
      'Names that the model lacks:',
      examples.flatMap((each) => problemsIn(each, model, definitions)),
    ) +
    print('Commands that cannot be run:', problemsOf(commands, repositories, known));
  const counted = `${definitions.size} functions, ${examples.flat().length} examples, ${commands.length} commands`;
  console.log(`${counted}: ${found || 'no'} ${found === 1 ? 'difference' : 'differences'}.`);
  return found ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
