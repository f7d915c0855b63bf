import {readFileSync} from 'node:fs';
import type {AxeResults} from 'axe-core';
import type {Page} from '@playwright/test';

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

/** What axe finds wrong on the page as it is now: rule, what it asks for, and the elements. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(
    ([context, values]) =>
      (window as unknown as {axe: {run(context: string, options: object): Promise<AxeResults>}}).axe.run(context, {
        runOnly: {type: 'tag', values},
        rules: {'target-size': {enabled: true}}, // off by default
        resultTypes: ['violations'],
      }),
    [within, TAGS] as const,
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
