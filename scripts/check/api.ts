import type {Finding} from '../../plugins/content-rules/types';
import {QUIET} from '../../plugins/openapi/load';
import {checkApi} from '../../plugins/openapi/rules';
import {readApi} from '../../plugins/openapi/rules/site';
import {orFailure, run, type Gate} from './run';

interface Lint {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly severity: 'error' | 'warn';
    readonly location: readonly {
      readonly source: {readonly ref: string};
      readonly start?: {readonly line: number; readonly col: number};
    }[];
  }[];
}

/** The description of the API: its form, its examples, the pages that show it, and the code on them. */
export const api: Gate = {
  name: 'api',
  async find() {
    const output = await run('@redocly/cli/bin/cli.js', ['lint', 'openapi/openapi.yaml', '--format', 'json'], QUIET);
    const start = output.stdout.indexOf('{');
    if (start < 0) return orFailure([], output);
    const found = readLint(output.stdout.slice(start, output.stdout.lastIndexOf('}') + 1));
    // What cannot be resolved cannot be looked at any further.
    return found.broken ? found.findings : [...found.findings, ...checkApi(readApi('.'))];
  },
};

/** Reads Redocly's JSON; a warning counts as much as an error. */
export function readLint(text: string): {findings: Finding[]; broken: boolean} {
  const {problems} = JSON.parse(text) as Lint;
  return {
    broken: problems.some(({ruleId}) => ruleId === 'no-unresolved-refs'),
    findings: problems.map(({ruleId, message, location: [place]}) => ({
      file: place?.source.ref ?? 'openapi/openapi.yaml',
      line: place?.start?.line ?? 1,
      column: place?.start?.col ?? 1,
      message: message.split('\n')[0]!.replace(/\.$/, ''),
      remedy: `https://redocly.com/docs/cli/rules/oas/${ruleId} says how`,
    })),
  };
}
