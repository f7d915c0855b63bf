import {expect, test} from 'vitest';
import {parseGql, type Argument, type Runner} from './gql';

const problems = (text: string, runner?: Runner): string[] =>
  parseGql(text, runner).problems.map(({line, column, message}) => `${line}:${column} ${message}`);

/** A call in short: V(households, "a * b", Q()). */
const inWords = ({kind, ...rest}: Argument): string => {
  if ('call' in rest) return `${rest.call.name}(${rest.call.arguments.map(inWords).join(', ')})`;
  return 'node' in rest ? 'other' : `${kind} ${Object.values(rest).join()}`;
};
const calls = (text: string, runner?: Runner): string[] =>
  parseGql(text, runner).calls.map((call) => inWords({kind: 'call', call}));

test('calls hold symbols, constants, text, numbers and other calls', () => {
  expect(calls('DIVIDE(V(G(industry), "demand * 2"), BILLIONS, -1.5, :mean, energetic?)')).toEqual([
    'DIVIDE(V(G(symbol industry), string demand * 2), constant BILLIONS, number -1.5, symbol mean, symbol energetic?)',
    'V(G(symbol industry), string demand * 2)',
    'G(symbol industry)',
  ]);
});

test('calls are found in functions, lists and arithmetic, with their lines', () => {
  const {calls, problems} = parseGql('IF(\n  AREA(use_demands) > 0,\n  -> { [Q(a)] },\n  -> { Q(b).max }\n)');
  expect(calls.map(({name, line}) => `${name} ${line}`)).toEqual(['IF 1', 'AREA 2', 'Q 3', 'Q 4']);
  expect(problems).toEqual([]);
});

test('what an earlier name holds is no symbol', () => {
  expect(calls('total = Q(a); SUM(total)')).toEqual(['Q(symbol a)', 'SUM(other)']);
});

test('the engine takes a word before a colon from the start', () => {
  expect(parseGql('\n  present: SUM(1)')).toMatchObject({modifier: 'present', problems: []});
  expect(parseGql('SUM(1)').modifier).toBeNull();
  expect(problems('present:SUM(1)', 'atlas')).not.toEqual([]);
});

test('the engine takes out space, except in strings', () => {
  expect(problems("CARRIER( coal ,\n\n 'a # b' )")).toEqual([]);
  expect(calls("SECTOR('Fuels  production')")).toEqual(['SECTOR(string Fuels  production)']);
  // Two statements become one.
  expect(problems('a = Q(one)\nSUM(a)')).toEqual(['2:1 unexpected constant, expecting end-of-input']);
  expect(problems('SUM(1, # the first\n2)')).toEqual([
    '1:8 the engine takes out line breaks, so this comment swallows what follows',
  ]);
  expect(problems('a = Q(one)\nSUM(a)', 'atlas')).toEqual([]);
  expect(problems('SUM(1, # the first\n2)', 'atlas')).toEqual([]);
});

test('nobody reaches a constant by ::', () => {
  expect(calls('COUNT(::Kernel)')).toEqual(['COUNT(constant Kernel)']);
});

test('a mistake is named by line and column of what was written', () => {
  expect(problems('SUM(\n  Q(één)\n  Q(two)\n)')[0]).toBe(
    '3:3 unexpected constant; expected a `)` to close the arguments',
  );
  expect(problems('SUM(1')[0]).toMatch(/^1:6 /);
  expect(problems('SUM(1))', 'atlas')[0]).toMatch(/^1:7 /);
});
