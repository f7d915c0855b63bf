import path from 'node:path';
import type {Definition, Link, LinkReference, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isPlanned} from '../../config/planned';

/** Folders of the three sections and the routes that they become. */
const SECTIONS = {docs: '/main/', api: '/api/', contrib: '/contrib/'} as const;

/** The address of the page that a link in a document's text leads to, or null where it is no page of ours. */
export function addressOf(link: string, file: string, root: string): string | null {
  if (link.startsWith('/')) return link;
  if (/^[a-z][\w+.-]*:|^#/i.test(link)) return null;
  const [target = ''] = link.split(/[?#]/);
  const [section, ...rest] = path.relative(root, path.resolve(path.dirname(file), target)).split(path.sep);
  const route = SECTIONS[section as keyof typeof SECTIONS] as string | undefined;
  return route
    ? route +
        rest
          .join('/')
          .replace(/\.mdx?$/, '')
          .replace(/^version-tags$/, 'version-tag')
    : null;
}

/** Prints links to pages still to come as plain text, before Docusaurus looks for the files. */
export function plainWherePlanned() {
  return (tree: Root, file: VFile): void => {
    const leadsNowhereYet = (url: string): boolean => {
      const address = addressOf(url, file.path, file.cwd);
      return address !== null && isPlanned(address);
    };

    const dropped = new Set<string>();
    visit(tree, 'definition', (node: Definition, index, parent: Parent | undefined) => {
      if (!leadsNowhereYet(node.url)) return undefined;
      dropped.add(node.identifier);
      parent!.children.splice(index!, 1);
      return index;
    });
    visit(tree, ['link', 'linkReference'], (node, index, parent: Parent | undefined) => {
      const link = node as Link | LinkReference;
      if (link.type === 'link' ? !leadsNowhereYet(link.url) : !dropped.has(link.identifier)) return undefined;
      parent!.children.splice(index!, 1, ...link.children);
      return index;
    });
  };
}
