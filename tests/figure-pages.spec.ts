/** The gallery of figures, and the page that each has of its own, which other sites may show in a frame. */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {violations} from './support/axe';
import {expectResult} from './support/figures';
import {figures} from './support/figureTable';
import {expect, open, test, type Page} from './support/site';

for (const theme of ['light', 'dark'] as const) {
  test(`the gallery shows each figure with its claim, its source and a picture (${theme})`, async ({page}) => {
    await page.emulateMedia({colorScheme: theme});
    await open(page, '/figures/');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(figures.length);
    for (const {id} of figures) {
      const entry = page.locator(`li#${id}`);
      await entry.scrollIntoViewIfNeeded();
      const picture = entry.locator('img:visible');
      await expect(picture).toHaveAttribute('src', new RegExp(`/figures/${id}/${theme}\\.svg$`));
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), id)
        .toBeGreaterThan(300);
      await expect(entry.getByText(/Simplified: /)).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
  });
}

test('the picture of the gallery looks as the figure does', async ({page}) => {
  await page.setViewportSize({width: 360, height: 1200});
  await open(page, '/figures/supply-stack/');
  const drawing = page.getByRole('img');
  await expect(drawing).toHaveCSS('width', '328px');
  const seen = await drawing.screenshot();
  const taken = await page.evaluate(async () => (await fetch('light.svg')).text());
  expect(await difference(page, seen, Buffer.from(taken), 'image/svg+xml', {x: 8, y: 8, scale: 1})).toBeLessThan(0.03);
});

test('a PNG that is taken away looks as the figure does', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 1200});
  await open(page, '/figures/supply-stack/', {app: 'awake'});
  const figure = page.locator('figure#supply-stack');
  const download = page.waitForEvent('download');
  await figure.getByRole('button', {name: 'PNG'}).click();
  const file = readFileSync(await (await download).path());
  const seen = await figure.getByRole('img').screenshot();
  expect(await difference(page, seen, file, 'image/png', {x: 16, y: 36, scale: 2})).toBeLessThan(0.03);
});

interface Place {
  readonly x: number; // where the drawing begins in the picture, in px of the page
  readonly y: number;
  readonly scale: number; // pixels of the picture for one of the page
}

/** The share of pixels in which a part of a picture is not as the page was seen. */
async function difference(page: Page, seen: Buffer, taken: Buffer, type: string, place: Place): Promise<number> {
  return page.evaluate(
    async ([first, second, kind, {x, y, scale}]) => {
      const imageOf = async (data: string, as: string): Promise<HTMLImageElement> => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([bytes], {type: as}));
        await image.decode();
        return image;
      };
      const [shot, picture] = [await imageOf(first, 'image/png'), await imageOf(second, kind)];
      const {width, height} = shot;
      const pixelsOf = (draw: (context: CanvasRenderingContext2D) => void): Uint8ClampedArray => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [width, height];
        const context = canvas.getContext('2d')!;
        context.fillStyle = '#fff';
        context.fillRect(0, 0, width, height);
        draw(context);
        return context.getImageData(0, 0, width, height).data;
      };
      const one = pixelsOf((context) => context.drawImage(shot, 0, 0));
      const two = pixelsOf((context) =>
        context.drawImage(picture, x * scale, y * scale, width * scale, height * scale, 0, 0, width, height),
      );
      let different = 0;
      for (let at = 0; at < one.length; at += 4) {
        const apart = [0, 1, 2].reduce((sum, part) => sum + Math.abs(one[at + part]! - two[at + part]!), 0);
        if (apart > 120) different++;
      }
      return different / (width * height);
    },
    [seen.toString('base64'), taken.toString('base64'), type, place] as const,
  );
}

test('the page of a figure is not for search engines, and leads to the page that explains it', async ({page}) => {
  await open(page, '/figures/supply-stack/?supply-stack=6_8_5_85_30');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/main\/merit-order\/$/);
  await expectResult(page.locator('figure#supply-stack'), 'The price is 0 €/MWh');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', {name: /^Explained in/}).click();
  await expect(page).toHaveURL(/\/main\/merit-order\/#supply-stack$/);
  await expect(page.locator('figure#supply-stack')).toBeInViewport();
});

test('the code that “Embed” copies shows the figure with its state on another site', async ({
  page,
  context,
  site,
  allow,
}) => {
  allow(/^request: http:/, 'the other site');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/main/merit-order/?supply-stack=6_8_5_85_30#supply-stack');
  const figure = page.locator('figure#supply-stack');
  await figure.getByRole('button', {name: 'Embed'}).click();
  await expect(figure.getByRole('button', {name: 'Copied'})).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain(`src="${site.at('/figures/supply-stack/')}?supply-stack=6_8_5_85_30"`);
  const other = await otherSite(code);
  await page.goto(other.origin);
  const framed = page.frameLocator('iframe').locator('figure#supply-stack');
  await expectResult(framed, 'The price is 0 €/MWh');
  await framed.getByRole('button', {name: 'Start over'}).click();
  await expectResult(framed, 'The price is 96.2 €/MWh');
  await other.close();
});

test('no other page can be framed, not even the gallery', async ({page, site, allow}) => {
  allow(/frame-ancestors|chrome-error|^request: http:/, 'the other site, and the refusal');
  for (const address of ['/main/merit-order/', '/figures/', '/']) {
    const other = await otherSite(`<iframe src="${site.at(address)}"></iframe>`);
    await page.goto(other.origin);
    await expect.poll(() => page.frames().at(-1)!.url(), address).toMatch(/^chrome-error:/);
    await other.close();
  }
});

/** Another site with one page. */
async function otherSite(html: string): Promise<{origin: string; close: () => Promise<void>}> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
