import {describe, expect, test} from 'vitest';
import {boxOf, widthOf, type Box} from '../../components/Figure/labels';
import {inDigits} from '../../components/Figure/scale';
import {between, through} from '../../components/Figure/flows';
import {FLOWS, layoutOf} from './layout';
import type {Settings} from './inputs';
import {NAMES, tonneOf, type Node} from './model';

const NODES = Object.keys(NAMES) as Node[];
const STATES: Settings[] = [0, 1, 20, 50, 80, 99, 100].flatMap((biogenic) =>
  [0, 10, 60, 95].flatMap((captured) =>
    [0, 10, 400, 900].flatMap((stored) =>
      [0, 10, 300, 900].flatMap((fuel) =>
        [0, 10, 300].flatMap((products) =>
          [0, 50, 100].map((kept) => ({biogenic, captured, stored, fuel, products, kept})),
        ),
      ),
    ),
  ),
);

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

describe.each([288, 328, 560, 760])('%i px wide', (width) => {
  test('no name covers another or a node, and all stand inside the drawing', () => {
    const found = new Set<string>();
    for (const settings of STATES) {
      const {flows} = tonneOf(settings);
      const {places} = layoutOf(flows);
      const present = NODES.filter((node) => places[node].height > 0);
      const names = present.map((node) => {
        const {x, y} = places[node];
        const {into, out} = through(flows, node);
        const text = `${NAMES[node]} ${inDigits(Math.max(into, out))}`;
        const anchor = x === 0 ? 'start' : x === 100 ? 'end' : 'middle';
        return {node, box: boxOf((x / 100) * width, y - 7, anchor, widthOf(text))};
      });
      const bars = present.map((node) => {
        const {x, y, height} = places[node];
        const left = x === 0 ? 0 : x === 100 ? width - 10 : (x / 100) * width - 5;
        return {node, box: {left, right: left + 10, top: y, bottom: y + height}};
      });
      names.forEach(({node, box}, index) => {
        if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > FLOWS) found.add(`${node} is out`);
        for (const other of [...names.slice(index + 1), ...bars]) {
          if (touch(box, other.box)) found.add(`${node} ${other.node}: ${JSON.stringify(settings)}`);
        }
      });
      for (const {node, box} of bars)
        if (box.bottom > FLOWS + 0.1) found.add(`${node} is too high: ${JSON.stringify(settings)}`);
    }
    expect([...found].slice(0, 10)).toEqual([]);
  });
});

test('what nobody uses passes below what is used, inside the drawing', () => {
  for (const settings of STATES) {
    const {places, ribbons} = layoutOf(tonneOf(settings).flows);
    const used = [places.fuel, places.products].filter(({height}) => height > 0);
    let least = Math.max(0, ...used.map(({y, height}) => y + height));
    for (const node of ['stored', 'exported'] as const) {
      const uppers = ribbons.flatMap(({to, by}) => (to === node && by ? [by.y] : []));
      if (!uppers.length) continue;
      expect(Math.min(...uppers), JSON.stringify(settings)).toBeGreaterThan(least - 0.1);
      least = Math.min(...uppers) + places[node].height;
      expect(least, JSON.stringify(settings)).toBeLessThanOrEqual(FLOWS);
    }
  }
});

test('each flow is the sum of its origins', () => {
  for (const settings of STATES) {
    const {flows} = tonneOf(settings);
    const {ribbons} = layoutOf(flows);
    for (const {from, to, energy} of flows) expect(between(ribbons, from, to), `${from} ${to}`).toBeCloseTo(energy, 6);
  }
});
