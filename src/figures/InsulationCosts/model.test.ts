import {describe, expect, test} from 'vitest';
import {expectCell, pageNumbers} from '../../../tests/support/example';
import {pageFile, pageTable} from '../../../tests/support/pageTable';
import {statesOf} from '../../../tests/support/states';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {about} from './about';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords, totalOf} from './inWords';
import {costsOf, ratesOf, type Costs} from './model';
import {TYPES} from './types';

const PAGE = pageFile('docs/cost-insulation-costs');
const [APARTMENT, TERRACED] = [0, 1];
const opening = openingOf(inputs);
const at = (settings: Partial<Settings>): Costs => costsOf({...opening, ...settings});
const all = statesOf(inputs) as Settings[];

const ROWS = ['Apartment', 'Terraced house', 'Semi-detached house', 'Detached house'];

test.each(TYPES.map((type, index) => [ROWS[index]!, type] as const))(
  '%s: prices and rates are the page’s',
  (name, type) => {
    const row = pageTable(PAGE, 'example-rates').row(name);
    expect([row.number('Low to medium'), row.number('Medium to high')]).toEqual([type.lowToMedium, type.mediumToHigh]);
    expectCell(row, 'Rate above 220', ratesOf(type).above);
    expectCell(row, 'Rate below 220', ratesOf(type).below);
  },
);

/** The model gave these investments, divided by the number of homes: see the page. */
test.each(pageTable(PAGE, 'example-classes').heads.slice(1, 4))('%s: as the model itself calculates', (head) => {
  const classes = pageTable(PAGE, 'example-classes');
  const of = (quantity: string): number => classes.row(quantity).number(head);
  const costs = at({
    start: of('Heat demand, start (kWh/m²)'),
    set: of('Heat demand, your value (kWh/m²)'),
    type: TERRACED,
  });
  expect(costs.above).toBeCloseTo(of('Reduction above 220 (kWh/m²)'), 9);
  expect(costs.below).toBeCloseTo(of('Reduction below 220 (kWh/m²)'), 9);
  expectCell(classes.row('Costs of one (€)'), head, costs.investment);
});

test('the dots are where classes start: in nl2023 all of them beyond the step', () => {
  const rows = ['Apartments', 'Terraced houses', 'Semi-detached houses', 'Detached houses'];
  for (const [index, {nl2023}] of TYPES.entries()) {
    const row = pageTable(PAGE, 'start-table').row(rows[index]!);
    expect(Math.min(...nl2023)).toBeCloseTo(row.number('Lowest start'), 0);
    expect(Math.max(...nl2023)).toBeCloseTo(row.number('Highest start'), 0);
    expect(Math.max(...nl2023)).toBeLessThan(118);
  }
  const [least, most] = pageNumbers(PAGE, /In `nl2019` existing homes start at (\d\.\d) to (\d\.\d) times/);
  const times = TYPES.flatMap(({nl2019, nl2023}) => nl2019.map((demand, age) => demand / nl2023[age]!));
  expect([Math.min(...times).toFixed(1), Math.max(...times).toFixed(1)].map(Number)).toEqual([least, most]);
});

test('what is saved is the reduction, and costs it at its two rates; more is never cheaper', () => {
  for (const settings of all) {
    const {above, below, rates, investment, yearly} = costsOf(settings);
    expect(above + below).toBeCloseTo(Math.max(settings.start - settings.set, 0), 9);
    expect(investment).toBeGreaterThanOrEqual((above + below) * rates.above - 1e-6);
    expect(investment).toBeLessThanOrEqual((above + below) * rates.below + 1e-6);
    expect(yearly * 40).toBeCloseTo(investment, 6);
    if (settings.set > inputs.set.min) {
      expect(costsOf({...settings, set: settings.set - 1}).investment).toBeGreaterThanOrEqual(investment);
    }
  }
});

describe('where a first guess is wrong', () => {
  const surprise = (name: (typeof SURPRISES)[number]['name']): Costs =>
    at(SURPRISES.find((each) => each.name === name)!.settings);

  test('as printed, the first half costs as much as the second, which is what the claim says', () => {
    const first = at({set: 77}).investment;
    expect(at({}).investment).toBeCloseTo(2 * first, 9);
    expect(Math.round(first)).toBe(2353);
    expect(about.claim).toContain('2,353 €');
  });

  test('the same saving costs a quarter of that in the same house in nl2019', () => {
    expect(surprise('Same house, data of 2019').investment / at({}).investment).toBeCloseTo(0.25, 2);
  });

  test('only from above the step the first kWh/m² is cheaper', () => {
    const {above, below, investment} = surprise('Leaky house: 305 to 150');
    expect([above, below, Math.round(investment)]).toEqual([85, 70, 14_325]);
  });

  test('in a detached house each costs more than twice as much', () => {
    expect(Math.round(surprise('Detached, before 1945').investment)).toBe(10_353);
  });
});

describe('in words', () => {
  const said = (settings: Partial<Settings>): string =>
    textOf(inWords({...opening, ...settings}, at(settings))).replaceAll('\u00a0', ' ');

  test('as it is printed', () => {
    expect(said({})).toBe(
      'No: first and last cost the same, 157 €. Saving 30 kWh/m² costs 30 × 156.86 = 4,706 €. The model has two prices: 7,200 € from 403 down to 220 kWh/m², 16,000 € from there to 118, each spread evenly. It spreads what you pay over 40 years: 118 € a year, without interest. In the older data of 2019, the oldest of these homes need 305 kWh/m²: there the same saving costs 1,180 €.',
    );
  });

  test('across the step the parts add up, as on the page, and where nothing is saved', () => {
    const [first, second, both] = pageNumbers(
      PAGE,
      /cost 85 × 39\.34 = (\S+ €), the other 70 cost 70 × 156\.86 = (\S+ €)\. Together that is (\S+ €)/,
    ) as [number, number, number];
    expect(first + second).toBe(both);
    expect(totalOf(at({start: 305, set: 150}))).toBe(both);
    expect(said({start: 305, set: 150})).toMatch(
      /^Yes: the first costs 39 €, the last 157 €\. .* 85 × 39\.34 \+ 70 × 156\.86 = 14,324 €, instead of 4,706 € at first\./,
    );
    expect(said({set: 92})).toBe('Heat demand that stays or rises costs nothing, and nothing is paid back.');
    expect(said({start: 300, set: 250, type: APARTMENT})).toMatch(/^No: first and last cost the same, 32 €\./);
  });
});
