/** Figures: finished as they are printed, and answering from the reader's first movement on. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {alone} from './support/alone';
import {violations} from './support/axe';
import {folderOf} from './support/builds';
import {compressed} from './support/bytes';
import {expectResult, FIGURES, idOf} from './support/figures';
import {figures, type FigureRow} from './support/figureTable';
import {hydrated, painted} from './support/settled';
import {watchShifts} from './support/shifts';
import {expect, open, openAsleep, test, type Locator, type Page} from './support/site';

const PAGE = '/specimen/';
const CODE = 5_000; // bytes of a figure's own code, compressed, if it does not say otherwise

/** The code of the frame, which all figures share; at most 5 kB, too. */
const FRAME = /\/figure\.[\da-f]+\.js$/;

/** What all figures have from their frame is tried on the one with the least to it, and on the one with the most. */
const FRAMED = ['energy-flows', 'supply-stack'];

/** A figure on the page, by parts. */
function partsOf(page: Page, {id, slider}: FigureRow) {
  const figure = page.locator(`figure#${id}`);
  return {
    figure,
    // The first of that name, and not that of a guess.
    range: figure
      .getByRole('group', {name: /^Controls of/})
      .getByRole('slider', {name: slider})
      .first(),
    number: figure.getByRole('spinbutton', {name: slider}).first(),
    picture: figure.getByRole('img'),
    state: () => new URL(page.url()).searchParams.get(id),
  };
}

/** What is asked for from now on to run, by file name; what is only fetched ahead does not count. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const isAhead = request.headers()['sec-purpose'] === 'prefetch';
    if (request.resourceType() === 'script' && !isAhead) scripts.add(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Wakes a figure by pointing at its drawing. */
async function point(figure: Locator): Promise<void> {
  await figure.getByRole('img').dispatchEvent('pointerover');
  await hydrated(figure.getByText('The numbers'));
}

/** Wakes a drawing from a place where a press does nothing; gives what moves the mouse, across as a share of its width. */
async function over(
  figure: Locator,
  position: {readonly x: number; readonly y: number},
): Promise<(across: number, down: number) => Promise<void>> {
  const picture = figure.getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await picture.hover({position});
  await hydrated(figure.getByText('The numbers'));
  const {x, y, width} = (await picture.boundingBox())!;
  return (across, down) => figure.page().mouse.move(x + width * across, y + down, {steps: 3});
}

test('every figure has a row in the table of tests, and stands on the specimen page', async ({page}) => {
  expect(figures.map(({id}) => id).sort()).toEqual(FIGURES.map(idOf).sort());
  await open(page, PAGE);
  await expect(page.locator('[data-figure]')).toHaveCount(figures.length);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('each shows its opening state, in words and numbers, and no control that would not answer', async ({page}) => {
    await open(page, PAGE);
    for (const row of figures) {
      const {figure, picture} = partsOf(page, row);
      await expect(picture).toBeVisible();
      await expectResult(figure, row.opening);
      await expect(figure.getByRole('slider')).toHaveCount(0);
      await figure.getByText('The numbers').click();
      await expect(figure.getByRole('table').first()).toBeVisible();
    }
  });
});

/** As a pattern, in which a space may be one that does not break. */
function inPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
}

test('a screen reader finds title, controls, picture, result and numbers of each', async ({page}) => {
  await open(page, PAGE);
  for (const row of figures) {
    const {range, number, ...parts} = partsOf(page, row);
    const figure = page.getByRole('figure', {name: /^Figure \d+ /}).and(parts.figure);
    await expect(figure.getByRole('group', {name: /^Controls of figure/})).toBeVisible();
    await expect(range).toHaveAttribute('aria-valuetext', new RegExp(`^${row.start} `));
    await expect(number).toHaveValue(row.start);
    const picture = figure.getByRole('img');
    await expect(picture).toHaveAccessibleName(/^Figure \d+ /);
    await expect(picture).toHaveAccessibleDescription(new RegExp(inPattern(row.opening)));
    await figure.getByText('The numbers').click();
    await expect(figure.getByRole('table').first().getByRole('rowheader').first()).toBeVisible();
  }
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]); // a second one would take the name of a slider
});

test('each answers to its slider, and its state stands in the address', async ({page}) => {
  await open(page, PAGE, {app: 'awake'});
  for (const row of figures) {
    const {figure, range, number, state} = partsOf(page, row);
    await range.focus();
    await page.keyboard.press('ArrowRight');
    await expectResult(figure, row.answer);
    await expect(number).toHaveValue(row.next);
    await expect.poll(state, row.id).toBe(row.state);
  }
});

for (const index of [0, 1, 2]) {
  test(`states in the address are shown without an intent (${index + 1} of 3)`, async ({page}) => {
    const asked = figures.map((row) => ({row, ...row.states[index]!}));
    await open(page, `${PAGE}?${asked.map(({row, query}) => `${row.id}=${query}`).join('&')}`);
    for (const {row, result} of asked) await expectResult(partsOf(page, row).figure, result);
  });
}

test('a state in the address wakes its own figure alone', async ({page}) => {
  const [asked, ...others] = figures as [FigureRow, ...FigureRow[]];
  await open(page, `${PAGE}?${asked.id}=${asked.states[0]!.query}`);
  await hydrated(partsOf(page, asked).figure.getByText('The numbers'));
  await expectResult(partsOf(page, asked).figure, asked.states[0]!.result);
  for (const row of others) {
    const summary = partsOf(page, row).figure.getByText('The numbers');
    expect(await summary.evaluate((node) => Object.keys(node).length), row.id).toBe(0);
  }
});

test('letters keep their size, and stand inside the drawing, from 360 to 1440 px', async ({page}) => {
  for (const width of [360, 480, 768, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, PAGE);
    for (const row of figures) {
      const texts = await partsOf(page, row)
        .figure.locator('svg text')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getClientRects().length > 0)
            .map((element) => {
              const {left, right} = element.getBoundingClientRect();
              const room = element.closest('svg')!.getBoundingClientRect();
              return {size: getComputedStyle(element).fontSize, out: Math.max(room.left - left, right - room.right)};
            }),
        );
      expect(texts.length, row.id).toBeGreaterThan(5);
      expect(
        texts.filter(({size, out}) => size !== '13px' || out > 1),
        `${row.id} at ${width} px`,
      ).toEqual([]);
    }
  }
});

test('no figure changes when it wakes, and axe finds nothing in any that shows its numbers', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 1500}); // taller than a figure: pictures of it need no scrolling
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, PAGE, {app: 'awake'});
  for (const row of figures) {
    const {figure} = partsOf(page, row);
    await figure.scrollIntoViewIfNeeded();
    await painted(page);
    // Browsers draw the edge of a native handle anew; the number next to it says where it is.
    const picture = (): Promise<Buffer> => figure.screenshot({mask: [figure.locator('input[type=range]')]});
    const before = await picture();
    await point(figure);
    expect.soft((await picture()).equals(before), row.id).toBe(true);
    await figure.getByText('The numbers').click();
  }
  expect(await violations(page, '[data-figure]')).toEqual([]);
});

for (const row of figures) {
  const {id, code = CODE} = row;
  test.describe(id, () => {
    test(`its code is not fetched until the reader comes to it, and takes at most ${code / 1000} kB`, async ({
      page,
    }) => {
      await open(page, PAGE, {app: 'awake'});
      await painted(page); // what the app asks for as it takes over is asked for
      const scripts = scriptsOf(page);
      await painted(page);
      expect([...scripts]).toEqual([]);
      await point(partsOf(page, row).figure);
      expect(scripts.size).toBeGreaterThan(0);
      const own = [...scripts].filter((file) => !FRAME.test(file));
      const bytes = own.map((file) => compressed(readFileSync(path.join(folderOf('default'), file))));
      expect(bytes.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(code);
    });
  });
}

for (const row of figures.filter(({id}) => FRAMED.includes(id))) {
  const {id, opening, start, next, answer, state, states} = row;
  test.describe(id, () => {
    test('asleep, the first key counts', async ({page}) => {
      const {figure, range, number, ...parts} = partsOf(page, row);
      const letGo = await openAsleep(page, PAGE);
      await range.focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
      letGo();
      await expect(range).toHaveValue(next);
      await expectResult(figure, answer);
      await expect(range).toHaveValue(next);
      await expect(range).toBeFocused();
      await expect(number).toHaveValue(next);
      await expect.poll(parts.state).toBe(state);
    });

    test('asleep, a drag goes on while the figure wakes', async ({page}) => {
      const {range, number, ...parts} = partsOf(page, row);
      const letGo = await openAsleep(page, PAGE);
      await range.scrollIntoViewIfNeeded();
      const {x, y, width, height} = (await range.boundingBox())!;
      const at = (share: number): Promise<void> => page.mouse.move(x + width * share, y + height / 2);
      await at(0.3);
      await page.mouse.down();
      await at(0.4);
      expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
      const early = await range.inputValue();
      expect(early).not.toBe(start);
      letGo();
      await expect(number).toHaveValue(early); // awake by now
      await at(0.8);
      const late = await range.inputValue();
      expect(Number(late)).toBeGreaterThan(Number(early));
      await expect(number).toHaveValue(late);
      await page.mouse.up();
      await expect.poll(parts.state).toContain(late);
    });

    test('awake, it answers to keys and to a number, within its limits', async ({page}) => {
      const {figure, range, number} = partsOf(page, row);
      await open(page, PAGE, {app: 'awake'});
      await range.focus();
      await page.keyboard.press('ArrowRight');
      await expectResult(figure, answer);
      const least = (await range.getAttribute('min'))!;
      const most = (await range.getAttribute('max'))!;
      await page.keyboard.press('End');
      await expect(number).toHaveValue(most);
      await page.keyboard.press('Home');
      await expect(number).toHaveValue(least);
      await page.keyboard.press('Tab');
      await expect(number).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(next);
      await expect(range).toHaveValue(next);
      await expectResult(figure, answer);
      await number.fill('99999');
      await page.keyboard.press('Tab');
      await expect(number).toHaveValue(most);
      await expect(range).toHaveValue(most);
    });

    test('its state stands in the address when a gesture ends, and is no step to go back to', async ({page}) => {
      const {figure, range, number, ...parts} = partsOf(page, row);
      await open(page, `${PAGE}?other=1#figures`, {app: 'awake'});
      const steps = await page.evaluate(() => history.length);
      await range.hover();
      await hydrated(figure.getByText('The numbers'));
      await expect(number).toHaveValue(start);
      const {x, y, height} = (await range.boundingBox())!;
      await page.mouse.move(x + 40, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 60, y + height / 2, {steps: 4});
      await expect(number).not.toHaveValue(start);
      expect(parts.state()).toBe(null);
      await page.mouse.up();
      await expect.poll(parts.state).not.toBe(null);
      await range.fill(next);
      await expect.poll(parts.state).toBe(state);
      expect(new URL(page.url()).searchParams.get('other')).toBe('1');
      expect(new URL(page.url()).hash).toBe(`#${id}`);
      await range.fill(start);
      await expect.poll(parts.state).toBe(null);
      expect(await page.evaluate(() => history.length)).toBe(steps);
    });

    test('it is there on a page that came by a link within the site', async ({page}) => {
      const {figure, range} = partsOf(page, row);
      await open(page, '/main/intro/', {app: 'awake'});
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, PAGE);
      await expectResult(figure, opening);
      await range.fill(next);
      await expectResult(figure, answer);
      await page.goBack();
      await expect(page.locator('article h1')).toBeVisible();
      await expect(figure).toHaveCount(0);
    });

    test('offline it stays as it was printed, and the next intent tries again', async ({page, allow}) => {
      const {figure, range} = partsOf(page, row);
      await open(page, PAGE, {app: 'awake'});
      allow('net::ERR_INTERNET_DISCONNECTED', 'the figure’s code cannot be fetched');
      await page.context().setOffline(true);
      const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
      await range.hover();
      await failed;
      await painted(page);
      await expectResult(figure, opening);
      await page.context().setOffline(false);
      await range.fill(next);
      await range.focus();
      await expectResult(figure, answer);
    });

    for (const width of [360, 1280]) {
      for (const scheme of ['light', 'dark'] as const) {
        test(`nothing shifts or changes when it wakes, and axe finds nothing (${width} px, ${scheme})`, async ({
          page,
        }) => {
          const {figure, range} = partsOf(page, row);
          await page.setViewportSize({width, height: 1200}); // taller than the figure: pictures of it need no scrolling
          await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
          await open(page, PAGE, {app: 'awake'});
          await figure.scrollIntoViewIfNeeded();
          await painted(page);
          const before = await figure.screenshot();
          const shifts = await watchShifts(page);
          await point(figure);
          expect(await shifts()).toBe(0);
          expect((await figure.screenshot()).equals(before)).toBe(true);
          await range.fill(next);
          await expectResult(figure, answer);
          await figure.getByText('The numbers').click();
          await alone(figure);
          expect(await violations(page, `#${id}`)).toEqual([]);
        });
      }
    }

    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test(`its answer takes 200 ms, or none at all (motion: ${reducedMotion})`, async ({page}) => {
        const {figure, range, number} = partsOf(page, row);
        await page.emulateMedia({reducedMotion});
        await open(page, `${PAGE}?${id}=${states[0]!.query}`);
        await expectResult(figure, states[0]!.result);
        const shape = figure.locator('svg rect.shape').first();
        const durationOf = (): Promise<string> => shape.evaluate((rect) => getComputedStyle(rect).transitionDuration);
        expect(await durationOf()).toBe('0s'); // what the address brought stands there at once
        await range.focus();
        expect(await durationOf()).toBe(reducedMotion === 'reduce' ? '0s' : '0.2s');
        await figure.evaluate((element) => {
          element.dataset.transitions = '0';
          element.addEventListener(
            'transitionrun',
            () => (element.dataset.transitions = String(Number(element.dataset.transitions) + 1)),
          );
        });
        await page.keyboard.press('End');
        await expect(number).toHaveValue((await range.getAttribute('max'))!);
        await painted(page); // transitions begin with the frame that shows what has changed
        const moved = Number(await figure.getAttribute('data-transitions'));
        expect(moved > 0).toBe(reducedMotion === 'no-preference');
      });
    }
  });
}

test('a press shows where a first guess about the price of an hour is wrong', async ({page}) => {
  await open(page, PAGE);
  const figure = page.locator('figure#supply-stack');
  const press = (name: string): Promise<void> => figure.getByRole('button', {name}).click();
  await press('A surplus of 2.3 GW');
  await expectResult(figure, 'The price is 30 €/MWh instead of 96.2: electrolysis would pay that for more');
  await press('A surplus of 0.9 GW');
  await expectResult(figure, '0.9 GW more than demand. Switched on: coal CCS 1.0 GW and gas CHP 0.1 GW.');
  await press('3 GW more demand');
  await expectResult(
    figure,
    'The price is still 96.2 €/MWh: export gets nothing, and import costs what export would pay.',
  );
  await press('CO₂ at 200 €/t');
  await expectResult(figure, 'Switched on: import 1.7 GW.');
  expect(new URL(page.url()).searchParams.get('supply-stack')).toBe('11.2_6_2_200_30');
  await press('Start over');
  await expectResult(figure, 'The price is 96.2 €/MWh: a buyer abroad');
  expect(new URL(page.url()).searchParams.get('supply-stack')).toBe(null);
});

test('a press shows where a first guess about what counts of CO₂ is wrong', async ({page}) => {
  await open(page, PAGE);
  const figure = page.locator('figure#tonne-of-co2');
  const press = (name: string): Promise<void> => figure.getByRole('button', {name}).click();
  await press('Captured, not stored');
  await expectResult(figure, 'The direct method has −850 kg at the power plant.');
  await press('Stored, not captured');
  await expectResult(figure, 'The direct method has 1,000 kg at the power plant.');
  await press('Fossil CO₂ as fuel');
  await expectResult(figure, 'the primary method counts 824 kg, the direct method 1,000 kg.');
  await press('Biogenic CO₂ as fuel');
  await expectResult(figure, 'the primary method counts −176 kg, the direct method 0 kg.');
  await expectResult(figure, 'The direct method has −850 kg at the power plant');
  expect(new URL(page.url()).searchParams.get('tonne-of-co2')).toBe('100_85_0_850_0_0');
  await press('Start over');
  await expectResult(figure, '440 kg reach the air, 98 or 140 kg count');
  expect(new URL(page.url()).searchParams.get('tonne-of-co2')).toBe(null);
});

test.describe('week-of-hours', () => {
  const figureOf = (page: Page): Locator => page.locator('figure#week-of-hours');
  const stateOf = (page: Page): string | null => new URL(page.url()).searchParams.get('week-of-hours');

  test('a press shows where a first guess is wrong, and the first one counts asleep', async ({page}) => {
    const letGo = await openAsleep(page, PAGE);
    const press = (name: string): Promise<void> => figureOf(page).getByRole('button', {name}).click();
    await press('Ten times the battery');
    expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
    letGo();
    await expectResult(figureOf(page), 'the price is 0 in none of them. Demand is not met in 2 hours.');
    expect(stateOf(page)).toBe('11_40_4_30_91');
    await press('A surplus with a price');
    await expectResult(figureOf(page), '1.8 GW more than demand. Switched on: gas plant 0.2 GW.');
    await press('A higher bid instead');
    await expectResult(figureOf(page), 'Demand is met in every hour.');
    await press('Start over');
    await expectResult(figureOf(page), '0.4 GW are missing.');
    expect(stateOf(page)).toBe(null);
  });

  test('a press in the drawing looks at an hour, and a drag at the next ones', async ({page}) => {
    await open(page, PAGE, {app: 'awake'});
    const to = await over(figureOf(page), {x: 5, y: 410});
    await to(0.542, 60);
    await page.mouse.down();
    await expectResult(figureOf(page), 'Thursday 12:00 to 13:00');
    await to(0.91, 60);
    await expectResult(figureOf(page), 'Sunday 7:00 to 8:00');
    expect(stateOf(page)).toBe(null);
    await page.mouse.up();
    await expect.poll(() => stateOf(page)).toBe('11_4_4_30_152');
    await expect(figureOf(page).getByRole('slider', {name: 'Look at hour'})).toHaveValue('152');
  });
});

test.describe('heat-pump-cop', () => {
  const figureOf = (page: Page): Locator => page.locator('figure#heat-pump-cop');
  const stateOf = (page: Page): string | null => new URL(page.url()).searchParams.get('heat-pump-cop');

  test('a press chooses a heat pump, and the first one counts asleep', async ({page}) => {
    const letGo = await openAsleep(page, PAGE);
    const types = figureOf(page).getByRole('group', {name: 'Heat pump', exact: true});
    const chosen = (name: string): Promise<void> => expect(types.getByRole('button', {pressed: true})).toHaveText(name);
    await chosen('Air');
    await types.getByRole('button', {name: 'Hybrid'}).click();
    expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
    letGo();
    await expectResult(figureOf(page), 'The COP stays below 2.6, so its pump stands still.');
    await chosen('Hybrid');
    expect(stateOf(page)).toBe('-5_140_2.6_4');
    await types.getByRole('button', {name: 'Ground'}).focus();
    await page.keyboard.press('Enter');
    await expectResult(figureOf(page), 'the COP is 4.8 at any temperature.');
    await figureOf(page).getByRole('button', {name: 'Hybrid, gas only below COP 1'}).click();
    await expectResult(figureOf(page), 'Electricity is at its limit of 1.83 kW');
    await chosen('Hybrid');
    await figureOf(page).getByRole('button', {name: 'Start over'}).click();
    await chosen('Air');
    expect(stateOf(page)).toBe(null);
  });

  test('a press in the upper drawings chooses a day, and a drag the next ones', async ({page}) => {
    await open(page, PAGE, {app: 'awake'});
    const to = await over(figureOf(page), {x: 5, y: 375});
    await to(0.64, 60); // the middle of the scale
    await page.mouse.down();
    await expectResult(figureOf(page), 'on a day of 0 °C');
    await to(0.96, 200);
    await expectResult(figureOf(page), 'on a day of 15 °C');
    expect(stateOf(page)).toBe(null);
    await page.mouse.up();
    await expect.poll(() => stateOf(page)).toBe('15_140_2.6_0');
  });
});

test.describe('plant-costs', () => {
  const figureOf = (page: Page): Locator => page.locator('figure#plant-costs');
  const stateOf = (page: Page): string | null => new URL(page.url()).searchParams.get('plant-costs');

  test('a press chooses a plant with its own hours, WACC and lifetime, and the first one counts asleep', async ({
    page,
  }) => {
    const letGo = await openAsleep(page, PAGE);
    const plants = figureOf(page).getByRole('group', {name: 'Plant', exact: true});
    await plants.getByRole('button', {name: 'Nuclear'}).click();
    expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
    letGo();
    await expectResult(figureOf(page), 'Nuclear of 1,600 MW costs 656.0 M€ a year with 8,000 full load hours.');
    await expect(plants.getByRole('button', {pressed: true})).toHaveText('Nuclear');
    expect(stateOf(page)).toBe('8000_7_60_85_2');
    await figureOf(page).getByRole('slider', {name: 'CO₂ price'}).fill('200');
    await plants.getByRole('button', {name: 'Gas CCGT'}).click();
    await expectResult(figureOf(page), 'is offered at 162.4 €'); // the price of CO₂ stays
    expect(stateOf(page)).toBe('2743_4_30_200_0');
  });

  test('a press shows where a first guess is wrong', async ({page}) => {
    await open(page, PAGE);
    const press = (name: string): Promise<void> => figureOf(page).getByRole('button', {name}).click();
    await press('Nuclear, half the hours');
    await expectResult(figureOf(page), 'A MWh costs 98.5 €, and is offered at 4.0 €.');
    await press('Nuclear at 4 %');
    await expectResult(figureOf(page), 'A MWh costs 40.4 €, and is offered at 4.0 €.');
    await press('Wind, 40 years');
    await expectResult(figureOf(page), 'A MWh costs 46.0 €, and is offered at 0 €.');
    await press('Start over');
    await expectResult(figureOf(page), 'A MWh costs 145.0 €, and is offered at 125.8 €.');
    expect(stateOf(page)).toBe(null);
  });
});

test('presets say which one is chosen, sliders their ends, and one clause is spoken when a gesture is over', async ({
  page,
}) => {
  await open(page, PAGE);
  const figure = page.locator('figure#supply-stack');
  const preset = figure.getByRole('button', {name: 'A surplus of 2.3 GW'});
  await expect(preset).toHaveAttribute('aria-pressed', 'false');
  await preset.click();
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  await expect(figure.getByRole('status').last()).toHaveText(/^The price is [\d.]+\s€\/MWh instead of 96\.2$/);
  await figure.getByRole('slider', {name: 'Demand'}).press('ArrowRight');
  await expect(preset).toHaveAttribute('aria-pressed', 'false');
  await expect(figure.getByText('200', {exact: true}).first()).toBeVisible(); // the end of the CO₂ price
});

test('an address that was copied opens at the figure, with what was set', async ({page, context, site}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: site.origin});
  await open(page, '/main/merit-order/');
  const figure = page.locator('figure#week-of-hours');
  await figure.getByRole('button', {name: 'Ten times the battery'}).click();
  await expectResult(figure, 'Demand is not met in 2 hours.');
  await figure.getByRole('button', {name: 'Copy link'}).click();
  await expect(figure.getByRole('button', {name: 'Copied'})).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/main\/merit-order\/\?week-of-hours=11_40_4_30_91#week-of-hours$/);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(figure.locator('figcaption')).toBeInViewport();
  await expectResult(figure, 'Demand is not met in 2 hours.');
});

for (const [kind, test_] of [
  ['CSV', (text: string) => expect(text).toMatch(/^\ufeffWho supplies[^]*\r\nGas CCGT,/)],
  ['SVG', (text: string) => expect(text).toMatch(/^<svg [^]*Who runs in this hour[^]*font-size: 13px/)],
  ['PNG', (text: string) => expect(text.slice(1, 4)).toBe('PNG')],
] as const) {
  test(`a figure is taken away as ${kind}`, async ({page}) => {
    await open(page, PAGE);
    const figure = page.locator('figure#supply-stack');
    const download = page.waitForEvent('download');
    await figure.getByRole('button', {name: kind}).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`supply-stack.${kind.toLowerCase()}`);
    test_(readFileSync(await file.path(), kind === 'PNG' ? 'latin1' : 'utf8'));
  });
}

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  test(`answer and control are in one window of ${width} × ${height}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, PAGE, {app: 'awake'});
    for (const row of figures) {
      const {figure, range} = partsOf(page, row);
      const skip = figure.getByRole('button', {name: 'Skip'}); // the answer is hidden while the reader guesses
      if (await skip.isVisible()) await skip.click();
      const name = figure.getByRole('button', {name: row.slider, exact: true});
      if (await name.isVisible()) await name.click();
      for (const slider of await figure
        .getByRole('group', {name: /^Controls of/})
        .getByRole('slider')
        .all()) {
        if (!(await slider.isVisible())) continue;
        await slider.focus();
        await slider.scrollIntoViewIfNeeded();
        const distance = async (): Promise<number> => {
          const answer = (await figure.locator('[data-result] b').boundingBox())!;
          const hand = (await slider.boundingBox())!;
          return Math.max(answer.y + answer.height, hand.y + hand.height) - Math.min(answer.y, hand.y);
        };
        // The answer comes to the top a moment after the slider has the focus.
        await expect.soft
          .poll(distance, {message: `${row.id}, ${String(await slider.getAttribute('id'))}`, timeout: 2000})
          .toBeLessThanOrEqual(height - 60);
      }
      await expect(range).toBeVisible();
    }
  });
}

test('a button at the top of a small window is pressed, though answer and drawing come there', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, PAGE, {app: 'awake'});
  const figure = page.locator('figure#hydrogen-year');
  const electrolysers = figure.getByRole('button', {name: 'Electrolysers', exact: true});
  await point(figure);
  await electrolysers.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 200));
  await painted(page);
  const {x, y} = (await electrolysers.boundingBox())!;
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await painted(page);
  await page.mouse.up();
  await expect(electrolysers).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => figure.getByRole('img').evaluate((drawing) => drawing.getBoundingClientRect().top))
    .toBeGreaterThan(0);
  await expect(figure.locator('[data-result] b')).toBeInViewport();
  const isOnTop = electrolysers.evaluate((button) => {
    const {left, top} = button.getBoundingClientRect();
    return document.elementFromPoint(left + 5, top + 5) === button;
  });
  expect(await isOnTop).toBe(true);
});

test('the frame of all figures takes at most 5 kB', () => {
  const folder = path.join(folderOf('default'), 'assets/js');
  const files = readdirSync(folder).filter((file) => FRAME.test(`/${file}`));
  expect(files).toHaveLength(1);
  expect(compressed(readFileSync(path.join(folder, files[0]!)))).toBeLessThanOrEqual(CODE);
});
