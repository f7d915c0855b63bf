import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {checkOut, commitOf} from './tree';

const home = mkdtempSync(path.join(tmpdir(), 'drift-'));
const clone = path.join(home, 'merit');
let pinned = '';

const git = (...args: string[]): string => {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...args], {encoding: 'utf8'}).trim();
};

beforeAll(() => {
  git('init', '--quiet', clone);
  for (const text of ['read', 'new']) {
    writeFileSync(path.join(clone, 'order.rb'), text);
    git('-C', clone, 'add', '.');
    git('-C', clone, 'commit', '--quiet', '--message', text);
    pinned ||= commitOf(clone, 'HEAD');
  }
  // As `npm run sources -- --clone` leaves it: a history without files.
  rmSync(path.join(clone, 'order.rb'));
});

afterAll(() => rmSync(home, {recursive: true}));

test('the files of two commits stand beside a clone, which has none of its own', () => {
  const [old, newest] = [path.join(home, 'pinned', 'merit'), path.join(home, 'newest', 'merit')];
  checkOut(clone, pinned, old);
  checkOut(clone, 'HEAD', newest);
  expect(readFileSync(path.join(old, 'order.rb'), 'utf8')).toBe('read');
  expect(readFileSync(path.join(newest, 'order.rb'), 'utf8')).toBe('new');
  expect(existsSync(path.join(clone, 'order.rb'))).toBe(false);
});

test('a folder that is there already gets the files of another commit', () => {
  const folder = path.join(home, 'again', 'merit');
  checkOut(clone, pinned, folder);
  checkOut(clone, 'HEAD', folder);
  expect(readFileSync(path.join(folder, 'order.rb'), 'utf8')).toBe('new');
});

test('a commit that the clone lacks is an error', () => {
  expect(() => checkOut(clone, '0'.repeat(40), path.join(home, 'none'))).toThrow(/rev-parse/);
});
