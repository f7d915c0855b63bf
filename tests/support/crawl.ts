/** What is asked of every page. `crawl.spec.ts` asks it of the site, `crawling.spec.ts` of pages that are broken on purpose. */
import type {JSHandle} from '@playwright/test';
import {OF_COLOURS, OF_PLACES, violations} from './axe';
import {expect, type Page} from './site';

/** On both sides of each place where the layout changes. */
export const WIDTHS = [320, 360, 768, 996, 997, 1200, 1440, 1600];

/** The narrowest window, the one with most beside the text, and a wide one: enough for a page without components. */
export const WIDTHS_OF_TEXT = [320, 997, 1440];

type Scheme = 'light' | 'dark';

/** A mode and a width in which a page is examined. */
export type Look = readonly [scheme: Scheme, width: number];

/** Both modes at both widths: where the frame of a page is examined. */
export const EVERY_LOOK: readonly Look[] = [
  ['light', 360],
  ['light', 1280],
  ['dark', 360],
  ['dark', 1280],
];

/** Each mode and each width once: enough for a construct of the text. */
export const BOTH_MODES: readonly Look[] = [
  ['light', 360],
  ['dark', 1280],
];

/** Shows the page in a mode and a width, and waits until it has the mode. */
export async function show(page: Page, scheme: Scheme, width: number): Promise<void> {
  await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: 800});
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
}

/** Which of the widths the page needs more than, so that it scrolls sideways. */
export async function tooWide(page: Page, widths = WIDTHS): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${width} px: needs ${needed} px`);
  }
  return found;
}

/** What axe finds in each of the looks, if not in every one. */
export async function examine(page: Page, looks = EVERY_LOOK): Promise<string[]> {
  const found: string[] = [];
  for (const [scheme, width] of looks) {
    await show(page, scheme, width);
    const problems = await violations(page);
    found.push(...problems.map((text) => `${scheme}, ${width} px: ${text}`));
  }
  return found;
}

/** What axe finds in one look, but for colours. */
export async function examineStructure(page: Page): Promise<string[]> {
  await show(page, ...BOTH_MODES[0]!);
  return violations(page, 'html', {without: OF_COLOURS});
}

/**
 * What axe finds of the colours in texts of the page, by their selectors, each in both modes. A text in a hidden
 * panel is seen with its tab chosen. That a text is not there, or never in sight, is a finding, too.
 */
export async function examineTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  // Some texts stand on the widest screens only, others where there are no scripts, or on paper.
  const rarer = [{hasScripts: true}, {hasScripts: false}, {hasScripts: true, media: 'print' as const}];
  const looks = [
    ...BOTH_MODES.map(([scheme, width]) => ({scheme, width, hasScripts: true, media: null, group: 0})),
    ...rarer.flatMap(({hasScripts, media = null}, index) =>
      (['light', 'dark'] as const).map((scheme) => ({scheme, width: 1600, hasScripts, media, group: index + 1})),
    ),
  ];
  const seenBefore = [0, ...rarer.keys()].map(() => new Set<string>());
  for (const {scheme, width, hasScripts, media, group} of looks) {
    let left = selectors.filter((selector) => !seenBefore.slice(0, group).some((before) => before.has(selector)));
    if (!left.length) break;
    await show(page, scheme, width);
    await page.emulateMedia({media});
    await setScripts(page, hasScripts);
    while (left.length) {
      const round = await page.evaluateHandle(findTexts, left);
      const {shown} = await round.evaluate(({shown}) => ({shown}));
      if (!shown.length) break;
      const elements = (await round.getProperty('elements')) as JSHandle<Element[]>;
      const problems = await violations(page, elements, {only: OF_COLOURS});
      found.push(...problems.map((text) => `${scheme}, ${width} px: ${text}`));
      for (const selector of shown) {
        seen.add(selector);
        seenBefore[group]!.add(selector);
      }
      left = left.filter((selector) => !shown.includes(selector));
    }
  }
  await page.emulateMedia({media: null});
  await setScripts(page, true);
  return [
    ...found,
    ...selectors.filter((selector) => !seen.has(selector)).map((selector) => `never in sight: ${selector}`),
  ];
}

/** Lets the style sheets show what they do with scripts, or without. */
async function setScripts(page: Page, has: boolean): Promise<void> {
  await page.evaluate((on) => {
    if (on) document.documentElement.dataset.scripts = 'on';
    else delete document.documentElement.dataset.scripts;
  }, has);
}

interface Texts {
  readonly shown: readonly string[];
  readonly elements: readonly Element[];
}

/** Runs in the page: finds those texts that are in sight; if none is, chooses the tabs of the panels that they stand in. */
function findTexts(selectors: readonly string[]): Texts {
  const inSight = (): Texts => {
    const shown = selectors.filter((selector) =>
      document.querySelector(selector)?.checkVisibility({visibilityProperty: true}),
    );
    return {shown, elements: shown.map((selector) => document.querySelector(selector)!)};
  };
  const found = inSight();
  if (found.shown.length) return found;
  for (const selector of selectors) {
    const panel = document.querySelector(selector)?.closest('[role="tabpanel"]');
    if (panel) document.querySelector<HTMLElement>(`[role="tab"][aria-controls="${CSS.escape(panel.id)}"]`)?.click();
  }
  scrollTo(0, 0); // what is pressed stays in its place, so that the page can move
  return inSight();
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
    const problems = [
      ...(await violations(page, near, {only: OF_PLACES})),
      ...(await violations(page, 'main', {without: OF_PLACES})),
    ];
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
