/**
 * How long steps take: printed when the process ends, if DOCUSAURUS_PERF_LOGGER=true asks for it. Docusaurus prints its own
 * steps for the same variable. See CONTRIBUTING.md.
 */
const isAsked = process.env.DOCUSAURUS_PERF_LOGGER === 'true';

const steps = new Map<string, {milliseconds: number; runs: number}>();

/** Runs a step; the time of all its runs is added up under its name. */
export function timed<Result>(name: string, run: () => Result): Result {
  if (!isAsked) return run();
  const start = performance.now();
  try {
    return run();
  } finally {
    add(name, performance.now() - start);
  }
}

function add(name: string, milliseconds: number): void {
  if (!steps.size) process.once('exit', () => console.log(tableOf(steps)));
  const before = steps.get(name) ?? {milliseconds: 0, runs: 0};
  steps.set(name, {milliseconds: before.milliseconds + milliseconds, runs: before.runs + 1});
}

/** A line each, the slowest first. */
export function tableOf(all: ReadonlyMap<string, {readonly milliseconds: number; readonly runs: number}>): string {
  const lines = [...all]
    .sort(([, a], [, b]) => b.milliseconds - a.milliseconds)
    .map(([name, {milliseconds, runs}]) => `${(milliseconds / 1000).toFixed(2).padStart(8)} s  ${name} (${runs}×)`);
  return ['Steps of our own:', ...lines].join('\n');
}

type Transform = (this: unknown, ...parameters: never[]) => unknown;

/** The same plugin of unified, whose work on all pages is added up. */
export function timedPlugin<Plugin extends (...options: never[]) => Transform>(plugin: Plugin): Plugin {
  if (!isAsked) return plugin;
  const measured = (...options: never[]): Transform => {
    const transform = plugin(...options);
    return (...parameters) => timed(plugin.name, () => transform(...parameters));
  };
  return measured as Plugin;
}
