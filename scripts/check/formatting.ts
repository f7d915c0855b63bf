import {readFile} from 'node:fs/promises';
import {format, resolveConfig} from 'prettier';
import {orFailure, run, type Gate, fromRoot} from './run';

/** Prettier; names the first line that would change. */
export const formatting: Gate = {
  name: 'formatting',
  async find() {
    const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];
    const output = await run('prettier/bin/prettier.cjs', ['--list-different', ...cache, '.']);
    const files = output.stdout.split('\n').filter(Boolean);
    return orFailure(await Promise.all(files.map(finding)), output);
  },
};

async function finding(filepath: string) {
  const text = await readFile(filepath, 'utf8');
  const formatted = await format(text, {...(await resolveConfig(filepath, {editorconfig: true})), filepath});
  return {
    file: fromRoot(filepath),
    line: firstDifference(text, formatted),
    column: 1,
    message: 'is formatted otherwise',
    remedy: `npx prettier --write ${filepath}, or npm run format for all`,
  };
}

/** The first line, from 1, in which a text differs from another. */
export function firstDifference(text: string, other: string): number {
  const lines = text.split('\n');
  const others = other.split('\n');
  const differs = others.findIndex((line, index) => line !== lines[index]);
  return differs < 0 ? others.length : Math.min(differs + 1, lines.length);
}
