/** That the list of mutants fits the sources as they are: `npm run mutants` tries them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {edited} from '../scripts/mutants/edit';
import {mutants} from './mutants';
import {ROOT} from './support/builds';

test('each mutant has a name of its own', () => {
  const names = mutants.map(({name}) => name);
  expect(names.length).toBeGreaterThanOrEqual(30);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

// Whoever changes what a row breaks, changes the row.
test.each(mutants.map((mutant) => [mutant.name, mutant] as const))('%s can be applied', (_, {edits, by}) => {
  for (const edit of edits) {
    expect(edited(readFileSync(path.join(ROOT, edit.file), 'utf8'), edit)).toContain(edit.put);
  }
  if ('file' in by) expect(existsSync(path.join(ROOT, by.file)), by.file).toBe(true);
});
