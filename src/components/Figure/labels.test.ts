import {expect, test} from 'vitest';
import {boxAt, boxOf, placeInRow, placeLabels, widthOf, type Box} from './labels';

const WIDTH = 328;
const labels = ['Wind', 'Solar', 'Nuclear', 'Biomass', 'Coal', 'Gas turbine'].map((text, index) => ({
  text,
  from: index * 5,
  to: index * 5 + 5,
  top: 250 - index,
}));

function boxesAt(width: number, taken: readonly Box[] = []): Box[] {
  return placeLabels(labels, WIDTH, taken).map((place) => boxAt(place, width));
}

function apart(boxes: readonly Box[]): boolean {
  return boxes.every((a, i) =>
    boxes.every((b, j) => i === j || a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top),
  );
}

test('a name that fits stands above the middle of its shape', () => {
  const [placed] = placeLabels([{text: 'Wind', from: 0, to: 50, top: 100}], WIDTH);
  expect(placed).toMatchObject({x: 25, y: 94, anchor: 'middle', lifted: false});
});

test('names of narrow neighbours all find a place, and none covers another at any width', () => {
  for (const width of [WIDTH, 480, 800]) {
    const boxes = boxesAt(width);
    expect(boxes).toHaveLength(labels.length);
    expect(apart(boxes), `${width} px`).toBe(true);
  }
});

test('names keep off what is taken, and inside the drawing', () => {
  const taken = boxOf(0, 240, 'start', 200);
  const boxes = boxesAt(WIDTH, [taken]);
  expect(apart([...boxes, taken])).toBe(true);
  for (const {left, right, top} of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(WIDTH);
    expect(top).toBeGreaterThanOrEqual(0);
  }
});

test('a line that leads to a shape crosses no name where there is another place', () => {
  const names = ['Coal with CCS', 'Gas CHP', 'Import', 'Coal'].map((text, index) => ({
    text,
    from: 40 + index * 7,
    to: 47 + index * 7,
    top: 250 - index * 4,
  }));
  const placed = placeLabels(names, WIDTH);
  expect(placed).toHaveLength(names.length);
  for (const {lifted, from, to, top, y} of placed) {
    const at = ((from + to) / 200) * WIDTH;
    const crossed = placed.filter((other) => {
      const {left, right, top: upper, bottom} = boxAt(other, WIDTH);
      return lifted && left < at && at < right && upper > y && bottom < top;
    });
    expect(crossed.map(({text}) => text)).toEqual([]);
  }
});

test('a name without any place is left out', () => {
  const everything = {left: 0, right: WIDTH, top: 0, bottom: 300};
  expect(placeLabels(labels, WIDTH, [everything])).toEqual([]);
});

test.each([
  [20, 50, 80],
  [0, 0, 0],
  [1, 2, 100],
  [98, 99, 100],
])('names in a row keep their order, and off each other and the edges: %i, %i, %i', (...middles) => {
  const row = middles.map((middle, index) => ({text: ['Must-run', 'Wind', 'Sun'][index]!, middle}));
  const placed = placeInRow(row, WIDTH);
  for (const width of [WIDTH, 480, 800]) {
    let left = 0;
    for (const {text, middle, dx} of placed) {
      const start = (middle / 100) * width + dx - widthOf(text) / 2;
      expect(start).toBeGreaterThanOrEqual(left - 0.01);
      left = start + widthOf(text);
    }
    expect(left).toBeLessThanOrEqual(width + 0.01);
  }
});

test('a name in a row stands at the middle of its part where there is room', () => {
  expect(placeInRow([{text: 'Wind', middle: 50}], WIDTH)).toEqual([{text: 'Wind', middle: 50, dx: 0}]);
});
