import {expect, test} from 'vitest';
import type {Mutant} from '../../tests/mutants';
import {groupsOf} from './groups';

const inBrowser = (name: string, file: string, more: Partial<Mutant> = {}): Mutant => ({
  name,
  breaks: 'It breaks something.',
  edits: [{file, find: 'a', put: 'b'}],
  by: {kind: 'browser', file: 'tests/a.spec.ts', test: /it works/, says: /it does not/},
  ...more,
});

const builds = (...names: ('default' | 'sub')[]): Partial<Mutant> => ({
  by: {kind: 'browser', file: 'tests/a.spec.ts', test: /it works/, says: /it does not/, builds: names},
});

const namesOf = (mutants: readonly Mutant[]): string[][] =>
  groupsOf(mutants).map((group) => group.mutants.map(({name}) => name));

test('what a browser notices shares a build', () => {
  const mutants = [inBrowser('one', 'a.ts'), inBrowser('two', 'b.ts'), inBrowser('three', 'c.ts', builds('default'))];
  expect(namesOf(mutants)).toEqual([['one', 'two', 'three']]);
  expect(groupsOf(mutants)[0]!.builds).toEqual(['default']);
});

test('what reads other builds, or none, has a group of its own', () => {
  expect(
    namesOf([inBrowser('one', 'a.ts'), inBrowser('two', 'b.ts', builds('sub')), inBrowser('three', 'c.ts', builds())]),
  ).toEqual([['one'], ['two'], ['three']]);
});

test('two edits of one file, and what is kept apart, never stand together', () => {
  expect(
    namesOf([
      inBrowser('one', 'a.ts', {apart: ['keys']}),
      inBrowser('two', 'a.ts'),
      inBrowser('three', 'b.ts', {apart: ['drag', 'keys']}),
      inBrowser('four', 'c.ts', {apart: ['drag']}),
    ]),
  ).toEqual([
    ['one', 'four'],
    ['two', 'three'],
  ]);
});

test('what needs no browser stays alone', () => {
  const says = /it does not/;
  expect(
    namesOf([
      inBrowser('one', 'a.ts', {by: {kind: 'unit', file: 'a.test.ts', says}}),
      inBrowser('two', 'b.ts', {by: {kind: 'unit', file: 'a.test.ts', says}}),
      inBrowser('three', 'c.ts', {by: {kind: 'check', gate: 'content', says}}),
      inBrowser('four', 'd.ts', {by: {kind: 'build', says}}),
      inBrowser('five', 'e.ts', builds()),
    ]),
  ).toEqual([['one'], ['two'], ['three'], ['four'], ['five']]);
});
