import {expect, test, vi} from 'vitest';
import {parseRuby} from './ruby';

test('Ruby is read, without a word on the screen', () => {
  const warned = vi.spyOn(process, 'emitWarning');
  const {tree, problems} = parseRuby('puts [1, 2].sum { it * 2 }\n');
  expect(problems).toEqual([]);
  expect(tree.statements.body).toHaveLength(1);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('a mistake has its place, in characters', () => {
  expect(parseRuby("a = 'één'\nb = )\n").problems[0]).toMatchObject({
    line: 2,
    column: 3,
    index: 12,
    message: 'expected an expression after `=`',
  });
});
