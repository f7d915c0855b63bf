import {parseSource, type SourceFile} from '../../config/sources';
import type {Document} from '../../plugins/content-rules/types';

type Page = Pick<Document, 'frontMatter'>;

/** The files that a page rests on. */
export function sourcesOf({frontMatter: {sources}}: Page): SourceFile[] {
  return (Array.isArray(sources) ? sources : []).flatMap((entry) => parseSource(String(entry)) ?? []);
}

/** Whether a page names a commit of its own: then it cannot be held to clones at the commits of config/sources.ts. */
export function hasOwnCommit(page: Page): boolean {
  return sourcesOf(page).some((source) => source.hasOwnCommit);
}
