import {isDocument} from './contents';
import {listedPages, type BuiltSite} from './site';

/** Stops where an article does not survive being turned into Markdown, of which the search index is made. */
export function articlesReadAsMarkdown(site: BuiltSite): [] {
  for (const {file, contents} of listedPages(site).filter(isDocument)) {
    if (contents.problem) throw new Error(`${file}: ${contents.problem}.`);
  }
  return [];
}
