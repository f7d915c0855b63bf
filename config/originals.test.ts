import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {GONE, hashOf, rows} from './originals';

const ROOT = path.resolve(__dirname, '..');

/** Files of ours that stand in for others, each with what it does. */
const standIns = [
  ...new Map(rows.filter(({action}) => action !== 'Counts on').map(({ours, action}) => [ours, action])),
];

const componentIn = (ours: string): string | undefined => /^src\/theme\/(.+?)(?:\/index)?\.tsx$/.exec(ours)?.[1];

test.each(rows.map(({original, ours, hash}) => [original, ours, hash] as const))(
  '%s is as it was when %s was written',
  (original, ours, hash) => {
    const now = hashOf(original);
    const remedy =
      now === GONE
        ? `is gone, on which ${ours} rests: see where it went, mend ours, and correct or delete its row in config/originals.ts`
        : `changed since ${ours} was written: compare the two, mend ours, then renew its hash by \`npm run originals -- ${ours}\``;
    expect(now, `node_modules/${original} ${remedy}`).toBe(hash);
  },
);

test('each file of the table is there', () => {
  expect(rows.map(({ours}) => ours).filter((ours) => !existsSync(path.join(ROOT, ours)))).toEqual([]);
});

test('each component in src/theme/ is in the table, with the original of its name', () => {
  const swizzled = readdirSync(path.join(ROOT, 'src/theme'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => path.posix.join('src/theme', file.split(path.sep).join('/')));
  expect(swizzled.length).toBeGreaterThan(20);
  for (const ours of swizzled) {
    const names = rows
      .filter((row) => row.ours === ours && row.action !== 'Counts on')
      .map(({original}) => original.replace(/^.*\/theme(-fallback)?\/|(\/index)?\.js$/g, ''));
    expect(names, ours).toContain(componentIn(ours));
  }
});

test.each(standIns)('%s opens with what it does to its original: %s', (ours, action) => {
  const opening = readFileSync(path.join(ROOT, ours), 'utf8').replace(/^\/\*\*?\s+(\* )?/, '');
  const component = componentIn(ours);
  expect(opening.slice(0, opening.indexOf('\n'))).toMatch(component ? `${action} ${component} of ` : `${action} `);
});
