/** Lists of keys that are tables: area codes, and the gqueries that pages name. Inputs have a list of their own. */
import {readFileSync} from 'node:fs';
import {violations} from './support/axe';
import {expect, open, test} from './support/site';

for (const {page: address, key, filter, beside} of [
  {page: '/api/areas/codes/', key: 'GM0363_amsterdam', filter: 'amsterdam', beside: {'Start year': 2023}},
  {page: '/api/gqueries/keys/', key: 'areable_land', filter: 'arable', beside: {Unit: 'km2'}},
]) {
  test.describe(address, () => {
    test('an address with a key leads to its row, which is copied', async ({page, context, site}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: site.origin});
      await open(page, `${address}#${key}`);
      const row = page.locator(`tr[id="${key}"]`);
      await expect(row.locator('code').first()).toBeInViewport();
      await row.getByRole('button', {name: 'Copy key'}).click();
      await expect(row.getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
      expect(await violations(page, `tr[id="${key}"]`)).toEqual([]);
    });

    test('what the filter finds is taken away for programs', async ({page}) => {
      await open(page, address, {app: 'awake'});
      await page.getByRole('searchbox', {name: /^Filter table/}).fill(filter);
      await expect(page.locator(`tr[id="${key}"]`)).toBeVisible();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', {name: 'JSON'}).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/\.json$/);
      const rows = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown>[];
      expect(rows).toHaveLength(await page.locator('tbody tr').count());
      expect(rows.find((row) => Object.values(row)[0] === key)).toMatchObject(beside);
    });
  });
}
