/** Visits every page of the built site once, and reads every file of it. */
import {readFileSync} from 'node:fs';
import {HtmlValidate} from 'html-validate';
import {violations} from './support/axe';
import {builds, folderOf} from './support/builds';
import {panelsToSee, textsToSee, sheetOf} from './support/constructs';
import {
  examine,
  examineTexts,
  examineStructure,
  examineTabs,
  show,
  tooWide,
  WIDTHS,
  WIDTHS_OF_TEXT,
} from './support/crawl';
import {deadLinks, faultsOfFrame, openSite, readPages, unsafe, type OpenedSite} from './support/html';
import {pagesOf} from './support/pages';
import {expect, open, test, wake} from './support/site';
import {snapshot} from './support/snapshot';

const folder = folderOf('default');
const pages = pagesOf(folder);

/** One page of each kind, and the specimen, on which every construct stands: these are examined in every look. */
const KINDS = new Set([
  '/',
  '/404.html',
  '/search/',
  '/intro/',
  '/main/intro/',
  '/api/',
  '/api/areas/',
  '/contrib/',
  '/specimen/',
]);

test('the pages of each kind exist', () => {
  const built = new Set(pages.map(({address}) => address));
  expect([...KINDS].filter((address) => !built.has(address))).toEqual([]);
});

interface ToSee {
  readonly texts: ReadonlyMap<string, readonly string[]>; // selectors by address
  readonly panels: ReadonlySet<string>; // addresses
}

let toSee: ToSee | undefined;

/** What no page of a kind has and is therefore examined elsewhere; once for all pages that this process visits. */
function beyondKinds(): ToSee {
  if (toSee) return toSee;
  const isKind = (address: string): boolean => KINDS.has(address);
  const all = readPages(folder);
  toSee = {
    texts: textsToSee(all, sheetOf(folder), isKind),
    panels: new Set(panelsToSee(all, isKind)),
  };
  return toSee;
}

for (const {address, source} of pages) {
  test(`${address} is silent, accessible and fits every width`, {tag: '@spec:no-api-calls'}, async ({page}) => {
    const isKind = KINDS.has(address);
    const {texts, panels} = beyondKinds();
    await open(page, address);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });

    await test.step('no sideways scroll', async () => {
      expect(await tooWide(page, source?.endsWith('.md') ? WIDTHS_OF_TEXT : WIDTHS)).toEqual([]);
    });

    await test.step('axe', async () => {
      expect(await (isKind ? examine(page) : examineStructure(page))).toEqual([]);
      expect(await examineTexts(page, texts.get(address) ?? [])).toEqual([]);
    });

    await test.step('axe with each tab chosen', async () => {
      if (isKind || panels.has(address)) expect(await examineTabs(page)).toEqual([]);
    });

    // Silence and requests are judged when the test ends: see support/site.ts.
    await test.step('awake, nothing has changed', async () => {
      const before = await snapshot(page);
      await wake(page);
      expect(await snapshot(page)).toEqual(before);
    });
  });
}

for (const address of ['/', '/main/intro/', '/api/intro/', '/contrib/intro/']) {
  test(`the open menu of ${address} is accessible`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, address);
    await page.locator('button[commandfor="_menu"]').first().click();
    await expect(page.locator('dialog#_menu')).toBeVisible();
    for (const scheme of ['light', 'dark'] as const) {
      await show(page, scheme, 360);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test.describe('the files', () => {
  test.describe.configure({mode: 'default'}); // one process reads them once

  let site: OpenedSite;

  test.beforeAll(() => {
    site = openSite({folder, base: '/', url: 'https://docs.energytransitionmodel.com'});
  });

  test('every page has one heading of the first level, its language, and no id twice', () => {
    const read = new Set(pages.map(({address}) => address));
    const faults = site.documents
      .filter(({address}) => read.has(address))
      .flatMap(({address, tree}) => faultsOfFrame(tree).map((fault) => `${address}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test('every link, anchor and file of the built pages answers', () => {
    expect(deadLinks(site)).toEqual([]);
  });

  test('nothing is built that a strict content security policy would refuse', () => {
    expect(unsafe(site)).toEqual([]);
  });
});

test('under a base URL no link leads out of it', () => {
  const {base, env} = builds.sub;
  expect(deadLinks(openSite({folder: folderOf('sub'), base, url: env.SITE_URL}))).toEqual([]);
});

test('the built pages are valid HTML', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      'no-inline-style': 'off', // judged with the other unsafe parts, which knows its exceptions
      'script-type': 'off', // speculation rules and data blocks are scripts with a type of their own
    },
  });
  const problems: string[] = [];
  for (const {address, file} of pages) {
    const {results} = await validator.validateString(readFileSync(file, 'utf8'));
    const messages = results.flatMap((result) => result.messages);
    for (const rule of new Set(messages.map(({ruleId}) => ruleId))) {
      const [first, ...others] = messages.filter(({ruleId}) => ruleId === rule);
      problems.push(`${address}: ${rule}: ${first!.message}: ${first!.selector} (and ${others.length} more)`);
    }
  }
  expect(problems).toEqual([]);
});
