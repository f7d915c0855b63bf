import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parseSource, type SourceFile} from '../../config/sources';
import {compare, statesOf, table} from './compare';

const clone = mkdtempSync(path.join(tmpdir(), 'sources-'));
let pinned = '';

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...args], {cwd: clone, encoding: 'utf8'}).trim();
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(clone, file)), {recursive: true});
  writeFileSync(path.join(clone, file), text);
}

beforeAll(() => {
  git('init', '--quiet');
  for (const file of ['kept.rb', 'edited.rb', 'moved.rb', 'still/a.rb', 'busy/deep/a.rb', 'odd [name] é.rb'])
    write(file, file);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Read');
  pinned = git('rev-parse', 'HEAD');
  write('edited.rb', 'edited');
  write('busy/deep/b.rb', 'new');
  renameSync(path.join(clone, 'moved.rb'), path.join(clone, 'elsewhere.rb'));
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Go on');
});

afterAll(() => rmSync(clone, {recursive: true}));

describe('in a clone with its history', () => {
  test('files and folders are compared with the commit that was read', async () => {
    const paths = [
      'kept.rb',
      'edited.rb',
      'moved.rb',
      'still',
      'still/',
      'busy',
      'busy/',
      'busy/deep/a.rb',
      'odd [name] é.rb',
      'never.rb',
    ];
    expect(Object.fromEntries(await compare(clone, pinned, paths))).toEqual({
      'kept.rb': 'unchanged',
      'edited.rb': 'changed',
      'moved.rb': 'vanished',
      still: 'unchanged',
      'still/': 'unchanged',
      busy: 'changed',
      'busy/': 'changed',
      'busy/deep/a.rb': 'unchanged',
      'odd [name] é.rb': 'unchanged',
      'never.rb': 'unknown',
    });
  });

  test('a commit that is not in it is named, with what to do', async () => {
    await expect(compare(clone, '0'.repeat(40), ['kept.rb'])).rejects.toThrow(
      /does not hold the commit 0{40}.*unshallow/,
    );
  });
});

test('in a plain folder only existence can be told', async () => {
  const plain = path.join(clone, 'still');
  expect([...(await compare(plain, pinned, ['a.rb', 'gone.rb'])).values()]).toEqual(['unchanged', 'vanished']);
});

test('a page with a commit of its own is compared with that one', async () => {
  const newer = git('rev-parse', 'HEAD');
  const at = (commit: string): SourceFile => parseSource(`merit@${commit}: edited.rb`)!;
  const states = await statesOf([at(pinned), at(newer)], new Map([['merit', clone]]));
  expect(states.get(at(pinned).url)).toBe('changed');
  expect(states.get(at(newer).url)).toBe('unchanged');
});

test('the table names pages, permalinks and what happened, and leaves out what is unchanged', () => {
  const order = parseSource('merit: lib/merit/order.rb')!;
  const curve = parseSource('merit: lib/merit/curve.rb')!;
  const uses = [
    {page: '/main/merit-order/', source: order},
    {page: '/main/curves/', source: curve},
  ];
  const stateOf = (source: SourceFile) => (source === order ? 'changed' : 'unchanged');
  expect(table(uses, stateOf)).toBe(
    [
      '| Page | Source | Since it was read |',
      '|---|---|---|',
      `| /main/merit-order/ | [merit: lib/merit/order.rb](${order.url}) | changed |`,
    ].join('\n'),
  );
  expect(table(uses, () => 'unchanged')).toBeNull();
});
