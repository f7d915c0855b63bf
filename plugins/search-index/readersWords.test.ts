import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readQuestions, readReadersWords} from './readersWords';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'etm-words-'));
  mkdirSync(path.join(root, 'content'));
  writeFileSync(path.join(root, 'content/terms.yml'), '[]');
  writeFileSync(path.join(root, 'content/questions.yml'), '/api/errors/: [list of errors]\n/main/a/: [who pays]');
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

test('the messages of the API lead to the page on errors, without what a call fills in', () => {
  expect(readReadersWords(root).questions).toEqual(readQuestions(root)); // a site without an API
  mkdirSync(path.join(root, 'openapi/messages'), {recursive: true});
  writeFileSync(path.join(root, 'openapi/messages/a.yaml'), "- text: 'No such scenario: {id}'\n  status: 404\n");
  expect(readReadersWords(root).questions).toEqual({
    '/api/errors/': ['list of errors', 'No such scenario:  '],
    '/main/a/': ['who pays'],
  });
});
