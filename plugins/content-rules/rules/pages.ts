import path from 'node:path';
import {atOffset} from '../document';
import type {Finding, Rule} from '../types';

/** Documents that stand in no sidebar. */
const ALONE = ['/main/contributors/', '/main/methane/'];

/** The one folder whose address, a published one, is not in kebab case. */
const OLD_FOLDERS = ['user_manual'];

/** Queries that a page answers at the least: one in a reader's words, one typed badly. */
const QUERIES = 2;

/** Each document has a name that makes a good address, and can be found. */
export const pages: Rule = {
  id: 'pages',
  check(document, {inSidebar, asked}) {
    const {file, route} = document;
    const findings: Finding[] = [];
    const report = (message: string, remedy: string): number => findings.push(atOffset(document, 0, message, remedy));

    const parts = file
      .replace(/\.mdx?$/, '')
      .split('/')
      .slice(1);
    const odd = parts.find((part) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part) && !OLD_FOLDERS.includes(part));
    if (odd) report(`the name ${odd} is not in kebab case`, `Name it ${kebab(odd)}`);

    if (!inSidebar.has(route) && !ALONE.includes(route)) {
      const sidebar = file.startsWith('docs/') ? 'sidebars.ts' : `sidebars.${path.dirname(file).split('/')[0]}.ts`;
      report('no sidebar leads to the page', `Put it into ${sidebar}`);
    }

    const queries = asked.get(route) ?? 0;
    if (queries < QUERIES) {
      const remedy = `Add one in a reader’s words under tune: and one typed badly under test: in content/queries.yml, with pages: [${route}]`;
      report(`the page answers ${queries} of the ${QUERIES} queries that it needs`, remedy);
    }
    return findings;
  },
};

function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
