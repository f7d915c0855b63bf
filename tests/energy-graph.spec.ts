/** The graph that is settled step by step: by buttons and arrow keys, also before its code is there. */
import type {JSHandle} from '@playwright/test';
import {expectResult} from './support/figures';
import {painted} from './support/settled';
import {expect, hold, open, openAsleep, SCRIPTS, test, wake, type Locator, type Page} from './support/site';

const PAGE = '/specimen/';
const STEPS = 8;

const figureOf = (page: Page): Locator => page.locator('figure#energy-graph');
const buttonOf = (page: Page, name: string): Locator => figureOf(page).getByRole('button', {name});
const stateOf = (page: Page): string | null => new URL(page.url()).searchParams.get('energy-graph');

async function expectStep(page: Page, step: number): Promise<void> {
  await expectResult(figureOf(page), step ? `Step ${step} of ${STEPS}: ` : 'Demand comes first');
}

/** How many values are still unknown, of two for each node and edge. */
async function unknown(page: Page): Promise<number> {
  const known = await figureOf(page)
    .locator('svg text')
    .filter({hasText: /^[\d.]+$/})
    .count();
  return 2 * (8 + 7) - known;
}

/** Holds the tasks of React, which a message starts, until they are let go. */
function holdTasks(page: Page): Promise<JSHandle<{held: (() => void)[]; letGo: () => void}>> {
  return page.evaluateHandle(() => {
    const {prototype} = MessagePort;
    const post = Reflect.get(prototype, 'postMessage') as (this: MessagePort, message: unknown) => void;
    const held: (() => void)[] = [];
    prototype.postMessage = function (message: unknown): void {
      held.push(() => post.call(this, message));
    };
    const letGo = (): void => {
      prototype.postMessage = post;
      for (const start of held) start();
    };
    return {held, letGo};
  });
}

test('Next settles one node after the other, Back goes back, and Start over to what is given', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  expect(await unknown(page)).toBe(2 * (6 + 7)); // two of eight nodes are given
  const left = [];
  for (let step = 1; step <= STEPS; step++) {
    await buttonOf(page, 'Next').click();
    await expectStep(page, step);
    left.push(await unknown(page));
  }
  expect(left).toEqual([22, 18, 14, 12, 6, 4, 2, 0]);
  await buttonOf(page, 'Next').click({force: true}); // nothing is left to settle
  await expectStep(page, STEPS);
  await buttonOf(page, 'Back').click();
  await expectStep(page, STEPS - 1);
  await buttonOf(page, 'Start over').click();
  await expectStep(page, 0);
  await expect(buttonOf(page, 'Back')).toHaveAttribute('aria-disabled', 'true');
});

test('keys do the same, and the focus stays at the end', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await figureOf(page).getByRole('spinbutton').focus();
  await page.keyboard.press('Tab');
  await expect(buttonOf(page, 'Back')).toBeFocused();
  await page.keyboard.press('Tab');
  for (let step = 1; step <= STEPS; step++) {
    await page.keyboard.press(step % 2 ? 'Enter' : 'ArrowRight');
    await expectStep(page, step);
  }
  await expect(buttonOf(page, 'Next')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, STEPS - 1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectStep(page, 0);
});

test('the step stands in the address, and is no step to go back to', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  const steps = await page.evaluate(() => history.length);
  await buttonOf(page, 'Next').click();
  await expect.poll(() => stateOf(page)).toBe('50_1');
  await figureOf(page).getByRole('slider').fill('30');
  await expect.poll(() => stateOf(page)).toBe('30_1');
  await buttonOf(page, 'Start over').click();
  await expect.poll(() => stateOf(page)).toBe('30_0');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('each click counts once, on a page that sleeps', async ({page}) => {
  const letGo = await openAsleep(page, PAGE);
  await buttonOf(page, 'Next').click();
  await buttonOf(page, 'Next').click();
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  letGo();
  await expectStep(page, 2);
  await painted(page);
  await expectStep(page, 2);
  await expect.poll(() => stateOf(page)).toBe('50_2');
});

test('each click counts once, on a page that is awake, while the figure’s code is under way', async ({page}) => {
  await open(page, PAGE);
  await wake(page);
  await painted(page);
  const letGo = await hold(page, SCRIPTS);
  await buttonOf(page, 'Next').click();
  await buttonOf(page, 'Next').click();
  letGo();
  await expectStep(page, 2);
  await painted(page);
  await expectStep(page, 2);
});

test('each click counts once, while the figure’s code takes over what is printed', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  const tasks = await holdTasks(page);
  await buttonOf(page, 'Next').focus();
  await expect.poll(() => tasks.evaluate(({held}) => held.length)).toBe(1);
  await page.keyboard.press('Enter');
  await buttonOf(page, 'Next').click();
  await expectStep(page, 0);
  await tasks.evaluate(({letGo}) => letGo());
  await expectStep(page, 2);
  await painted(page);
  await expectStep(page, 2);
});

test('what the slider sets shows in what is settled already', async ({page}) => {
  await open(page, `${PAGE}?energy-graph=50_7`);
  await expectResult(figureOf(page), /import rises from 0 to 10\sPJ/);
  await figureOf(page).getByRole('slider').fill('100');
  await expectResult(figureOf(page), /import rises from 0 to 30\sPJ/);
});
