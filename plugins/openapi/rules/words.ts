import {visit} from 'unist-util-visit';
import {atNode} from '../../content-rules/document';
import type {Finding} from '../../content-rules/types';
import {operationsAt} from './calls';
import type {ApiSite} from './site';

/** Named on pages to say that the engine never sends them. */
const NEVER_SENT = ['429'];

/** Paths, scopes and statuses that a page names in code are those of the description. */
export function words(site: ApiSite): Finding[] {
  const scopes = new Set([...site.operations.values()].flatMap(({access}) => access.scopes));
  const statuses = new Set(site.placed.flatMap(({raw}) => Object.keys(raw.responses)));
  return site.pages.flatMap((page) => {
    const findings: Finding[] = [];
    visit(page.tree, 'inlineCode', (node) => {
      const [message, remedy] = problemOf(node.value) ?? [];
      if (message && remedy) findings.push(atNode(page, node, message, remedy));
    });
    return findings;
  });

  function problemOf(text: string): [message: string, remedy: string] | null {
    const [, method, address] = /^(?:(GET|POST|PUT|PATCH|DELETE) )?(\/\S*)$/.exec(text) ?? [];
    if (address && (method || /^\/(?:api\/v3|oauth)\/./.test(address))) {
      const path = address.replace(/\?.*$/, '');
      if (path.includes('…') || operationsAt(site, path, method).length) return null;
      const others = operationsAt(site, path).map((each) => each.method.toUpperCase());
      return [
        `openapi/ has no ${text}`,
        others.length ? `This path takes ${others.join(', ')}` : 'Write it as the description has it',
      ];
    }
    if (/^[a-z_]+:[a-z_]+$/.test(text) && !scopes.has(text)) {
      return [`no operation needs the scope ${text}`, `There are ${[...scopes].sort().join(', ')}`];
    }
    if (/^[1-5]\d\d$/.test(text) && !statuses.has(text) && !NEVER_SENT.includes(text)) {
      return [`no operation answers ${text}`, `They answer ${[...statuses].sort().join(', ')}`];
    }
    return null;
  }
}
