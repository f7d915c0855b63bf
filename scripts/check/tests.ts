import type {Finding} from '../../plugins/content-rules/types';
import {sourceFiles} from '../../tests/support/builds';
import {afterRun, codeOf, documentsReadBy, readPassed, stateOf, toRun, writePassed} from './passed';
import {fromRoot, orFailure, run, type Gate} from './run';

interface Report {
  readonly testResults: readonly {
    readonly name: string; // file
    readonly message: string; // set if the file itself fails
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Unit tests: those that a change since they passed can reach. */
export const tests: Gate = {
  name: 'tests',
  async find() {
    const passed = readPassed();
    const code = codeOf(sourceFiles());
    const files = toRun(passed, code, stateOf);
    if (files?.length === 0) return [];
    const output = await run('vitest/vitest.mjs', ['run', '--reporter', 'json', ...(files ?? [])]);
    const start = output.stdout.indexOf('{"');
    if (start < 0) return orFailure([], output);
    const report = JSON.parse(output.stdout.slice(start)) as Report;
    const findings = orFailure(readReport(report), output);
    const ran = report.testResults.map(({name}) => fromRoot(name));
    const failed = findings.map(({file}) => file);
    writePassed(afterRun(passed, code, ran, failed, documentsReadBy));
    return findings;
  },
};

/** Reads vitest's JSON: the line is where the test's own file stands in the stack. */
export function readReport({testResults}: Report): Finding[] {
  return testResults.flatMap(({name, message, assertionResults}): Finding[] => {
    const file = fromRoot(name);
    const again = `npx vitest run ${file} shows it whole`;
    const failed = assertionResults.filter(({status}) => status === 'failed');
    if (!failed.length && message) return [{file, line: 1, column: 1, message: firstLine(message), remedy: again}];
    return failed.map(({fullName, failureMessages: [text = ''] = []}) => {
      const stack = text.split('\n').find((line) => line.includes(name)) ?? '';
      const [, line = '1', column = '1'] = /:(\d+):(\d+)\)?$/.exec(stack) ?? [];
      return {
        file,
        line: Number(line),
        column: Number(column),
        message: `${fullName.trim()}: ${firstLine(text)}`,
        remedy: again,
      };
    });
  });
}

function firstLine(text: string): string {
  return text.split('\n')[0]!.replace(/^\w*Error: /, '');
}
