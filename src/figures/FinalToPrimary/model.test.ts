import {describe, expect, test} from 'vitest';
import {between, through} from '../../components/Figure/flows';
import {textOf} from '../../components/Figure/result';
import {inputs, SURPRISES, type Shares} from './inputs';
import {inWords} from './inWords';
import {AMBIENT, CONVERSIONS, FINAL, flowsAt, totalsOf, type Node} from './model';

const STATES: Shares[] = [0, 30, 70].flatMap((pumps) =>
  [0, 10, 30].flatMap((district) => [0, 50, 100].map((wind) => ({pumps, district, wind}))),
);
const SET = '($pumps % heat pumps, $district % district heat, $wind % wind)';

describe('the laws of the balance', () => {
  test.each(STATES)(`what enters a node leaves it ${SET}`, (shares) => {
    const flows = flowsAt(shares);
    for (const node of [...FINAL, ...CONVERSIONS]) {
      const {into, out} = through(flows, node);
      expect(into, node).toBeCloseTo(out, 9);
    }
  });

  test.each(STATES)(`primary energy and ambient heat are used or lost ${SET}`, (shares) => {
    const {primary, final, useful, ambient, lostOnTheWay, lostInHomes} = totalsOf(flowsAt(shares));
    expect(primary).toBeCloseTo(final + lostOnTheWay, 9);
    expect(final + ambient).toBeCloseTo(useful + lostInHomes, 9);
  });

  test.each(STATES)(`no flow is negative, and the useful demand stays ${SET}`, (shares) => {
    const flows = flowsAt(shares);
    for (const {energy} of flows) expect(energy).toBeGreaterThan(0);
    expect(totalsOf(flows).useful).toBeCloseTo(100, 9);
  });

  test('the shares of heat never exceed all of it', () => {
    expect(inputs.pumps.max + inputs.district.max).toBeLessThanOrEqual(100);
  });

  test('the heat of pumps is electricity and ambient heat, nothing else', () => {
    for (const shares of STATES) {
      const flows = flowsAt(shares);
      const heat = between(flows, 'pumps', 'heat');
      expect(heat).toBeCloseTo((80 * shares.pumps) / 100, 9);
      expect(between(flows, 'electricity', 'pumps') + between(flows, AMBIENT, 'pumps')).toBeCloseTo(heat, 9);
    }
  });

  test('wind supplies its share of what is generated, and counts as much as it generates', () => {
    for (const shares of STATES) {
      const flows = flowsAt(shares);
      const generated = through(flows, 'electricity').out / 0.95;
      expect(through(flows, 'wind').out).toBeCloseTo((generated * shares.wind) / 100, 9);
    }
  });

  test('more wind: less primary energy, and no change at home', () => {
    for (const shares of STATES.filter(({wind}) => wind < 100)) {
      const [now, then] = [totalsOf(flowsAt(shares)), totalsOf(flowsAt({...shares, wind: 100}))];
      expect(then.primary).toBeLessThan(now.primary);
      expect(then.final).toBeCloseTo(now.final, 9);
    }
  });
});

/**
 * Worked out by hand. Of 80 PJ of heat pumps make 24 from 6 of electricity and 18 of ambient heat, the network brings 8, and
 * boilers make 48 from 48 / 0.9 = 53.33 of gas. Electricity: 20 + 6 = 26, for which 26 / 0.95 = 27.37 are generated, half by
 * wind, half from 13.68 / 0.55 = 24.88 of gas. District heat: 8 / 0.75 / 0.9 = 11.85 of biomass.
 */
describe('as printed, worked out by hand', () => {
  const flows = flowsAt({pumps: 30, district: 10, wind: 50});

  test.each<[Node, number]>([
    ['wind', 13.68],
    ['network-gas', 24.88 + 53.33],
    ['biomass', 11.85],
    ['electricity', 26],
    ['gas', 53.33],
    ['district-heat', 8],
    [AMBIENT, 18],
  ])('%s gives %s PJ', (node, energy) => {
    expect(through(flows, node).out).toBeCloseTo(energy, 2);
  });

  test('103.7 PJ of primary energy and 87.3 of final energy for 100 of useful energy', () => {
    const {primary, final, useful, lostOnTheWay, lostInHomes} = totalsOf(flows);
    expect(primary).toBeCloseTo(103.75, 2);
    expect(final).toBeCloseTo(87.33, 2);
    expect(useful).toBeCloseTo(100, 9);
    expect(lostOnTheWay).toBeCloseTo(1.37 + 11.2 + 3.85, 1); // grid, gas plants, heat plant and network
    expect(lostInHomes).toBeCloseTo(5.33, 2);
  });
});

/** By hand: 80 / 0.9 = 88.89 PJ of gas in boilers, and 20 / 0.95 / 0.55 = 38.28 in plants. */
test('with boilers and gas plants alone, 127.2 PJ of primary energy', () => {
  const flows = flowsAt({pumps: 0, district: 0, wind: 0});
  expect(totalsOf(flows).primary).toBeCloseTo(88.89 + 38.28, 1);
  expect(totalsOf(flows).ambient).toBe(0);
});

/** By hand: 20 + 56 / 4 = 34 PJ of electricity, 34 / 0.95 = 35.79 of wind; 24 / 0.9 = 26.67 of gas. */
test('with heat pumps and wind, less primary than useful energy', () => {
  const {primary, useful, ambient} = totalsOf(flowsAt({pumps: 70, district: 0, wind: 100}));
  expect(primary).toBeCloseTo(35.79 + 26.67, 1);
  expect(primary).toBeLessThan(useful);
  expect(ambient).toBeCloseTo(42, 9);
});

describe('in words', () => {
  const said = (shares: Shares): string => textOf(inWords(totalsOf(flowsAt(shares)), true)).replaceAll('\u00a0', ' ');

  test('the cases are what is said of them, and each changes one thing of the one before', () => {
    expect(SURPRISES.map(({settings}) => /^[^,:]*: \d+/.exec(said(settings))![0])).toEqual([
      'No: 127',
      'Yes: 92',
      'Yes: 62',
    ]);
  });

  test('what comes in is what is used or lost', () => {
    expect(said({pumps: 30, district: 10, wind: 50})).toContain(
      '103.7 PJ of primary energy and 18.0 PJ of ambient heat bring 100.0 PJ of use. Final demand is 87.3 PJ. Plants and networks lose 16.4 PJ, and boilers 5.3 PJ.',
    );
  });

  test.each(STATES)(`the answer is yes only with more ambient heat than losses ${SET}`, (shares) => {
    const {ambient, lostOnTheWay, lostInHomes} = totalsOf(flowsAt(shares));
    expect(said(shares).startsWith('Yes')).toBe(ambient > lostOnTheWay + lostInHomes);
  });
});
