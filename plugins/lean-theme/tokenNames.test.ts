import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {shortTokens, shortened, tokenNames} from './tokenNames';

const ROOT = path.resolve(__dirname, '../..');
const TOKENS = path.join(ROOT, 'src/css/tokens.css');

test('tokens are short where they are declared and used, other names stay', async () => {
  const names = tokenNames(readFileSync(TOKENS, 'utf8'));
  const css = 'a{color:var(--etm-text);--seen:1px;--etm-gap:calc(var(--etm-gap) + var(--etm-axis))}';
  const {css: short, messages} = await postcss([shortTokens(TOKENS)]).process(css, {from: undefined});
  const [text, gap] = [names.get('--etm-text'), names.get('--etm-gap')];
  expect(text).toMatch(/^--\w\w?$/);
  expect(short).toBe(`a{color:var(${text});--seen:1px;${gap}:calc(var(${gap}) + var(--etm-axis))}`);
  expect(messages).toContainEqual(expect.objectContaining({type: 'dependency', file: TOKENS}));
});

test('each token has a name of its own, and one whose name begins like another’s keeps it apart', () => {
  const names = tokenNames(':root{--etm-text:#000;--etm-text-muted :#111}.a{--etm-text:#222}');
  expect([...names]).toEqual([
    ['--etm-text', '--0'],
    ['--etm-text-muted', '--1'],
  ]);
  expect(shortened('var(--etm-text-muted)', names)).toBe('var(--1)');
});

test('code names no token that a build renames', () => {
  const names = [...tokenNames(readFileSync(TOKENS, 'utf8')).keys()];
  expect(names.length).toBeGreaterThan(50);
  const used = readdirSync(path.join(ROOT, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(tsx?|mdx)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const inFile: readonly string[] = readFileSync(path.join(ROOT, 'src', file), 'utf8').match(/--etm-[\w-]+/g) ?? [];
      return inFile.filter((name) => names.includes(name)).map((name) => `${file}: ${name}`);
    });
  expect(used).toEqual([]);
});
