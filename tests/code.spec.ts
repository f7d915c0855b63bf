/** Fenced code: coloured by the build, copied by the early script. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {shortened, tokenNames} from '../plugins/lean-theme/tokenNames';
import {ROOT, folderOf} from './support/builds';
import {expect, open, test, type Page} from './support/site';

const TITLE = 'first_call.py';

function block(page: Page) {
  return page.locator('.theme-code-block', {hasText: TITLE});
}

test('no script of the site contains a highlighter', () => {
  const folder = path.join(folderOf('default'), 'assets/js');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(3);
  // What Prism and its renderer cannot do without, whatever a minifier calls the rest.
  const highlighter =
    /prism-react-renderer|disableWorkerMessageHandler|insertBefore\("(inside|markup)|languages\.(clike|markup)|tokenizePlaceholders/;
  expect(files.filter((file) => highlighter.test(readFileSync(path.join(folder, file), 'utf8')))).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`code has the colours of the ${scheme} mode, from the first paint`, async ({page}) => {
    await page.emulateMedia({colorScheme: scheme});
    await open(page, '/specimen/');
    const tokens = tokenNames(readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8'));
    const colour = await page.evaluate(
      (keyword) => {
        const sample = document.createElement('i');
        sample.style.color = keyword;
        document.body.append(sample);
        return getComputedStyle(sample).color;
      },
      shortened('var(--etm-code-keyword)', tokens),
    );
    await expect(block(page).locator('.keyword').first()).toHaveCSS('color', colour);
  });
}

test('title, marked lines and a name for the region that scrolls', async ({page}) => {
  await open(page, '/specimen/');
  await expect(block(page).locator('p')).toHaveText(TITLE);
  await expect(block(page).locator('.line')).toHaveCount(7);
  await expect(block(page).locator('.line-marked')).toHaveCount(2);
  await expect(page.getByRole('group', {name: TITLE})).toHaveAttribute('tabindex', '0');
  await expect(page.getByRole('group', {name: 'Code: JSON'}).first()).toBeVisible();
});

for (const app of ['asleep', 'awake'] as const) {
  test(`the button copies the code as it was written, with the app ${app}`, async ({page, context, site}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: site.origin});
    await page.clock.install();
    await open(page, '/specimen/', {app});
    const button = block(page).getByRole('button', {name: 'Copy'});
    await expect(button).toBeVisible();
    await button.click();
    await expect(block(page).getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(7);
    expect(copied).toContain('url = "https://engine.energytransitionmodel.com/api/v3"\nanswer = requests.post(');
    expect(copied.endsWith('None)')).toBe(true);
    // The outcome is not there for ever, and another press says it again.
    await page.clock.fastForward(6000);
    await expect(block(page).getByRole('status')).toHaveText('');
    await button.click();
    await expect(block(page).getByRole('status')).toHaveText('Copied');
  });
}

test('a clipboard that refuses is told of', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, '/specimen/');
  await block(page).getByRole('button', {name: 'Copy'}).click();
  await expect(block(page).getByRole('status')).toHaveText('Could not copy: select the text and copy it');
});

test('the outcome stays within a narrow window, and the button is large enough for a finger', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await open(page, '/specimen/');
  const button = block(page).getByRole('button', {name: 'Copy'});
  await button.click();
  const status = (await block(page).getByRole('status').boundingBox())!;
  expect(status.x).toBeGreaterThanOrEqual(0);
  const box = (await button.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
});
