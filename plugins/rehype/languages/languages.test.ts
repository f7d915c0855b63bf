import type {PrismGrammar} from 'prism-react-renderer';
import {describe, expect, test} from 'vitest';
import {Prism} from '../prism';
import {ad} from './ad';
import {gql} from './gql';

type Token = ReturnType<typeof Prism.tokenize>[number];

/** The coloured parts of a text, each as `kind text`; what stands plain is left out. */
function coloured(text: string, grammar: PrismGrammar): string[] {
  return Prism.tokenize(text, grammar).flatMap(partsOf);
}

function partsOf(token: Token): string[] {
  if (typeof token === 'string') return [];
  const {type, content} = token;
  if (typeof content === 'string') return [`${type} ${content.trim()}`];
  return [content].flat().flatMap(partsOf);
}

/** The parts of a few kinds only. */
const inGql = (text: string, ...kinds: readonly string[]): string[] =>
  coloured(text, gql).filter((part) => !kinds.length || kinds.includes(part.split(' ')[0]!));
const inAd = (text: string, ...kinds: readonly string[]): string[] =>
  coloured(text, ad).filter((part) => kinds.includes(part.split(' ')[0]!));

describe('GQL', () => {
  test('functions, constants and text are told from keys, which stay plain', () => {
    expect(inGql('DIVIDE(V(households, "demand * 2"), BILLIONS)')).toEqual([
      'function DIVIDE',
      'punctuation (',
      'function V',
      'punctuation (',
      'punctuation ,',
      'string "demand * 2"',
      'punctuation )',
      'punctuation ,',
      'constant BILLIONS',
      'punctuation )',
    ]);
  });

  test('functions of Ruby, symbols and lists', () => {
    expect(inGql('MAP([Q(a)], round(2)).first', 'function')).toEqual(['function MAP', 'function Q', 'function round']);
    expect(inGql('PAIR(:mean, { diesel: 1, other: nil })', 'symbol', 'boolean')).toEqual([
      'symbol :mean',
      'symbol diesel:',
      'symbol other:',
      'boolean nil',
    ]);
  });

  test('the period stands at the start, also below a comment and in several lines', () => {
    for (const text of ['present:V(a)', '\n  present: V(a)', '# of today\n\npresent:V(a)']) {
      expect(inGql(text, 'keyword'), text).toEqual(['keyword present:']);
    }
    expect(inGql('IF(a, future: 1)', 'keyword')).toEqual([]);
  });

  test('a minus belongs to a number, unless something stands before it', () => {
    expect(inGql('MAX(-40, a - 1, b -2, 3-4, (5) -6, [-7], x * -0.5, 1.5e-3)', 'number')).toEqual(
      ['-40', '1', '2', '3', '4', '5', '6', '-7', '-0.5', '1.5e-3'].map((number) => `number ${number}`),
    );
    expect(inGql('-1 + input_of_2', 'number')).toEqual(['number -1']);
  });

  test('a comment ends with its line, and stands in no string', () => {
    expect(inGql('SUM(1) # "all" of it\nV("no # comment", \'#\')', 'comment', 'string')).toEqual([
      'comment # "all" of it',
      'string "no # comment"',
      "string '#'",
    ]);
  });

  test('functions without a name, and what compares', () => {
    expect(inGql('IF(a == -1 && b? , -> { 0 })', 'operator', 'number')).toEqual([
      'operator ==',
      'number -1',
      'operator &&',
      'operator ->',
      'number 0',
    ]);
    expect(inGql('a ? b : c', 'operator')).toEqual(['operator ?', 'operator :']);
  });
});

describe('documents of ETSource', () => {
  test('attributes, and what is calculated', () => {
    expect(coloured('- unit = PJ\n~ output.heat = EFFICIENCY(a)', ad)).toEqual([
      'punctuation -',
      'property unit',
      'operator =',
      'punctuation ~',
      'property output.heat',
      'operator =',
      'function EFFICIENCY',
      'punctuation (',
      'punctuation )',
    ]);
  });

  test('numbers are values as a whole', () => {
    expect(
      inAd(
        '- min_value = -5.0\n- step = .5\n- label = 12 plants\n- version = 1.2.3\n- infinite = true',
        'number',
        'boolean',
      ),
    ).toEqual(['number -5.0', 'number .5', 'boolean true']);
  });

  test('lists in one line and in several', () => {
    const text = '- groups = [a, -2]\n- coupling_groups = [\n    b,\n\n    3\n  ]\n- unit = [kW]h, MW';
    expect(inAd(text, 'number')).toEqual(['number -2', 'number 3']);
    expect(inAd('- groups = [a, b]', 'punctuation')).toEqual(['-', '[', ',', ']'].map((mark) => `punctuation ${mark}`));
    expect(inAd('- label = a, b', 'punctuation')).toEqual(['punctuation -']);
  });

  test('queries are GQL, in one line or several, with an empty one between', () => {
    const text =
      '- query =\n    SUM(\n\n      -1, a = 2\n    )\n- start_value_gql = present:Q(b)\n- label_query = Q(c)\n- unit = Q(d)\n';
    expect(inAd(text, 'property', 'function', 'keyword', 'number')).toEqual([
      'property query',
      'function SUM',
      'number -1',
      'number 2',
      'property start_value_gql',
      'keyword present:',
      'function Q',
      'property label_query',
      'function Q',
      'property unit',
    ]);
  });

  test('a text in several lines is no query, and ends before the next key', () => {
    const text = '- description =\n    All of Q(a):\n\n    - the first = 1\n- unit = PJ';
    expect(inAd(text, 'property', 'function', 'number')).toEqual(['property description', 'property unit']);
  });

  test('a comment stands at the start of a line only', () => {
    const text = '# Peak of heat\n#\n# by carrier\n\n- label = # of plants\n~ demand = SECTOR("a # b")';
    expect(inAd(text, 'comment', 'string')).toEqual([
      'comment # Peak of heat',
      'comment #',
      'comment # by carrier',
      'string "a # b"',
    ]);
  });
});
