import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const CORE = path.dirname(require.resolve('@docusaurus/core/package.json'));

/** What our replacements were written against: sha256, first 16 digits, at Docusaurus 3.10.2. */
const ORIGINALS = {
  'lib/client/preload.js': '8c1e3de18d307e2f',
  'lib/client/prefetch.js': '7543271549a9882a',
  'lib/client/clientEntry.js': 'a9d6514eaf79c05c',
  'lib/client/PendingNavigation.js': '1c489db32b5665b0',
  'lib/client/docusaurus.js': 'b0d1dbdc1e3a706f',
  'lib/client/exports/ComponentCreator.js': '5f99bdbd725f6e0b',
  'lib/ssg/ssgTemplate.html.js': '5d6584e4a61b22d4',
};

test.each(Object.entries(ORIGINALS))('%s is as it was when its replacement was written', (file, hash) => {
  const text = readFileSync(path.join(CORE, file));
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
});
