import {expect, test} from 'vitest';
import {definedIn, modulesIn, winners} from './functions';

const LEGACY = `
module Gql::Runtime
  module Functions
    module Legacy
      # SUM(1, 2)
      def SUM(*values) = values.sum
      def EQUALS(one, other)
        helper(one) == helper(other)
      end
      def ROUND(value, digits = 0); end
      alias ROUNDED ROUND
      alias_method :R, :ROUNDED
      define_method(:PICK) { |list, place = 0| list[place] }
      BILLIONS = 10.0**9

      private

      def helper(value) = value
    end
  end
end
`;
const CONTROL = 'module Control\n  def EQUALS(*values)\n    values.uniq.one?\n  end\nend';

const SANDBOX = `
class Sandbox < Rubel::Runtime::Sandbox
  include ::Gql::Runtime::Functions::Legacy
  include ::Gql::Runtime::Functions::EdgeGroups
end
`;

test('modules stand in the order in which the sandbox includes them, as their files are called', () => {
  expect(modulesIn(SANDBOX)).toEqual(['legacy', 'edge_groups']);
});

test('what a module defines: functions, their other names and constants, and nothing private', () => {
  expect(definedIn(LEGACY, 'legacy').map(({name, same, takes}) => [name, same, takes])).toEqual([
    ['SUM', 'SUM', {required: 0, optional: 0, isOpen: true}],
    ['EQUALS', 'EQUALS', {required: 2, optional: 0, isOpen: false}],
    ['ROUND', 'ROUND', {required: 1, optional: 1, isOpen: false}],
    ['ROUNDED', 'ROUND', {required: 1, optional: 1, isOpen: false}],
    ['R', 'ROUND', {required: 1, optional: 1, isOpen: false}],
    ['PICK', 'PICK', {required: 1, optional: 1, isOpen: false}],
    ['BILLIONS', 'BILLIONS', null],
  ]);
});

test('of two definitions the module that is included last wins', () => {
  const both = winners([definedIn(LEGACY, 'legacy'), definedIn(CONTROL, 'control')]);
  expect(both.get('EQUALS')).toMatchObject({module: 'control', takes: {required: 0, isOpen: true}});
  expect(both.get('SUM')).toMatchObject({module: 'legacy'});
});

test('another name of nothing stops the comparison', () => {
  expect(() => definedIn('module A\n  alias B C\nend', 'a')).toThrow('a.rb: B is another name of C, which it lacks');
});
