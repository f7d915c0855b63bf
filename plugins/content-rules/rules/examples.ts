import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseAllDocuments} from 'yaml';
import {parseDocument} from '../../documents/ad';
import {parseGql} from '../../documents/gql';
import {problemAt, type Problem} from '../../documents/problem';
import {queriesIn} from '../../documents/queries';
import {parseRuby} from '../../documents/ruby';
import {languageOf} from '../../rehype/grammars';
import {atNode} from '../document';
import type {Finding, Rule} from '../types';

interface Parser {
  readonly remedy: string;
  /** What cannot be read; of a chain of mistakes the first, since the others follow from it. */
  problemsOf(text: string): readonly Problem[];
}

const parsers: Readonly<Record<string, Parser>> = {
  ad: {
    remedy: 'Write it as a document of ETSource that Atlas would read',
    problemsOf(text) {
      const document = parseDocument(text);
      const queries = queriesIn(document).flatMap(({entry, problems}) =>
        problems.slice(0, 1).map((problem) => ({...problem, message: `${entry.key}: ${problem.message}`})),
      );
      return [...document.problems, ...queries];
    },
  },
  gql: {
    remedy: 'Write one whole query, as the engine would run it',
    problemsOf: (text) => parseGql(text).problems.slice(0, 1),
  },
  json: {remedy: 'Mend it', problemsOf: problemsOfJson},
  ruby: {remedy: 'Mend it', problemsOf: (text) => parseRuby(text).problems.slice(0, 1)},
  yaml: {remedy: 'Mend it', problemsOf: problemsOfYaml},
};

/** Code that readers copy can be read by what they give it to. */
export const examples: Rule = {
  id: 'examples',
  check(document) {
    const findings: Finding[] = [];
    visit(document.tree, 'code', (node) => {
      const language = node.lang ? languageOf(node.lang) : null;
      const parser = language && parsers[language.id];
      if (!parser) return;
      for (const problem of parser.problemsOf(node.value)) {
        const message = `this is no ${language.name}: ${problem.message}`;
        const finding = atNode(document, node, message, `${parser.remedy}, or open it with \`\`\`text`);
        findings.push({...finding, ...placeIn(node, problem)});
      }
    });
    return findings;
  },
};

/** The place on the page: code begins below its opening fence, and is indented as this is. */
function placeIn(node: Code, {line, column}: Problem): Pick<Finding, 'line' | 'column'> {
  const {start} = node.position!;
  return {line: start.line + line, column: start.column - 1 + column};
}

function problemsOfYaml(text: string): Problem[] {
  const error = parseAllDocuments(text).flatMap(({errors}) => errors)[0];
  if (!error) return [];
  const [message = ''] = error.message.split(/:? at line /);
  return [problemAt(text, error.pos[0], message)];
}

function problemsOfJson(text: string): Problem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    // Node says in some cases where it stopped; else the whole block is named.
    const [, message = '', position] = /^(.*?)(?: at position (\d+).*)?$/s.exec((error as Error).message) ?? [];
    return [problemAt(text, Number(position ?? 0), message)];
  }
}
