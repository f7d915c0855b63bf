import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pageFile, quantityOf, tableIn} from './pageTable';

const PAGE = `---
title: Heat
---

:::table[Example: a house with a heat pump]{#example-heat-pump}

One house in one year.

| Step                    | Calculation   |      Heat (GJ) |  Emissions |
| ----------------------- | ------------- | -------------: | ---------: |
| **Useful** heat         | given         | 1\u202f250.50 | –          |
| \`Electricity\` of it   | 1,250.5 ÷ 3   |  −416.8        | 56.4\u00a0kg CO₂/GJ |
| Other                   |               |              1 |          2 |
| Other                   |               |         3 or 4 |      0,5 t |

:::

| Step | Heat |
| ---- | ---- |
| A    | B    |
`;

const table = (id = 'example-heat-pump') => tableIn('docs/heat.md', PAGE, id);

test('cells are read by row and head, as text and as numbers', () => {
  const {heads, rows, row} = table();
  expect(heads).toEqual(['Step', 'Calculation', 'Heat (GJ)', 'Emissions']);
  expect(rows).toHaveLength(4);
  expect(row('Useful heat').number('Heat (GJ)')).toBe(1250.5);
  expect(row('Useful heat').quantity('Heat').decimals).toBe(2);
  expect(row('Electricity of it').text('Calculation')).toBe('1,250.5 ÷ 3');
  expect(row('Electricity of it').number('Heat')).toBe(-416.8);
  expect(row('Electricity of it').quantity('Emissions')).toEqual({value: 56.4, unit: 'kg CO₂/GJ', decimals: 1});
});

test('what is not there is told with file and line', () => {
  const {rows, row} = table();
  expect(() => table('example-house')).toThrow('docs/heat.md:1  no table #example-house, but #example-heat-pump');
  expect(() => rows[0]!.text('Heat (PJ)')).toThrow('docs/heat.md:11  no column “Heat (PJ)”, but Step,');
  expect(() => row('Cooling')).toThrow('docs/heat.md:9  #example-heat-pump has no row “Cooling”');
  expect(() => row('Other')).toThrow('docs/heat.md:14  #example-heat-pump has a second row “Other”');
  expect(() => rows[0]!.number('Emissions')).toThrow('docs/heat.md:11  “–” in “Emissions” is not one number');
  expect(() => rows[3]!.number('Heat')).toThrow('docs/heat.md:14  “3 or 4” in “Heat” is not one number');
  expect(() => rows[3]!.number('Emissions')).toThrow('“0,5 t”');
});

test.each([
  ['1,128.5', 1128.5, '', 1],
  ['1\u00a0128\u202f000', 1128000, '', 0],
  ['−3', -3, '', 0],
  ['–0.25 MW', -0.25, 'MW', 2],
  ['-€12', -12, '', 0],
  ['+4 °C', 4, '°C', 0],
  ['35 %', 35, '%', 0],
  ['35%', 35, '%', 0],
  ['€ 1,200', 1200, '', 0],
  ['0.0564 t CO₂-eq per GJ', 0.0564, 't CO₂-eq per GJ', 4],
  ['12.0 kWh/m2', 12, 'kWh/m2', 1],
  ['≈ 8,760 h', 8760, 'h', 0],
])('%s is a number with its unit', (text, value, unit, decimals) => {
  expect(quantityOf(text)).toEqual({value, unit, decimals});
});

test.each(['', '–', 'none', '3–5', '3 to 5', '3 MW or 4 MW', '1.5 × 10⁶', '0,5', '1,25', '2 = 1 + 1', '12,345,67'])(
  '“%s” is not one number',
  (text) => {
    expect(quantityOf(text)).toBeNull();
  },
);

test('a page is found by its name, whichever its ending', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const [markdown, mdx, none] = ['demand', 'profiles', 'nowhere'].map((name) => path.join(folder, name));
  writeFileSync(`${markdown}.md`, '');
  writeFileSync(`${mdx}.mdx`, '');
  expect(pageFile(markdown!)).toBe(`${markdown}.md`);
  expect(pageFile(mdx!)).toBe(`${mdx}.mdx`);
  expect(() => pageFile(none!)).toThrow('nowhere  is neither');
  rmSync(folder, {recursive: true});
});
