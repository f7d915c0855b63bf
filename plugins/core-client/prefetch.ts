/**
 * Wraps core's `prefetch` (3.10.2), which fetches the chunks of pages whose links are in the viewport. Not while a dialog
 * covers them: the search, in which the reader is typing, needs the network.
 */
import original from '@docusaurus/core/lib/client/prefetch';

export default function prefetch(url: string): Promise<unknown> {
  return document.querySelector('dialog[open]') ? Promise.resolve() : original(url);
}
