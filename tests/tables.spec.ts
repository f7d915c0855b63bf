/** Tables with a title: whole as they are printed, and answering from the reader's first letter on. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {violationsInBothModes} from './support/axe';
import {compressed} from './support/bytes';
import {painted} from './support/settled';
import {expect, open, openAsleep, test, wake, type Locator, type Page} from './support/site';

const PAGE = '/specimen/';
const ROWS = 24;
const FIRST = 8; // of a long table
const CODE = 4_000; // bytes of the tables' own code, compressed

const tableOf = (page: Page): Locator => page.locator('#sample-keys');
const filterOf = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter table 2'});
const rowsOf = (page: Page): Locator => tableOf(page).locator('tbody tr');
const outcomeOf = (page: Page): Locator => tableOf(page).getByRole('status');
const headOf = (page: Page, name: string): Locator => tableOf(page).getByRole('columnheader', {name});
const sortOf = (page: Page, name: string): Locator => headOf(page, name).getByRole('button');

function column(page: Page, place: number): Promise<string[]> {
  return rowsOf(page)
    .locator(`> :nth-child(${place})`)
    .evaluateAll((cells) => cells.map(({textContent}) => textContent));
}

/** Shows all rows, without a scroll. */
async function unfold(page: Page): Promise<void> {
  await tableOf(page)
    .locator('details')
    .evaluate((details: HTMLDetailsElement) => (details.open = true));
}

/** The name and text of the file that comes of it. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<{name: string; text: string}> {
  const coming = page.waitForEvent('download');
  await act();
  const download = await coming;
  return {name: download.suggestedFilename(), text: readFileSync(await download.path()).toString('utf8')};
}

test('the code of tables takes at most 4 kB', async () => {
  const {outputFiles} = await build({
    entryPoints: [path.resolve('src/components/DataTable/index.tsx')],
    outdir: 'never-written',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    external: ['@docusaurus/*'],
  });
  const script = outputFiles.find((file) => file.path.endsWith('.js'))!;
  expect(compressed(script.text)).toBeGreaterThan(500);
  expect(compressed(script.text)).toBeLessThanOrEqual(CODE);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the whole table is there, with the words of its head, and nothing that would not answer', async ({page}) => {
    await open(page, PAGE);
    await expect(rowsOf(page)).toHaveCount(ROWS);
    await expect(rowsOf(page).filter({visible: true})).toHaveCount(FIRST);
    await tableOf(page).getByText(`All ${ROWS} rows`).click();
    await expect(rowsOf(page).filter({visible: true})).toHaveCount(ROWS);
    for (const name of ['Key', 'Meaning', 'Default', '2023']) {
      await expect(tableOf(page).locator('thead').getByText(name).last()).toBeVisible();
    }
    await expect(tableOf(page).getByRole('button')).toHaveCount(0);
    await expect(tableOf(page).getByRole('searchbox')).toHaveCount(0);
    await page.locator('#sample-keys [role="region"]').focus();
    await page.keyboard.press('Tab');
    await expect(tableOf(page).locator(':focus')).toHaveText(/All 24 rows/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('#sample-keys'))).toBeNull();
  });
});

test('a screen reader finds the title, the head with its units, and the rows by name', async ({page}) => {
  await open(page, PAGE);
  const name = 'Table 2 Sample keys, with units and what they may be';
  await expect(page.getByRole('region', {name})).toHaveAttribute('tabindex', '0');
  const table = page.getByRole('table', {name});
  await expect(table.getByRole('columnheader', {name: 'Default 2023'})).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(FIRST);
  await unfold(page);
  await expect(table.getByRole('rowheader')).toHaveCount(ROWS);
  await expect(page.getByRole('table', {name: 'Table 1 Plants of the sample region'})).toBeVisible();
});

test.describe('a long table', () => {
  const long = (page: Page): Locator => page.locator('.table', {hasText: 'January'}).first();
  const shown = (page: Page): Locator => long(page).locator('tbody tr').filter({visible: true});

  test('shows eight rows, and all of them by key, by pointer and on paper', async ({page}) => {
    await open(page, PAGE);
    await expect(shown(page)).toHaveCount(FIRST);
    const all = page.locator('summary', {hasText: 'All 13 rows'});
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(shown(page)).toHaveCount(13);
    await all.click();
    await expect(shown(page)).toHaveCount(FIRST);
    await page.emulateMedia({media: 'print'});
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(shown(page)).toHaveCount(13);
    await expect(all).toBeHidden();
  });

  test('is whole when the browser is to search in the page', async ({page}) => {
    await open(page, PAGE);
    await page.keyboard.press('Control+f');
    await expect(shown(page)).toHaveCount(13);
    await expect(rowsOf(page).filter({visible: true})).toHaveCount(ROWS);
  });

  test('is whole where its rows have addresses', async ({page}) => {
    await open(page, '/contrib/gql/');
    await expect(page.locator('.table:has(+ .rest) tbody [id]')).toHaveCount(0);
    const last = page.locator('.table tbody tr:nth-child(20) [id]').first();
    await expect(last).toBeVisible();
  });

  test('is whole as long as it is filtered or sorted', async ({page}) => {
    await open(page, PAGE, {app: 'awake'});
    await expect(rowsOf(page).filter({visible: true})).toHaveCount(FIRST);
    await sortOf(page, 'Meaning').click();
    await expect(rowsOf(page).filter({visible: true})).toHaveCount(ROWS);
    await expect(tableOf(page).getByText(`All ${ROWS} rows`)).toHaveCount(0);
  });
});

test.describe('asleep', () => {
  test('what is typed at once is taken up when the app comes, and typing goes on', async ({page}) => {
    const letGo = await openAsleep(page, PAGE);
    await filterOf(page).focus();
    await page.keyboard.type('turb');
    await expect(rowsOf(page), 'still asleep').toHaveCount(ROWS);
    letGo();
    await expect(outcomeOf(page)).toHaveText('4 of 24 rows with “turb”');
    await expect(filterOf(page)).toBeFocused();
    await page.keyboard.type('ine sea');
    await expect(outcomeOf(page)).toHaveText('1 of 24 rows with “turbine sea”');
    await expect(rowsOf(page)).toHaveCount(1);
  });

  test('a click on a head sorts once', async ({page}) => {
    const letGo = await openAsleep(page, PAGE);
    await sortOf(page, 'Key').click();
    letGo();
    await expect(headOf(page, 'Key')).toHaveAttribute('aria-sort', 'ascending');
    await painted(page);
    await expect(headOf(page, 'Key')).toHaveAttribute('aria-sort', 'ascending');
    expect((await column(page, 1))[0]).toBe('agriculture_geothermal_share');
  });

  test('a click on the download brings the file', async ({page}) => {
    const letGo = await openAsleep(page, PAGE);
    const {name} = await downloaded(page, async () => {
      await page.getByRole('button', {name: 'Download table 1 (CSV)'}).click();
      letGo();
    });
    expect(name).toBe('specimen-plants.csv');
  });
});

test.describe('the filter', () => {
  test('finds rows by every word, says how many, and gives all back', async ({page}) => {
    await open(page, PAGE, {app: 'awake'});
    await filterOf(page).fill('PRICE co2');
    await expect(outcomeOf(page)).toHaveText('1 of 24 rows with “PRICE co2”');
    expect(await column(page, 1)).toEqual(['costs_of_co2_emissions']);
    await filterOf(page).fill('electricite');
    expect(await column(page, 1)).toEqual(['électricité_réseau']);
    await filterOf(page).fill('');
    await expect(outcomeOf(page)).toHaveText('');
    await expect(rowsOf(page)).toHaveCount(ROWS);
  });

  test('says when no row is left, and a button brings them back, by keyboard', async ({page}) => {
    await open(page, PAGE, {app: 'awake'});
    await filterOf(page).fill('perpetuum mobile');
    await expect(outcomeOf(page)).toHaveText('No row has “perpetuum mobile”.');
    await expect(rowsOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Download 0 rows (CSV)'})).toBeDisabled();
    const clear = tableOf(page).getByRole('button', {name: 'Show all rows'});
    await clear.focus();
    await page.keyboard.press('Enter');
    await expect(rowsOf(page)).toHaveCount(ROWS);
    await expect(filterOf(page)).toBeFocused();
    await expect(filterOf(page)).toHaveValue('');
    await expect(clear).toHaveCount(0);
  });

  for (const width of [360, 1280]) {
    test(`moves neither columns nor head while rows go (${width} px)`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, PAGE, {app: 'awake'});
      await unfold(page);
      const places = async (): Promise<number[]> =>
        (
          await tableOf(page)
            .locator('thead th')
            .evaluateAll((cells) =>
              cells.flatMap((cell) => {
                const {left, top} = cell.getBoundingClientRect();
                return [left, top + scrollY];
              }),
            )
        ).map(Math.round);
      const before = await places();
      await filterOf(page).fill('gas');
      await expect(outcomeOf(page)).toContainText('24 rows');
      for (const [index, place] of (await places()).entries()) expect(Math.abs(place - before[index]!)).toBeLessThan(2);
    });
  }
});

test('a head sorts upwards, downwards and back, by value, with what is empty last', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  const built = await column(page, 6);
  const numbers = (texts: readonly string[]): number[] =>
    texts.slice(0, -3).map((text) => Number(text.replace(/,/g, '').replace('−', '-')));
  await sortOf(page, 'Default').focus();

  await page.keyboard.press('Enter');
  await expect(headOf(page, 'Default')).toHaveAttribute('aria-sort', 'ascending');
  await expect(outcomeOf(page)).toHaveText('by Default (2023), ascending');
  const up = await column(page, 6);
  expect(up.slice(-3)).toEqual(['=cost', '–', '']);
  expect(numbers(up)).toEqual([...numbers(up)].sort((a, b) => a - b));
  expect(up[0]).toBe('−0.4');

  await page.keyboard.press('Space');
  await expect(headOf(page, 'Default')).toHaveAttribute('aria-sort', 'descending');
  expect((await column(page, 6)).slice(0, 3)).toEqual(['=cost', '17,811,291', '12,400']);
  expect((await column(page, 6)).slice(-2)).toEqual(['–', '']);

  await sortOf(page, 'Key').click();
  await expect(headOf(page, 'Default')).not.toHaveAttribute('aria-sort');
  await expect(tableOf(page).locator('[aria-sort]')).toHaveCount(1);
  await sortOf(page, 'Key').click();
  await sortOf(page, 'Key').click();
  await expect(tableOf(page).locator('[aria-sort]')).toHaveCount(0);
  expect(await column(page, 6)).toEqual(built);
  await expect(outcomeOf(page)).toHaveText('');
});

test('the download holds the whole table, for spreadsheets and programs', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  const {name, text} = await downloaded(page, () => page.getByRole('button', {name: 'Download table 2 (CSV)'}).click());
  expect(name).toBe('specimen-sample-keys.csv');
  expect(text.startsWith('\ufeffKey,Meaning,Unit,Least,Most,Default (2023)\r\n')).toBe(true);
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(ROWS + 2);
  expect(lines.at(-1)).toBe('');
  expect(lines[3]).toBe('households_number_of_inhabitants,People that live in the region,people,0,99999999,17811291');
  expect(lines).toContain('temperature_change_of_the_weather_year,Warmer or colder than measured,°C,-5,5,-0.4');
  expect(lines.find((line) => line.startsWith('flexibility'))).toMatch(/,-500,3000,'=cost$/);
  expect(lines[1]).toContain('"Heat pumps that take heat from the air, of all heaters"');

  const sums = await downloaded(page, () => page.getByRole('button', {name: 'Download table 1 (CSV)'}).click());
  expect(sums.text).toMatch(/\r\nAll plants,,15\.4,,\r\n$/);
});

test('of a filtered and sorted table, the download holds what is shown', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await filterOf(page).fill('turbines');
  await sortOf(page, 'Default').click();
  const {text} = await downloaded(page, () => page.getByRole('button', {name: 'Download 3 rows (CSV)'}).click());
  expect(text.split('\r\n').map((line) => line.split(',').at(-1))).toEqual(['Default (2023)', '0', '4739', '6752', '']);
});

test('paper has the rows that are shown, and says which', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  await page.emulateMedia({media: 'print'});
  await expect(tableOf(page).getByRole('searchbox')).toBeHidden();
  await expect(tableOf(page).getByText(/^Filter table/)).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await filterOf(page).fill('turbine');
  await page.emulateMedia({media: 'print'});
  await expect(outcomeOf(page)).toBeVisible();
  await expect(outcomeOf(page)).toHaveText('4 of 24 rows with “turbine”');
  await expect(rowsOf(page).filter({visible: true})).toHaveCount(4);
  await expect(page.getByRole('button', {name: /CSV/}).filter({visible: true})).toHaveCount(0);
});

for (const width of [360, 1440]) {
  test(`the head stays in sight below the navbar, and goes up with it (${width} px)`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, PAGE);
    await unfold(page);
    const top = (part: Locator): Promise<number> => part.evaluate((element) => element.getBoundingClientRect().top);
    const head = tableOf(page).locator('thead th').last();
    const navbar = (await page.locator('.navbar').boundingBox())!;
    const place = await top(rowsOf(page).nth(10));
    await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), place - 200);
    await expect(page.locator('html')).toHaveAttribute('data-navbar', 'hidden');
    await expect.poll(() => top(head)).toBe(0);
    await page.mouse.wheel(0, -60);
    await expect(page.locator('html')).not.toHaveAttribute('data-navbar');
    await expect.poll(async () => Math.abs((await top(head)) - navbar.height)).toBeLessThan(2);
    // Above the rows, and below the navbar, down to its hairline.
    const first = tableOf(page).locator('thead th').first();
    const hit = await first.evaluate(
      (element, edge) =>
        [edge + 20, edge - 0.5].map((y) => {
          const found = document.elementFromPoint(element.getBoundingClientRect().left + 10, y);
          return found?.closest('thead') ? 'head' : found?.closest('.navbar') ? 'navbar' : (found?.outerHTML ?? '');
        }),
      navbar.height,
    );
    expect(hit).toEqual(['head', 'navbar']);
  });
}

test('on a telephone the head goes sideways with its columns, and the first column stays', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, PAGE);
  const frame = tableOf(page).getByRole('region');
  const left = (part: Locator): Promise<number> => part.evaluate((element) => element.getBoundingClientRect().left);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  await frame.evaluate((element) => element.scrollTo({left: 200, behavior: 'instant'}));
  expect(await left(rowsOf(page).nth(4).locator('th'))).toBe(16);
  expect(await left(tableOf(page).locator('thead th').first())).toBe(16);
  expect(await left(headOf(page, 'Unit'))).toBe(await left(rowsOf(page).nth(4).locator('td').nth(1)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a table fits where it is said to fit', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await open(page, PAGE);
  const widths = await page.locator('[data-fits] table').evaluateAll((all) =>
    all.map((table) => {
      const said = table.parentElement!.dataset.fits;
      Object.assign((table as HTMLElement).style, {inlineSize: '0', minInlineSize: '0'});
      return {least: (table as HTMLElement).offsetWidth, said: Number(said) * 16};
    }),
  );
  expect(widths.length).toBeGreaterThan(1);
  for (const {least, said} of widths) expect(least).toBeLessThanOrEqual(said - 16);
});

test('a long key breaks behind an underscore only', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, PAGE);
  const lines = await rowsOf(page)
    .first()
    .locator('code')
    .evaluate((code) => {
      const texts = [...code.childNodes].filter((node) => node instanceof Text);
      return texts.map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [text.data, range.getClientRects().length];
      });
    });
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(([, rects]) => rects !== 1)).toEqual([]);
});

test('axe finds nothing in any state', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  expect(await violationsInBothModes(page, '#sample-keys')).toEqual([]);
  await sortOf(page, 'Most').click();
  await filterOf(page).fill('gas');
  await expect(outcomeOf(page)).not.toBeEmpty();
  expect(await violationsInBothModes(page, '#sample-keys')).toEqual([]);
  await filterOf(page).fill('perpetuum');
  await expect(rowsOf(page)).toHaveCount(0);
  expect(await violationsInBothModes(page, '#sample-keys')).toEqual([]);
});

test('by keyboard alone: download, filter, heads, frame, in the order in which they stand', async ({page}) => {
  await open(page, PAGE);
  await wake(page);
  await tableOf(page).getByRole('button', {name: 'Download table 2 (CSV)'}).focus();
  const names: string[] = [];
  for (let step = 0; step < 9; step++) {
    names.push(
      await page.evaluate(() => {
        const {id, tagName, textContent} = document.activeElement as HTMLElement;
        return id || (tagName === 'BUTTON' ? textContent : tagName);
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect(names).toEqual([
    'Download table 2 (CSV)',
    'sample-keys-filter',
    'DIV',
    'Key',
    'Meaning',
    'Unit',
    'Least',
    'Most',
    'Default 2023',
  ]);
});
