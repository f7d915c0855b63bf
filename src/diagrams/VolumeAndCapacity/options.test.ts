import {expect, test} from 'vitest';
import {pageNumbers} from '../../../tests/support/example';
import {pageTable} from '../../../tests/support/pageTable';
import {bands, gaps, place} from './options';

const options = bands.flatMap(({kinds}) => kinds.flatMap((kind) => kind.options));
const hoursOf = (name: string): number => options.find((option) => option.name === name)!.hours;

test.each([
  ['Large-scale batteries', 'Large-scale batteries'],
  ['Batteries in homes', 'Batteries in households'],
  ['Batteries of electric cars', 'Electric cars'],
  ['Flow batteries', 'Flow batteries'],
  ['Reservoirs, underground pumped hydro', 'Reservoirs'],
  ['Reservoirs, underground pumped hydro', 'Underground pumped hydro storage'],
])('%s last as long as the start value of the slider', (name, storage) => {
  const {rows} = pageTable('docs/electricity-storage.md', 'sliders-table');
  const [row] = rows.filter((each) => each.text('Storage') === storage && each.text('Unit') === 'hours');
  expect(row!.number('Start, nl2023')).toBeCloseTo(hoursOf(name), 4);
});

test.each([
  ['Salt caverns for hydrogen', 'Salt cavern'],
  ['Depleted gas fields for hydrogen', 'Depleted gas field'],
])('%s last as long as the start value of the slider', (name, store) => {
  const {rows} = pageTable('docs/hydrogen.mdx', 'storage-sliders');
  const [row] = rows.filter((each) => each.text('Store') === store && each.text('Unit') === 'hours');
  expect(row!.number('Start, nl2023')).toBe(hoursOf(name));
});

test('load shifting lasts as long as the start value of its deficit limit', () => {
  const start = /\*\*Deficit limit\*\* \|[^|]+\| hours \| +0 \| +500 \| +(\d+) \|/;
  expect(pageNumbers('docs/flexibility.mdx', start)).toEqual([hoursOf('Load shifting in industry')]);
});

test('each limit is that of the table', () => {
  const {rows} = pageTable('docs/flexibility.mdx', 'time-scales');
  const limits = new Map(rows.map((row) => [row.text('Option'), row.text('Limit in the model').toLowerCase()]));
  for (const {name, limit} of options.filter((option) => option.limit))
    expect(limits.get(name), name).toMatch(new RegExp(`^${limit}`));
});

test('bars grow with the hours, and gaps fill the width', () => {
  const ends = options.map(({hours}) => hours).filter(Number.isFinite);
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  expect(place(gaps[0].from)).toBe(0);
  expect(place(gaps.at(-1)!.to)).toBe(100);
});
