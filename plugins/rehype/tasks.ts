import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Names the boxes of a task list, which nobody can tick: a screen reader says what their state means. */
export function tasks() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName !== 'input' || properties.type !== 'checkbox') return;
      properties.ariaLabel = properties.checked ? 'Done' : 'To do';
    });
  };
}
