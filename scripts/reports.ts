/** What Playwright's JSON reports say together: a run in shards has one for each. */
import {sum} from '../src/sum';
import type {Report, Suite} from './claims';

/** The reports of all shards of a run as one. Throws where one of them is missing. */
export function merge(reports: readonly Report[]): Report {
  const shards = reports.map(({config}) => config.shard ?? {current: 1, total: 1});
  const total = Math.max(0, ...shards.map((shard) => shard.total));
  const missing = Array.from({length: total}, (_, index) => index + 1).filter(
    (number) => !shards.some((shard) => shard.current === number),
  );
  if (!total || missing.length) throw new Error(`No report of shard ${missing.join(', ') || 1} of ${total || 1}.`);
  if (reports.length > total) throw new Error(`${reports.length} reports of ${total} shards.`);
  const add = (name: keyof Report['stats']): number => sum(reports, ({stats}) => stats[name]);
  return {
    config: {shard: null},
    suites: reports.flatMap(({suites = []}) => suites),
    errors: reports.flatMap(({errors = []}) => errors),
    stats: {expected: add('expected'), unexpected: add('unexpected'), flaky: add('flaky'), skipped: add('skipped')},
  };
}

/** How long the tests of each file took, in seconds of one worker, repeated tries included; the longest first. */
export function secondsByFile({suites = []}: Report): [file: string, seconds: number][] {
  const seconds = new Map<string, number>();
  const visit = (suite: Suite): void => {
    suite.suites?.forEach(visit);
    for (const {file, tests} of suite.specs ?? []) {
      const took = tests.flatMap(({results}) => results.map(({duration}) => duration / 1000));
      seconds.set(
        file,
        took.reduce((all, one) => all + one, seconds.get(file) ?? 0),
      );
    }
  };
  suites.forEach(visit);
  return [...seconds].sort(([, a], [, b]) => b - a);
}
