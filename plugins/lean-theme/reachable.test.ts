import path from 'node:path';
import {expect, test} from 'vitest';
import {componentFile, reachable} from './reachable';

const fixtures = path.join(__dirname, 'fixtures');
const folders = {own: path.join(fixtures, 'own'), original: path.join(fixtures, 'original')};
const from = (name: string, without?: string[]): string[] =>
  reachable([componentFile(name, folders)!], folders, without).map((file) => path.relative(fixtures, file));

test('a wrapped component leads to the original, its parts and what both import', () => {
  expect(from('Bar')).toEqual([
    'original/Bar/index.js',
    'original/Bar/part.js',
    'original/Foot/index.js',
    'original/Old/index.js',
    'own/Bar/index.js',
  ]);
});

test('what is never shown is not followed', () => {
  expect(from('Bar', ['Old'])).not.toContain('original/Old/index.js');
});
