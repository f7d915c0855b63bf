import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {tasks} from './tasks';

test('the boxes of a task list have names', () => {
  const tree = fromHtml('<input type="checkbox" checked><input type="checkbox"><input type="range">', {fragment: true});
  tasks()(tree);
  expect(toHtml(tree)).toBe(
    '<input type="checkbox" checked aria-label="Done"><input type="checkbox" aria-label="To do"><input type="range">',
  );
});
