import {readFileSync} from 'node:fs';
import type {AxeResults, RunOptions} from 'axe-core';
import type {JSHandle, Page} from '@playwright/test';

interface Exception {
  readonly rule: string;
  readonly selector: string; // elements that the rule leaves alone
  readonly reason: string;
}

/** Everything that axe does not examine, each with its reason. Nothing else is left out anywhere. */
export const exceptions: readonly Exception[] = [];

const SHOWN = 3; // elements of each kind

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What is said of text by its colours: more work than all other rules together. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What is said of an element by what lies beneath and beside it: it changes only with what is near. */
export const OF_PLACES = [...OF_COLOURS, 'target-size'];

/** Which rules are applied. */
export type Rules = {readonly only: readonly string[]} | {readonly without: readonly string[]};

/**
 * What axe finds wrong in a part of the page in both colour modes. Colours aside, no rule asks which mode it is: the dark one is
 * examined for colours and places only.
 */
export async function violationsInBothModes(page: Page, within: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({state: 'attached'});
    const left = await violations(page, within, colorScheme === 'light' ? undefined : {only: OF_PLACES});
    found.push(...left.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** What axe finds wrong on the page as it is now, or in a part of it: rule, what it asks for, and the elements. */
export async function violations(
  page: Page,
  within: string | JSHandle<Element[]> = 'html',
  rules: Rules = {without: []},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: 'only' in rules ? {type: 'rule', values: [...rules.only]} : {type: 'tag', values: TAGS},
    rules: {
      'target-size': {enabled: true}, // off by default
      ...('without' in rules && Object.fromEntries(rules.without.map((id) => [id, {enabled: false}]))),
    },
    resultTypes: ['violations'],
  };
  const results = await page.evaluate(
    ([context, chosen]) =>
      (window as unknown as {axe: {run(context: string | Element[], options: object): Promise<AxeResults>}}).axe.run(
        context,
        chosen,
      ),
    [within, options] as const,
  );
  return results.violations.flatMap(({id, help, nodes}) => {
    const left = nodes
      .map(({target, failureSummary = ''}) => ({
        target: target.join(' '),
        remedy: failureSummary.split('\n')[1]?.trim(),
      }))
      .filter(({target}) => !exceptions.some(({rule, selector}) => rule === id && target === selector));
    const shown = left.slice(0, SHOWN).map(({target, remedy}) => `${target} (${remedy})`);
    if (left.length > SHOWN) shown.push(`and ${left.length - SHOWN} more`);
    return left.length ? [`${id}: ${help}: ${shown.join('; ')}`] : [];
  });
}
