import {describe, expect, test} from 'vitest';
import {between, through} from '../../components/Figure/flows';
import {sum} from '../../sum';
import type {Shares} from './inputs';
import {ENDS, flowsAt, NETWORKS, SOURCES, type Flow, type Node} from './model';

const STATES: Shares[] = [0, 25, 50, 100].flatMap((pumps) => [0, 35, 50, 70].map((wind) => ({pumps, wind})));

function total(flows: readonly Flow[], nodes: readonly Node[], side: 'into' | 'out'): number {
  return sum(nodes, (node) => through(flows, node)[side]);
}

describe('the laws of the balance', () => {
  test.each(STATES)('what enters a network leaves it ($pumps % heat pumps, $wind % wind)', (shares) => {
    const flows = flowsAt(shares);
    for (const network of NETWORKS) {
      const {into, out} = through(flows, network);
      expect(into).toBeCloseTo(out, 9);
    }
  });

  test.each(STATES)('what is supplied is used or lost ($pumps % heat pumps, $wind % wind)', (shares) => {
    const flows = flowsAt(shares);
    expect(total(flows, SOURCES, 'out')).toBeCloseTo(total(flows, ENDS, 'into'), 9);
  });

  test.each(STATES)('no flow is negative ($pumps % heat pumps, $wind % wind)', (shares) => {
    for (const {energy} of flowsAt(shares)) expect(energy).toBeGreaterThan(0);
  });

  test('wind supplies its share of electricity after losses', () => {
    for (const shares of STATES) {
      const flows = flowsAt(shares);
      const used = through(flows, 'electricity').out - between(flows, 'electricity', 'losses');
      expect(between(flows, 'wind', 'electricity')).toBeCloseTo((used * shares.wind) / 100, 9);
    }
  });

  test('more heat pumps or more wind: less network gas', () => {
    const gas = (shares: Shares): number => through(flowsAt(shares), 'network-gas').out;
    for (const {pumps, wind} of STATES) {
      if (pumps < 100) expect(gas({pumps: 100, wind})).toBeLessThan(gas({pumps, wind}));
      if (wind < 70) expect(gas({pumps, wind: 70})).toBeLessThan(gas({pumps, wind}));
    }
  });
});

/**
 * Worked out by hand. Half of 72 + 36 = 108 PJ of heat from pumps takes 54 / 3 = 18 PJ of electricity, the other half
 * 54 / 0.9 = 60 PJ of gas. Electricity: 40 + 50 + 70 + 50 + 18 = 228 for users and 70 / 0.7 = 100 for hydrogen, 328 in
 * all; half of it, 164, is wind; less 60 solar and 30 nuclear, gas plants make 74 from 148.
 */
describe('with half heat pumps and half wind, as worked out by hand', () => {
  const flows = flowsAt({pumps: 50, wind: 50});

  test.each<[Node, number]>([
    ['wind', 164],
    ['solar', 60],
    ['nuclear', 30],
    ['network-gas', 148 + 15 + 60 + 60],
    ['biomass', 20 + 40 + 26],
    ['oil', 160],
  ])('%s supplies %s PJ', (source, energy) => {
    expect(through(flows, source).out).toBeCloseTo(energy, 9);
  });

  test.each<[Node, number]>([
    ['electricity', 402],
    ['hydrogen', 100],
    ['heat', 35],
    ['households', 52 + 18 + 40],
    ['services', 56 + 10 + 20],
    ['industry', 70 + 60 + 49 + 40 + 50],
    ['transport', 50 + 21 + 26 + 110],
    ['losses', 74 + 30 + 7],
  ])('%s receives %s PJ', (node, energy) => {
    expect(through(flows, node).into).toBeCloseTo(energy, 9);
  });
});

/** By hand: 310 PJ of electricity, 220 of it from 440 PJ of gas; 108 / 0.9 = 120 PJ of gas heat buildings. */
test('without heat pumps and wind, gas supplies 635 of 971 PJ', () => {
  const flows = flowsAt({pumps: 0, wind: 0});
  expect(through(flows, 'network-gas').out).toBeCloseTo(440 + 15 + 120 + 60, 9);
  expect(total(flows, SOURCES, 'out')).toBeCloseTo(971, 9);
});
