/**
 * `npm run pictures`: draws what has to be a picture of pixels. The icons come from static/img/icon.svg, the card that
 * other sites show beside a link to ours from scripts/pictures/card.html.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium, type Browser} from '@playwright/test';
import {ensureBrowser, launchOptions} from './browser';
import {ico} from './pictures/ico';

const ROOT = path.resolve(__dirname, '..');
const STATIC = path.join(ROOT, 'static');
const FAVICON = [16, 32, 48]; // px
const TOUCH = {size: 180, drawing: 124}; // px; the telephone cuts the corners
const CARD = {width: 1200, height: 630}; // px

/** Draws an SVG in the middle of a square: a clear one that it fills, or a white one. */
async function icon(browser: Browser, svg: string, size: number, drawing = size): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width: size, height: size}, colorScheme: 'light'});
  const edge = (size - drawing) / 2;
  await page.setContent(`<style>body { margin: ${edge}px } svg { display: block; width: ${drawing}px }</style>${svg}`);
  const data = await page.screenshot({omitBackground: edge === 0});
  await page.close();
  return data;
}

async function card(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({viewport: CARD, colorScheme: 'light'});
  await page.goto(pathToFileURL(path.join(__dirname, 'pictures/card.html')).href);
  const font = pathToFileURL(path.join(ROOT, 'src/css/type/etm-text.woff2')).href;
  await page.evaluate(async (address) => {
    document.fonts.add(await new FontFace('ETM Text', `url('${address}')`, {weight: '400 700'}).load());
    await document.fonts.ready;
  }, font);
  const data = await page.screenshot();
  await page.close();
  return data;
}

function write(file: string, data: Buffer): void {
  writeFileSync(path.join(STATIC, file), data);
  console.log(`static/${file}: ${data.length} bytes`);
}

async function draw(): Promise<void> {
  ensureBrowser();
  const browser = await chromium.launch(launchOptions());
  try {
    const svg = readFileSync(path.join(STATIC, 'img/icon.svg'), 'utf8');
    const pictures = [];
    for (const size of FAVICON) pictures.push({size, data: await icon(browser, svg, size)});
    write('favicon.ico', ico(pictures));
    write('img/apple-touch-icon.png', await icon(browser, svg, TOUCH.size, TOUCH.drawing));
    write('img/card.png', await card(browser));
  } finally {
    await browser.close();
  }
}

void draw();
