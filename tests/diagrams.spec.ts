/** Words in diagrams: none covers another, leaves the drawing or is broken, however wide the window is. */
import {readFileSync} from 'node:fs';
import {folderOf} from './support/builds';
import {pagesOf} from './support/pages';
import {expect, open, test} from './support/site';

const drawn = pagesOf(folderOf('default')).filter(({file}) => readFileSync(file, 'utf8').includes('>In words<'));

test('there are diagrams', () => {
  expect(drawn.length).toBeGreaterThan(4);
});

const DRAWINGS = 'figure:not([id]) > :is([role="img"], [role="group"])'; // those that readers move have an id

for (const {address} of drawn) {
  test(`words in the diagrams of ${address}`, async ({page}) => {
    await open(page, address);
    for (const width of [320, 360, 768, 1200, 1440]) {
      await page.setViewportSize({width, height: 900});
      expect(await page.locator(DRAWINGS).evaluateAll(faults), `at ${width} px`).toEqual([]);
    }
  });
}

/** What is wrong with the words that are seen, in the page. */
function faults(drawings: Element[]): string[] {
  const blank = 2; // px above and below letters that their lines have and no letter fills
  const clipped = (element: Element | null, {left, right, top, bottom}: DOMRect): boolean => {
    for (let at = element; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow !== 'hidden') continue;
      const room = at.getBoundingClientRect();
      if (right <= room.left || left >= room.right || bottom <= room.top || top >= room.bottom) return true;
    }
    return false;
  };
  return drawings.flatMap((drawing) => {
    const room = drawing.getBoundingClientRect();
    const texts = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
    const lines: {readonly of: Node; readonly word: string; readonly at: DOMRect}[] = [];
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const {0: word, index} of text.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const places = [...range.getClientRects()].filter((at) => !clipped(text.parentElement, at));
        if (new Set(places.map(({top}) => Math.round(top))).size > 1 && !/[-/]/.test(word))
          found.push(`${word} is broken`);
        lines.push(...places.map((at) => ({of: text, word, at})));
      }
    }
    lines.forEach(({of, word, at}, index) => {
      if (at.left < room.left - 1 || at.right > room.right + 1) found.push(`${word} stands outside`);
      const under = lines
        .slice(index + 1)
        .find(
          (other) =>
            other.of !== of &&
            at.left < other.at.right &&
            other.at.left < at.right &&
            at.top + blank < other.at.bottom - blank &&
            other.at.top + blank < at.bottom - blank,
        );
      if (under) found.push(`${word} on ${under.word}`);
    });
    return found;
  });
}
