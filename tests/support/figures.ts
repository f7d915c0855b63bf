import {figureIdOf, figureNames} from '../../plugins/figures/read';
import {ROOT} from './builds';
import {expect, type Locator} from './site';

/** The names of all figures, as their folders say them: SupplyStack. */
export const FIGURES = figureNames(ROOT);

/** The id of a figure on the specimen page: supply-stack. */
export const idOf = figureIdOf;

/** Waits until a figure says a text. As it is read: no-break spaces are spaces. */
export async function expectResult(figure: Locator, text: string | RegExp): Promise<void> {
  const said = async (): Promise<string> =>
    (await figure.locator('[data-result]').allTextContents()).join(' ').replaceAll('\u00a0', ' ');
  await (typeof text === 'string' ? expect.poll(said).toContain(text) : expect.poll(said).toMatch(text));
}
