import {describe, expect, test} from 'vitest';
import {fold, tokensOf} from './tokens';

const words = (text: string): string[] => tokensOf(text).map(({word}) => word);

describe('words are compared in a folded form', () => {
  test.each([
    ['CO₂', 'co2'],
    ['Réseau', 'reseau'],
    ['user’s', 'user'],
    ['MWh', 'mwh'],
    ['8,760', '8760'],
    ['H₂O', 'h2o'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

test('a text falls into words, whatever stands between them', () => {
  expect(words('Peak demand (in MW) of 8,760 hours: “high”!')).toEqual([
    'peak',
    'demand',
    'in',
    'mw',
    'of',
    '8760',
    'hours',
    'high',
  ]);
});

test('keys and paths stay whole, and know their parts', () => {
  const [key, path, call] = tokensOf('keep_compatible config/order.ts POST');
  expect(key).toMatchObject({word: 'keep_compatible', parts: ['keep', 'compatible'], isName: true});
  expect(path).toMatchObject({word: 'config/order.ts', parts: ['config', 'order', 'ts'], isName: true});
  expect(call).toMatchObject({word: 'post', isCapital: true});
});

test('a path is the same with and without its base, and however its parameters are written', () => {
  expect(
    ['/scenarios/{id}/users', '/api/v3/scenarios/{id}/users', 'scenarios/:id/users'].flatMap((path) => tokensOf(path)),
  ).toMatchObject(Array(3).fill({word: 'scenarios/id/users', parts: ['scenarios', 'id', 'users'], isName: true}));
  expect(words('api/v3')).toEqual(['api/v3']);
});

test('a hyphen joins words that prose has as well', () => {
  expect(tokensOf('hot-water')).toMatchObject([{word: 'hot-water', parts: ['hot', 'water'], isName: false}]);
});

test('names in camel case fall into parts, plurals of capitals do not', () => {
  expect(tokensOf('getScenarioById VMs')).toMatchObject([
    {word: 'getscenariobyid', parts: ['get', 'scenario', 'by', 'id']},
    {word: 'vms', parts: []},
  ]);
});

test('an address is looked up by its parts', () => {
  expect(words('https://engine.example.org/api/v3')).toEqual(['https', 'engine', 'example', 'org', 'api', 'v3']);
});

test('a word knows its place in the text', () => {
  const text = 'Of 8,760 hours';
  expect(tokensOf(text).map(({from, to}) => text.slice(from, to))).toEqual(['Of', '8,760', 'hours']);
});

test('what is no word is none, and nothing is too long', () => {
  expect(words('– … !?')).toEqual([]);
  expect(words('_'.repeat(10_000))).toEqual([]);
  expect(words('a'.repeat(10_000))).toHaveLength(1);
});
