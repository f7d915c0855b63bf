import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {sourceFiles} from '../../tests/support/builds';
import {inShort, shortNames} from '.';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

test('each token gets a name of its own, whatever its mode', () => {
  const names = shortNames(':root { --etm-link: #0b5a9e; --etm-link-hover: #083f70; } .dark { --etm-link: #7fc1f1; }');
  expect([...names]).toEqual([
    ['--etm-link', '--0'],
    ['--etm-link-hover', '--1'],
  ]);
  expect(inShort('1px solid var(--etm-link-hover, var(--etm-link))', names)).toBe('1px solid var(--1, var(--0))');
});

test('what another style sheet declares keeps its name', () => {
  expect(inShort('var(--etm-heat)', shortNames('--etm-heat-loss: 1px;'))).toBe('var(--etm-heat)');
});

test('no code, no page and no drawing names a token that the build renames', () => {
  const names = shortNames(read('src/css/tokens.css'));
  const files = sourceFiles().filter((file) =>
    /^(src|static|docs|api|contrib|config)\/.*\.(tsx?|mdx?|svg|js)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => !file.endsWith('.test.ts') && inShort(read(file), names) !== read(file));
  expect(naming).toEqual([]);
});
