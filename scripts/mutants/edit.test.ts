import {expect, test} from 'vitest';
import {edited} from './edit';

const edit = {file: 'a.ts', find: 'two', put: '$& 2'};

test('what is found is replaced, letter by letter', () => {
  expect(edited('one two three', edit)).toBe('one $& 2 three');
});

test('what is no longer there is an error that names the file', () => {
  expect(() => edited('one three', edit)).toThrow('a.ts no longer has: two');
  expect(() => edited('one', {...edit, find: ''})).toThrow('a.ts no longer has');
});

test('what is there more than once is an error: nobody knows which is meant', () => {
  expect(() => edited('two and two', edit)).toThrow('a.ts has 2 times: two');
});

test('an edit that changes nothing is an error', () => {
  expect(() => edited('one two', {...edit, put: 'two'})).toThrow('nothing changes');
});
