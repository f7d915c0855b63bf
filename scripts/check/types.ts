import type {Finding} from '../../plugins/content-rules/types';
import {orFailure, run, type Gate} from './run';

/** TypeScript, strict. */
export const types: Gate = {
  name: 'types',
  async find() {
    const output = await run('typescript/bin/tsc', [
      '--noEmit',
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/tsc.tsbuildinfo',
    ]);
    return orFailure(readErrors(output.stdout), output);
  },
};

/** Reads `file(line,column): error TS1234: message`, whose further lines are indented. */
export function readErrors(text: string): Finding[] {
  return [...text.matchAll(/^(\S.*)\((\d+),(\d+)\): error (TS\d+): (.*)$/gm)].map(
    ([, file = '', line, column, code = '', message = '']) => ({
      file,
      line: Number(line),
      column: Number(column),
      message: message.replace(/\.$/, ''),
      remedy: `Make type and value agree (${code})`,
    }),
  );
}
