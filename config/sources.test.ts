import {expect, test} from 'vitest';
import {checkedOn, parseSource, sources} from './sources';

test('a source becomes a permalink at the pinned commit', () => {
  expect(parseSource('merit: lib/merit/order.rb')).toMatchObject({
    name: 'merit',
    path: 'lib/merit/order.rb',
    url: `https://github.com/quintel/merit/blob/${sources.merit.commit}/lib/merit/order.rb`,
  });
});

test('a page can name a commit of its own, which its permalink then has', () => {
  const own = 'c'.repeat(40);
  expect(parseSource(`merit@${own}: lib/merit/order.rb`)).toEqual({
    name: 'merit',
    path: 'lib/merit/order.rb',
    commit: own,
    hasOwnCommit: true,
    url: `https://github.com/quintel/merit/blob/${own}/lib/merit/order.rb`,
  });
  expect(parseSource('merit: lib/merit/order.rb')?.hasOwnCommit).toBe(false);
});

test('a folder, named with a closing slash, leads to its list of files', () => {
  expect(parseSource('etsource: datasets/nl2023/')?.url).toContain('/tree/');
});

test('a file of this repository is read as it stands beside the page', () => {
  expect(parseSource('site: config/sources.ts')?.url).toMatch(/\/blob\/main\/config\/sources\.ts$/);
});

test('only a full hash names a commit', () => {
  for (const commit of ['', 'main', 'ccccccc', 'C'.repeat(40), 'c'.repeat(41)]) {
    expect(parseSource(`merit@${commit}: lib/merit/order.rb`), commit).toBeNull();
  }
});

test('anything else is no source', () => {
  for (const entry of [
    'etengine',
    'etengine:app',
    'nowhere: README.md',
    'etengine: ',
    'site: ',
    `site@${'c'.repeat(40)}: README.md`,
  ]) {
    expect(parseSource(entry), entry).toBeNull();
  }
});

test('a page was checked against the newest state of the code that it names, not of texts or states of its own', () => {
  const newest = [sources.etengine.date, sources.merit.date].sort().at(-1);
  expect(checkedOn(['etengine: a.rb', 'merit: b.rb', 'documentation: c.md', 'site: d.md'])).toBe(newest);
  expect(checkedOn(['merit: b.rb'])).toBe(sources.merit.date);
  expect(checkedOn(['site: d.md', 'documentation: c.md', `merit@${'c'.repeat(40)}: b.rb`])).toBeNull();
});
