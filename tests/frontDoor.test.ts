/** What meets a contributor on GitHub: CONTRIBUTING.md, forms for issues, and the hook for those who want it. */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {site} from '../config/site';

const FORMS = '.github/ISSUE_TEMPLATE';
const HOOK = '.githooks/pre-commit';
const text = readFileSync('CONTRIBUTING.md', 'utf8');

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id: string;
    readonly attributes: {readonly label: string};
  }[];
}

describe('CONTRIBUTING.md', () => {
  test('its files exist, and its pages are pages of this site', () => {
    for (const [, target = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      if (!target.startsWith('https:')) expect(existsSync(target), target).toBe(true);
      else expect(target).toContain(`${site.url}/contrib/`);
    }
    expect(existsSync('contrib/authoring-docs.mdx')).toBe(true);
  });

  test('its commands are those of package.json', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    const named = [...text.matchAll(/npm (?:run )?(start|test|check)\b/g)].map(([, name]) => name!);
    expect(new Set(named)).toEqual(new Set(['start', 'check', 'test']));
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  test('is short', () => {
    expect(text.split('\n').length).toBeLessThan(40);
  });
});

describe('the hook', () => {
  test('stands where CONTRIBUTING.md says, and can be run', () => {
    expect(text).toContain(`core.hooksPath ${path.dirname(HOOK)}\n`);
    expect(() => accessSync(HOOK, constants.X_OK)).not.toThrow();
    expect(execFileSync('git', ['ls-files', '--stage', HOOK], {encoding: 'utf8'})).toMatch(/^100755 /);
  });

  test('holds a commit back when a gate fails', () => {
    const [, gates = ''] = /npm run --silent check (.+)$/m.exec(readFileSync(HOOK, 'utf8')) ?? [];
    const known = readFileSync('scripts/check.ts', 'utf8');
    for (const gate of gates.split(' ')) expect(known).toContain(`'./check/${gate}'`);
    const folder = mkdtempSync(path.join(tmpdir(), 'hook-'));
    for (const status of [0, 1]) {
      writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\nexit ${status}\n`, {mode: 0o755});
      const PATH = [folder, process.env.PATH].join(path.delimiter);
      expect(spawnSync(`./${HOOK}`, {env: {...process.env, PATH}}).status).toBe(status);
    }
    rmSync(folder, {recursive: true});
  });
});

describe('the forms for issues', () => {
  const files = readdirSync(FORMS).filter((file) => file !== 'config.yml');

  test.each(files)('%s asks at least one thing, and each thing once', (file) => {
    const {name, description, body} = parse(readFileSync(path.join(FORMS, file), 'utf8')) as Form;
    expect([name, description].every(Boolean)).toBe(true);
    const ids = body.map(({id}) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {type, attributes} of body) {
      expect(['input', 'textarea']).toContain(type);
      expect(attributes.label).toBeTruthy();
    }
  });

  test('blank issues stay open to the links of the pages, which fill in the address', () => {
    const config = parse(readFileSync(path.join(FORMS, 'config.yml'), 'utf8')) as {blank_issues_enabled: boolean};
    expect(config.blank_issues_enabled).toBe(true);
  });
});
