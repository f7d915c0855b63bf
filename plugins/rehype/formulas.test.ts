import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {formulas} from './formulas';

test('formulas on lines of their own are reached by the keyboard, and those in a sentence are not', () => {
  const tree = fromHtml('<math display="block"></math><math></math>', {fragment: true});
  formulas()(tree);
  expect(toHtml(tree)).toBe('<math display="block" tabindex="0"></math><math></math>');
});
