import {expect, test} from 'vitest';
import {parseDocument} from './ad';
import type {Runner} from './gql';
import {queriesIn} from './queries';

const text = `- query =
    UPDATE(
      V(a), demand, USER_INPUT())
    )
- unit = SUM(
- start_value_gql = present:V(a, demand))

~ demand = EB(industry, coal))
`;

function problems(text: string, runner?: Runner): string[] {
  return queriesIn(parseDocument(text), runner).flatMap(({problems: [problem]}) =>
    problem ? `${problem.line}:${problem.column} ${problem.message}` : [],
  );
}

test('mistakes in queries are found where they stand in the document', () => {
  expect(problems(text)).toEqual([
    "4:5 unexpected ')', expecting end-of-input",
    "6:41 unexpected ')', expecting end-of-input",
    "8:30 unexpected ')', expecting end-of-input",
  ]);
});

test('`~` is run by Atlas, and attributes by whom the folder says', () => {
  const document = parseDocument('- query =\n    a = 1\n    a\n\n~ demand = 1');
  expect(queriesIn(document).map(({runner}) => runner)).toEqual(['engine', 'atlas']);
  expect(problems('- query =\n    a = 1\n    SUM(a)')).toHaveLength(1);
  expect(problems('- query =\n    a = 1\n    SUM(a)', 'atlas')).toEqual([]);
});
