import {describe, expect, test} from 'vitest';
import {judged, judgedByOutput, ofBrowser, ofUnits, type Outcome} from './judge';

const by = {kind: 'browser', file: 'tests/lake.spec.ts', test: /the lake is full/, says: /needs \d+ l/} as const;

const outcome = (more: Partial<Outcome> = {}): Outcome => ({
  file: by.file,
  title: 'in spring the lake is full',
  failed: true,
  message: 'Error: it needs 40 l',
  seconds: 2,
  ...more,
});

describe('a mutant', () => {
  test('is noticed by the test that has to, for the reason it has to', () => {
    expect(judged({by}, [outcome()])).toEqual({
      noticed: true,
      what: 'tests/lake.spec.ts: in spring the lake is full',
      seconds: 2,
    });
  });

  test('is noticed if one of several tests does', () => {
    const outcomes = [outcome({failed: false, message: ''}), outcome({title: 'in autumn the lake is full'})];
    expect(judged({by}, outcomes)).toMatchObject({noticed: true, seconds: 4});
  });

  test('survives tests that pass', () => {
    expect(judged({by}, [outcome({failed: false, message: ''})])).toMatchObject({noticed: false});
  });

  test('survives a test that fails for another reason', () => {
    const {noticed, what} = judged({by}, [outcome({message: 'Error: timed out\n  at lake'})]);
    expect(noticed).toBe(false);
    expect(what).toBe('failed for another reason: in spring the lake is full: Error: timed out at lake');
  });

  test('survives what fails in another test or another file', () => {
    const others = [outcome({title: 'the lake is wet'}), outcome({file: 'tests/pond.spec.ts'})];
    expect(judged({by}, others)).toEqual({
      noticed: false,
      what: 'no test of tests/lake.spec.ts has a title like /the lake is full/',
      seconds: 0,
    });
  });

  test('is noticed by any test of a file where no title is named', () => {
    const unit = {kind: 'unit', file: by.file, says: by.says} as const;
    expect(judged({by: unit}, [outcome({title: 'the lake is wet'})])).toMatchObject({noticed: true});
  });
});

describe('a command', () => {
  const ended = {code: 1, output: '\u001b[31mlake.md:3:1\u001b[39m  no water'};

  test('notices if it fails and says why', () => {
    expect(judgedByOutput('npm run check', /^lake\.md:3:1 /, ended, 7)).toEqual({
      noticed: true,
      what: 'npm run check',
      seconds: 7,
    });
  });

  test('does not if it passes, or fails for another reason', () => {
    expect(judgedByOutput('npm run check', /water/, {...ended, code: 0}, 7)).toMatchObject({noticed: false});
    expect(judgedByOutput('npm run check', /wine/, ended, 7)).toMatchObject({
      noticed: false,
      what: 'npm run check failed for another reason: lake.md:3:1  no water',
    });
  });
});

test('a report of Playwright is read with the titles of what a test stands in, and without colours', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{status, results: [{duration: 1500, errors: messages.map((message) => ({message}))}]}],
  });
  const suites = [
    {
      title: 'lake.spec.ts',
      file: 'lake.spec.ts',
      specs: [spec('it is wet', 'expected')],
      suites: [
        {
          title: 'in spring',
          file: 'lake.spec.ts',
          specs: [spec('it is full', 'unexpected', '\u001b[31mone\u001b[39m', 'two')],
        },
      ],
    },
  ];
  const file = 'tests/lake.spec.ts';
  expect(ofBrowser({suites})).toEqual([
    {file, title: 'it is wet', failed: false, message: '', seconds: 1.5},
    {file, title: 'in spring it is full', failed: true, message: 'one\ntwo', seconds: 1.5},
  ]);
  expect(ofBrowser({errors: [{message: 'the build failed'}]})).toEqual([]);
});

test('a report of vitest is read without what was left out, and with files that cannot be loaded', () => {
  const report = {
    testResults: [
      {
        name: '/copy/src/lake.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          {fullName: ' the lake is full', status: 'failed', duration: 500, failureMessages: ['no water']},
          {fullName: 'the lake is wet', status: 'passed'},
          {fullName: 'the lake is deep', status: 'skipped'},
        ],
      },
      {name: '/copy/src/pond.test.ts', status: 'failed', message: 'no such module', assertionResults: []},
    ],
  };
  expect(ofUnits(report, '/copy')).toEqual([
    {file: 'src/lake.test.ts', title: 'the lake is full', failed: true, message: 'no water', seconds: 0.5},
    {file: 'src/lake.test.ts', title: 'the lake is wet', failed: false, message: '', seconds: 0},
    {file: 'src/pond.test.ts', title: '', failed: true, message: 'no such module', seconds: 0},
  ]);
});
