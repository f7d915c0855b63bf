import {expect, test} from 'vitest';
import {afterChange, atStart, type Findings} from './report';

/** Findings in these files, on lines 1, 2, 3… of each. */
function run(...files: string[]): Findings {
  const lines = new Map<string, number>();
  const findings = files.map((file) => {
    lines.set(file, (lines.get(file) ?? 0) + 1);
    return {file, line: lines.get(file)!, column: 1, message: 'is wrong', remedy: 'Mend it'};
  });
  return {documents: 12, findings};
}

test('the start tells of everything', () => {
  expect(atStart(run())).toBe('Content rules: 12 documents, nothing to mend.');
  expect(atStart(run('docs/b.md', 'api/a.md'))).toBe(
    'Content rules: 2 to mend\napi/a.md:1:1  is wrong  → Mend it\ndocs/b.md:1:1  is wrong  → Mend it',
  );
});

test('a document that is saved is told of, others only if they fail otherwise than before', () => {
  const saved = new Set(['docs/a.md']);
  expect(afterChange(run('docs/a.md', 'docs/b.md'), run('docs/a.md', 'docs/b.md'), saved)).toBe(
    'Content rules: 1 to mend in docs/a.md\ndocs/a.md:1:1  is wrong  → Mend it',
  );
  expect(afterChange(run(), run('docs/b.md'), saved)).toContain('1 to mend in docs/b.md');
  expect(afterChange(run(), run(), saved)).toBe('');
});

test('what is mended is told of', () => {
  expect(afterChange(run('docs/a.md', 'docs/b.md'), run('docs/b.md'), new Set(['docs/a.md']))).toBe(
    'Content rules: docs/a.md is mended.',
  );
});
