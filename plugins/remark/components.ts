import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Parent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {MODEL_URL} from '../../config/model';
import {imported} from './imported';
import {inWords, isProblem, keyMark, versionMark, type Directive, type MarkProblem} from './marks';

const DIRECTIVES = ['textDirective', 'leafDirective', 'containerDirective'] as const;

/** Where the sliders of the model's interface stand: `npm run facts` writes the list. */
const SLIDERS = path.join(__dirname, '../../config/sliders.txt');

/**
 * Turns the marks `:input[…]`, `:query[…]`, `:area[…]`, `:after[…]` and `:until[…]` into components, in `.md` and `.mdx` alike. A page
 * imports only what it shows, so that pages without marks carry nothing of them.
 */
export function marks() {
  const slides = readSliders(readFileSync(SLIDERS, 'utf8'));
  return (tree: Root, file: VFile): void => {
    const used = new Set<string>();
    const element = (name: string, node: Directive, props: Record<string, string>): void => {
      used.add(name);
      put(node, name, props);
    };
    visit(tree, DIRECTIVES, (node) => {
      const key = orFail(keyMark(node), file, node);
      if (key) {
        const slide = key.kind === 'input' ? slides.get(key.key) : undefined;
        const says = inWords(key.says);
        element('Key', node, {
          name: key.key,
          ...(slide && {at: `${MODEL_URL}/scenario/${slide}`}),
          ...(says && {says}),
        });
        return SKIP;
      }
      const mark = orFail(versionMark(node), file, node);
      if (mark) element('Since', node, {holds: mark.kind, version: mark.version});
      return undefined;
    });
    for (const name of used) tree.children.unshift(imported(name, `@site/src/components/${name}`));
  };
}

/** The list of sliders: a key and its slide's address in the interface, a line each. */
export function readSliders(text: string): Map<string, string> {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  );
}

function orFail<Mark extends object>(read: Mark | MarkProblem | null, file: VFile, node: Directive): Mark | null {
  if (read === null || !isProblem(read)) return read;
  const line = node.position?.start.line ?? 1;
  throw new Error(`${path.relative(file.cwd, file.path)}:${line}: ${read.message} → ${read.remedy}`);
}

/** Makes a component of a directive, in its place; what a passage contains stays in it. */
function put(node: Directive, name: string, props: Readonly<Record<string, string>>): void {
  const block = node.type === 'containerDirective';
  const component: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'type' | 'name' | 'attributes'> & Parent = {
    type: block ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name,
    attributes: Object.entries(props).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: block ? node.children.slice(1) : [],
  };
  Object.assign(node, component);
}
