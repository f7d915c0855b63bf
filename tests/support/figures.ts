import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './builds';

const FOLDER = path.join(ROOT, 'src/figures');

/** The names of all figures, as their folders say them: SupplyStack. */
export const FIGURES = readdirSync(FOLDER).filter((name) => existsSync(path.join(FOLDER, name, 'inputs.ts')));

/** The id of a figure on the specimen page: supply-stack. */
export function idOf(figure: string): string {
  return figure.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}
