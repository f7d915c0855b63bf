/**
 * Wraps core's `prefetch` (3.10.2), which fetches ahead what the links in sight lead to. Not while a dialog lies over them:
 * a search that is being typed needs the network.
 */
import original from '@docusaurus/core/lib/client/prefetch';

export default function prefetch(url: string): Promise<unknown> {
  return document.querySelector('dialog[open]') ? Promise.resolve() : original(url);
}
