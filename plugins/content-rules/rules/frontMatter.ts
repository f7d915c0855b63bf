import {existsSync} from 'node:fs';
import path from 'node:path';
import {frontMatterProblems} from '../../../config/frontMatter';
import {parseSource, THIS_SITE} from '../../../config/sources';
import {atField} from '../document';
import type {Document, Rule, Site} from '../types';

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
      if (!ids.has(String(now))) {
        const message = `front matter: anchors leads from #${old} to #${String(now)}, which the page does not have`;
        findings.push(atField(document, ['anchors', old], message, 'Name the heading that took over'));
      }
    }
    return findings;
  },
};

function sameIn(field: (typeof UNIQUE)[number], document: Document, {documents}: Site): Document | undefined {
  const value = document.frontMatter[field];
  if (typeof value !== 'string') return undefined;
  return documents.find((other) => other !== document && other.frontMatter[field] === value);
}
