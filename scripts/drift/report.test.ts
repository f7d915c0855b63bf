import {expect, test} from 'vitest';
import {outcomeOf, reportOf, type Outcome, type Section} from './report';

const nothing: Outcome = {code: 0, text: '126 routes: no differences.'};
const something: Outcome = {
  code: 1,
  text: 'Routes that the description lacks:\n  GET /api/v3/moon\n126 routes: 1 difference.',
};
const broken: Outcome = {code: 2, text: 'no such file: config/routes.rb'};

const section = (pinned: Outcome, newest: Outcome | null): Section => ({
  title: 'Routes of the API',
  command: 'api-routes',
  moved: newest ? ['etengine'] : [],
  pinned,
  newest,
});

test('a script that broke off could not run, though Node ends with 1, too', () => {
  expect(outcomeOf({code: 1, stdout: '1 difference.\n', stderr: ''})).toEqual({code: 1, text: '1 difference.'});
  expect(outcomeOf({code: 1, stdout: '', stderr: 'SyntaxError\n'})).toEqual({code: 2, text: 'SyntaxError'});
  expect(outcomeOf({code: 2, stdout: 'Usage\n', stderr: ''})).toEqual({code: 2, text: 'Usage'});
});

test('where nothing differs each comparison has its count, and the code is 0', () => {
  const {text, code} = reportOf([section(nothing, null)], {code: 0, text: '0 pages to reread'});
  expect(code).toBe(0);
  expect(text).toMatch(/^## Routes of the API\n\nAt the commits that were read.*: 126 routes: no differences\.$/m);
  expect(text).toMatch(/^## Pages to reread\n\n.*: 0 pages to reread$/m);
  expect(text).not.toContain('newest');
});

test('what differs stands in the section of its comparison, by the commits that were compared', () => {
  const table = '| Page | Source |\n|---|---|\n| /main/a/ | merit: a.rb |\n\n1 page to reread.';
  const {text, code} = reportOf([section(nothing, something)], {code: 1, text: table});
  expect(code).toBe(1);
  expect(text).toContain(`At the newest commits (of etengine):\n\n\`\`\`text\n${something.text}\n\`\`\``);
  expect(text.indexOf(`\n\n${table}`)).toBeGreaterThan(text.indexOf('## Pages to reread'));
});

test('one comparison that could not run makes the code 2, wherever it stands, and says why', () => {
  for (const [sections, toReread] of [
    [[section(broken, null)], something],
    [[section(nothing, broken), section(nothing, null)], nothing],
    [[], broken],
  ] as const) {
    const {text, code} = reportOf(sections, toReread);
    expect(code).toBe(2);
    expect(text).toContain(`**it could not run.**\n\n\`\`\`text\n${broken.text}\n\`\`\``);
  }
});

test('a text that is longer than an issue ends behind a whole line, and says so', () => {
  const row = '| /main/energy/ | merit: lib/merit/order.rb | changed |';
  const {text} = reportOf([], {code: 1, text: Array.from({length: 2000}, () => row).join('\n')});
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain(`${row}\n\nThe list goes on`);
});
