import type {AdDocument, Entry} from './ad';
import {parseGql, type Query, type Runner} from './gql';
import type {Problem} from './problem';

export interface QueryIn {
  readonly entry: Entry;
  readonly runner: Runner;
  readonly query: Query;
  readonly problems: readonly Problem[]; // with their places in the document
}

/** Attributes of inputs, gqueries and sparse graph queries that are queries. */
const IS_QUERY = /^(?:query|\w+_gql|label_query)$/;

/**
 * The queries of a document: `~` lines, which Atlas runs, and those attributes that are queries. The engine runs these,
 * except in sparse_graph_queries/.
 */
export function queriesIn({attributes, queries}: AdDocument, runner: Runner = 'engine'): QueryIn[] {
  return [
    ...attributes.filter(({key}) => IS_QUERY.test(key)).map((entry) => queryIn(entry, runner)),
    ...queries.map((entry) => queryIn(entry, 'atlas')),
  ].sort((a, b) => a.entry.line - b.entry.line);
}

function queryIn(entry: Entry, runner: Runner): QueryIn {
  const {line, column} = entry.textAt;
  const isBelow = line > entry.line;
  const query = parseGql(entry.text, runner);
  const problems = query.problems.map((problem) => ({
    message: problem.message,
    line: line + problem.line - 1,
    // The first line stands behind the key, unless all lines stand below it, equally indented.
    column: isBelow || problem.line === 1 ? column + problem.column - 1 : problem.column,
  }));
  return {entry, runner, query, problems};
}
