import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {tables} from './tables';

function framed(html: string): string {
  const tree: Root = fromHtml(html, {fragment: true});
  tables()(tree);
  return toHtml(tree);
}

test('a table gets a focusable frame, named by the heading above it', () => {
  const html = framed('<h2>Plants</h2><table><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>');
  expect(html).toContain('<div class="table" role="region" tabindex="0" aria-label="Table 1: Plants"><table>');
  expect(html).toContain('aria-label="Table 2: Plants"');
  expect(framed('<table></table>')).toContain('aria-label="Table 1"');
});

test('alignment becomes a class, and a head names its column', () => {
  const html = framed(
    '<table><thead><tr><th align="right">GW</th></tr></thead><tr><td align="center">1</td></tr></table>',
  );
  expect(html).toContain('<th class="right" scope="col">GW</th>');
  expect(html).toContain('<td class="center">1</td>');
  expect(html).not.toContain('align=');
});

test('a table with many columns keeps the first in sight', () => {
  const row = (cells: number): string => `<table><tr>${'<td>1</td>'.repeat(cells)}</tr></table>`;
  expect(framed(row(4))).toContain('class="table table-wide"');
  expect(framed(row(3))).toContain('class="table"');
});
