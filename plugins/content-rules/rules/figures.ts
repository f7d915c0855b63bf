import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributesOf} from '../../openapi/element';
import {atNode, elementsOf} from '../document';
import type {Finding, Rule} from '../types';

/** Figures count from 1 in the order of the page, and each has an id that no heading, component or other figure has. */
export const figures: Rule = {
  id: 'figures',
  check(document) {
    const findings: Finding[] = [];
    const elements = elementsOf(document.tree).map(({node, name}) => {
      const {id, number} = attributesOf(node as MdxJsxFlowElement);
      return {node, name, id, number};
    });
    const others = [...document.headings, ...elements.filter(({number}) => number === undefined)];
    const taken = new Set(others.map(({id}) => id));
    let numbers = 0;
    for (const {node, name, id, number} of elements) {
      if (number === undefined) continue;
      numbers++;
      const report = (message: string, remedy: string): number =>
        findings.push(atNode(document, node, message, remedy));
      if (number !== String(numbers)) {
        report(`<${name}> is figure ${numbers} of the page, and says ${number}`, `Write number={${numbers}}`);
      }
      if (!id) report(`<${name}> has no id`, 'Give it one: links to the figure end with it');
      else if (taken.has(id)) report(`<${name}> has the id #${id}, which is taken`, 'Give it another');
      else taken.add(id);
    }
    return findings;
  },
};
