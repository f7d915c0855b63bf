/** The calls that the build writes for each operation are calls that openapi/ allows. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {loadDescription} from '../plugins/openapi/load';
import {operationsOf} from '../plugins/openapi/operations';
import {samplesOf} from '../plugins/openapi/samples';
import {startStandIn, type StandIn} from './support/standIn';
import {sendCommands, type Terminal} from './support/standIn/curl';
import {tokenWith} from './support/standIn/judge';
import {hasPython, runPython} from './support/standIn/python';
import {ALL_SCOPES, filesSentBy} from './support/standIn/workflows';

const description = loadDescription(path.resolve(__dirname, '../openapi'));
const operations = [...operationsOf(description).values()].filter(({aliasOf}) => aliasOf === null);
const sampleOf = (language: string): [id: string, code: string][] =>
  operations.map((operation) => [operation.id, samplesOf(operation).find(({id}) => id === language)!.code]);

let standIn: StandIn;
let terminal: Terminal;
beforeAll(async () => {
  standIn = await startStandIn(description);
  terminal = {standIn, token: tokenWith(ALL_SCOPES), folder: mkdtempSync(path.join(tmpdir(), 'samples-'))};
  for (const [, code] of sampleOf('curl')) {
    for (const file of filesSentBy(code)) writeFileSync(path.join(terminal.folder, file), '50.0\n'.repeat(8760));
  }
});
afterAll(async () => {
  await standIn.close();
  rmSync(terminal.folder, {recursive: true});
});

test.each(sampleOf('curl'))('%s with curl', async (id, code) => {
  const [sent, ...others] = await sendCommands(code, terminal);
  expect(sent!.status, sent!.text).toBeLessThan(300);
  expect(others).toEqual([]);
  expect(standIn.verdicts.at(-1)!.operation).toBe(id);
});

test.skipIf(!process.env.CI && !hasPython())(
  'all of them with Python',
  async () => {
    const before = standIn.verdicts.length;
    const samples = sampleOf('python').map(([, code]) => `exec(${JSON.stringify(standIn.inPlaceOfModel(code))}, {})`);
    const {status, error} = await runPython(samples.join('\n'), terminal);
    expect(standIn.problems).toEqual([]);
    expect(error).toBe('');
    expect(status).toBe(0);
    expect(standIn.verdicts.slice(before).map(({operation}) => operation)).toEqual(operations.map(({id}) => id));
  },
  60_000,
);
