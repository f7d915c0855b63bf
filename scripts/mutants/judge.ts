import path from 'node:path';
import type {Mutant} from '../../tests/mutants';

/** How a test ended, whichever program ran it. */
export interface Outcome {
  readonly file: string; // from the project's folder, with slashes
  readonly title: string; // with the titles of what it stands in
  readonly failed: boolean;
  readonly message: string; // why it failed
  readonly seconds: number;
}

export interface Verdict {
  readonly noticed: boolean;
  readonly what: string; // the test that noticed it, or what happened instead
  readonly seconds: number; // that its own tests took
}

/** What is used of Playwright's JSON report. */
export interface BrowserReport {
  readonly suites?: readonly Suite[];
  readonly errors?: readonly {readonly message?: string}[];
}

interface Suite {
  readonly title: string;
  readonly file: string; // from the folder of the tests
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration: number; // ms
        readonly errors: readonly {readonly message?: string}[];
      }[];
    }[];
  }[];
}

/** The outcomes in a report of Playwright. */
export function ofBrowser({suites = []}: BrowserReport, folder = 'tests'): Outcome[] {
  const visit = ({title, file, suites = [], specs = []}: Suite, above: readonly string[]): Outcome[] => {
    const titles = title === file ? above : [...above, title];
    return [
      ...specs.map((spec): Outcome => {
        const results = spec.tests.flatMap((test) => test.results);
        return {
          file: path.posix.join(folder, file),
          title: [...titles, spec.title].join(' '),
          failed: spec.tests.some(({status}) => status === 'unexpected'),
          message: plain(results.flatMap(({errors}) => errors.map(({message = ''}) => message)).join('\n')),
          seconds: results.reduce((sum, {duration}) => sum + duration / 1000, 0),
        };
      }),
      ...suites.flatMap((suite) => visit(suite, titles)),
    ];
  };
  return suites.flatMap((suite) => visit(suite, []));
}

/** What is used of vitest's JSON report. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string; // file
    readonly status: string;
    readonly message: string; // set if the file itself fails
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null; // ms
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** The outcomes in a report of vitest that ran in this folder. A file that cannot be loaded is one outcome without a title. */
export function ofUnits({testResults}: UnitReport, folder: string): Outcome[] {
  return testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = path.relative(folder, name).split(path.sep).join('/');
    if (!assertionResults.length) return [{file, title: '', failed: status === 'failed', message, seconds: 0}];
    return assertionResults
      .filter(({status}) => status === 'passed' || status === 'failed')
      .map(({fullName, status, duration, failureMessages}) => ({
        file,
        title: fullName.trim(),
        failed: status === 'failed',
        message: plain((failureMessages ?? []).join('\n')),
        seconds: (duration ?? 0) / 1000,
      }));
  });
}

/** Whether the tests that have to notice a mutant did: one of them failed, and says what the mutant breaks. */
export function judged(
  {by}: {readonly by: Extract<Mutant['by'], {kind: 'browser' | 'unit'}>},
  outcomes: readonly Outcome[],
): Verdict {
  const own = outcomes.filter(({file, title}) => file === by.file && (by.test?.test(title) ?? true));
  const seconds = own.reduce((sum, outcome) => sum + outcome.seconds, 0);
  const failed = own.filter((outcome) => outcome.failed);
  const right = failed.find(({message}) => by.says.test(message));
  if (right) return {noticed: true, what: `${right.file}: ${right.title}`, seconds};
  if (!own.length) return {noticed: false, what: `no test of ${by.file} has a title like ${by.test}`, seconds};
  if (!failed.length) {
    return {noticed: false, what: `passed: ${own.length} of ${own.length} tests in ${by.file}`, seconds};
  }
  const [{title, message}] = failed as [Outcome];
  return {noticed: false, what: `failed for another reason: ${title}: ${firstLines(message)}`, seconds};
}

/** Whether a command that has to fail did, and says what the mutant breaks. */
export function judgedByOutput(
  name: string,
  says: RegExp,
  {code, output}: {readonly code: number; readonly output: string},
  seconds: number,
): Verdict {
  const text = plain(output);
  if (code === 0) return {noticed: false, what: `${name} passed`, seconds};
  if (!says.test(text)) {
    return {noticed: false, what: `${name} failed for another reason: ${firstLines(text.slice(-600))}`, seconds};
  }
  return {noticed: true, what: name, seconds};
}

/** A text without the colours of a terminal. */
export function plain(text: string): string {
  // eslint-disable-next-line no-control-regex -- colours are control characters
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}

function firstLines(text: string): string {
  return text
    .trim()
    .split(/\s*\n\s*/)
    .join(' ')
    .slice(0, 300);
}
