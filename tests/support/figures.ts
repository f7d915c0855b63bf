import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from './builds';
import {expect, type Locator} from './site';

const FOLDER = path.join(ROOT, 'src/figures');

/** The names of all figures, as their folders say them: SupplyStack. */
export const FIGURES = readdirSync(FOLDER).filter((name) => existsSync(path.join(FOLDER, name, 'inputs.ts')));

/** The id of a figure on the specimen page: supply-stack. */
export function idOf(figure: string): string {
  return figure.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

/** Waits until a figure says a text. As it is read: no-break spaces are spaces. */
export async function expectResult(figure: Locator, text: string | RegExp): Promise<void> {
  const said = async (): Promise<string> =>
    (await figure.locator('[data-result]').allTextContents()).join(' ').replaceAll('\u00a0', ' ');
  await (typeof text === 'string' ? expect.poll(said).toContain(text) : expect.poll(said).toMatch(text));
}
