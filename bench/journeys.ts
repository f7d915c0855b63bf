import type {Locator, Page} from '@playwright/test';
import type {Device, Speed, Visit} from './visit';

/** What a reader does, and what it gives: numbers by what they say, with their units. */
export interface Journey {
  readonly name: string;
  readonly speeds: readonly Speed[];
  readonly device: Device;
  readonly needs: string; // a page that only some sites have
  readonly go: (visit: Visit) => Promise<Readonly<Record<string, number>>>;
}

/** Pages of all kinds: front page, short, long, with a drawing, with a figure, of the API, with a long table, the search. */
const PAGES = [
  '/',
  '/main/intro/',
  '/main/energy-calculations/',
  '/main/co2-ccus/',
  '/main/merit-order/',
  '/api/scenarios/',
  '/contrib/gql/',
  '/search/',
];

const BOTH: readonly Speed[] = ['fast', 'slow'];

const loads: Journey[] = PAGES.map((address) => ({
  name: `Load ${address}`,
  speeds: ['slow'],
  device: 'phone',
  needs: address,
  async go({page, at, bytes, notes}) {
    await page.goto(at(address), {waitUntil: 'load'});
    const untilLoad = bytes();
    await idle(page);
    const {fcp, lcp, cls, tbt} = await notes();
    return {
      'first paint, ms': fcp,
      'largest paint, ms': lcp,
      'blocked, ms': tbt,
      'shift, thousandths': cls * 1000,
      'until load, kB': untilLoad / 1000,
      'until idle, kB': bytes() / 1000,
    };
  },
}));

/** Six links of the sidebar; where there is none beside the text, in the menu. */
function clicks(name: string, rest: number): Journey {
  return {
    name,
    speeds: BOTH,
    device: 'laptop',
    needs: '/main/intro/',
    async go({page, at, bytes, shown}) {
      await page.goto(at('/main/intro/'), {waitUntil: 'load'});
      await idle(page);
      const times: number[] = [];
      for (let nth = 0; nth < 6; nth++) {
        const link = await nextLink(page);
        await link.hover();
        await page.waitForTimeout(rest);
        await page.mouse.down();
        await page.mouse.up();
        times.push(await shown());
        await idle(page);
      }
      return {
        'first click, ms': times[0]!,
        'clicks 2 to 6, ms': middle(times.slice(1)),
        'six pages, kB': bytes() / 1000,
      };
    },
  };
}

const taps: Journey = {
  name: 'Six links by touch',
  speeds: BOTH,
  device: 'phone',
  needs: '/main/intro/',
  async go({page, at, shown}) {
    await page.goto(at('/main/intro/'), {waitUntil: 'load'});
    await idle(page);
    const times: number[] = [];
    for (let nth = 0; nth < 6; nth++) {
      await (await nextLink(page)).tap();
      times.push(await shown());
      await idle(page);
    }
    return {'first tap, ms': times[0]!, 'taps 2 to 6, ms': middle(times.slice(1))};
  },
};

const backAndForward: Journey = {
  name: 'Back and forward, two links',
  speeds: BOTH,
  device: 'laptop',
  needs: '/main/intro/',
  async go({page, at, shown}) {
    await page.goto(at('/main/intro/'), {waitUntil: 'load'});
    await idle(page);
    const first = await page.title();
    await (await nextLink(page)).click();
    await shown();
    await idle(page);
    const second = await page.title();
    const time = async (step: 'back' | 'forward', title: string): Promise<number> => {
      const began = performance.now();
      await page.evaluate((way) => history[way](), step).catch(() => {}); // the document may go
      while ((await page.title().catch(() => '')) !== title) await page.waitForTimeout(5);
      await page.locator('h1').first().waitFor();
      return performance.now() - began;
    };
    return {'back, ms': await time('back', first), 'forward, ms': await time('forward', second)};
  },
};

/** The search of this site and Starlight's, of VitePress, and of Docusaurus. */
const SEARCH = ':is(dialog[open], .VPLocalSearchBox, .navbar__search)';

const search: Journey = {
  name: 'Ctrl+K and a query',
  speeds: BOTH,
  device: 'laptop',
  needs: '/main/intro/',
  async go({page, at, bytes}) {
    await page.goto(at('/main/intro/'), {waitUntil: 'load'});
    await idle(page);
    const before = bytes();
    const shown = await page.evaluateHandle(framesUntilShown, `${SEARCH} input`);
    const began = performance.now();
    await page.keyboard.press('Control+k');
    const open = await shown.evaluate(({time}) => time);
    await page.keyboard.type('merit');
    await page.locator(`${SEARCH} :is(a[href], [role="option"])`).first().waitFor();
    const answered = performance.now();
    await idle(page);
    return {'dialog, ms': open, 'first result, ms': answered - began, 'list, kB': (bytes() - before) / 1000};
  },
};

/** Runs in the page: how long after the next key the frame was painted in which this could first be seen. */
function framesUntilShown(what: string): {readonly time: Promise<number>} {
  return {
    time: new Promise((resolve) => {
      let pressed = 0;
      addEventListener('keydown', (event) => (pressed ||= event.timeStamp), {capture: true});
      const wait = (): unknown =>
        pressed && document.querySelector(what)?.checkVisibility()
          ? setTimeout(() => resolve(performance.now() - pressed))
          : requestAnimationFrame(wait);
      requestAnimationFrame(wait);
    }),
  };
}

const figure: Journey = {
  name: 'First move of a figure, after 2 s',
  speeds: BOTH,
  device: 'phone',
  needs: '/search/', // the site's own: no other has figures
  async go({page, at}) {
    await page.goto(at('/main/merit-order/'), {waitUntil: 'load'});
    const slider = page.locator('figure[id] input[type="range"]').first();
    await slider.scrollIntoViewIfNeeded();
    await page.waitForTimeout(2000);
    await slider.focus();
    const answer = await slider.evaluateHandle((input) => {
      const status = input.closest('figure')!.querySelector('[role="status"]')!;
      const text = status.textContent;
      return {
        time: new Promise<number>((resolve) => {
          let began = 0;
          addEventListener('keydown', (event) => (began ||= event.timeStamp), {capture: true});
          const wait = (): unknown =>
            document.querySelector('figure[id] [role="status"]')!.textContent === text
              ? requestAnimationFrame(wait)
              : setTimeout(() => resolve(performance.now() - began));
          requestAnimationFrame(wait);
        }),
      };
    });
    await page.keyboard.press('PageUp');
    return {'first answer, ms': await answer.evaluate(({time}) => time)};
  },
};

const reading: Journey = {
  name: 'Reading to the end by wheel',
  speeds: ['fast'],
  device: 'laptop',
  needs: '/main/intro/',
  async go({page, at, bytes, notes}) {
    await page.goto(at('/main/merit-order/'), {waitUntil: 'load'});
    for (let end = false; !end;) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(100);
      end = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    }
    await idle(page);
    return {'whole visit, kB': bytes() / 1000, 'shift, thousandths': (await notes()).cls * 1000};
  },
};

export const journeys: readonly Journey[] = [
  ...loads,
  clicks('Six links, the pointer rests 300 ms', 300),
  clicks('Six links, the pointer rests 50 ms', 50),
  taps,
  backAndForward,
  search,
  figure,
  reading,
];

/** The link behind that of the page which is shown: in the sidebar, or, where that is hidden, anywhere on the page. */
async function nextLink(page: Page): Promise<Locator> {
  const isThere = await page.evaluate(() => {
    const visible = (links: string): HTMLAnchorElement[] =>
      [...document.querySelectorAll<HTMLAnchorElement>(links)].filter((link) =>
        link.checkVisibility({visibilityProperty: true}),
      );
    const isNext = ({pathname}: HTMLAnchorElement): boolean => pathname !== location.pathname;
    const ofSidebar = visible('nav a[href^="/main/"]');
    const own = ofSidebar.findLastIndex((link) => !isNext(link));
    const next = [...ofSidebar.slice(own + 1), ...visible('a[href^="/main/"]')].find(isNext);
    document.querySelectorAll('[data-bench]').forEach((link) => link.removeAttribute('data-bench'));
    next?.setAttribute('data-bench', '');
    return Boolean(next);
  });
  if (!isThere) throw new Error(`${page.url()} shows no link to another page of this part`);
  return page.locator('[data-bench]').first();
}

/** Until nothing has come over the network for half a second. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

function middle(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
