import path from 'node:path';
import {expect, test} from 'vitest';
import {functionsIn, inOrder, readFunctions} from './read';

const ROOT = path.join(__dirname, '../remark/fixtures/functions');

const entry = (name: string, more = ''): string =>
  `- name: ${name}\n  call: x\n  gives: number\n  does: Something.\n${more}`;

test('functions stand by group and name, operators as they were written', () => {
  expect(readFunctions(ROOT).map(({group, name}) => `${group}: ${name}`)).toEqual([
    'Operators: list',
    'Operators: + -',
    'Totals: AVG',
    'Totals: OLD_SUM',
    'Totals: SUM',
  ]);
});

test('a row has its name as id, and every other name has one', () => {
  const [list, signs, , , sum] = readFunctions(ROOT);
  expect([list!.id, signs!.id, sum!.id]).toEqual(['fn-list', 'fn-arithmetic', 'fn-sum']);
  expect(sum!.also).toEqual([
    {name: 'TOTAL', id: 'fn-total'},
    {name: 'PLUS', id: 'fn-plus'},
  ]);
  expect(functionsIn('core.yml', entry('EDGE_GROUP')).map(({id}) => id)).toEqual(['fn-edge-group']);
});

test('what breaks the form is named with its file', () => {
  expect(() => functionsIn('core.yml', '- name: V')).toThrow(/^content\/gql\/core\.yml: .*call/s);
  expect(() => functionsIn('core.yml', entry('V', '  return: number\n'))).toThrow('Unrecognized key: "return"');
  expect(() => functionsIn('core.yml', entry('V', '  state: old\n'))).toThrow('state');
  expect(() => functionsIn('corr.yml', entry('V'))).toThrow(
    'content/gql/corr.yml: no module of GQL; there are operators,',
  );
});

test('a name of signs alone needs an id', () => {
  expect(() => functionsIn('operators.yml', entry("'+ -'"))).toThrow('+ - has no letters');
});

test('two that would share an address are refused, other names too', () => {
  const both = [
    ...functionsIn('core.yml', entry('V', '  also: [VALUE]\n')),
    ...functionsIn('legacy.yml', entry('value')),
  ];
  expect(() => inOrder(both)).toThrow('content/gql/legacy.yml: value: #fn-value stands in content/gql/core.yml, too');
});
