import type {Linter} from 'eslint';
import type {Finding} from '../../plugins/content-rules/types';
import {fromRoot, orFailure, run, type Gate} from './run';

interface Result {
  readonly filePath: string;
  readonly messages: readonly Linter.LintMessage[];
}

/** ESLint; a warning counts as much as an error. */
export const lint: Gate = {
  name: 'lint',
  async find() {
    const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint.json'];
    const output = await run('eslint/bin/eslint.js', ['.', '--format', 'json', ...cache]);
    if (output.code > 1) return orFailure([], output);
    return readResults(JSON.parse(output.stdout) as Result[]);
  },
};

/** Reads ESLint's JSON. A message of our own carries its remedy behind an arrow. */
export function readResults(results: readonly Result[]): Finding[] {
  return results.flatMap(({filePath, messages}) =>
    messages.map(({line = 1, column = 1, message, ruleId, fix, suggestions}): Finding => {
      const [what = '', ours] = message.split(' → ');
      const byMachine = fix ? 'npx eslint --fix mends it' : suggestions?.[0]?.desc;
      const remedy = ours ?? `${byMachine ?? 'Follow the rule'} (${ruleId ?? 'syntax'})`;
      return {file: fromRoot(filePath), line, column, message: what.replace(/\.$/, ''), remedy};
    }),
  );
}
