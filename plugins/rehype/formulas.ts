import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Lets the keyboard reach formulas on lines of their own, which scroll where they are wider than the text. */
export function formulas() {
  return (tree: Root): void => {
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'math' && properties.display === 'block') properties.tabIndex = 0;
    });
  };
}
