import {expect, test} from 'vitest';
import type {Answer, PageHit, Run} from '@site/src/search/types';
import {groupsOf, labelOf} from './groups';

const run = (text: string): readonly Run[] => [{text, isHit: false}];

function page(route: string, anchors: readonly string[]): PageHit {
  return {
    route,
    title: run(route),
    sections: anchors.map((anchor) => ({anchor, heading: run(anchor), snippet: run(`about ${anchor}`)})),
  };
}

function answer(...hits: PageHit[]): Answer {
  return {query: 'heat', total: hits.length, totals: {}, hits};
}

test('areas come in the order of their best page, and pages in theirs', () => {
  const groups = groupsOf(answer(page('/api/a/', []), page('/main/b/', []), page('/api/c/', [])));
  expect(groups.map(({label, rows}) => [label, ...rows.map(({to}) => to)])).toEqual([
    ['API', '/api/a/', '/api/c/'],
    ['Documentation', '/main/b/'],
  ]);
});

test('headings stand beneath their page: four of the best, two of the second, one of the others', () => {
  const routes = ['/main/x/', '/main/y/', '/main/z/'];
  const [group] = groupsOf(answer(...routes.map((route) => page(route, ['a', 'b', 'c', 'd', 'e']))));
  const lists = routes.map((route) => group!.rows.filter(({to}) => to.startsWith(route)));
  expect(lists[0]!.map(({to}) => to)).toEqual(['/main/x/', ...['a', 'b', 'c', 'd'].map((id) => `/main/x/#${id}`)]);
  expect(lists.map(({length}) => length)).toEqual([5, 3, 2]);
  for (const [first, ...others] of lists) expect(others.every((row) => row.page === first!.id)).toBe(true);
});

test('a page has a snippet if the text above its first heading was found', () => {
  const [group] = groupsOf(answer(page('/main/x/', ['a', '']), page('/main/y/', ['a'])));
  const snippetOf = (route: string): unknown => group!.rows.find(({to}) => to === route)!.snippet;
  expect(snippetOf('/main/x/')).toEqual(run('about '));
  expect(snippetOf('/main/y/')).toBeNull();
  const plain = groupsOf(answer(page('/main/x/', ['a', ''])), false).flatMap(({rows}) => rows);
  expect(plain.map(({snippet}) => snippet)).toEqual([null, null]);
});

test('rows have names of their own', () => {
  const ids = groupsOf(answer(page('/main/x/', ['a', 'b']), page('/api/y/', ['a']))).flatMap(({rows}) =>
    rows.map(({id}) => id),
  );
  expect(new Set(ids).size).toBe(5);
});

test('keys come first: what they are, or how they go on where they are many', () => {
  const keys = {
    total: 14,
    keys: [['heat_pump', 'Input', 'MW · Supply', '/api/inputs/keys/#heat_pump']] as const,
    groups: [
      {beginning: 'heat_pump_', count: 13},
      {beginning: 'heat_pumps', count: 1},
    ],
  };
  const [first, second] = groupsOf({...answer(page('/main/x/', [])), keys});
  expect(first).toMatchObject({label: 'Keys'});
  expect(first!.rows).toMatchObject([
    {to: '/api/inputs/keys/#heat_pump', key: 'heat_pump', snippet: run('Input · MW · Supply')},
    {to: '/search/?q=heat_pump_', narrows: 'heat_pump_', text: run('heat_pump_…'), snippet: run('13 keys')},
    {narrows: 'heat_pumps', snippet: run('1 key')},
  ]);
  expect(second!.rows).toHaveLength(1);
});

test('what belongs to no area has a name, too', () => {
  expect(labelOf('intro')).toBe('Site');
});
