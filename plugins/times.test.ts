import {afterEach, expect, test, vi} from 'vitest';
import {tableOf} from './times';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('steps are listed with the slowest first', () => {
  const steps = new Map([
    ['read', {milliseconds: 40, runs: 2}],
    ['write', {milliseconds: 1234, runs: 1}],
  ]);
  expect(tableOf(steps).split('\n')).toEqual(['Steps of our own:', '    1.23 s  write (1×)', '    0.04 s  read (2×)']);
});

test('a plugin stays itself where nobody asks for times, and is measured where somebody does', async () => {
  const {timedPlugin} = await import('./times');
  const plugin = (word: string) => (text: string) => `${word} ${text}`;
  expect(timedPlugin(plugin)).toBe(plugin);

  vi.stubEnv('DOCUSAURUS_PERF_LOGGER', 'true');
  vi.resetModules();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const measuring = await import('./times');
  const exits = process.rawListeners('exit').length;
  expect(measuring.timedPlugin(plugin)('big')('gas')).toBe('big gas');
  const [print] = process.rawListeners('exit').slice(exits) as [() => void];
  print();
  expect(log.mock.lastCall?.[0]).toMatch(/0\.00 s {2}plugin \(1×\)$/);
  process.removeListener('exit', print);
});
