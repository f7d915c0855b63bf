import {describe, expect, test} from 'vitest';
import {sum} from '../../sum';
import {blocksOf, type Block, type Options} from './model';

const BATTERY: Options = {conversion: 0, capacity: 10, volume: 10, efficiency: 1};

/** The last of some hours. */
function lastOf(residual: readonly number[], options: Partial<Options>): Block {
  return blocksOf(residual, {...BATTERY, ...options}, 1).at(-1)!;
}

/** quintel/merit spec/merit/flex/storage_spec.rb; what is above 0 there is a surplus, here a residual load below 0. */
describe('as in merit’s own spec', () => {
  test('an empty battery gives nothing (lines 46–50)', () => {
    expect(lastOf([5], {}).given).toBe(0);
  });

  test.each([
    {options: {}, given: 1}, // lines 52–58
    {options: {efficiency: 0.75}, given: 0.75}, // lines 60–66
    {options: {capacity: 0.5}, given: 0.5}, // lines 69–79; 0.5 and 0.5 are stored
  ])('with 1.0 stored, $options gives $given', ({options, given}) => {
    expect(lastOf([-1, -0.5, 20], {volume: 1, ...options}).given).toBe(given);
  });

  test.each([
    {stored: 8, charged: 2, then: 10}, // lines 138–162
    {stored: 9, charged: 1, then: 10}, // lines 164–188
    {stored: 10, charged: 0, then: 10}, // lines 240–258
  ])('with $stored stored, $charged of 2.0 are taken', ({stored, charged, then}) => {
    expect(lastOf([-stored, -2], {})).toMatchObject({charged, stored: then});
  });

  test('an input capacity of 0.5 takes 0.5 of 2.0 (lines 279–296)', () => {
    expect(lastOf([-2], {capacity: 0.5})).toMatchObject({charged: 0.5, stored: 0.5, after: -1.5});
  });
});

test('by hand: electrolysis first, then the battery, and a loss when it gives', () => {
  // 12 GW of surplus for 3 hours: 4 are converted, 5 charged (15 GWh), 3 curtailed. Then 20 GW are missing: 15 × 0.8 ÷ 3 = 4.
  const blocks = blocksOf([-12, 20, 20], {conversion: 4, capacity: 5, volume: 100, efficiency: 0.8}, 3);
  expect(blocks).toEqual([
    {converted: 4, charged: 5, given: 0, after: -3, stored: 15},
    {converted: 0, charged: 0, given: 4, after: 16, stored: 0},
    {converted: 0, charged: 0, given: 0, after: 20, stored: 0},
  ]);
});

test('whatever the load, nothing is lost but by efficiency, and no load changes its sign', () => {
  const residual = Array.from({length: 500}, (_, hour) => 9 * Math.sin(hour / 3) + 8 * Math.sin(hour / 50));
  const blocks = blocksOf(residual, {conversion: 2, capacity: 6, volume: 30, efficiency: 0.85}, 3);
  const charged = sum(blocks, (block) => block.charged) * 3;
  const given = sum(blocks, (block) => block.given) * 3;
  expect(charged).toBeCloseTo(given / 0.85 + blocks.at(-1)!.stored, 6);
  blocks.forEach(({converted, charged: taken, given: back, after, stored}, hour) => {
    expect(after).toBeCloseTo(residual[hour]! + converted + taken - back, 9);
    expect(after * residual[hour]!).toBeGreaterThanOrEqual(-1e-9);
    expect(stored).toBeGreaterThanOrEqual(0);
    expect(stored).toBeLessThanOrEqual(30);
    expect(Math.max(taken, back)).toBeLessThanOrEqual(6);
  });
});
