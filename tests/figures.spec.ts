/** Figures: finished as they are printed, and answering from the reader's first movement on. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {alone} from './support/alone';
import {violations} from './support/axe';
import {folderOf} from './support/builds';
import {compressed} from './support/bytes';
import {watchShifts} from './support/shifts';
import {expect, open, openAsleep, test, wake, type Locator, type Page} from './support/site';

const PAGE = '/specimen/';
const CODE = 5_000; // bytes of a figure's own code, compressed, if it does not say otherwise

const figures = [
  {
    id: 'supply-stack',
    code: 7_150, // it calculates an hour by the rules of a whole market
    opening: 'What is always on makes 9.5 GW, 1.7 GW less than demand. Switched on: coal CCS 1.0 GW and gas CHP',
    slider: 'Demand',
    start: '11.2',
    next: '11.4',
    answer: 'Beyond demand: export 1.1 GW of 2.0.',
    state: '11.4_6_2_85_30',
    states: [
      {query: '6_8_5_85_30', result: '5.0 GW find no use. The price is 0 €/MWh'},
      {query: '20_0_0_85_30', result: '5.8 GW are missing. The price is 3,000 €/MWh: the Value of Lost Load'},
      {query: '1e9_-5_0_x_99', result: 'What is always on makes 1.5 GW, 18.5 GW less than demand.'}, // 20, 0, as printed
    ],
  },
  {
    id: 'energy-flows',
    opening: 'Of 783 PJ that come in, 672 PJ reach users and 111 PJ are lost on the way.',
    slider: 'Heat pumps',
    start: '50',
    next: '51',
    answer: 'boilers in buildings 59 PJ',
    state: '51_50',
    states: [
      {query: '0_0', result: 'Of 971 PJ that come in'},
      {query: '100_70', result: 'burn 28 PJ of network gas, and boilers in buildings 0 PJ.'},
      {query: 'x_999', result: 'burn 17 PJ of network gas, and boilers in buildings 60 PJ.'}, // 50, as printed, and 70
    ],
  },
  {
    id: 'final-to-primary',
    opening: 'A useful demand of 100 PJ takes a final demand of 87 PJ and a primary demand of 104 PJ, 1.04 times',
    slider: 'Heat pumps',
    start: '30',
    next: '31',
    answer: 'Heat pumps take 19 PJ of ambient heat',
    state: '31_10_50',
    states: [
      {query: '0_0_0', result: 'a primary demand of 127 PJ, 1.27 times the useful one. Plants and networks lose 18 PJ'},
      {query: '70_30_100', result: 'a primary demand of 71 PJ, 0.71 times the useful one. Heat pumps take 42 PJ'},
      {query: 'x_99_-5', result: 'a final demand of 86 PJ and a primary demand of 121 PJ'}, // 30, as printed, 30 and 0
    ],
  },
  {
    id: 'energy-graph',
    opening: 'Given are the demand for cooking heat, 32.3 PJ, what the wind park makes, 10 PJ,',
    slider: 'Induction hob',
    start: '50',
    next: '51',
    answer: '20 % in the present and 51 % in the future',
    state: '51_0',
    states: [
      {query: '50_2', result: 'Step 2 of 8: Gas hob.'},
      {
        query: '50_5',
        result: 'import 0 PJ, export 1.9 PJ. Future: 19 ÷ 0.95 = 20 PJ for the induction hob',
      },
      {query: 'x_99', result: 'Present: 64.6 PJ. Future: 40.375 PJ.'}, // 50, as printed, and 8
    ],
  },
  {
    id: 'week-of-hours',
    code: 7_000, // it calculates 168 hours by the rules of a whole market
    opening: 'Thursday 18:00 to 19:00: what is always on makes 2.7 GW, 7.4 GW less than demand.',
    slider: 'Wind',
    start: '11',
    next: '11.5',
    answer: 'A surplus lasts 101 hours of this week',
    state: '11.5_4_4_30_91',
    states: [
      {query: '11_40_4_30_91', result: 'the price is 0 in none of them. Of 2 hours in which demand is not met'},
      {query: '11_4_75_30_91', result: 'Demand is met in every hour.'},
      {query: '-1_4_x_30_109', result: 'This week has no surplus.'}, // 0 and, as printed, 4
    ],
  },
  {
    id: 'heat-pump-cop',
    code: 7_000, // it calculates each of 61 days for five types
    opening: 'A day of −5 °C with an air heat pump: the home asks for up to 4.1 kW of heat, 2.3 times as much',
    slider: 'Mean temperature',
    start: '-5',
    next: '-4.5',
    answer: 'Electricity peaks at 1.99 kW from 7:00 to 8:00, 3.1 times as much',
    state: '-4.5_140_2.6_0',
    states: [
      {query: '-12_140_2.6_0', result: 'Electricity is at its limit of 2.59 kW in 22 of 24 hours'},
      {query: '3.5_140_2.6_4', result: 'Its pump runs in 6 of 24 hours. Electricity peaks at 0.99 kW'},
      {
        query: '-99_x_2.6_2',
        result: 'Electricity peaks at 1.23 kW from 7:00 to 8:00, 3.3 times as much: the COP is 4.8',
      }, // −15 and, as printed, 140
    ],
  },
  {
    id: 'tonne-of-co2',
    code: 5_600, // it counts by the rules of two methods
    opening: '440 kg reach the air. The primary method counts 98 kg, with −150 kg at users of the plant’s electricity',
    slider: 'Biogenic carbon',
    start: '30',
    next: '31',
    answer: 'The direct method counts 130 kg, with −160 kg at the power plant',
    state: '31_85_400_200_150_40',
    states: [
      {
        query: '50_85_0_850_0_0',
        result: 'The primary method counts 324 kg, with −350 kg at users of the plant’s electricity',
      },
      {query: '0_0_850_0_0_0', result: '850 kg are imported: only what is captured here is taken off.'},
      {query: 'x_999_-5_200_150_40', result: '340 kg reach the air. The primary method counts −2 kg'}, // 30, as printed, 95 and 0
    ],
  },
  {
    id: 'plant-costs',
    code: 6_000, // it has all attributes of four plants, and prints them
    opening: 'Gas CCGT of 800 MW with 2,743 full load hours costs 318.2 M€ a year, 145.0 €/MWh.',
    slider: 'WACC',
    start: '4',
    next: '4.5',
    answer: 'costs 319.8 M€ a year, 145.7 €/MWh. It asks 125.8 €/MWh',
    state: '2743_4.5_30_85_0',
    states: [
      {
        query: '4000_7_60_85_2',
        result: 'Nuclear of 1,600 MW with 4,000 full load hours costs 630.2 M€ a year, 98.5 €/MWh.',
      },
      {
        query: '3397_4_20_200_3',
        result: 'Wind at sea of 3 MW with 3,397 full load hours costs 0.610 M€ a year, 59.8 €/MWh.',
      },
      {query: '7500_7_x_0_9', result: 'Wind at sea of 3 MW with 7,500 full load hours'}, // 30, as printed, and 3
    ],
  },
];

/** What is asked for from now on to run, by file name; what is only fetched ahead does not count. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const isAhead = request.headers()['sec-purpose'] === 'prefetch';
    if (request.resourceType() === 'script' && !isAhead) scripts.add(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Text as it is read: no-break spaces are spaces. */
async function expectResult(figure: Locator, text: string): Promise<void> {
  await expect
    .poll(async () => ((await figure.getByRole('status').textContent()) ?? '').replaceAll('\u00a0', ' '))
    .toContain(text);
}

/** Wakes a drawing from a place where a press does nothing; gives what moves the mouse, across as a share of its width. */
async function over(
  picture: Locator,
  position: {readonly x: number; readonly y: number},
): Promise<(across: number, down: number) => Promise<void>> {
  await picture.scrollIntoViewIfNeeded();
  await picture.hover({position});
  await picture.page().waitForTimeout(500);
  const {x, y, width} = (await picture.boundingBox())!;
  return (across, down) => picture.page().mouse.move(x + width * across, y + down, {steps: 3});
}

for (const {id, code = CODE, opening, slider, start, next, answer, state, states} of figures) {
  test.describe(id, () => {
    const figureOf = (page: Page): Locator => page.locator(`figure#${id}`);
    const rangeOf = (page: Page): Locator => figureOf(page).getByRole('slider', {name: slider});
    const numberOf = (page: Page): Locator => figureOf(page).getByRole('spinbutton', {name: slider});
    const stateOf = (page: Page): string | null => new URL(page.url()).searchParams.get(id);

    test.describe('without scripts', () => {
      test.use({javaScriptEnabled: false});
      test('it shows its opening state, in words and numbers, and no control that would not answer', async ({page}) => {
        await open(page, PAGE);
        const figure = figureOf(page);
        await expect(figure.getByRole('img')).toBeVisible();
        await expectResult(figure, opening);
        await expect(figure.getByRole('slider')).toHaveCount(0);
        await figure.getByText('The numbers').click();
        await expect(figure.getByRole('table').first()).toBeVisible();
      });
    });

    test('a screen reader finds title, controls, picture, result and numbers', async ({page}) => {
      await open(page, PAGE);
      const figure = page.getByRole('figure', {name: /^Figure \d /}).and(figureOf(page));
      await expect(figure.getByRole('group', {name: /^Controls of figure/})).toBeVisible();
      await expect(rangeOf(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${start} `));
      await expect(numberOf(page)).toHaveValue(start);
      const picture = figure.getByRole('img');
      await expect(picture).toHaveAccessibleName(/^Figure \d /);
      await expect(picture).toHaveAccessibleDescription(new RegExp(opening.replaceAll(' ', '\\s')));
      await figure.getByText('The numbers').click();
      await expect(figure.getByRole('table').first().getByRole('rowheader').first()).toBeVisible();
    });

    test(`its code is not fetched until the reader comes to it, and takes at most ${code / 1000} kB`, async ({
      page,
    }) => {
      await open(page, PAGE);
      await wake(page);
      await page.waitForTimeout(300);
      const scripts = scriptsOf(page);
      await page.waitForTimeout(300);
      expect([...scripts]).toEqual([]);
      await figureOf(page).getByRole('img').dispatchEvent('pointerover');
      await expect.poll(() => scripts.size).toBeGreaterThan(0);
      await page.waitForTimeout(300);
      const bytes = [...scripts].map((file) => compressed(readFileSync(path.join(folderOf('default'), file))));
      expect(bytes.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(code);
    });

    test('asleep, the first key counts', async ({page}) => {
      const letGo = await openAsleep(page, PAGE);
      await rangeOf(page).focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
      letGo();
      await expect(rangeOf(page)).toHaveValue(next);
      await expectResult(figureOf(page), answer);
      await expect(rangeOf(page)).toHaveValue(next);
      await expect(rangeOf(page)).toBeFocused();
      await expect(numberOf(page)).toHaveValue(next);
      await expect.poll(() => stateOf(page)).toBe(state);
    });

    test('asleep, a drag goes on while the figure wakes', async ({page}) => {
      const letGo = await openAsleep(page, PAGE);
      await rangeOf(page).scrollIntoViewIfNeeded();
      const {x, y, width, height} = (await rangeOf(page).boundingBox())!;
      const at = (share: number): Promise<void> => page.mouse.move(x + width * share, y + height / 2);
      await at(0.3);
      await page.mouse.down();
      await at(0.4);
      expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
      const early = await rangeOf(page).inputValue();
      expect(early).not.toBe(start);
      letGo();
      await expect(numberOf(page)).toHaveValue(early); // awake by now
      await at(0.8);
      const late = await rangeOf(page).inputValue();
      expect(Number(late)).toBeGreaterThan(Number(early));
      await expect(numberOf(page)).toHaveValue(late);
      await page.mouse.up();
      await expect.poll(() => stateOf(page)).toContain(late);
    });

    test('awake, it answers to keys and to a number, within its limits', async ({page}) => {
      await open(page, PAGE, {app: 'awake'});
      await rangeOf(page).focus();
      await page.keyboard.press('ArrowRight');
      await expectResult(figureOf(page), answer);
      const least = (await rangeOf(page).getAttribute('min'))!;
      const most = (await rangeOf(page).getAttribute('max'))!;
      await page.keyboard.press('End');
      await expect(numberOf(page)).toHaveValue(most);
      await page.keyboard.press('Home');
      await expect(numberOf(page)).toHaveValue(least);
      await page.keyboard.press('Tab');
      await expect(numberOf(page)).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(next);
      await expect(rangeOf(page)).toHaveValue(next);
      await expectResult(figureOf(page), answer);
      await numberOf(page).fill('99999');
      await page.keyboard.press('Tab');
      await expect(numberOf(page)).toHaveValue(most);
      await expect(rangeOf(page)).toHaveValue(most);
    });

    test('its state stands in the address when a gesture ends, and is no step to go back to', async ({page}) => {
      await open(page, `${PAGE}?other=1#figures`, {app: 'awake'});
      const steps = await page.evaluate(() => history.length);
      await rangeOf(page).hover();
      await expect(numberOf(page)).toHaveValue(start);
      const {x, y, height} = (await rangeOf(page).boundingBox())!;
      await page.waitForTimeout(500);
      await page.mouse.move(x + 40, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 60, y + height / 2, {steps: 4});
      expect(stateOf(page)).toBe(null);
      await page.mouse.up();
      await expect.poll(() => stateOf(page)).not.toBe(null);
      await rangeOf(page).fill(next);
      await expect.poll(() => stateOf(page)).toBe(state);
      expect(new URL(page.url()).searchParams.get('other')).toBe('1');
      expect(new URL(page.url()).hash).toBe('#figures');
      await rangeOf(page).fill(start);
      await expect.poll(() => stateOf(page)).toBe(null);
      expect(await page.evaluate(() => history.length)).toBe(steps);
    });

    for (const {query, result} of states) {
      test(`the address ?${id}=${query} is shown without an intent`, async ({page}) => {
        await open(page, `${PAGE}?${id}=${query}`);
        await expectResult(figureOf(page), result);
      });
    }

    test('it is there on a page that came by a link within the site', async ({page}) => {
      await open(page, '/main/intro/', {app: 'awake'});
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, PAGE);
      await expectResult(figureOf(page), opening);
      await rangeOf(page).fill(next);
      await expectResult(figureOf(page), answer);
      await page.goBack();
      await expect(page.locator('article h1')).toBeVisible();
      await expect(figureOf(page)).toHaveCount(0);
    });

    test('offline it stays as it was printed, and the next intent tries again', async ({page, allow}) => {
      await open(page, PAGE, {app: 'awake'});
      await page.waitForTimeout(300);
      allow('net::ERR_INTERNET_DISCONNECTED', 'the figure’s code cannot be fetched');
      await page.context().setOffline(true);
      await rangeOf(page).hover();
      await page.waitForTimeout(300);
      await expectResult(figureOf(page), opening);
      await page.context().setOffline(false);
      await rangeOf(page).fill(next);
      await rangeOf(page).focus();
      await expectResult(figureOf(page), answer);
    });

    for (const width of [360, 1280]) {
      for (const scheme of ['light', 'dark'] as const) {
        test(`nothing shifts or changes when it wakes, and axe finds nothing (${width} px, ${scheme})`, async ({
          page,
        }) => {
          await page.setViewportSize({width, height: 1200}); // taller than the figure: pictures of it need no scrolling
          await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
          await open(page, PAGE, {app: 'awake'});
          await figureOf(page).scrollIntoViewIfNeeded();
          await page.waitForTimeout(200);
          const before = await figureOf(page).screenshot();
          const shifts = await watchShifts(page);
          const scripts = scriptsOf(page);
          await figureOf(page).getByRole('img').dispatchEvent('pointerover');
          await expect.poll(() => scripts.size).toBeGreaterThan(0);
          await page.waitForTimeout(500);
          expect(await shifts()).toBe(0);
          expect((await figureOf(page).screenshot()).equals(before)).toBe(true);
          await rangeOf(page).fill(next);
          await expectResult(figureOf(page), answer);
          await figureOf(page).getByText('The numbers').click();
          await alone(figureOf(page));
          expect(await violations(page, `#${id}`)).toEqual([]);
        });
      }
    }

    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test(`its answer takes 200 ms, or none at all (motion: ${reducedMotion})`, async ({page}) => {
        await page.emulateMedia({reducedMotion});
        await open(page, `${PAGE}?${id}=${states[0]!.query}`);
        await expectResult(figureOf(page), states[0]!.result);
        const shape = figureOf(page).locator('svg rect.shape').first();
        const durationOf = (): Promise<string> => shape.evaluate((rect) => getComputedStyle(rect).transitionDuration);
        expect(await durationOf()).toBe('0s'); // what the address brought stands there at once
        await rangeOf(page).focus();
        expect(await durationOf()).toBe(reducedMotion === 'reduce' ? '0s' : '0.2s');
        await figureOf(page).evaluate((figure) => {
          figure.dataset.moved = '0';
          figure.addEventListener(
            'transitionrun',
            () => (figure.dataset.moved = String(Number(figure.dataset.moved) + 1)),
          );
        });
        await page.keyboard.press('End');
        await expect(numberOf(page)).toHaveValue((await rangeOf(page).getAttribute('max'))!);
        await page.waitForTimeout(300);
        const moved = Number(await figureOf(page).getAttribute('data-moved'));
        expect(moved > 0).toBe(reducedMotion === 'no-preference');
      });
    }

    test('letters keep their size, and stand inside the drawing, from 360 to 1440 px', async ({page}) => {
      for (const width of [360, 480, 768, 1440]) {
        await page.setViewportSize({width, height: 900});
        await open(page, PAGE);
        const texts = await figureOf(page)
          .locator('svg text')
          .evaluateAll((elements) =>
            elements
              .filter((element) => element.getClientRects().length > 0)
              .map((element) => {
                const {left, right} = element.getBoundingClientRect();
                const room = element.closest('svg')!.getBoundingClientRect();
                return {size: getComputedStyle(element).fontSize, out: Math.max(room.left - left, right - room.right)};
              }),
          );
        expect(texts.length).toBeGreaterThan(5);
        expect(texts.filter(({size, out}) => size !== '13px' || out > 1)).toEqual([]);
      }
    });
  });
}

test('a press shows where a first guess about the price of an hour is wrong', async ({page}) => {
  await open(page, PAGE);
  const figure = page.locator('figure#supply-stack');
  const press = (name: string): Promise<void> => figure.getByRole('button', {name}).click();
  await press('A surplus with a price');
  await expectResult(figure, 'The price is 30 €/MWh: electrolysis bids that and could take more.');
  await press('A surplus with plants');
  await expectResult(figure, '0.9 GW more than demand. Switched on: coal CCS 1.0 GW and gas CHP 0.1 GW.');
  await press('3 GW more demand');
  await expectResult(figure, 'The price is 96.2 €/MWh: import, the dearest that runs, asks that.');
  await press('CO₂ at 200 €/t');
  await expectResult(figure, 'Switched on: import 1.7 GW. The price is 96.2 €/MWh');
  expect(new URL(page.url()).searchParams.get('supply-stack')).toBe('11.2_6_2_200_30');
  await press('Start over');
  await expectResult(figure, 'The price is 96.2 €/MWh: export bids that');
  expect(new URL(page.url()).searchParams.get('supply-stack')).toBe(null);
});

test('a press shows where a first guess about what counts of CO₂ is wrong', async ({page}) => {
  await open(page, PAGE);
  const figure = page.locator('figure#tonne-of-co2');
  const press = (name: string): Promise<void> => figure.getByRole('button', {name}).click();
  await press('Captured, not stored');
  await expectResult(figure, 'The direct method counts −850 kg, with −850 kg at the power plant.');
  await press('Stored, not captured');
  await expectResult(figure, 'The direct method counts 1,000 kg, with 1,000 kg at the power plant.');
  await press('Fossil CO₂ as fuel');
  await expectResult(figure, 'The primary method counts 824 kg');
  await press('Biogenic CO₂ as fuel');
  await expectResult(figure, 'The primary method counts −176 kg');
  await expectResult(figure, 'The direct method counts 0 kg, with −850 kg at the power plant');
  expect(new URL(page.url()).searchParams.get('tonne-of-co2')).toBe('100_85_0_850_0_0');
  await press('Start over');
  await expectResult(figure, '440 kg reach the air.');
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
    await expectResult(figureOf(page), 'the price is 0 in none of them. Of 2 hours in which demand is not met');
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
    const to = await over(figureOf(page).getByRole('img'), {x: 5, y: 420});
    await to(0.502, 60);
    await page.mouse.down();
    await expectResult(figureOf(page), 'Thursday 12:00 to 13:00');
    await to(0.9, 60);
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
    await figureOf(page).getByRole('button', {name: 'A lower threshold'}).click();
    await expectResult(figureOf(page), 'Electricity is at its limit of 1.83 kW');
    await chosen('Hybrid');
    await figureOf(page).getByRole('button', {name: 'Start over'}).click();
    await chosen('Air');
    expect(stateOf(page)).toBe(null);
  });

  test('a press in the upper drawings chooses a day, and a drag the next ones', async ({page}) => {
    await open(page, PAGE, {app: 'awake'});
    const to = await over(figureOf(page).getByRole('img'), {x: 5, y: 470});
    await to(0.575, 60); // the middle of the scale
    await page.mouse.down();
    await expectResult(figureOf(page), 'A day of 0 °C');
    await to(0.93, 200);
    await expectResult(figureOf(page), 'A day of 15 °C');
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
    await expectResult(figureOf(page), 'Nuclear of 1,600 MW with 8,000 full load hours costs 656.0 M€ a year');
    await expect(plants.getByRole('button', {pressed: true})).toHaveText('Nuclear');
    expect(stateOf(page)).toBe('8000_7_60_85_2');
    await figureOf(page).getByRole('slider', {name: 'CO₂ price'}).fill('200');
    await plants.getByRole('button', {name: 'Gas CCGT'}).click();
    await expectResult(figureOf(page), 'It asks 162.4 €/MWh'); // the price of CO₂ stays
    expect(stateOf(page)).toBe('2743_4_30_200_0');
  });

  test('a press shows where a first guess is wrong', async ({page}) => {
    await open(page, PAGE);
    const press = (name: string): Promise<void> => figureOf(page).getByRole('button', {name}).click();
    await press('Nuclear, half the hours');
    await expectResult(figureOf(page), '98.5 €/MWh. It asks 4.0 €/MWh');
    await press('Nuclear at a WACC of 4 %');
    await expectResult(figureOf(page), '40.4 €/MWh. It asks 4.0 €/MWh');
    await press('Wind for 40 years');
    await expectResult(figureOf(page), '46.0 €/MWh. It asks nothing of that.');
    await press('Coal CCS, CO₂ at 200 €/t');
    await expectResult(figureOf(page), 'It asks 99.1 €/MWh');
    await press('Start over');
    await expectResult(figureOf(page), '145.0 €/MWh. It asks 125.8 €/MWh');
    expect(stateOf(page)).toBe(null);
  });
});
