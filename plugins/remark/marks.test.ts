import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test, vi} from 'vitest';
import {inWords, isKey, keyMark, versionMark, type Directive} from './marks';

vi.mock('../../config/versions', () => ({stableVersions: ['2025-01', '2027-01']}));

/** The first directive of a text. */
function directive(text: string): Directive {
  let found: Directive | undefined;
  visit(unified().use(remarkParse).use(remarkDirective).parse(text), (node) => {
    if (/Directive$/.test(node.type)) found ??= node as Directive;
  });
  return found!;
}

describe('a key', () => {
  test('is read with what the mark says of it', () => {
    expect(keyMark(directive('Set :input[a_b2_c]{unit="€/MWh" min=-5 max=0.5}.'))).toEqual({
      kind: 'input',
      key: 'a_b2_c',
      says: {unit: '€/MWh', min: '-5', max: '0.5'},
    });
    expect(keyMark(directive('A :query[total_co2]'))).toEqual({kind: 'query', key: 'total_co2', says: {}});
  });

  test('has small letters, digits and underscores between them', () => {
    for (const key of ['a', 'a_b', 'households_2020_x']) expect(isKey(key)).toBe(true);
    for (const key of ['', 'A_b', 'a-b', '_a', 'a_', 'a__b', 'a b']) expect(isKey(key)).toBe(false);
  });

  test('is not looked for in words with a colon, nor in other directives', () => {
    expect(keyMark(directive('input:input of heat'))).toBeNull();
    expect(keyMark(directive(':note[a_b]'))).toBeNull();
  });

  test('says what is wrong with it, and what to do', () => {
    expect(keyMark(directive(':input[a b]'))).toMatchObject({message: '“a b” is no key'});
    expect(keyMark(directive(':input[a_b]{most=3}'))).toMatchObject({remedy: expect.stringContaining('max') as string});
    expect(keyMark(directive(':input[a_b]{max="1,000"}'))).toMatchObject({message: 'max “1,000” is no number'});
    expect(keyMark(directive(':query[a_b]{max=3}'))).toMatchObject({message: 'a query has no max'});
    expect(keyMark(directive('::query[a_b]'))).toMatchObject({message: ':query as a block'});
  });
});

describe('a version', () => {
  test('is read in a line and above a passage', () => {
    expect(versionMark(directive('There :after[2025-01].'))).toEqual({kind: 'after', version: '2025-01'});
    expect(versionMark(directive(':::until[2027-01]\n\nText\n\n:::'))).toEqual({kind: 'until', version: '2027-01'});
  });

  test('is a stable one, because latest moves on', () => {
    for (const text of [':after[latest]', ':after[2026-05]', ':::after\nText\n:::']) {
      expect(versionMark(directive(text))).toMatchObject({
        remedy: expect.stringContaining('2025-01, 2027-01') as string,
      });
    }
    expect(versionMark(directive('::after[2025-01]'))).toMatchObject({message: '::after with two colons'});
    expect(versionMark(directive('before:after'))).toBeNull();
  });
});

test('unit, range, step and default are said in words', () => {
  expect(inWords({})).toBe('');
  expect(inWords({unit: '%', min: '0', max: '100'})).toBe('%, 0 to 100');
  expect(inWords({unit: 'MW', min: '-1250.25', step: '0.1', default: '0'})).toBe(
    'MW, from −1,250.25, in steps of 0.1, default 0',
  );
  expect(inWords({max: '1000000'})).toBe('up to 1,000,000');
});
