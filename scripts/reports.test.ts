import {expect, test} from 'vitest';
import {claims, type Report} from './claims';
import {merge, secondsByFile} from './reports';

/** The report of a shard in which one test of a file has passed. */
function report(current: number, total: number, file: string, ...durations: number[]): Report {
  const spec = {
    title: file,
    file,
    tags: [`spec:${file}`],
    tests: [{status: 'expected', expectedStatus: 'passed', results: durations.map((duration) => ({duration}))}],
  };
  return {
    config: {shard: total > 1 ? {current, total} : null},
    suites: [{specs: [spec], suites: []}],
    stats: {expected: 1, unexpected: 0, flaky: current - 1, skipped: 0},
  };
}

test('what shards claim is claimed together, whatever their order', () => {
  const all = merge([report(2, 3, 'b', 1), report(3, 3, 'c', 1), report(1, 3, 'a', 1)]);
  expect([...claims(all).keys()].sort()).toEqual(['a', 'b', 'c']);
  expect(all.stats).toEqual({expected: 3, unexpected: 0, flaky: 3, skipped: 0});
});

test('a run without shards is whole by itself', () => {
  expect(merge([report(1, 1, 'a', 1)]).stats.expected).toBe(1);
});

test('a shard without a report is named', () => {
  expect(() => merge([report(3, 3, 'c', 1), report(1, 3, 'a', 1)])).toThrow('No report of shard 2 of 3.');
  expect(() => merge([])).toThrow('No report');
});

test('reports of different runs are not mixed', () => {
  expect(() => merge([report(1, 2, 'a', 1), report(2, 2, 'b', 1), report(2, 2, 'b', 1)])).toThrow('3 reports');
});

test('the time of a file is that of all its tests, and of all their tries', () => {
  const all = merge([report(1, 3, 'a', 1000), report(2, 3, 'b', 2000, 1500), report(3, 3, 'a', 500)]);
  expect(secondsByFile(all)).toEqual([
    ['b', 3.5],
    ['a', 1.5],
  ]);
});
