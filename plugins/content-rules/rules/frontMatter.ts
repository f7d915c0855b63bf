import {existsSync} from 'node:fs';
import path from 'node:path';
import {frontMatterProblems} from '../../../config/frontMatter';
import {parseSource, THIS_SITE} from '../../../config/sources';
import {atField} from '../document';
import type {Document, Rule, Site} from '../types';
import {nearestRoute, placeProblem, type Problem} from './links';

const UNIQUE = ['title', 'description'] as const;

/** The head of a document follows config/frontMatter.ts, and no two documents share a title or a description. */
export const frontMatter: Rule = {
  id: 'front-matter',
  check(document, site) {
    const {frontMatter: data, ids} = document;
    const findings = frontMatterProblems(data).map(({path, message, remedy}) =>
      atField(document, path, `front matter: ${String(path[0])} ${message}`, remedy),
    );

    for (const field of UNIQUE) {
      const other = sameIn(field, document, site);
      if (!other) continue;
      const message = `front matter: ${field} is also that of ${other.file}`;
      findings.push(atField(document, [field], message, 'Say what sets this page apart'));
    }

    for (const [index, entry] of (Array.isArray(data.sources) ? data.sources : []).entries()) {
      const source = parseSource(String(entry));
      if (source?.name !== THIS_SITE || existsSync(path.join(site.root, source.path))) continue;
      const message = `front matter: there is no ${source.path} in this repository`;
      findings.push(atField(document, ['sources', index], message, 'Name the file as it is called now'));
    }

    for (const [old, now] of Object.entries((data.anchors ?? {}) as Record<string, unknown>)) {
      if (ids.has(old)) {
        const message = `front matter: anchors names #${old}, which is an id of the page`;
        findings.push(atField(document, ['anchors', old], message, 'Take the line out'));
      }
      const problem = problemOfAnchor(old, String(now), document, site);
      if (problem) {
        const message = `front matter: anchors leads from #${old} ${problem.message}`;
        findings.push(atField(document, ['anchors', old], message, problem.remedy));
      }
    }
    return findings;
  },
};

/** What keeps an old id from leading to a heading of its page, or to another page and what has an id there. */
function problemOfAnchor(old: string, now: string, {route, ids}: Document, site: Site): Problem | null {
  if (!now.startsWith('/')) {
    if (ids.has(now)) return null;
    const remedy = `Name the heading that took over; on another page as in ${old}: /other/page/#name`;
    return {message: `to #${now}, which the page does not have`, remedy};
  }
  if (now.replace(/#.*/, '') === route) {
    return {message: 'to its own page by address', remedy: 'Write the id alone'};
  }
  if (!/\/(?:#|$)/.test(now)) return null; // config/frontMatter.ts asks for the closing slash
  const problem = placeProblem(now, site, (asked) => {
    const near = nearestRoute(asked, site);
    return near ? `Perhaps ${near}` : 'Name the page that took over';
  });
  return problem && {...problem, message: `astray: ${problem.message}`};
}

function sameIn(field: (typeof UNIQUE)[number], document: Document, {documents}: Site): Document | undefined {
  const value = document.frontMatter[field];
  if (typeof value !== 'string') return undefined;
  return documents.find((other) => other !== document && other.frontMatter[field] === value);
}
