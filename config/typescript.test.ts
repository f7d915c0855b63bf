import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '..');

/** Loads the configuration as Docusaurus does; says what its loader has translated by itself. */
function translated(...options: string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'etm-config-'));
  const load = `require('@docusaurus/utils').loadFreshModule(require('node:path').resolve('docusaurus.config.ts')).then(({title}) => console.log(title))`;
  const output = execFileSync(process.execPath, [...options, '-e', load], {
    cwd: ROOT,
    env: {...process.env, TMPDIR: folder, TMP: folder, TEMP: folder},
    encoding: 'utf8',
  });
  expect(output.trim()).toBe('Energy Transition Model');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
  rmSync(folder, {recursive: true});
  return files;
}

test('Node.js itself reads the configuration and its packages, so that nothing is translated by Babel', () => {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<'start' | 'build' | 'serve', string>;
  };
  for (const script of [scripts.start, scripts.build, scripts.serve]) {
    expect(script).toContain('--require ./config/typescript.cjs --disable-warning=ExperimentalWarning');
  }
  const native = ['--require', './config/typescript.cjs', '--disable-warning=ExperimentalWarning'];
  expect(translated(...native, '--env-file=build.env')).toEqual([]);
});
