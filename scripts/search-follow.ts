/** `npm run search:follow`: answers of the queries follow pages and sections that have moved. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readPlan} from '../plugins/content-rules/plan';
import {readSite} from '../plugins/content-rules/site';
import {follow, movesIn} from './search/follow';
import {QUERY_FILES} from './search/quality';

const ROOT = path.resolve(__dirname, '..');
const moves = movesIn(readSite(ROOT, readPlan(ROOT)).documents);
for (const file of QUERY_FILES) {
  const before = readFileSync(path.join(ROOT, file), 'utf8');
  const after = follow(before, moves);
  if (after === before) continue;
  writeFileSync(path.join(ROOT, file), after);
  console.log(`${file}: answers follow`);
}
