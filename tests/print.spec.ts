/** Paper: what a reader prints has all the words of the page. */
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {expect, open, test, type Page} from './support/site';

/**
 * The page as printed on A4, without any spaces, since lines and columns break words: its text in the order of the
 * file, which keeps a cell together, and from top to bottom.
 */
async function print(page: Page): Promise<{written: string; seen: string}> {
  const data = new Uint8Array(await page.pdf({format: 'A4', printBackground: true}));
  const pdf = await getDocument({data, verbosity: 0}).promise;
  let written = '';
  let seen = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const {items} = await (await pdf.getPage(number)).getTextContent();
    const runs = items
      .filter((item) => 'str' in item)
      .map(({str, transform}) => ({str, x: Number(transform[4]), y: Math.round(Number(transform[5]))}));
    written += runs.map(({str}) => str).join('');
    runs.sort((one, other) => other.y - one.y || one.x - other.x);
    seen += runs.map(({str}) => str).join('');
  }
  return {written: bare(written), seen: bare(seen)};
}

function bare(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/g, '');
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({javaScriptEnabled: scripts});

    test('the printed specimen contains all its words', async ({page}) => {
      await open(page, '/specimen/');
      // Block by block: what the article says, chosen or not, folded or not.
      const parts = await page
        .locator('article')
        .locator('p, li, li > *, td, th, h1, h2, h3, h4, .line, summary, figcaption, text, figure div')
        .evaluateAll((all) =>
          all
            .filter((element) => !element.querySelector('p, li, li > *, div, svg, .line, details'))
            // Sliders say their values, see below; nobody guesses on paper; and names stand there twice, for two widths.
            .filter((element) => !element.closest('figure :is([role="group"], [data-guess], [data-asked], .narrow)'))
            // For those only who come by the id of what has moved.
            .filter((element) => !element.closest('[data-moved]'))
            // Unfolds a long table, which is whole on paper; of an operation's answers and languages one is.
            .filter((element) => !element.closest('.rest, [data-operation] :is(details, [role="tabpanel"][hidden])'))
            .map((element) => {
              const shown = element.cloneNode(true) as Element;
              for (const source of shown.querySelectorAll('annotation')) source.remove(); // a formula's TeX
              return shown.textContent ?? '';
            }),
        );
      expect(parts.length).toBeGreaterThan(100);
      const {written} = await print(page);
      const missing = parts.filter((part) => part.trim() && !words(part).every((word) => written.includes(word)));
      expect(missing).toEqual([]);
    });
  });
}

/** The words of a text, long enough to mean something. */
function words(text: string): string[] {
  return text
    .split(/\s+/)
    .map(bare)
    .filter((word) => word.length > 1);
}

test('every panel is printed under its name, folded text is open, and links say where they lead', async ({page}) => {
  await open(page, '/specimen/', {app: 'awake'});
  const {seen: text} = await print(page);
  for (const name of ['Commandline#makeascenario', 'Pythonprint(len(hours))', 'Rubyputsscenario.fetch']) {
    expect(text).toContain(name);
  }
  expect(text).toContain('Wordsthatarefoldedaway.');
  expect(text).toContain('(https://github.com/quintel/etengine)');
  expect(text).toContain(`nl2023","end_year":2050}})`); // the end of a line that is wider than the paper
  await expect(page.locator('details[open]:not([data-operation])')).toHaveCount(0); // closed again on the screen
});

test('an operation is printed in the language that was chosen', async ({page}) => {
  await open(page, '/specimen/');
  await page.getByRole('tab', {name: 'Python', exact: true}).last().click();
  const {seen} = await print(page);
  expect(seen).toContain('requests.put(');
  expect(seen).not.toContain('Net::HTTP');
  expect(seen).not.toContain('curl-XPUT');
});

test('a printed figure says what its sliders are set to', async ({page}) => {
  await open(page, '/?energy-flows=80_20');
  await expect(page.locator('#energy-flows-wind-number')).toHaveValue('20'); // in a small window one slider is there at a time
  const {seen} = await print(page);
  expect(seen).toContain('Heatpumps80%');
  expect(seen).toContain('Wind20%');
});

test('the chrome stays off the paper', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/main/intro/');
  for (const part of ['.navbar', '.theme-doc-sidebar-container', '.theme-layout-footer', '.theme-doc-toc-desktop']) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  await expect(page.getByRole('button', {name: 'Copy'}).filter({visible: true})).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'Edit this page'})).toBeHidden();
  await expect(page.getByText('What this page rests on')).toBeVisible();
});

test('paper is light in the dark mode, too', async ({page}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await open(page, '/specimen/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('article h1')).toHaveCSS('color', 'rgb(21, 33, 43)');
  await expect(page.locator('.theme-code-block').first()).toHaveCSS('background-color', 'rgb(243, 246, 247)');
});

test('nothing is wider than the paper', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 672, height: 950}); // A4 between its margins
  await open(page, '/specimen/');
  const wide = await page
    .locator('article :not(svg svg, svg svg *)') // which cuts off what leaves it
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().right > 673)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
  expect(wide).toEqual([]);
});
