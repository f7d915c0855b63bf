import type {Finding} from '../../plugins/content-rules/types';
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

/** Unit tests. */
export const tests: Gate = {
  name: 'tests',
  async find() {
    const output = await run('vitest/vitest.mjs', ['run', '--reporter', 'json']);
    const start = output.stdout.indexOf('{"');
    if (start < 0) return orFailure([], output);
    return orFailure(readReport(JSON.parse(output.stdout.slice(start)) as Report), output);
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
