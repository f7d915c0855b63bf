import {expect, test} from 'vitest';
import {functionsIn} from '../../plugins/gql-reference/read';
import {arityOfCall, compare} from './compare';
import {definedIn, winners} from './functions';

const definitions = winners([
  definedIn(
    `module Core
      def V(*args); end
      alias VALUE V
      def ROUND(value, digits = 0); end
      def SORT_BY(*objects, attribute); end
      def ALL; end
      PER_HOUR = 3600
    end`,
    'core',
  ),
]);

const CORE = `
- {name: V, call: "V(keys…, [attribute])", also: [VALUE], gives: x, does: x}
- {name: ROUND, call: "ROUND(value, [digits])", gives: x, does: x}
- {name: SORT_BY, call: "SORT_BY(objects…, attribute)", gives: x, does: x}
- {name: ALL, call: ALL(), gives: x, does: x}
- {name: PER_HOUR, call: PER_HOUR, gives: x, does: x}
`;

const compared = (core: string, more: ReturnType<typeof functionsIn> = []): ReturnType<typeof compare> =>
  compare(definitions, [...functionsIn('core.yml', core), ...more]);

test('a reference that says what the code has is left alone', () => {
  const operators = functionsIn('operators.yml', '- {name: list, call: "[a, b]", gives: x, does: x}');
  expect(compared(CORE, operators)).toEqual({missing: [], gone: [], different: []});
});

test('what the reference lacks is named, other names too', () => {
  expect(compared(CORE.replace('also: [VALUE], ', '').replace(/.*ALL\(\).*\n/, '')).missing).toEqual([
    'VALUE  (core.rb, another name of V)',
    'ALL  (core.rb)',
  ]);
});

test('what the code lacks is named with its place', () => {
  expect(compared(`${CORE}- {name: OLD, call: OLD(), also: [OLDER], gives: x, does: x}`).gone).toEqual([
    'content/gql/core.yml:7  OLD',
    'content/gql/core.yml:7  OLDER',
  ]);
});

test.each([
  ['ROUND(value, [digits])', 'ROUND(value, digits)', '1 required, 1 optional'],
  ['ROUND(value, [digits])', 'ROUND([digits])', '1 required, 1 optional'],
  ['ROUND(value, [digits])', 'ROUND(values…)', '1 required, 1 optional'],
  ['SORT_BY(objects…, attribute)', 'SORT_BY([objects])', '1 required, any number'],
  ['ALL()', 'ALL(groups…)', 'none'],
  ['call: PER_HOUR', 'call: PER_HOUR()', 'none: it is a constant'],
])('other arguments than the code takes are named: %s as %s', (call, other, takes) => {
  const [found, ...more] = compared(CORE.replace(call, other)).different;
  expect(found).toContain(`, but the code takes ${takes}`);
  expect(more).toEqual([]);
});

test('each form of a call is compared', () => {
  const said = (call: string): readonly string[] => compared(CORE.replace('ALL()', call)).different;
  expect(said('ALL() or ALL()')).toEqual([]);
  expect(said('ALL() or ALL(group)')).toHaveLength(1);
});

test('a name of another function, or of another module, is named', () => {
  expect(
    compared(CORE.replace('[digits])"', '[digits])", also: [VALUE]').replace('also: [VALUE], ', '')).different,
  ).toEqual(['content/gql/core.yml:3  ROUND: VALUE is no other name of it']);
  const elsewhere = functionsIn('legacy.yml', '- {name: ALL, call: ALL(), gives: x, does: x}');
  expect(compared(CORE.replace(/.*ALL\(\).*\n/, ''), elsewhere).different).toEqual([
    'content/gql/legacy.yml:1  ALL: queries get the one of core.rb',
  ]);
});

test('arguments are counted as the reference writes them', () => {
  expect(arityOfCall('EMISSIONS(sector, use, [gas], [1990])')).toEqual({required: 2, optional: 2, isOpen: false});
  expect(arityOfCall('SUM(values…)')).toEqual({required: 0, optional: 0, isOpen: true});
  expect(arityOfCall('BILLIONS')).toBeNull();
});
