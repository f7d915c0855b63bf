import {parse} from 'postcss';
import {PurgeCSS} from 'purgecss';

interface Uses {
  readonly classes: readonly string[]; // that occur somewhere
  readonly variables: readonly string[]; // that other style sheets read
  readonly set: readonly string[]; // variables that a later style sheet sets, always
}

/** Classes whose looks our own style sheets settle: `navbar`, `tabs__item`, `pagination-nav__link--next`. */
const OURS =
  /^(?:alert|breadcrumbs|button|card|close|footer|hero|markdown|menu|navbar|pagination|pagination-nav|tabs)(?:__|--|$)/;

/** Elements that only documents have: src/css/content.css settles their looks. */
const IN_DOCUMENTS = new Set(['blockquote', 'hr', 'table', 'tbody', 'td', 'th', 'thead', 'tr']);

/** The names of elements that a style sheet mentions. Markdown and components use them all, so their rules stay. */
function elements(css: string): string[] {
  const names = new Set(css.match(/(?<![\w.#-])[a-z]+[1-6]?(?![\w-])/g));
  return [...names].filter((name) => !IN_DOCUMENTS.has(name));
}

/** Without the values of variables for the whole page, light or dark, that are set elsewhere. */
function withoutValues(css: string, set: readonly string[]): string {
  const root = parse(css);
  root.walkRules(/^(?::root|html\[data-theme=.*\])$/, (rule) => {
    rule.walkDecls((declaration) => {
      if (set.includes(declaration.prop)) declaration.remove();
    });
  });
  return root.toString();
}

/** The style sheet without rules on classes that occur nowhere, and without variables that nothing reads. */
export async function purge(css: string, {classes, variables, set}: Uses): Promise<string> {
  const uses = {
    attributes: {names: ['data-theme', 'href', 'open', 'title', 'type'], values: ['dark', 'light']},
    classes: classes.filter((name) => !OURS.test(name)),
    ids: [],
    tags: elements(css),
    undetermined: [],
  };
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'uses'}],
    extractors: [{extensions: ['uses'], extractor: () => uses}],
    css: [{raw: withoutValues(css, set)}],
    variables: true,
    keyframes: true,
    safelist: {variables: [...variables]},
  });
  return result!.css;
}
