import {readFunctions, type GqlFunction} from '../../gql-reference/read';
import {FUNCTIONS} from '../../remark/functions';
import {elementsOf, readDocument} from '../document';
import type {Document, Rule} from '../types';
import {examples} from './examples';
import {links} from './links';
import {prose} from './prose';

/** The functions that a page shows are held to what their words would be in its text. */
export const functions: Rule = {
  id: 'functions',
  check(document, site) {
    if (!elementsOf(document.tree).some(({name}) => name === FUNCTIONS)) return [];
    return readFunctions(site.root).flatMap((each) => {
      const part: Document = {...document, ...asPart(each)};
      return [links, prose, examples]
        .flatMap((rule) => rule.check(part, site))
        .map((finding) => ({
          ...finding,
          file: each.file,
          line: each.line,
          column: 1,
          message: `${each.name}: ${finding.message}`,
        }));
    });
  },
};

/** What a function says, as Markdown. */
function asPart({gives, does, takes, nothing, example}: GqlFunction): Pick<Document, 'text' | 'tree' | 'frontMatter'> {
  const code = example && `\`\`\`gql\n${example}\n\`\`\``;
  const says = [gives, does, ...Object.values(takes), nothing, code].filter(Boolean);
  const {text, tree, frontMatter} = readDocument('part.md', says.join('\n\n'));
  return {text, tree, frontMatter};
}
