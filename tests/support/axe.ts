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
  return results.violations.flatMap(({id, help, nodes}) =>
    nodes
      .filter(({target}) => !exceptions.some(({rule, selector}) => rule === id && target.join(' ') === selector))
      .map(
        ({target, failureSummary}) =>
          `${id}: ${help}: ${target.join(' ')}: ${failureSummary?.split('\n').slice(1).join(';')}`,
      ),
  );
}
