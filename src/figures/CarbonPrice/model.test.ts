import {describe, expect, test} from 'vitest';
import {pageNumbers} from '../../../tests/support/example';
import {pageFile} from '../../../tests/support/pageTable';
import {cornersOf} from '../../../tests/support/states';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {co2Costs, FREE_ALLOCATION, marginalCosts} from '../meritOrder/marginalCosts';
import {FIRED} from '../SupplyStack/plants';
import {about} from './about';
import {DEMAND, SUN, WIND} from './hours';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords, totalOf} from './inWords';
import {emissionsOf, offerOf, orderAt, sweepOf, type Sweep} from './model';

const opening = openingOf(inputs);

function at(settings: Partial<Settings>): Sweep {
  return sweepOf({...opening, ...settings});
}

const all = cornersOf(inputs).map((settings) => ({settings, ...sweepOf(settings as Settings)}));

describe('what a plant pays for CO₂', () => {
  /** quintel/etengine spec/models/qernel/node_api/cost_spec.rb, lines 348 to 367: 2.0 kg/MJ at a price of 2.0, nothing captured or free. */
  test('as in etengine’s own spec, less what is captured and what is free', () => {
    const costs = {fuel: 0, emissions: 2, captured: 0, counted: 1, maintenance: 0, efficiency: 1};
    expect(co2Costs(costs, 2) / (1 - FREE_ALLOCATION)).toBeCloseTo(4, 9);
    expect(co2Costs({...costs, captured: 0.85}, 2)).toBeCloseTo(co2Costs(costs, 2) * 0.15, 9);
  });

  test('is what an offer rises by', () => {
    for (const {key, costs: own} of FIRED) {
      expect(offerOf(key, 120) - offerOf(key, 20), key).toBeCloseTo(emissionsOf(key) * 100 * (1 - FREE_ALLOCATION), 9);
      expect(offerOf(key, 85)).toBe(marginalCosts(own, 85));
    }
    expect(offerOf('import', 200)).toBe(offerOf('import', 0));
  });
});

/** By hand, from the offers: coal 54.0 + 0.643 p, import 96.23, gas CHP 73.7 + 0.240 p, gas CCGT 98.8 + 0.318 p. */
test.each([
  [65, 66, 'coal', 'import'],
  [93, 94, 'gas-chp', 'import'],
  [137, 138, 'coal', 'gas-ccgt'],
] as const)('between %d and %d €/t %s stands behind %s', (before, after, one, other) => {
  const rank = (co2: number, key: string): number => orderAt(co2).indexOf(key);
  expect(rank(before, one)).toBeLessThan(rank(before, other));
  expect(rank(after, one)).toBeGreaterThan(rank(after, other));
});

test('the hours are of each time of the day, and as windy, sunny and busy as the year', () => {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect([WIND.length, SUN.length, DEMAND.length]).toEqual([47, 47, 47]);
  expect(mean(WIND)).toBeCloseTo(3397 / 8760, 1);
  expect(mean(SUN)).toBeCloseTo(950 / 8760, 1);
  expect(new Set(WIND.map((_, hour) => (hour * 185 + 92) % 24)).size).toBe(24);
});

describe('laws', () => {
  test('nothing is below 0, and demand is met in every hour', () => {
    for (const {corners} of all) {
      for (const {price, here, abroad, paid, bill} of corners) {
        expect(Math.min(price, here, abroad, paid, bill)).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThan(offerOf('turbine', 200)); // a shortage would cost 3,000 €/MWh
      }
    }
  });

  test('what plants pay is what they emit, at the price, less free allocation', () => {
    for (const {corners} of all)
      for (const {co2, here, paid} of corners) expect(paid).toBeCloseTo(here * co2 * (1 - FREE_ALLOCATION), 6);
  });

  test('electricity never gets cheaper, and plants of the region never emit more', () => {
    for (const {corners} of all) {
      corners.slice(1).forEach((point, index) => {
        expect(point.price).toBeGreaterThanOrEqual(corners[index]!.price - 1e-9);
        expect(point.bill).toBeGreaterThanOrEqual(corners[index]!.bill - 1e-9);
        expect(point.here).toBeLessThanOrEqual(corners[index]!.here + 1e-9);
      });
    }
  });

  test('from the first price to the last, emissions are the same, and then they are others', () => {
    for (const {settings, at: own, first, last, next} of all) {
      expect(first.co2).toBeLessThanOrEqual(own.co2);
      expect(last.co2).toBeGreaterThanOrEqual(own.co2);
      for (const co2 of [first.co2, last.co2]) {
        expect(totalOf(sweepOf({...settings, co2} as Settings).at)).toBeCloseTo(totalOf(own), 9);
      }
      if (next) {
        expect(next.co2).toBe(last.co2 + 1);
        expect([next.here, next.abroad]).not.toEqual([own.here, own.abroad]);
      } else expect(last.co2).toBe(200);
    }
  });

  test('without import nothing is behind it', () => {
    expect(at({capacity: 0, factor: 800}).corners.every(({abroad}) => abroad === 0)).toBe(true);
  });
});

test('the claim: from 94 to 137 €/t emissions stay, and electricity gets 18 €/MWh dearer', () => {
  const {first, last} = at({co2: 100});
  expect([first.co2, last.co2]).toEqual([94, 137]);
  expect(last.price - first.price).toBeCloseTo(18, 0);
  expect(about.claim).toMatch(/^Between 94 and 137 €\/t .*18 €\/MWh dearer\.$/);
});

test('the page has the numbers of the figure', () => {
  const page = pageFile('docs/cost-co2-capture');
  const {first, last} = at({co2: 100});
  expect(pageNumbers(page, /Between (\d+) and (\d+ €\/t), for example, emissions stay as they are/)).toEqual([
    first.co2,
    last.co2,
  ]);
});

describe('in words', () => {
  const said = (settings: Partial<Settings>): string => textOf(inWords(at(settings))).replaceAll('\u00a0', ' ');
  const [coal, more, none] = SURPRISES.map(({settings}) => said(settings)) as [string, string, string];

  test('as printed', () => {
    expect(said({})).toBe(
      'No: from 66 to 93 €/t emissions are the same: 14.1 Mt a year. Meanwhile electricity rises from 97 to 107 €/MWh. At 94 €/t import and gas CHP change places, and emissions fall by 0.2 Mt. At 85 €/t users pay 1.5 bn € a year more than at 0 €/t; plants pay 0.8 bn € for CO₂. The rest goes to costlier fuel and import, and to suppliers that emit less and get the same price.',
    );
  });

  test('each surprise shows what its button promises', () => {
    expect(coal).toMatch(/^No: at 94 €\/t emissions rise by 1\.2 Mt, because import and gas CHP change places\. /);
    expect(more).toContain(
      'No: from 94 to 137 €/t emissions are the same: 14.0 Mt a year, instead of 14.1. Meanwhile electricity rises from 107 to 125',
    );
    expect(none).toContain(
      'No: from 49 to 137 €/t emissions are the same: 19.6 Mt a year, instead of 14.1. Meanwhile electricity rises from 100 to 140',
    );
  });

  test('at the highest price nobody changes places any more', () => {
    expect(said({co2: 200})).toContain('At higher prices nobody changes places.');
  });
});
