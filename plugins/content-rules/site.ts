import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readDocument} from './document';
import type {Document, Plan, Site} from './types';

const AREAS = ['docs', 'api', 'contrib'];

/** All documents below a folder, read and parsed, beside what the plan knows of the site. */
export function readSite(root: string, plan: Plan): Site {
  const documents = AREAS.flatMap((area) => filesIn(root, area))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => readDocument(file, readFileSync(path.join(root, file), 'utf8'), root));
  return {...plan, root, documents};
}

/** Files below a folder, from the root, with slashes and sorted; [] if the folder is not there. */
export function filesIn(root: string, folder: string): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The document at an address with closing slash, if there is one. */
export function documentAt(site: Site, route: string): Document | undefined {
  return site.documents.find((document) => document.route === route);
}
