import {expect, test} from 'vitest';
import {afterRun, BUILT_TOO, toRun, type Passed} from './passed';

const passed: Passed = {
  code: 'code',
  files: {
    'a.test.ts': {},
    'b.test.ts': {'docs/b.md': 'as it was'},
    'c.test.ts': {'docs/b.md': 'as it was', 'docs/c.md': 'as it was'},
    [BUILT_TOO]: {'docs/b.md': 'as it was', 'docs/c.md': 'as it was'},
  },
};
const changed =
  (...documents: readonly string[]) =>
  (document: string): string =>
    documents.includes(document) ? 'otherwise' : 'as it was';

test('all files run at first, and when a source has changed that is no document', () => {
  expect(toRun(null, 'code', changed())).toBe(null);
  expect(toRun(passed, 'other code', changed())).toBe(null);
});

test('only those run again that have read a document which has changed since', () => {
  expect(toRun(passed, 'code', changed())).toEqual([]);
  expect(toRun(passed, 'code', changed('docs/c.md'))).toEqual(['c.test.ts']);
  expect(toRun(passed, 'code', changed('docs/b.md'))).toEqual(['b.test.ts', 'c.test.ts']);
});

test('what failed runs again, and what passed does not', () => {
  const read = (): Record<string, string> => ({'docs/b.md': 'otherwise'});
  const after = afterRun(passed, 'code', ['b.test.ts', 'c.test.ts'], ['c.test.ts'], read);
  expect(toRun(after, 'code', changed('docs/b.md'))).toEqual(['c.test.ts']);
});

test('what passed with other sources is forgotten', () => {
  expect(afterRun(passed, 'other code', ['a.test.ts'], [], () => ({})).files).toEqual({'a.test.ts': {}});
});
