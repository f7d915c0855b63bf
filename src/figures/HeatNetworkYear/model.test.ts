import {describe, expect, test} from 'vitest';
import {pageFile, pageTable} from '../../../tests/support/pageTable';
import {decayOf, run, type Point, type Source} from './model';

const STORE: Source = {key: 'store', most: Infinity};
const points = (...each: [needed: number, mustRun: number][]): Point[] =>
  each.map(([needed, mustRun]) => ({needed, mustRun}));

/** merit: spec/merit/calculator_spec.rb, lines 438 to 487: 0.4 stored, an output capacity of 0.15, a dispatchable behind it. */
test('as in merit’s spec of storage with a deficit, it gives 0.15, 0.15 and 0.1, then it is empty', () => {
  const need = (6.4e6 * 2.77566852955e-8) / 1;
  const steps = run(
    points([0, 0.4], [need, 0], [need, 0], [need, 0], [need, 0]),
    [
      {key: 'store', most: 0.15},
      {key: 'pump', most: 0.089},
    ],
    0,
  );
  const at = (of: 'store' | 'content'): number[] => steps.map((step) => Number(step[of].toFixed(12)));
  expect(at('store')).toEqual([0, 0.15, 0.15, 0.1, 0]);
  expect(at('content')).toEqual([0.4, 0.25, 0.1, 0, 0]);
  expect(steps[2]!.pump).toBeLessThan(steps[4]!.pump);
});

/** merit: spec/merit/flex/decaying_reserve_examples.rb, lines 123 to 137. */
test('as in merit’s spec of a reserve that loses 10 %, 4 become 3.6 and 3.24', () => {
  const steps = run(points([0, 4], [0, 0], [0, 0]), [STORE], 0.1);
  expect(steps.map(({content}) => Number(content.toFixed(12)))).toEqual([4, 3.6, 3.24]);
});

/** merit: spec/merit/flex/storage_spec.rb, lines 125 to 133. */
test('as in merit’s spec of storage, what comes in can be given in the next point', () => {
  const [first, second] = run(points([0, 2], [2, 0]), [STORE], 0);
  expect([first!.store, second!.store]).toEqual([0, 2]);
});

describe('the page’s three hours', () => {
  const hours = pageTable(pageFile('docs/heat-networks'), 'example-hours');

  test.each(['Summer night', 'Spring day', 'Cold morning'])('%s', (hour) => {
    const of = (quantity: string): number => hours.row(quantity).number(hour);
    const [step] = run(
      points([of('Heat that users take') + of('Loss on the way'), of('Must-run heat')]),
      [
        {key: 'pump', most: 200}, // the electric boiler
        {key: 'pump', most: 300},
      ],
      0,
    );
    expect([step!.gas, step!.surplus]).toEqual([of('Backup burner'), of('Unused heat')]);
  });
});

test('the loss of a point comes to the loss of the year', () => {
  expect((1 - decayOf(0.3, 365)) ** 365).toBeCloseTo(0.7, 12);
  // etsource: `graphs/energy/nodes/energy/energy_heat_network_storage_mt_steam_hot_water.ad`, storage.decay
  expect(decayOf(0.3, 8760)).toBeCloseTo(4.0715488903164676e-5, 12);
});
