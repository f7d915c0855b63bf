/** What is asked of every page. `crawl.spec.ts` asks it of the site, `crawling.spec.ts` of pages that are broken on purpose. */
import type {JSHandle} from '@playwright/test';
import {violations} from './axe';
import {expect, type Page} from './site';

/** On both sides of each place where the layout changes. */
const WIDTHS = [320, 360, 768, 996, 997, 1200, 1440, 1600];

type Scheme = 'light' | 'dark';

/** A mode and a width in which a page is examined, or of its text what only such a look can show. */
export type Look = readonly [scheme: Scheme, width: number, only?: 'places in main'];

/** Both modes at both widths: where the frame of a page and each construct of its text are examined. */
export const EVERY_LOOK: readonly Look[] = [
  ['light', 360],
  ['light', 1280],
  ['dark', 360],
  ['dark', 1280],
];

/**
 * Each mode and each width once: enough for a text whose frame and constructs are examined elsewhere in every look. In the
 * second one its colours and distances are, since all else is the same as in the first.
 */
export const BOTH_MODES: readonly Look[] = [
  ['light', 360],
  ['dark', 1280, 'places in main'],
];

/** Shows the page in a mode and a width, and waits until it has the mode. */
export async function show(page: Page, scheme: Scheme, width: number): Promise<void> {
  await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: 800});
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
}

/** Ids that more than one element has. */
export async function doubleIds(page: Page): Promise<string[]> {
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** Widths at which the page scrolls sideways. */
export async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${width} px: needs ${needed} px`);
  }
  return found;
}

/** What axe finds in each of the looks, if not in every one. */
export async function examine(page: Page, looks = EVERY_LOOK): Promise<string[]> {
  const found: string[] = [];
  for (const [scheme, width, only] of looks) {
    await show(page, scheme, width);
    const problems = only ? await violations(page, 'main', 'of places') : await violations(page);
    found.push(...problems.map((text) => `${scheme}, ${width} px: ${text}`));
  }
  return found;
}

/**
 * What axe finds in the panels of tabs that are hidden at first. In each round one more tab of each group is chosen, as
 * often as it takes until every panel has been seen. The rules of places judge the new panels and what is near them, all
 * others the whole text.
 */
export async function examineTabs(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const round = await page.evaluateHandle(chooseTabs);
    const {chosen, unseen} = await round.evaluate(({chosen, unseen}) => ({chosen, unseen}));
    if (!unseen) return found;
    if (!chosen.length) return [...found, `no tab shows ${unseen} of the panels`];
    const near = (await round.getProperty('near')) as JSHandle<Element[]>;
    const problems = [...(await violations(page, near, 'of places')), ...(await violations(page, 'main', 'others'))];
    found.push(...problems.map((text) => `with the tabs ${chosen.join(', ')}: ${text}`));
  }
}

interface Round {
  readonly chosen: readonly string[]; // names of the tabs that showed something new
  readonly unseen: number; // panels that had not been seen before
  readonly near: readonly Element[]; // blocks with a new panel, and whatever is so close that they might touch
}

/** Runs in the page: chooses, of each group, the first tab whose panel has not been seen. */
function chooseTabs(): Round {
  const NEAR = 24; // px: axe asks for targets of this size, or as far apart
  const state = window as unknown as {seenPanels?: Set<Element>};
  const panels = [...document.querySelectorAll('[role="tabpanel"]')];
  const shown = (): Element[] => panels.filter((panel) => panel.checkVisibility());
  const seen = (state.seenPanels ??= new Set(shown())); // at first, those that were examined with the page
  const unseen = panels.length - seen.size;

  const groups = new Set<unknown>();
  const chosen: string[] = [];
  for (const tab of document.querySelectorAll<HTMLElement>('[role="tab"]')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls')!);
    const group = tab.parentElement!.dataset.tabGroup ?? tab.parentElement;
    if (!panel || seen.has(panel) || groups.has(group) || !tab.checkVisibility()) continue;
    groups.add(group);
    tab.click();
    if (panel.checkVisibility()) chosen.push(tab.textContent);
  }
  scrollTo(0, 0); // what is pressed stays in its place, so that the page can move, and its top go under the navbar

  const fresh = shown().filter((panel) => !seen.has(panel));
  for (const panel of fresh) seen.add(panel);
  const blocks = fresh.map((panel) => panel.parentElement!);
  const boxes = blocks.map((block) => {
    const all = [block, ...block.querySelectorAll('*')].map((element) => element.getBoundingClientRect());
    const drawn = all.filter(({width, height}) => width && height);
    return {
      left: Math.min(...drawn.map(({left}) => left)) - NEAR,
      right: Math.max(...drawn.map(({right}) => right)) + NEAR,
      top: Math.min(...drawn.map(({top}) => top)) - NEAR,
      bottom: Math.max(...drawn.map(({bottom}) => bottom)) + NEAR,
    };
  });
  const around = [...document.querySelectorAll('body *')].filter((element) => {
    if (blocks.some((block) => block.contains(element) || element.contains(block))) return false;
    const {left, right, top, bottom} = element.getBoundingClientRect();
    return boxes.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  });
  return {chosen, unseen, near: [...blocks, ...around]};
}
