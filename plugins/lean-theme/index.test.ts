import {expect, test} from 'vitest';
import {classIn} from '.';

const named = (file: string, name: string): string =>
  classIn({rootContext: '/site', resourcePath: `/site/src/${file}`}, '', name);

test('the classes of a file share two letters, which are others in another file', () => {
  expect(named('Bar.module.css', 'bar')).toMatch(/^[A-Za-z]{2}-bar$/);
  expect(named('Bar.module.css', 'link')).toBe(named('Bar.module.css', 'bar').replace(/bar$/, 'link'));
  expect(named('Foot.module.css', 'link')).not.toBe(named('Bar.module.css', 'link'));
});

test('two files that would give a class the same name stop the build', () => {
  const moreThanLetters = Array.from({length: 52 ** 2 + 1}, (_, i) => `${i}.module.css`);
  expect(() => moreThanLetters.forEach((file) => named(file, 'row'))).toThrow(/both name a class [A-Za-z]{2}-row/);
});
