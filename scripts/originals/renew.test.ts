import {expect, test} from 'vitest';
import {renew} from './renew';

const OLD = '0123456789abcdef';
const NEW = 'fedcba9876543210';

const table = (foot: string, bar: string): string => `
  Ejects: {
    'src/theme/Foot/index.tsx': {
      'theme/Foot/index.js': '${foot}',
      'theme/Foot/a-name-so-long-that-its-hash-stands-on-a-line-of-its-own.js':
        '${foot}',
    },
    'src/theme/Bar/index.tsx': {
      'theme/Bar/index.js': '${bar}',
    },
  },`;

test('only the originals of the files that were compared get new hashes', () => {
  expect(renew(table(OLD, OLD), ['src/theme/Foot/index.tsx'], () => NEW)).toBe(table(NEW, OLD));
});

test('a file that is not in the table is named', () => {
  expect(() => renew(table(OLD, OLD), ['src/theme/Food/index.tsx'], () => NEW)).toThrow('src/theme/Food/index.tsx');
});

test('what is gone has no hash to write', () => {
  expect(() => renew(table(OLD, OLD), ['src/theme/Bar/index.tsx'], () => 'gone')).toThrow('theme/Bar/index.js is gone');
});
