import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {frontMatterProblems} from '../../config/frontMatter';

const SECTIONS = /^(?:docs|api|contrib)\//;
const UNIQUE = ['title', 'description'] as const;

/** What each document of the build said last, by file; under `npm start` a file is read again and again. */
const seen = new Map<string, Readonly<Record<string, unknown>>>();

/**
 * Reads front matter as Docusaurus does, and stops the build at a document that breaks config/frontMatter.ts. Adds how many
 * known deviations the text links to, which the head of the page says.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  if (!SECTIONS.test(file)) return result;

  const {frontMatter} = result;
  const problems = frontMatterProblems(frontMatter).map(
    ({path: [field], message, remedy}) => `${file}: front matter: ${String(field)} ${message} → ${remedy}`,
  );
  for (const field of UNIQUE) {
    const other = [...seen].find(
      ([name, data]) => name !== file && data[field] === frontMatter[field] && stands(name, data[field]),
    );
    if (other)
      problems.push(`${file}: front matter: ${field} is also that of ${other[0]} → Say what sets this page apart`);
  }
  if (problems.length) throw new Error(problems.join('\n'));
  seen.set(file, frontMatter);
  return {...result, frontMatter: {...frontMatter, deviations: deviationsIn(params.fileContent)}};
};

function deviationsIn(text: string): number {
  return new Set([...text.matchAll(/\bknown-deviations(?:\.md|\/)#([\w-]+)/g)].map(([, id]) => id)).size;
}

/** Whether a file still says so: since it was read it may have changed or gone. */
function stands(file: string, value: unknown): boolean {
  return typeof value === 'string' && existsSync(file) && readFileSync(file, 'utf8').includes(value);
}
