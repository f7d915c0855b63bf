/**
 * What the pages of the API tell readers to run does run: the commands and the Python scripts of each section, one after
 * the other, against a server that holds every request to openapi/ and answers from its examples.
 */
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readApi} from '../plugins/openapi/rules/site';
import {startStandIn, type StandIn} from './support/standIn';
import {sendCommands, type Terminal} from './support/standIn/curl';
import {tokenWith} from './support/standIn/judge';
import {hasPython, runPython} from './support/standIn/python';
import {
  ALL_SCOPES,
  filesSentBy,
  numbersIn,
  packagesIn,
  workflowsIn,
  type Step,
  type Workflow,
} from './support/standIn/workflows';

/** Shown with curl and as a whole script in Python. */
const IN_BOTH = [
  'api/guides/ten-results.mdx#steps',
  'api/guides/curves.mdx#upload-a-price',
  'api/collections.mdx#workflow',
  'api/inputs.mdx#compare',
];

const {description, pages} = readApi(path.resolve(__dirname, '..'));
const described = JSON.stringify(description);
const workflows = pages.flatMap(workflowsIn);

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn(description);
});
afterAll(() => standIn.close());

const nameOf = ({file, anchor}: Workflow): string => `${file}#${anchor}`;

test.each(IN_BOTH)('%s is there in curl and in Python', (name) => {
  const {steps = []} = workflows.find((each) => nameOf(each) === name) ?? {};
  expect(steps.filter(({language}) => language === 'bash').length).toBeGreaterThan(0);
  expect(steps.filter(({code}) => packagesIn(code).includes('requests')).length).toBe(1);
});

describe.each(workflows.map((workflow) => [nameOf(workflow), workflow] as const))('%s', (name, {scopes, steps}) => {
  let folder: string;
  const answers: string[] = [];
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  // A reader's token has what the section says that it needs, and where it says nothing, all.
  const terminal = (): Terminal => ({
    standIn,
    folder,
    token: tokenWith(scopes.length || IN_BOTH.includes(name) ? scopes : ALL_SCOPES),
  });

  for (const step of steps) {
    test(`${step.title ?? step.language} in line ${step.line} runs`, {timeout: 60_000}, async ({skip}) => {
      const packages = packagesIn(step.code).filter((each) => each !== 'requests');
      const mustRun = process.env.ALL_SCRIPTS || (process.env.CI && !packages.length);
      skip(step.language === 'python' && !mustRun && !hasPython(...packages), 'Python is not installed, or a package');
      if (step.language === 'bash') await runCommands(step);
      else await runScript(step);
    });
  }

  async function runCommands({code}: Step): Promise<void> {
    for (const file of filesSentBy(code)) makeFile(path.join(folder, file));
    for (const number of numbersIn(code)) {
      const isKnown = described.includes(number) || answers.some((answer) => answer.includes(number));
      expect(isKnown, `${number} stands in no answer and in no example`).toBe(true);
    }
    for (const {command, status, text} of await sendCommands(code, terminal())) {
      expect(status, `${command}: ${text}`).toBeLessThan(400);
      answers.push(text);
    }
  }

  async function runScript({code}: Step): Promise<void> {
    const before = standIn.problems.length;
    const {status, output, error} = await runPython(code, terminal());
    expect(standIn.problems.slice(before)).toEqual([]);
    expect(error).toBe('');
    expect(status).toBe(0);
    if (code.includes('print(') && !code.includes('file=')) expect(output.trim()).not.toBe('');
  }
});

/** What a reader would have: a curve of a whole year, or any other file. */
function makeFile(file: string): void {
  if (existsSync(file)) return;
  writeFileSync(file, file.endsWith('.csv') ? '50.0\n'.repeat(8760) : '<EnergySystem/>\n');
}
