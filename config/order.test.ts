import {expect, test, vi} from 'vitest';
import {inOrder} from './order';

vi.mock('./planned', () => ({isPlanned: (route: string) => ['/main/later', '/api/version-tag'].includes(route)}));

test('a sidebar begins with the area’s front page and keeps the reading order', () => {
  expect(inOrder('contrib', 'Begin', ['intro', {label: 'Queries', items: ['gql']}])).toEqual([
    {type: 'link', label: 'Begin', href: '/contrib/'},
    {type: 'doc', id: 'intro'},
    {type: 'category', label: 'Queries', collapsed: false, items: [{type: 'doc', id: 'gql'}]},
  ]);
});

test('pages still to come are left out, and categories that hold nothing else', () => {
  expect(inOrder('main', 'Begin', ['intro', {label: 'Later', items: ['later']}])).toEqual([
    {type: 'link', label: 'Begin', href: '/intro/'},
    {type: 'doc', id: 'intro'},
  ]);
});

test('the one document with another name than its route is known by its route', () => {
  expect(inOrder('api', 'Begin', ['version-tags'])).toHaveLength(1);
});
