import type {Finding} from '../../plugins/content-rules/types';
import {orFailure, run, type Gate} from './run';

/** cspell over prose, in British spelling; what it reads and what it skips is in cspell.config.yaml. */
export const spelling: Gate = {
  name: 'spelling',
  async find() {
    const output = await run('cspell/bin.mjs', [
      'lint',
      '--no-progress',
      '--no-summary',
      '--no-color',
      '--relative',
      '--show-suggestions',
      '--cache',
      '--cache-location',
      '.cache/cspell',
      '--issue-template',
      '$filename\t$row\t$col\t$text\t$quickFix\t$suggestions',
    ]);
    return orFailure(readIssues(output.stdout), output);
  },
};

/** Reads lines of file, line, column, word, fix and suggestions, with tabs between. */
export function readIssues(text: string): Finding[] {
  return text
    .split('\n')
    .map((issue) => issue.split('\t'))
    .filter((fields) => fields.length >= 4)
    .map(([file = '', line, column, word = '', fix = '', suggestions = '']) => {
      const instead = /\((.+)\)/.exec(fix)?.[1] ?? suggestions.split(', ').slice(0, 3).join(', ');
      const remedy = `${instead ? `Write ${instead}` : 'Mend it'}; backticks if it is code, content/words.txt if it is right`;
      return {file, line: Number(line), column: Number(column), message: `“${word}” is not British English`, remedy};
    });
}
