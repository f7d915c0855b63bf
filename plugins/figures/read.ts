import {existsSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {About, FigureEntry, FigureGroup} from '../../src/components/Figure/about';

const FOLDER = 'src/figures';
const load = createRequire(__filename);

/** The id of a figure, by the name of its folder. */
export function figureIdOf(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

/** The names of all figures. Folders without inputs hold what several figures share. */
export function figureNames(root: string): string[] {
  const folder = path.join(root, FOLDER);
  return readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'inputs.ts')));
}

/** An entry of a sidebar: a document or a category. */
interface Item {
  readonly label?: string;
  readonly id?: string;
  readonly items?: readonly unknown[];
}

/** Figures by the category of a sidebar that their pages are in, in its order; first those on other pages. */
export function inGroups(figures: readonly FigureEntry[], sidebar: readonly unknown[], folder: string): FigureGroup[] {
  const groups = (sidebar as readonly Item[]).map((item) => {
    const pages = pagesOf(item);
    const label = item.label ?? '';
    return {label, figures: pages.flatMap((page) => figures.filter((figure) => figure.page === `${folder}${page}/`))};
  });
  const grouped = new Set(groups.flatMap((group) => group.figures));
  const others = figures.filter((figure) => !grouped.has(figure));
  return [{label: 'The whole system', figures: others}, ...groups].filter((group) => group.figures.length > 0);
}

function pagesOf({id, items = []}: Item): string[] {
  return id ? [id] : (items as readonly Item[]).flatMap(pagesOf);
}

/** All figures; read by the loader of TypeScript with which a build begins (config/typescript.cjs). */
export function readFigures(root: string): FigureEntry[] {
  return figureNames(root).map((name) => {
    const {about} = load(path.join(root, FOLDER, name, 'about.ts')) as {about: About};
    return {name, id: figureIdOf(name), ...about};
  });
}
