/**
 * `npm run api-routes -- <clone of etengine>`: what config/routes.rb has under api/v3 and the description lacks, and the
 * reverse. Routes that answer nobody stand in openapi/not-served.yaml, each with its reason.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {loadDescription} from '../plugins/openapi/load';
import {placedOperations} from '../plugins/openapi/placed';
import {compare, notServed} from './api-routes/compare';
import {expandRoutes} from './api-routes/routes';

const NOT_SERVED = 'openapi/not-served.yaml';
const ROUTES = 'config/routes.rb';

function print(title: string, lines: readonly string[]): void {
  if (lines.length) console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
}

function main([clone]: readonly string[]): number {
  if (!clone) {
    console.log('npm run api-routes -- <clone of etengine>');
    return 2;
  }
  const file = path.join(clone, ROUTES);
  if (!existsSync(file)) throw new Error(`${clone} is no clone of etengine: it has no ${ROUTES}`);
  const routes = expandRoutes(readFileSync(file, 'utf8'));
  const operations = placedOperations(loadDescription('openapi'));
  const dead = notServed.parse(parse(readFileSync(NOT_SERVED, 'utf8')));
  const {undescribed, unrouted, outdated} = compare(routes, operations, dead);
  print('Routes that the description lacks:', undescribed);
  print('Operations that no route serves:', unrouted);
  print(`${NOT_SERVED}:`, outdated);
  const {length} = [...undescribed, ...unrouted, ...outdated];
  const counted = `${routes.length} routes, ${operations.length} operations, ${dead.length} routes not served`;
  console.log(`${counted}: ${length || 'no'} ${length === 1 ? 'difference' : 'differences'}.`);
  return length ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
