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

/**
 * The rules that lay out the whole page to judge an element by what lies beneath and beside it, which costs more than all
 * others together. What they say of an element changes only with what is near it.
 */
const OF_PLACES = ['color-contrast', 'link-in-text-block', 'target-size'];

/** What axe finds wrong on the page as it is now, or in a part of it: rule, what it asks for, and the elements. */
export async function violations(
  page: Page,
  within: string | JSHandle<Element[]> = 'html',
  rules: 'all' | 'of places' | 'others' = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: rules === 'of places' ? {type: 'rule', values: OF_PLACES} : {type: 'tag', values: TAGS},
    rules: {
      'target-size': {enabled: true}, // off by default
      ...(rules === 'others' && Object.fromEntries(OF_PLACES.map((id) => [id, {enabled: false}]))),
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
