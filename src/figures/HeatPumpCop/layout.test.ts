import {expect, test} from 'vitest';
import {inColumn} from './layout';

test.each([[[10, 40, 70]], [[50, 50, 50]], [[100, 100, 99]], [[0, 1, 100]]])(
  'names for lines at %j keep off each other and inside, in the order of the lines',
  (lines) => {
    const places = inColumn(lines, 0, 100, 15);
    const sorted = [...places].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, index) => expect(place - sorted[index]!).toBeGreaterThanOrEqual(15));
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted.at(-1)).toBeLessThanOrEqual(100);
    lines.forEach((line, a) =>
      lines.forEach((other, b) => {
        if (line < other) expect(places[a]).toBeLessThan(places[b]!);
      }),
    );
  },
);

test('a name with room stands at its line', () => {
  expect(inColumn([80, 20, 50], 0, 100, 15)).toEqual([80, 20, 50]);
});
