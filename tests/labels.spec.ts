/**
 * Names in figures as a browser draws them, in the reader's font and in the site's own, where everything is at its least or
 * most: none touches another or leaves the drawing. src/figures/names.test.ts goes through all other states, without one.
 */
import {names, openingOf, write, type Values} from '../src/components/Figure/inputs';
import {alone} from './support/alone';
import {figures} from './support/figureTable';
import {hydrated} from './support/settled';
import {expect, open, test} from './support/site';
import {cornersOf} from './support/states';

const READ = 2; // px above and below letters that their boxes have and no letter fills

for (const {id, inputs} of figures) {
  test(`${id}: as printed and at the ends of all it can be set to, no name touches another`, async ({page}) => {
    const figure = page.locator(`figure#${id}`);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/specimen/');
    const sliders = await figure
      .getByRole('group', {name: /^Controls of/})
      .getByRole('slider')
      .evaluateAll((ranges) => ranges.map((range) => range.id));
    const pressed = names(inputs).filter((input) => !sliders.includes(`${id}-${input}`)); // what buttons set
    const states = [openingOf(inputs), ...cornersOf(inputs)];
    const chosenIn = (state: Values<string>): string => pressed.map((input) => state[input]).join();
    for (const chosen of new Set(states.map(chosenIn))) {
      const group = states.filter((state) => chosenIn(state) === chosen);
      await open(page, `/specimen/?${id}=${write(inputs, group[0]!) || 'as-printed'}`);
      await hydrated(figure.getByText('The numbers'));
      await alone(figure);
      const order = names(inputs).filter((input) => !pressed.includes(input));
      for (const width of [360, 1440]) {
        await page.setViewportSize({width, height: 1200});
        for (const font of ['own', 'the reader’s']) {
          await page.locator('html').evaluate((root, family) => (root.dataset.font = family), font);
          expect(await page.evaluate(async () => (await document.fonts.load('13px "ETM Text"')).length)).toBe(1);
          const {drawn, touching} = await figure.evaluate(walk, {order, states: group, blank: READ});
          expect(drawn).toBe(group.length);
          expect(touching, `${chosen} at ${width} px, font ${font}`).toEqual([]);
        }
      }
    }
  });
}

interface Walk {
  readonly order: readonly string[]; // of the sliders
  readonly states: readonly Values<string>[];
  readonly blank: number;
}

/** Sets every state, in the page, and names the texts whose letters touch or leave the drawing. */
async function walk(figure: Element, {order, states, blank}: Walk): Promise<{drawn: number; touching: string[]}> {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  const {port1, port2} = new MessageChannel(); // a timer would wait 4 ms each time
  const rendered = (): Promise<void> =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const rangeOf = (name: string): HTMLInputElement => figure.querySelector(`#${figure.id}-${name}`)!;
  const set = (name: string, to: number): void => {
    value.set!.call(rangeOf(name), String(to));
    rangeOf(name).dispatchEvent(new Event('input', {bubbles: true}));
  };
  const isDrawn = (state: Values<string>): boolean =>
    order.every(
      (name) => figure.querySelector<HTMLInputElement>(`#${figure.id}-${name}-number`)!.valueAsNumber === state[name],
    );
  const touching = (): string[] => {
    const room = figure.querySelector('svg')!.getBoundingClientRect();
    const boxes = [...figure.querySelectorAll('svg text')]
      .filter((text) => text.getClientRects().length > 0)
      .map((text) => {
        const {left, right, top, bottom} = text.getBoundingClientRect();
        return {name: text.textContent, left, right, top: top + blank, bottom: bottom - blank};
      });
    return boxes.flatMap((one, index) => [
      ...(one.top < room.top - 4 || one.bottom > room.bottom + 4 ? [`${one.name} stands outside`] : []),
      ...(one.left < room.left - 1 || one.right > room.right + 1 ? [`${one.name} stands beside`] : []),
      ...boxes
        .slice(index + 1)
        .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
        .map((two) => `${one.name} on ${two.name}`),
    ]);
  };

  const found: string[] = [];
  let drawn = 0;
  for (const state of states) {
    for (const name of order) set(name, state[name]!);
    await rendered();
    if (isDrawn(state)) drawn++;
    found.push(...touching().map((what) => `${order.map((name) => `${name} ${state[name]}`).join(' ')}: ${what}`));
  }
  return {drawn, touching: found};
}
