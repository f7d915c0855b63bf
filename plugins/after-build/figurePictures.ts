import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {FRAMES} from '../../config/headers';
import type {BuiltSite, Output} from './site';

/** As wide as a drawing on a telephone, for which its narrow layout is made, and the room for letters at its edges, in px. */
const WIDTH = 328;
const EDGE = 8;

const THEMES = ['light', 'dark'] as const;

/**
 * Pictures of all figures as they are prerendered, for the gallery: the drawing on the page of each, with the rules and colours
 * that it needs, in both themes. Percentages across are of the picture's width, as on a page.
 */
export function figurePictures(site: BuiltSite): Output[] {
  const rules = [...rulesOf(site.styleSheets.map(({css}) => css).join(''))];
  return site.pages.flatMap(({path, tree}) => {
    const [, folder, id] = path.split('/');
    if (folder !== FRAMES || !id) return [];
    const drawing = select('figure svg[role=img]', tree);
    const height = Number(drawing?.properties.height);
    if (!drawing || !height) throw new Error(`${path} has no drawing, so the gallery has no picture of it`);
    const picture = narrow({...drawing, properties: {className: drawing.properties.className, width: WIDTH, height}});
    const classes = new Set(selectAll('[class]', picture).flatMap(({properties}) => properties.className as string[]));
    const used = rules
      .filter(({selector}) => isOf(selector, classes))
      .map(({selector, body}) => `${selector}{${body}}`)
      .join('');
    const shapes = toHtml(picture, {space: 'svg', closeSelfClosing: true, closeEmptyElements: true});
    const [wide, high] = [WIDTH + 2 * EDGE, height + 2 * EDGE];
    return THEMES.map((theme) => ({
      file: `${FRAMES}/${id}/${theme}.svg`,
      text: `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${-EDGE} ${-EDGE} ${wide} ${high}"><style>:root{${variables(rules, theme, used + shapes)}}svg{overflow:visible}${used}</style>${shapes}</svg>`,
    }));
  });
}

/** A drawing without what only wide windows show, and without comments. */
function narrow<Node extends Element>(node: Node): Node {
  const children = node.children
    .filter((child) => child.type === 'text' || (child.type === 'element' && !isWide(child)))
    .map((child) => (child.type === 'element' ? narrow(child) : child));
  return {...node, children};
}

function isWide({properties}: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('wide');
}

interface Rule {
  readonly selector: string;
  readonly body: string;
}

/** The rules that hold on every screen: those outside of conditions, and on screens. */
function* rulesOf(css: string): Generator<Rule> {
  let rest = css.replaceAll(/\/\*[^]*?\*\//g, '');
  for (;;) {
    const open = rest.indexOf('{');
    if (open < 0) return;
    const selector = rest.slice(0, open).split(';').at(-1)!.trim();
    let [depth, end] = [1, open];
    while (depth > 0) {
      end = rest.slice(end + 1).search(/[{}]/) + end + 1;
      depth += rest[end] === '{' ? 1 : -1;
    }
    const body = rest.slice(open + 1, end);
    rest = rest.slice(end + 1);
    if (selector === '@media screen') yield* rulesOf(body);
    else if (!selector.startsWith('@')) yield {selector, body};
  }
}

/** Whether one of the selectors speaks of the drawing as it stands: all its classes are there, and nobody points at it. */
function isOf(selectors: string, classes: ReadonlySet<string>): boolean {
  return selectors
    .replaceAll(/:not\([^)]*\)/g, '')
    .split(',')
    .some((selector) => {
      const names = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);
      return names.length > 0 && names.every((name) => classes.has(name)) && !/:(?:focus|hover|active)/.test(selector);
    });
}

/** Values of the custom properties that a text uses, and of those that these use, in a theme. */
function variables(rules: readonly Rule[], theme: (typeof THEMES)[number], text: string): string {
  const scopes = theme === 'dark' ? [/^:root\b/, /^\[data-theme=.?dark/] : [/^:root\b/];
  const values = new Map(
    scopes.flatMap((scope) =>
      rules
        .filter(({selector}) => selector.split(',').some((one) => scope.test(one) && !one.includes('data-font')))
        .flatMap(({body}) =>
          [...body.matchAll(/(--[\w-]+):([^;]*)/g)].map(([, name, value]) => [name!, value!] as const),
        ),
    ),
  );
  const needed = new Map<string, string>();
  const take = (from: string): void => {
    for (const [, name] of from.matchAll(/var\((--[\w-]+)/g)) {
      const value = values.get(name!);
      if (value === undefined || needed.has(name!)) continue;
      needed.set(name!, value);
      take(value);
    }
  };
  take(text);
  return [...needed].map(([name, value]) => `${name}:${value}`).join(';');
}
