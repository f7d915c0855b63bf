/**
 * `npm run originals`: lists the modules of Docusaurus that changed since ours were written or last compared with them, and
 * fails if there are any. `npm run originals -- src/theme/TOC/index.tsx` writes into config/originals.ts what the originals
 * of this file (or several) are now, once it has been compared with them.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {GONE, hashOf, rows} from '../config/originals';
import {renew} from './originals/renew';

const TABLE = path.resolve(__dirname, '../config/originals.ts');
const files = process.argv.slice(2);

function list(): void {
  const changed = rows.filter(({original, hash}) => hashOf(original) !== hash);
  for (const {ours, original} of changed) {
    const what = hashOf(original) === GONE ? 'is gone' : 'changed';
    console.log(`node_modules/${original} ${what}  → compare it with ${ours}`);
  }
  console.log(`${changed.length} of ${rows.length} originals changed or are gone.`);
  if (changed.length) process.exitCode = 1;
}

if (files.length) writeFileSync(TABLE, renew(readFileSync(TABLE, 'utf8'), files, hashOf));
else list();
