import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {classNames} from './classNames';

const folder = mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return file;
};
const many = Array.from({length: 200}, (_, nth) => `.class-${nth}{}`).join('');
const a = write('a/a.module.css', many);
const b = write('b.module.css', '.class-1:hover .wide{inset:.5rem} .wide{}');
write('plain.css', '.wide{}');

test('each class of each module has two letters of its own, none of which begins like an advertisement', () => {
  const {of} = classNames(folder);
  const names = [...Array.from({length: 200}, (_, nth) => of(a, `class-${nth}`)), of(b, 'class-1'), of(b, 'wide')];
  expect(new Set(names).size).toBe(202);
  for (const name of names) expect(name).toMatch(/^(?!ad)[a-z][\w-]$/i);
  expect(of(b, 'class-2')).toBeUndefined();
  expect(of(path.join(folder, 'plain.css'), 'wide')).toBeUndefined();
});

test('the hash follows the names, not what they style', () => {
  const {hash} = classNames(folder);
  write('b.module.css', '.class-1:hover .wide{inset:1rem}');
  expect(classNames(folder).hash).toBe(hash);
  write('b.module.css', '.class-1:hover .wider{inset:1rem}');
  expect(classNames(folder).hash).not.toBe(hash);
});
