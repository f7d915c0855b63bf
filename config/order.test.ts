import {expect, test} from 'vitest';
import {inOrder} from './order';

test('a sidebar begins with the area’s front page and keeps the reading order', () => {
  expect(inOrder('contrib', 'Begin', ['intro', {label: 'Queries', items: ['gql']}])).toEqual([
    {type: 'link', label: 'Begin', href: '/contrib/'},
    {type: 'doc', id: 'intro'},
    {type: 'category', label: 'Queries', collapsed: false, items: [{type: 'doc', id: 'gql'}]},
  ]);
});
