/**
 * docs/dynamic-demand-curve: charging of cars in two hours. What etengine’s own spec says of a mix
 * (spec/models/qernel/causality/aggregate_curve_spec.rb:3–81) stands in curves.test.ts.
 */
import {expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers} from '../support/example';
import {mixed} from '../support/mixes';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/dynamic-demand-curve');
const table = pageTable(PAGE, 'example-charging');
const total = table.row('Total');
const profiles = table.rows.filter((row) => row !== total);
const [, , ...columns] = table.heads;
const [electricity] = pageNumbers(PAGE, /cars use (\S+ MWh)\. 21:00 is their highest hour:/) as [number];

test.each([0, 2])('hour by hour, from column %d', (place) => {
  const [value, power] = columns.slice(place, place + 2) as [string, string];
  expect(columns).toHaveLength(4);
  expect(value.replace('Value', 'Power').replace('millionths', 'MW')).toBe(power);
  for (const row of profiles) {
    expectCell(row, power, mixed([[[row.number(value) / 1e6], 1]])[0]! * electricity * (row.number('Share') / 100));
  }
  expectCell(
    total,
    power,
    profiles.reduce((sum, row) => sum + row.number(power), 0),
    EXACT,
  );
  const mix = mixed(profiles.map((row) => [[row.number(value) / 1e6], row.number('Share') / 100] as const));
  expect(Math.abs(mix[0]! * electricity - total.number(power))).toBeLessThan(0.01); // powers are printed rounded
});

test('shares are those that the sliders start at, and add up', () => {
  const sliders = pageTable(PAGE, 'charging-sliders');
  for (const row of profiles) {
    expect(row.number('Share')).toBe(sliders.row(row.text('Profile')).number('Start, nl2023'));
  }
  expectCell(
    total,
    'Share',
    profiles.reduce((sum, row) => sum + row.number('Share'), 0),
    EXACT,
  );
  expect(pageNumbers(PAGE, /\\sum_\{k=1\}\^\{(\d+)\} s_k/)).toEqual([profiles.length]);
});
