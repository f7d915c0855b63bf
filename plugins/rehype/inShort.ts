import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';

const ID = 'in-short';

/**
 * Puts what a page says in short into a section of its own: the heading with this id, the list or paragraph below it, and a
 * paragraph that begins with “Next:”, which says where to go on.
 */
export function inShort() {
  return (tree: Root): void => {
    const elements = tree.children.flatMap((node, index) => (node.type === 'element' ? [{node, index}] : []));
    const at = elements.findIndex(({node}) => node.properties.id === ID);
    const [heading, gist, next] = elements.slice(at, at + 3);
    if (at === -1 || !gist || !/^(?:ul|ol|p)$/.test(gist.node.tagName)) return;
    const last = next?.node.tagName === 'p' && toString(next.node).startsWith('Next:') ? next : gist;
    if (last === next) last.node.properties.className = ['next'];
    const section: Element & RootContent = {
      type: 'element',
      tagName: 'section',
      properties: {className: ['short'], ariaLabelledBy: [ID]},
      children: tree.children.slice(heading!.index, last.index + 1) as ElementContent[],
    };
    tree.children.splice(heading!.index, last.index + 1 - heading!.index, section);
  };
}
