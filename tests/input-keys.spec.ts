/** The keys of all inputs: a table in parts that is filtered and downloaded, and whose rows have addresses and details. */
import {readFileSync} from 'node:fs';
import details from '../content/facts/input-details.json';
import groups from '../content/facts/input-keys.json';
import {violations, violationsInBothModes} from './support/axe';
import {expect, open, test, wake, type Locator, type Page} from './support/site';

const PAGE = '/api/inputs/keys/';
const ALL = groups.reduce((sum, {rows}) => sum + rows.length, 0);
const KEY = 'households_number_of_inhabitants';
const OTHER = 'costs_wacc_households'; // in another part

const fieldOf = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter the keys'});
const outcomeOf = (page: Page): Locator => listOf(page).getByText(/inputs? of [\d,]+ |^No input /);
const downloadOf = (page: Page): Locator => page.getByRole('button', {name: /^Download .*\(CSV\)$/});
const listOf = (page: Page): Locator => page.locator('[data-input-keys]');
const partsOf = (page: Page): Locator => listOf(page).locator('> details:not([hidden])');
const keysOf = (page: Page): Locator => partsOf(page).locator('tr[id]:not([hidden]) > td:first-child');
const detailsOf = (page: Page, key: string): Locator => page.locator(`tr#${key} + tr[data-details]`);
const buttonOf = (page: Page, key: string): Locator =>
  page.getByRole('button', {name: `Details of ${key}`, exact: true});

/** Opens the page, and waits for what makes its list answer. */
async function openList(page: Page, hash = '', app: 'asleep' | 'awake' = 'asleep'): Promise<void> {
  await open(page, PAGE + hash, {app});
  await expect(listOf(page)).toHaveAttribute('data-input-keys', 'ready');
}

const rowOf = (page: Page, key: string): Locator => page.locator(`tr#${key}`);

const LONGEST = groups
  .flatMap(({rows}) => rows.map(([key]) => key!))
  .reduce((one, other) => (other.length > one.length ? other : one));

const inWords = (number: number): string => `${number.toLocaleString('en')} inputs`;

async function download(page: Page): Promise<{name: string; rows: string[][]}> {
  const coming = page.waitForEvent('download');
  await downloadOf(page).click();
  const file = await coming;
  const text = readFileSync(await file.path(), 'utf8').replace(/^\ufeff/, '');
  return {
    name: file.suggestedFilename(),
    rows: text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',')),
  };
}

/** The keys of the rows that stand out from the page. */
async function markedOn(page: Page): Promise<string[]> {
  return partsOf(page)
    .locator('tbody tr[id]')
    .evaluateAll((rows) =>
      rows.filter((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)').map(({id}) => id),
    );
}

/** The reader has come to a row: it is marked, no other is, and nothing lies over its key. */
async function expectAt(page: Page, key: string): Promise<void> {
  const name = rowOf(page, key).locator('code');
  await expect(name).toBeInViewport();
  await expect
    .poll(() =>
      name.evaluate((code) => {
        const {left, top, height} = code.getClientRects()[0]!;
        return code.contains(document.elementFromPoint(left + 5, top + height / 2)) && top < innerHeight / 2;
      }),
    )
    .toBe(true);
  await expect.poll(() => markedOn(page)).toEqual([key]);
}

test('all keys are there, folded in parts that say how many they hold', async ({page}) => {
  await openList(page);
  await expect(keysOf(page)).toHaveCount(ALL);
  const counts = await partsOf(page).evaluateAll((parts) =>
    parts.map((part) => [
      parseInt(part.querySelector('summary span')!.textContent),
      part.querySelectorAll('tr[id] > td:first-child').length,
    ]),
  );
  expect(counts.filter(([said, held]) => said !== held)).toEqual([]);
  expect(await partsOf(page).evaluateAll((parts) => parts.filter((part) => part.matches('[open]')).length)).toBe(0);
  await expect(downloadOf(page)).toHaveText('Download all (CSV)');
});

test('a key is found, in a part that opens, and all come back', async ({page}) => {
  await openList(page);
  await fieldOf(page).fill(KEY);
  await expect(outcomeOf(page)).toHaveText(`1 input of ${ALL.toLocaleString('en')} with “${KEY}”`);
  await expect(keysOf(page)).toHaveText([KEY]);
  await expect(keysOf(page)).toBeVisible();
  await expect(partsOf(page).locator('summary')).toHaveText(['Demand › Households 1 input']);

  await fieldOf(page).fill('');
  await expect(keysOf(page)).toHaveCount(ALL);
  await expect(outcomeOf(page)).toHaveCount(0);
  await expect(keysOf(page).filter({visible: true})).toHaveCount(0);
});

test('words are looked for in key, slider and place, in any order and case', async ({page}) => {
  await openList(page);
  for (const typed of ['INHABITANTS Number', 'households demand inhabitants']) {
    await fieldOf(page).fill(typed);
    await expect(outcomeOf(page)).toContainText(typed);
    await expect(keysOf(page).filter({hasText: KEY})).toHaveCount(1);
  }
});

test('many results stay folded, and their number is right', async ({page}) => {
  await openList(page);
  await fieldOf(page).fill('demand');
  await expect(outcomeOf(page)).toHaveText(/^\d+ inputs of/);
  const found = await keysOf(page).count();
  expect(found).toBeGreaterThan(100);
  expect(found).toBeLessThan(ALL);
  await expect(outcomeOf(page)).toContainText(`${inWords(found)} of`);
  await expect(downloadOf(page)).toHaveText(`Download ${inWords(found)} (CSV)`);
  await expect(keysOf(page).filter({visible: true})).toHaveCount(0);
  await partsOf(page).first().locator('summary').click();
  await expect(keysOf(page).first()).toBeVisible();
});

test('nothing found is said, and there is nothing to download', async ({page}) => {
  await openList(page);
  await fieldOf(page).fill('perpetuum mobile');
  await expect(outcomeOf(page)).toHaveText('No input with “perpetuum mobile”. Try fewer words.');
  await expect(partsOf(page)).toHaveCount(0);
  await expect(downloadOf(page)).toBeDisabled();
});

test('Dutch names are found, and a sector and a unit narrow what was', async ({page}) => {
  await openList(page);
  await fieldOf(page).fill('inwoners');
  await expect(keysOf(page).filter({hasText: KEY})).toHaveCount(1); // as soon as the names are there
  const all = Object.values(details.inputs as Record<string, {dutch?: string}>);
  const named = all.filter(({dutch = ''}) => dutch.toLowerCase().includes('inwoners')).length;
  expect(await keysOf(page).count()).toBeGreaterThanOrEqual(named);

  await fieldOf(page).fill('');
  await page.getByRole('combobox', {name: 'Sector'}).selectOption('Supply');
  await expect(outcomeOf(page)).toHaveText(/^\d+ inputs of [\d,]+ in Supply$/);
  for (const name of await partsOf(page).locator('summary').allTextContents()) expect(name).toMatch(/^Supply › /);
  await page.getByRole('combobox', {name: 'Unit'}).selectOption('MW');
  await expect(outcomeOf(page)).toHaveText(/ in Supply in the unit MW$/);
  const units = await partsOf(page).locator('tr[id]:not([hidden]) > td:nth-child(3)').allTextContents();
  expect(units.length).toBeGreaterThan(10);
  expect(new Set(units)).toEqual(new Set(['MW']));
});

test('the files hold all inputs with their details, and the button what was found', async ({page}) => {
  await openList(page);
  for (const [name, file] of [
    ['JSON', 'input-keys.json'],
    ['CSV', 'input-keys.csv'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await listOf(page).getByRole('link', {name, exact: true}).click();
    const saved = await coming;
    expect(saved.suggestedFilename()).toBe(file);
    const text = readFileSync(await saved.path(), 'utf8');
    if (name === 'CSV') expect(text.trimEnd().split('\r\n')).toHaveLength(ALL + 1);
    else {
      const {inputs} = JSON.parse(text) as {inputs: {key: string; name_nl?: string; default?: {is: number}}[]};
      expect(inputs).toHaveLength(ALL);
      expect(inputs.find(({key}) => key === KEY)).toMatchObject({
        name_nl: 'Aantal inwoners',
        unit: 'number',
        default: {is: 17.811291},
        explained: expect.arrayContaining([
          {title: expect.any(String) as unknown, path: '/main/useful-demand/#sliders'},
        ]),
      });
    }
  }

  await fieldOf(page).fill(KEY);
  await expect(downloadOf(page)).toHaveText('Download 1 input (CSV)');
  const {name, rows} = await download(page);
  expect(name).toBe('inputs.csv');
  expect(rows).toHaveLength(2);
  expect(rows[0]!.slice(0, 4)).toEqual(['Key', 'Slider', 'Slider in Dutch', 'Place in the model']);
  expect(rows[1]!.slice(0, 4)).toEqual([
    KEY,
    'Population',
    'Aantal inwoners',
    expect.stringMatching(/^Demand › Households › /),
  ]);
});

test('what is typed before the script comes is taken up, and the app sleeps on', async ({page}) => {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/input-keys.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, PAGE);
  await fieldOf(page).focus();
  await page.keyboard.type('heat pump');
  await expect(keysOf(page), 'not yet').toHaveCount(ALL);
  letGo();
  await expect(outcomeOf(page)).toContainText('with “heat pump”');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(' air');
  await expect(outcomeOf(page)).toContainText('with “heat pump air”');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test.describe('details of a row', () => {
  test('are fetched when it is opened, say what the input is, and close again', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
    await openList(page);
    expect(fetched).not.toContain('/input-keys.json');
    await fieldOf(page).fill('costs_wacc_households');
    await buttonOf(page, OTHER).click();
    const opened = detailsOf(page, OTHER);
    await expect(opened).toContainText('wacc of nodes of the group wacc_households');
    await expect(buttonOf(page, OTHER)).toHaveAttribute('aria-expanded', 'true');
    await expect(opened.getByRole('link').first()).toHaveAttribute(
      'href',
      /^https:\/\/energytransitionmodel\.com\/scenario\/costs/,
    );
    expect(await violations(page, '.theme-doc-markdown')).toEqual([]);
    await buttonOf(page, OTHER).click();
    await expect(opened).toHaveCount(0);
    await expect(buttonOf(page, OTHER)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('open and are gone through by keyboard', async ({page}) => {
    await openList(page);
    await fieldOf(page).fill('households cooling airconditioning electricity share');
    await buttonOf(page, 'households_cooling_airconditioning_electricity_share').focus();
    await page.keyboard.press('Enter');
    const opened = detailsOf(page, 'households_cooling_airconditioning_electricity_share');
    await expect(opened).toContainText('Makes 100 % with');
    await page.keyboard.press('Tab');
    await expect(opened.getByRole('link').first()).toBeFocused();
    await opened.getByRole('link', {name: 'households_cooling_heatpump_air_water_electricity_share'}).press('Enter');
    await expectAt(page, 'households_cooling_heatpump_air_water_electricity_share');
    await expect(fieldOf(page), 'its row was filtered out').toHaveValue('');
  });

  for (const app of ['asleep', 'awake'] as const) {
    test(`are there at the address of the row, ${app}, with calls to copy`, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openList(page, `#${KEY}`, app);
      await expectAt(page, KEY);
      const opened = detailsOf(page, KEY);
      await expect(opened).toContainText('17.811291 in nl2023');
      await expect(opened.locator('[lang="nl"]').first()).toHaveText('Aantal inwoners');
      await expect(buttonOf(page, KEY)).toHaveAttribute('aria-expanded', 'true');
      const copied: string[] = [];
      for (const what of ['key', 'curl', 'Python']) {
        await opened.getByRole('button', {name: `Copy ${what}`}).click();
        await expect(opened.getByRole('status').filter({hasText: 'Copied'}).last()).toBeVisible();
        copied.push(await page.evaluate(() => navigator.clipboard.readText()));
      }
      expect(copied[0]).toBe(KEY);
      expect(copied[1]).toMatch(/^curl -X PUT https:\/\/engine\.energytransitionmodel\.com\/api\/v3\/scenarios\/\d+ /);
      expect(copied[1]).toContain(`{"user_values": {"${KEY}": 17.811291}}`);
      expect(copied[2]).toContain('requests.put(');
    });
  }

  test('can be asked for again when they could not be fetched', async ({page, allow}) => {
    allow('503', 'the server has none for a moment');
    await page.route('**/input-keys.json', (route) => route.fulfill({status: 503}));
    await openList(page, `#${KEY}`);
    await expect(detailsOf(page, KEY)).toContainText('could not be fetched');
    await page.unroute('**/input-keys.json');
    await detailsOf(page, KEY).getByRole('button', {name: 'Try again'}).click();
    await expect(detailsOf(page, KEY)).toContainText('in nl2023');
  });

  test('are read in both modes and at 360 px without scrolling sideways', async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await openList(page, `#${KEY}`);
    await expect(detailsOf(page, KEY)).toContainText('in nl2023');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const frame = partsOf(page)
      .getByRole('region')
      .filter({has: rowOf(page, KEY)});
    expect(await frame.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
    expect(await violationsInBothModes(page, 'details[open]:has([data-details])')).toEqual([]);
  });
});

test('by keyboard: field, sector, unit, download, files, part, and into its table', async ({page}) => {
  await openList(page);
  await fieldOf(page).focus();
  const next = async (locator: Locator): Promise<void> => {
    await page.keyboard.press('Tab');
    await expect(locator).toBeFocused();
  };
  await next(page.getByRole('combobox', {name: 'Sector'}));
  await next(page.getByRole('combobox', {name: 'Unit'}));
  await next(downloadOf(page));
  await next(listOf(page).getByRole('link', {name: 'CSV', exact: true}));
  await next(listOf(page).getByRole('link', {name: 'JSON', exact: true}));
  const part = partsOf(page).first();
  await next(part.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(part.locator('td').first()).toBeVisible();
  await next(part.getByRole('region'));
  await next(part.getByRole('link').first()); // the slide in the model
  await next(part.getByRole('button').first());
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('parts open by themselves, and there is nothing that would not answer', async ({page}) => {
    await open(page, PAGE);
    await expect(fieldOf(page)).toHaveCount(0);
    await expect(downloadOf(page)).toHaveCount(0);
    await expect(listOf(page).getByRole('link', {name: 'JSON', exact: true})).toBeVisible();
    await expect(listOf(page).getByRole('button')).toHaveCount(0);
    const part = partsOf(page).first();
    await expect(part.locator('td').first()).toBeHidden();
    await part.locator('summary').click();
    await expect(part.locator('td').first()).toBeVisible();
  });
});

test('on a telephone nothing is cut off, and keys break behind underscores only', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openList(page);
  await fieldOf(page).fill('optim');
  await expect(keysOf(page).first()).toBeVisible();
  const frames = partsOf(page).getByRole('region');
  expect(await frames.evaluateAll((all) => all.filter((frame) => frame.scrollWidth > frame.clientWidth).length)).toBe(
    0,
  );
  const broken = await keysOf(page).evaluateAll(
    (cells) =>
      cells.flatMap((cell) =>
        [...cell.querySelector('code')!.childNodes].filter((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return node instanceof Text && range.getClientRects().length !== 1;
        }),
      ).length,
  );
  expect(broken).toBe(0);
});

test('lines of parts stand apart', async ({page}) => {
  await open(page, PAGE);
  const heights = await partsOf(page)
    .locator('summary')
    .evaluateAll((all) => {
      const tops = all.map((one) => one.getBoundingClientRect().top);
      return tops.slice(1).map((top, index) => top - tops[index]!);
    });
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(24);
});

test('axe finds nothing in what was found', async ({page}) => {
  await openList(page);
  await fieldOf(page).fill('heat pump households');
  await expect(keysOf(page).first()).toBeVisible();
  expect(await violations(page, '.theme-doc-markdown')).toEqual([]);
});

test.describe('an address with a key', () => {
  test('opens the part of its row alone and marks the row, asleep, and the app leaves it so', async ({page}) => {
    await openList(page, `#${KEY}`);
    await expectAt(page, KEY);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(partsOf(page).and(page.locator('[open]'))).toHaveCount(1);
    await page.evaluate((key) => (location.hash = `#${key}`), OTHER);
    await expectAt(page, OTHER);

    await wake(page);
    await expectAt(page, OTHER);
  });

  test('is gone to by the app, by a link, a new hash and the way back', async ({page}) => {
    await open(page, '/api/inputs/', {app: 'awake'});
    await page.getByRole('article').getByRole('link', {name: 'Find an input'}).first().click();
    await expect(page).toHaveURL(/\/keys\/$/);
    expect(await markedOn(page)).toEqual([]);
    await page.getByRole('article').locator(`a[href$="#${KEY}"]`).click();
    await expectAt(page, KEY);
    await page.evaluate((key) => (location.hash = `#${key}`), OTHER);
    await expectAt(page, OTHER);
    await page.goBack();
    await expect.poll(() => markedOn(page)).toEqual([KEY]);
    await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/keys/);
    await page.goBack();
    await expect(rowOf(page, KEY)).toBeVisible();
    await expect.poll(() => markedOn(page)).toEqual([KEY]);
  });

  test('survives a filter: its row is marked again, and a hash brings back what was filtered out', async ({page}) => {
    await openList(page, `#${KEY}`);
    await fieldOf(page).fill(OTHER);
    await expect(keysOf(page)).toHaveText([OTHER]);
    expect(await markedOn(page)).toEqual([]);
    await fieldOf(page).fill(KEY);
    await expect(keysOf(page)).toHaveText([KEY]);
    await expect.poll(() => markedOn(page)).toEqual([KEY]);

    await page.evaluate((key) => (location.hash = `#${key}`), OTHER);
    await expectAt(page, OTHER);
    await expect(fieldOf(page)).toHaveValue('');
    await expect(keysOf(page)).toHaveCount(ALL);
  });

  for (const app of ['asleep', 'awake'] as const) {
    test(`is read on a telephone without scrolling sideways, ${app}`, async ({page}) => {
      await page.setViewportSize({width: 360, height: 800});
      for (const key of [KEY, LONGEST]) {
        await openList(page, `#${key}`, app);
        await expectAt(page, key);
        const frame = partsOf(page)
          .getByRole('region')
          .filter({has: rowOf(page, key)});
        expect(await frame.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      }
    });
  }

  test('is marked in colours that the reader has chosen, too', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, `${PAGE}#${KEY}`);
    await expect(rowOf(page, KEY)).toHaveCSS('outline-style', 'solid');
    await expect(rowOf(page, OTHER)).toHaveCSS('outline-style', 'none');
  });

  test('has a row in which axe finds nothing, in both modes', async ({page}) => {
    await open(page, `${PAGE}#${KEY}`);
    expect(await violationsInBothModes(page, ':target, :target + tr')).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('is answered by the browser', async ({page}) => {
      await open(page, `${PAGE}#${KEY}`);
      await expect(rowOf(page, KEY).locator('code')).toBeInViewport();
    });
  });
});

test('the old address of the list leads to its page', async ({page, site}) => {
  await open(page, '/api/inputs/#input-keys');
  await expect(page).toHaveURL(site.at(PAGE));
});
