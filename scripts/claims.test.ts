import {expect, test} from 'vitest';
import {balance, claims, type Report} from './claims';

const stats = {expected: 0, unexpected: 0, flaky: 0, skipped: 0};

function report(...specs: [id: string, status: string, expectedStatus?: string][]): Report {
  return {
    config: {shard: null},
    stats,
    suites: [
      {
        suites: [
          {
            specs: specs.map(([id, status, expectedStatus = 'passed']) => ({
              title: id,
              file: 'a.spec.ts',
              tags: [`spec:${id}`, 'slow'],
              tests: [{status, expectedStatus, results: [{duration: 1}]}],
            })),
          },
        ],
      },
    ],
  };
}

test('a passed test claims its row; one that failed, was skipped or is known to fail does not', () => {
  const claimed = claims(
    report(['a', 'expected'], ['b', 'unexpected'], ['c', 'skipped', 'skipped'], ['d', 'expected', 'failed']),
  );
  expect([...claimed]).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
    ['d', false],
  ]);
});

test('one passed test is enough for a row that several claim', () => {
  expect(claims(report(['a', 'expected'], ['a', 'unexpected'])).get('a')).toBe(true);
});

test('rows without a passed test are missing, and claims without a row unknown', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({id, section: 1, text: `Sentence ${id}.`}));
  const claimed = new Map([
    ['a', true],
    ['b', false],
    ['x', true],
  ]);
  const result = balance(rows, claimed);
  expect(result.covered.map(({id}) => id)).toEqual(['a']);
  expect(result.missing.map(({id}) => id)).toEqual(['b', 'c']);
  expect(result.unknown).toEqual(['x']);
});
