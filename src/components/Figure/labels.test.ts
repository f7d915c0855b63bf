import {expect, test} from 'vitest';
import {boxAt, boxOf, placeLabels, type Box} from './labels';

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

test('a name without any place is left out', () => {
  const everything = {left: 0, right: WIDTH, top: 0, bottom: 300};
  expect(placeLabels(labels, WIDTH, [everything])).toEqual([]);
});
