import {PurgeCSS} from 'purgecss';

interface Uses {
  readonly classes: readonly string[]; // that occur somewhere
  readonly variables: readonly string[]; // that other style sheets read
}

/** Classes that our components carry as landmarks for others; their looks are ours alone. */
const OURS = new Set(['navbar', 'menu', 'footer', 'breadcrumbs']);

/** The names of elements that a style sheet mentions: Markdown and components use them all, so their rules stay. */
function elements(css: string): string[] {
  return [...new Set(css.match(/(?<![\w.#-])[a-z]+[1-6]?(?![\w-])/g))];
}

/** The style sheet without rules on classes that occur nowhere, and without variables that nothing reads. */
export async function purge(css: string, {classes, variables}: Uses): Promise<string> {
  const uses = {
    attributes: {names: ['data-theme', 'href', 'open', 'title', 'type'], values: ['dark', 'light']},
    classes: classes.filter((name) => !OURS.has(name)),
    ids: [],
    tags: elements(css),
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'uses'}],
    extractors: [{extensions: ['uses'], extractor: () => uses}],
    css: [{raw: css}],
    variables: true,
    keyframes: true,
    safelist: {variables: [...variables]},
  });
  return result!.css;
}
