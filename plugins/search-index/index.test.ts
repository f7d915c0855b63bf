import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {answerFrom} from '.';

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'etm-index-'));
  for (const folder of ['docs', 'content']) mkdirSync(path.join(site, folder));
  writeFileSync(path.join(site, 'content/terms.yml'), '[]');
  writeFileSync(path.join(site, 'content/queries.yml'), '{tune: [], test: []}');
  writeFileSync(path.join(site, 'content/style.yml'), '[]');
  write('wind', 'Wind');
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

function write(name: string, title: string): void {
  const head = `---\ntitle: ${title}\ndescription: D.\nkeywords: [k]\nsources: []\n---\n`;
  writeFileSync(path.join(site, `docs/${name}.md`), `${head}\nText.\n`);
}

function ask(answer: ReturnType<typeof answerFrom>, url: string): {status: number; text: string} {
  const said = {status: 0, text: ''};
  const response = {
    writeHead(status: number) {
      said.status = status;
      return {end: (text = '') => (said.text = text)};
    },
  };
  answer({url} as IncomingMessage, response as unknown as ServerResponse);
  return said;
}

test('the index is there at once, follows the documents, and has no other files', () => {
  const answer = answerFrom(site);
  expect(ask(answer, '/outline.json').text).toBe('[["/main/wind/",["Wind"],[]]]');
  write('sun', 'Sun');
  expect(ask(answer, '/outline.json').text).not.toContain('Sun'); // one search, one index
  expect(ask(answer, '/core.json').status).toBe(200);
  expect(ask(answer, '/outline.json').text).toContain('"Sun"');
  expect(ask(answer, '/../package.json').status).toBe(404);

  writeFileSync(path.join(site, 'content/terms.yml'), '[{term: photovoltaics, page: /main/sun/}]');
  expect(ask(answer, '/core.json').text).toContain('photovoltaics');
});
