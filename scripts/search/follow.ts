import {redirects} from '../../config/redirects';
import type {Document} from '../../plugins/content-rules/types';

/** Where pages and sections are now: by their old address, with its anchor. */
export type Moves = ReadonlyMap<string, string>;

/** What has moved: pages by config/redirects.ts, sections by the `anchors` at the heads of documents. */
export function movesIn(documents: readonly Pick<Document, 'route' | 'frontMatter'>[]): Moves {
  const moves = new Map<string, string>(redirects.map(({from, to}) => [from, to]));
  for (const {route, frontMatter} of documents) {
    for (const [old, now] of Object.entries((frontMatter.anchors ?? {}) as Record<string, string>))
      moves.set(`${route}#${old}`, now.startsWith('/') ? now : `${route}#${now}`);
  }
  return moves;
}

/** A file of queries in which each answer is where its page or section has moved to. */
export function follow(text: string, moves: Moves): string {
  return text.replace(/(?<=[\s[])\/[\w/-]+\/(?:#[\w-]+)?(?=[\s,\]])/g, (address) => {
    const [page = ''] = address.split('#');
    return moves.get(address) ?? moves.get(page) ?? address;
  });
}
