import {expect, test} from 'vitest';
import {readLint} from './api';
import {firstDifference} from './formatting';
import {readResults} from './lint';
import {readIssues} from './spelling';
import {readReport} from './tests';
import {readErrors} from './types';

test('errors of the compiler are read without their further lines', () => {
  const text = "src/a.ts(3,7): error TS2322: Type 'a' is not assignable to type 'b'.\n  Types differ.\n";
  const message = "Type 'a' is not assignable to type 'b'";
  const remedy = 'Make type and value agree (TS2322)';
  expect(readErrors(text)).toEqual([{file: 'src/a.ts', line: 3, column: 7, message, remedy}]);
});

test('a message of our own lint rules brings its remedy, others name their rule', () => {
  const at = {line: 1, column: 2, severity: 2 as const};
  const messages = [
    {...at, ruleId: 'no-restricted-syntax', message: 'A link → Write Link'},
    {...at, ruleId: 'prefer-const', message: 'Use const.', fix: {range: [0, 1] as [number, number], text: ''}},
  ];
  const found = readResults([{filePath: `${process.cwd()}/src/a.ts`, messages}]);
  expect(found.map(({file, message, remedy}) => [file, message, remedy])).toEqual([
    ['src/a.ts', 'A link', 'Write Link'],
    ['src/a.ts', 'Use const', 'npx eslint --fix mends it (prefer-const)'],
  ]);
});

test('the first line that formatting changes is named, also where a line is added at the end', () => {
  expect(firstDifference('a\nb\nc\n', 'a\nB\nc\n')).toBe(2);
  expect(firstDifference('a\nb', 'a\nb\n')).toBe(2);
});

test('a misspelt word comes with what may have been meant', () => {
  const issues = 'docs/a.md\t4\t5\tcolor\t\tcolour, colon\ndocs/a.md\t5\t1\tgray\tfix: (grey)\tgrey*, Gary\n';
  expect(readIssues(issues).map(({line, remedy}) => [line, remedy.split(';')[0]])).toEqual([
    [4, 'Write colour, colon'],
    [5, 'Write grey'],
  ]);
});

test('a failed test is found in its own file, and a file that cannot be run at its head', () => {
  const name = `${process.cwd()}/src/a.test.ts`;
  const failureMessages = [`AssertionError: expected 1 to be 2\n    at /x/chai.js:1:1\n    at ${name}:7:9`];
  const testResults = [
    {name, message: '', assertionResults: [{fullName: 'a sum adds', status: 'failed', failureMessages}]},
    {name, message: 'SyntaxError: no', assertionResults: []},
  ];
  expect(readReport({testResults}).map(({file, line, column, message}) => [file, line, column, message])).toEqual([
    ['src/a.test.ts', 7, 9, 'a sum adds: expected 1 to be 2'],
    ['src/a.test.ts', 1, 1, 'no'],
  ]);
});

test('a warning about the description of the API stands where it is given, and says whether more can be looked at', () => {
  const location = [{source: {ref: 'openapi/paths/nodes.yaml'}, start: {line: 7, col: 3}}];
  const problems = [{ruleId: 'operation-summary', severity: 'warn', message: 'No summary.\nMore.', location}];
  const {findings, broken} = readLint(JSON.stringify({problems}));
  expect(findings.map(({file, line, column, message}) => [file, line, column, message])).toEqual([
    ['openapi/paths/nodes.yaml', 7, 3, 'No summary'],
  ]);
  expect(broken).toBe(false);
  const unresolved = [{...problems[0], ruleId: 'no-unresolved-refs'}];
  expect(readLint(JSON.stringify({problems: unresolved})).broken).toBe(true);
});
