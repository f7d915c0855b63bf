import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {parse} from 'yaml';
import {redirects} from '../../config/redirects';
import api from '../../sidebars.api';
import contrib from '../../sidebars.contrib';
import main from '../../sidebars';
import {addressOf} from '../remark/addressOf';
import {filesIn} from './site';
import type {Banned, Plan} from './types';

type Sidebar = SidebarsConfig[string];
type Item = Extract<Sidebar, readonly unknown[]>[number];

/** What the configuration says of the site whose sources stand in `root`. */
export function readPlan(root: string): Plan {
  return {
    pages: pagesIn(root),
    moved: new Map(redirects.map(({from, to}) => [from, to.replace(/#.*/, '')])),
    inSidebar: new Set([...routesIn('docs', main), ...routesIn('api', api), ...routesIn('contrib', contrib)]),
    asked: queriesByRoute(path.join(root, 'content/queries.yml')),
    banned: readBanned(path.join(root, 'content/style.yml')),
  };
}

/** The words that pages do without. */
export function readBanned(file: string): Banned[] {
  return readYaml(file) as Banned[];
}

/** How many of the queries, by which the search is measured, each route answers. */
function queriesByRoute(file: string): Map<string, number> {
  const {tune, test} = readYaml(file) as Record<'tune' | 'test', readonly {readonly pages: readonly string[]}[]>;
  const counts = new Map<string, number>();
  for (const route of [...tune, ...test].flatMap(({pages}) => pages)) counts.set(route, (counts.get(route) ?? 0) + 1);
  return counts;
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
}

/** Routes of src/pages, and those that plugins bring. */
function pagesIn(root: string): Set<string> {
  const routes = filesIn(root, 'src/pages')
    .filter((file) => /\.(?:tsx|mdx?)$/.test(file))
    .map((file) => file.replace(/^src\/pages/, '').replace(/(?:\/index)?\.\w+$/, '/'));
  return new Set([...routes, '/search/', '/figures/']);
}

function routesIn(folder: string, sidebars: Record<string, readonly Item[]>): string[] {
  return Object.values(sidebars)
    .flatMap((items) => idsIn(items))
    .map((id) => `${addressOf(`./${id}.md`, `${folder}/_.md`, '.')}/`);
}

function idsIn(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (item.type === 'doc' && 'id' in item) return [String(item.id)];
    if (item.type === 'category' && Array.isArray(item.items)) return idsIn(item.items);
    return [];
  });
}
