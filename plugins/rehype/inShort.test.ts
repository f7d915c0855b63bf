import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {inShort} from './inShort';

function sectioned(html: string): string {
  const tree = fromHtml(html, {fragment: true});
  inShort()(tree);
  return toHtml(tree);
}

const HEADING = '<h2 id="in-short">In short</h2>';

test('what a page says in short, and where to go next, become a section', () => {
  expect(sectioned(`${HEADING}\n<ul><li>A rule.</li></ul>\n<p>Next: set it.</p><p>How it works.</p>`)).toBe(
    `<section class="short" aria-labelledby="in-short">${HEADING}\n<ul><li>A rule.</li></ul>\n<p class="next">Next: set it.</p></section><p>How it works.</p>`,
  );
});

test('it may be a paragraph, and the next one belongs to the text', () => {
  expect(sectioned(`${HEADING}<p>A rule.</p><p>How it works.</p>`)).toBe(
    `<section class="short" aria-labelledby="in-short">${HEADING}<p>A rule.</p></section><p>How it works.</p>`,
  );
});

test('other pages stay as they are', () => {
  for (const html of ['<h2 id="rules">Rules</h2><p>One.</p>', HEADING, `${HEADING}<table></table>`]) {
    expect(sectioned(html)).toBe(html);
  }
});
