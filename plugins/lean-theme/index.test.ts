import {expect, test} from 'vitest';
import {classIn} from '.';

const named = (file: string, name: string): string =>
  classIn({rootContext: '/site', resourcePath: `/site/src/${file}`}, '', name);

test('the classes of a file share a hash, which is another one in another file', () => {
  expect(named('Bar.module.css', 'bar')).toMatch(/^bar-[0-9a-f]{3}$/);
  expect(named('Bar.module.css', 'link')).toBe(named('Bar.module.css', 'bar').replace('bar', 'link'));
  expect(named('Foot.module.css', 'link')).not.toBe(named('Bar.module.css', 'link'));
});

test('two files that would give a class the same name stop the build', () => {
  const moreThanHashes = Array.from({length: 16 ** 3 + 1}, (_, i) => `${i}.module.css`);
  expect(() => moreThanHashes.forEach((file) => named(file, 'row'))).toThrow('both name a class row-');
});
