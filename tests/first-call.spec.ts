/** Follows /api from top to bottom, as somebody does who has five minutes: copies each command, and runs it. */
import path from 'node:path';
import {loadDescription} from '../plugins/openapi/load';
import {startStandIn, type StandIn} from './support/standIn';
import {sendCommands, type Terminal} from './support/standIn/curl';
import {tokenWith} from './support/standIn/judge';
import {hasPython, runPython} from './support/standIn/python';
import {runScript} from './support/standIn/run';
import {expect, open, test as base, type Page} from './support/site';

const STEPS = 6;
const WORDS = 40; // between two commands

const test = base.extend<{standIn: StandIn; terminal: Terminal}>({
  standIn: async ({}, use) => {
    const standIn = await startStandIn(loadDescription(path.resolve(__dirname, '../openapi')));
    await use(standIn);
    await standIn.close();
  },
  terminal: async ({standIn}, use, {outputDir}) =>
    use({standIn, token: tokenWith([]), folder: path.dirname(outputDir)}),
});

/** The section, with the samples of one language; the other ones are hidden. */
async function firstCall(page: Page, language: string): Promise<ReturnType<Page['locator']>> {
  await open(page, '/api/');
  const section = page.getByRole('region', {name: 'First call in five minutes'});
  await section.getByRole('tab', {name: language, exact: true}).first().click();
  return section;
}

/** What a reader copies, in order, with the press of a button for each. */
async function copied(page: Page, language: string, code: string): Promise<string[]> {
  const section = await firstCall(page, language);
  const blocks = section.locator(`[data-copyable].language-${code}`).filter({visible: true});
  const commands: string[] = [];
  for (const block of await blocks.all()) {
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    commands.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  return commands;
}

/** The result that the page shows. */
async function shown(page: Page): Promise<unknown> {
  const text = await page.locator('#first-call ~ * .language-json code').textContent();
  return JSON.parse(text!) as unknown;
}

test.beforeEach(({context, site}) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: site.origin}),
);

test('the commands of curl work one after the other, and answer what the page shows', async ({
  page,
  standIn,
  terminal,
}) => {
  const commands = await copied(page, 'curl', 'bash');
  const answers: string[] = [];
  for (const command of commands) {
    for (const {status, text} of await sendCommands(command, terminal)) {
      expect(status, text).toBe(200);
      answers.push(text);
    }
  }
  expect(standIn.verdicts.map(({operation}) => operation)).toEqual(['createScenario', 'updateScenario']);
  // The number that a reader replaces is the one of the answer before.
  const {id} = JSON.parse(answers[0]!) as {id: number};
  expect(commands[1]).toContain(`/scenarios/${id} `);
  expect((JSON.parse(answers[1]!) as {gqueries: unknown}).gqueries).toEqual(await shown(page));
});

test('the snippets of Python work one after the other, and print what the page shows', async ({
  page,
  standIn,
  terminal,
}) => {
  test.skip(!process.env.CI && !hasPython(), 'Python is not installed');
  const snippets = await copied(page, 'Python', 'python');
  const {status, output, error} = await runPython(snippets.join('\n'), terminal);
  expect(standIn.problems).toEqual([]);
  expect(error).toBe('');
  expect(status).toBe(0);
  expect(standIn.verdicts.map(({operation}) => operation)).toEqual(['createScenario', 'updateScenario']);
  const [id, result = ''] = output.trim().split('\n');
  expect(id).toBe('2467801');
  expect(JSON.parse(result.replace(/'/g, '"'))).toEqual(await shown(page));
});

test('the snippets of JavaScript work one after the other, and print what the page shows', async ({
  page,
  standIn,
  terminal,
}) => {
  const snippets = await copied(page, 'JavaScript', 'javascript');
  const {status, output, error} = await runScript(
    {command: process.execPath, name: 'script.mjs', script: snippets.join('\n'), env: {FORCE_COLOR: '0'}},
    terminal,
  );
  expect(standIn.problems).toEqual([]);
  expect(error).toBe('');
  expect(status).toBe(0);
  expect(standIn.verdicts.map(({operation}) => operation)).toEqual(['createScenario', 'updateScenario']);
  const [id, ...result] = output.trim().split('\n');
  expect(id).toBe('2467801');
  expect(JSON.parse(asJson(result.join('')))).toEqual(await shown(page));
});

/** What console.log prints of an object, as JSON. */
function asJson(printed: string): string {
  return printed.replace(/'/g, '"').replace(/(\w+):/g, '"$1":');
}

for (const language of ['curl', 'Python', 'JavaScript', 'Ruby']) {
  test(`with ${language} there are at most six steps, and at most forty words before each command`, async ({page}) => {
    const section = await firstCall(page, language);
    const steps = await section.locator('ol > li').count();
    expect(steps).toBeGreaterThan(1);
    expect(steps).toBeLessThanOrEqual(STEPS);
    const words = await section.evaluate(wordsBeforeCommands);
    expect(words.length).toBeGreaterThan(1);
    expect(words.filter((count) => count > WORDS)).toEqual([]);
  });
}

/** How many words stand before each command, or since the one before it. */
function wordsBeforeCommands(section: Element): number[] {
  const counts: number[] = [];
  let words = 0;
  const walk = (node: Node): void => {
    if (node instanceof Text) words += node.data.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    if (!(node instanceof Element) || !node.checkVisibility()) return;
    if (node.matches('pre')) {
      if (!node.closest('.language-bash, .language-python, .language-javascript, .language-ruby')) return;
      counts.push(words);
      words = 0;
      return;
    }
    if (node.matches('h2, button, [role="tablist"], [role="status"]')) return;
    node.childNodes.forEach(walk);
  };
  section.childNodes.forEach(walk);
  return counts;
}

test('the choice of a language carries over to the samples of the operations', async ({page}) => {
  await firstCall(page, 'Python');
  await open(page, '/api/areas/');
  await expect(page.getByRole('tab', {name: 'Python', selected: true}).first()).toBeVisible();
});
