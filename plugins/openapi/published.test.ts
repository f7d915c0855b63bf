import {expect, test} from 'vitest';
import {parse} from 'yaml';
import type {Description} from './description';
import {published} from './published';

const description: Description = {
  openapi: '3.1.0',
  info: {title: 'A', version: '1'},
  servers: [],
  paths: {
    '/a': {
      get: {
        operationId: 'listA',
        tags: ['things'],
        description: 'See [areas](/api/areas/), [below](#words) and [others](https://example.org/#a).',
        'x-access': {guest: '[Some](/api/intro/).'},
        responses: {200: {description: '[All](#all).', content: {'text/csv': {example: '](/as it is'}}}},
      },
    },
  },
};
const {json, yaml} = published(description, 'https://docs.example.org/sub/');
const {get} = (JSON.parse(json) as Description).paths['/a']!;

test('links in the published description lead to the site from anywhere', () => {
  expect(get!.description).toBe(
    'See [areas](https://docs.example.org/sub/api/areas/), [below](https://docs.example.org/sub/api/things/#words) and [others](https://example.org/#a).',
  );
  expect(get!['x-access']!.guest).toBe('[Some](https://docs.example.org/sub/api/intro/).');
});

test('examples stay as they are', () => {
  expect(json).toContain('](/as it is');
});

test('YAML and JSON say the same', () => {
  expect(parse(yaml)).toEqual(JSON.parse(json));
});
