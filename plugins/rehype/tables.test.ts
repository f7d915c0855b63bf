import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';
import {tables} from './tables';

function treeOf(html: string): Root {
  const tree: Root = fromHtml(html, {fragment: true});
  tables()(tree);
  return tree;
}

function framed(html: string): string {
  return toHtml(treeOf(html));
}

test('a table gets a focusable frame, named by the heading above it', () => {
  const html = framed('<h2>Plants</h2><table><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>');
  expect(html).toContain('<div class="table" role="region" tabindex="0" aria-label="Table: Plants"><table>');
  expect(html).toContain('aria-label="Table: Plants (2)"');
  expect(framed('<table></table>')).toContain('aria-label="Table"');
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

test('columns of numbers stand right by themselves, but for the first, and where they are told otherwise', () => {
  const table = (numbers: readonly string[], told = ''): string =>
    `<table><thead><tr><th>Year</th><th${told}>Value</th></tr></thead><tbody>${numbers.map((number) => `<tr><td>2030</td><td${told}>${number}</td></tr>`).join('')}</tbody></table>`;
  expect(framed(table(['1,000', '−3', '–', '5 %']))).toContain('<th class="right" scope="col">Value</th>');
  expect(framed(table(['1,000', '−3', '–', '5 %']))).toContain('<td>2030</td><td class="right">−3</td>');
  expect(framed(table(['1', '2'], ' align="left"'))).not.toContain('right');
  expect(framed(table(['1', 'none']))).not.toContain('right');
  expect(framed(table(['2 heat pumps', '3 boilers']))).not.toContain('right');
});

test('what a head ends with in parentheses is its unit', () => {
  const head = (words: string): string =>
    framed(`<table><thead><tr><th>${words}</th></tr></thead></table>`).replace(/.*<th[^>]*>(.*)<\/th>.*/, '$1');
  expect(head('Capacity (MW)')).toBe('Capacity <small>MW</small>');
  expect(head('<code>co2</code> (t/MWh)')).toBe('<code>co2</code> <small>t/MWh</small>');
  expect(head('(MW)')).toBe('(MW)');
  expect(head('f(x)')).toBe('f(x)');
  expect(head('Net (import) of all')).toBe('Net (import) of all');
});

test('a key may break behind its underscores, in a table only', () => {
  expect(framed('<table><tr><td><code>heat_pump_share</code></td></tr></table>')).toContain(
    '<code>heat_<wbr>pump_<wbr>share</code>',
  );
  expect(framed('<p><code>heat_pump</code></p>')).toContain('<code>heat_pump</code>');
  expect(framed('<table><tr><td><code>lib/merit/__x__</code> a_b</td></tr></table>')).toContain(
    '<code>lib/<wbr>merit/__<wbr>x__</code> a_b',
  );
});

const TITLED =
  '<titled-table id="plants" data-options="filter csv"><p>Plants of <code>nl</code></p><p>What they are.</p><table><thead>\n<tr><th>Plant</th><th>Output (MW)</th></tr></thead><tbody><tr><td>Coal</td>\n<td>500</td></tr><tr><td>Gas</td><td>200</td></tr></tbody></table></titled-table>';

test('a table with a title becomes the component, which the page imports once', () => {
  const {children} = treeOf(`${TITLED}${TITLED.replace('plants', 'more')}<table></table>`);
  const imports = children.filter(({type}) => type === 'mdxjsEsm');
  expect(imports).toMatchObject([{value: "import DataTable from '@site/src/components/DataTable';"}]);
  expect(treeOf('<table></table>').children.some(({type}) => type === 'mdxjsEsm')).toBe(false);

  const [first, second] = children.filter(({type}) => type === 'mdxJsxFlowElement') as MdxJsxFlowElementHast[];
  const attributes = (node: MdxJsxFlowElementHast): unknown =>
    Object.fromEntries(node.attributes.map((one) => ('name' in one ? [one.name, one.value] : [])));
  expect(attributes(first!)).toEqual({id: 'plants', number: '1', filter: null, csv: null, fits: '35'});
  expect(attributes(second!)).toMatchObject({id: 'more', number: '2'});
});

test('the component gets caption, head and rows, and each row its name', () => {
  const [caption, ...rows] = (
    treeOf(TITLED).children.find(({type}) => type === 'mdxJsxFlowElement') as MdxJsxFlowElementHast
  ).children as Element[];
  expect(toHtml(caption!)).toBe(
    '<div><p id="plants-title" data-title=""><span>Table 1</span> Plants of <code>nl</code></p><p>What they are.</p></div>',
  );
  expect(rows.map((row) => toString(row))).toEqual(['PlantOutput MW', 'Coal500', 'Gas200']);
  expect(toHtml(select('th[scope="row"]', rows[1])!)).toBe('<th scope="row">Coal</th>');
  expect(selectAll('td.right', rows[1])).toHaveLength(1);
});

test('a table is known to fit only where its longest words do', () => {
  const fits = (word: string): unknown => {
    const tree = treeOf(TITLED.replace('Coal', word));
    const node = tree.children.find(({type}) => type === 'mdxJsxFlowElement') as MdxJsxFlowElementHast;
    return node.attributes.find((one) => 'name' in one && one.name === 'fits')?.value;
  };
  expect(fits('x'.repeat(60))).toBe('50');
  expect(fits('x'.repeat(90))).toBeUndefined();
  expect(fits('many words '.repeat(30))).toBe('35');
  expect(fits(`<code>${'key_'.repeat(40)}</code>`)).toBe('35');
});

test('ids in the cells of a titled table are known to its component, and coloured code breaks, too', () => {
  const [, table] = treeOf(
    '<titled-table id="calls" data-options=""><p>Calls</p><table><tr><th>Call</th></tr>' +
      '<tr><td id="fn-sum">SUM <span id="fn-plus">PLUS</span></td></tr>' +
      '<tr><td><code><span>wind_park</span>, 1</code></td></tr></table></titled-table>',
  ).children as MdxJsxFlowElementHast[];
  expect(table!.attributes).toContainEqual({type: 'mdxJsxAttribute', name: 'anchors', value: 'fn-sum fn-plus'});
  expect(toHtml(table!.children.at(-1) as Element)).toContain('<code><span>wind_<wbr>park</span>, 1</code>');
});

test('a long table is followed by what unfolds it, a shorter one by nothing', () => {
  const table = (rows: number): string =>
    `<table><thead><tr><th>Plant</th></tr></thead><tbody>${'<tr><td>Coal</td></tr>'.repeat(rows)}</tbody></table>`;
  const folded = select('.table + details.rest:not([open])', treeOf(`${table(13)}<p>Text</p>`));
  expect(toString(folded!)).toBe('All 13 rows');
  expect(select('details', treeOf(table(12)))).toBeUndefined();
});
