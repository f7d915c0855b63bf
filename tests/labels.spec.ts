/** Names in figures: none covers another, whatever the reader sets. */
import {alone} from './support/alone';
import {expect, open, test, wake} from './support/site';

type States = Readonly<Record<string, readonly number[]>>;

/** What each slider is set to, in all combinations. */
const figures: readonly {readonly id: string; readonly from?: string; readonly states: States}[] = [
  // As printed, with values at edges, with many that are new, and with all.
  ...[0, 1, 5, 8].map((step) => ({id: 'energy-graph', from: `50_${step}`, states: {induction: steps(0, 100, 10)}})),
  {id: 'energy-flows', states: {pumps: steps(0, 100, 5), wind: steps(0, 70, 5)}},
  {
    id: 'final-to-primary',
    states: {pumps: [0, 1, 3, ...steps(10, 70, 10)], district: [0, 1, 4, 10, 20, 30], wind: [0, 1, 4, 30, 60, 96, 100]},
  },
  {
    id: 'supply-stack',
    states: {
      demand: [6, 7.2, 9, 11.2, 12.4, 14.2, 16, 18, 20],
      wind: [0, 1, 4, 6, 8],
      sun: [0, 2, 5],
      co2: [0, 30, 85, 120, 200],
      bid: [0, 50, 97],
    },
  },
  // The chosen heat pump's name is in strong letters.
  ...[0, 1, 4].map((type) => ({
    id: 'heat-pump-cop',
    from: `-5_140_2.6_${type}`,
    states: {day: steps(-15, 15, 3), loss: [60, 120, 180], threshold: [1, 2.6, 6]},
  })),
  {
    id: 'tonne-of-co2',
    states: {
      biogenic: [0, 30, 99, 100],
      captured: [0, 10, 85],
      stored: [0, 400, 900],
      fuel: [0, 200, 900],
      products: [0, 150, 300],
      kept: [0, 40],
    },
  },
];

const READ = 2; // px above and below letters that their boxes have and no letter fills

for (const width of [360, 600, 640, 1440]) {
  for (const {id, from, states} of figures) {
    test(`${id}${from ? `, from ${from},` : ''} at ${width} px`, async ({page}) => {
      test.slow();
      await page.setViewportSize({width, height: 1200});
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, from ? `/specimen/?${id}=${from}` : '/specimen/');
      await wake(page);
      const figure = page.locator(`figure#${id}`);
      await figure.getByRole('img').dispatchEvent('pointerover');
      const slider = figure.getByRole('slider').first();
      await expect(async () => {
        await slider.fill((await slider.getAttribute('min'))!);
        await expect(figure.getByRole('spinbutton').first()).toHaveValue(await slider.inputValue());
      }).toPass();
      await alone(figure);
      const found = await figure.evaluate(walk, {states, blank: READ});
      expect(found.seen).toBe(Object.values(states).reduce((product, {length}) => product * length, 1));
      expect(found.covered).toEqual([]);
    });
  }
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({length: Math.round((to - from) / by) + 1}, (_, index) => Number((from + index * by).toFixed(3)));
}

interface Walk {
  readonly states: States;
  readonly blank: number;
}

/** Sets every state, in the page, and names the texts whose letters touch or leave the drawing. */
async function walk(figure: Element, {states, blank}: Walk): Promise<{seen: number; covered: string[]}> {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  const {port1, port2} = new MessageChannel(); // a timer would wait 4 ms each time
  const rendered = (): Promise<void> =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const set = (name: string, to: number): void => {
    const input = figure.querySelector(`#${figure.id}-${name}`)!;
    value.set!.call(input, String(to));
    input.dispatchEvent(new Event('input', {bubbles: true}));
  };
  const overlaps = (): string[] => {
    const room = figure.querySelector('svg')!.getBoundingClientRect();
    const boxes = [...figure.querySelectorAll('svg text')]
      .filter((text) => text.getClientRects().length > 0)
      .map((text) => {
        const {left, right, top, bottom} = text.getBoundingClientRect();
        return {name: text.textContent, left, right, top: top + blank, bottom: bottom - blank};
      });
    return boxes.flatMap((one, index) => [
      ...(one.top < room.top - 4 || one.bottom > room.bottom + 4 ? [`${one.name} stands outside`] : []),
      ...boxes
        .slice(index + 1)
        .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
        .map((two) => `${one.name} on ${two.name}`),
    ]);
  };

  const covered: string[] = [];
  let seen = 0;
  const go = async ([first, ...rest]: [string, readonly number[]][], at: string): Promise<void> => {
    if (!first) {
      await rendered();
      seen++;
      covered.push(...overlaps().map((what) => `${at}: ${what}`));
      return;
    }
    const [name, values] = first;
    for (const to of values) {
      set(name, to);
      await go(rest, `${at} ${name} ${to}`);
    }
  };
  await go(Object.entries(states), '');
  return {seen, covered};
}
