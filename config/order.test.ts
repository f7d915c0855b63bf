import {expect, test} from 'vitest';
import {inOrder} from './order';

test('a sidebar begins with the area’s front page and keeps the reading order', () => {
  expect(inOrder('contrib', 'Begin', ['intro', {label: 'Queries', items: ['gql']}])).toEqual([
    {type: 'link', label: 'Begin', href: '/contrib/'},
    {type: 'doc', id: 'intro'},
    {type: 'category', label: 'Queries', collapsed: false, items: [{type: 'doc', id: 'gql'}]},
  ]);
});

test('below a page of the API the sidebar has its operations', () => {
  const below = (page: string) => (page === 'areas' ? [{method: 'GET', to: '#list-areas', text: 'List areas'}] : []);
  expect(inOrder('api', 'Begin', ['areas', 'intro'], below).slice(1)).toEqual([
    {
      type: 'doc',
      id: 'areas',
      customProps: {operations: [{method: 'GET', to: '#list-areas', text: 'List areas'}]},
    },
    {type: 'doc', id: 'intro'},
  ]);
});
