import {describe, expect, test} from 'vitest';
import {pageNumbers} from '../../../tests/support/example';
import {pageFile} from '../../../tests/support/pageTable';
import {statesOf} from '../../../tests/support/states';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {sum} from '../../sum';
import {about} from './about';
import {needed, sun} from './days';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';
import {yearOf, type Year} from './year';

const opening = openingOf(inputs);
const at = (settings: Partial<Settings>): Year => yearOf({...opening, ...settings});
const all = statesOf(inputs) as Settings[];

test('a year of days has a mean of 1, begins in April and has its coldest days in winter', () => {
  for (const days of [needed, sun]) expect([days.length, sum(days) / 365]).toEqual([365, expect.closeTo(1, 12)]);
  const coldest = needed.indexOf(Math.max(...needed));
  expect(coldest).toBeGreaterThan(245); // December
  expect(sum(sun.slice(0, 183))).toBeGreaterThan(0.8 * 365);
});

test('the need of each day is met, and a day with a surplus has no other source', () => {
  for (const settings of all) {
    const wrong = yearOf(settings).days.filter(
      ({needed: need, residual, solar, pump, store, gas, surplus}) =>
        Math.abs(residual + solar + pump + store + gas - need) > 1e-6 ||
        (surplus > 0 && pump + store + gas > 0) ||
        Math.min(residual, solar, pump, store, gas, surplus) < -1e-9,
    );
    expect(wrong).toEqual([]);
  }
});

test('what goes into the store comes out, is lost, or is left', () => {
  for (const settings of all.filter(({store}) => store > 0)) {
    const {days} = yearOf(settings);
    const left = days.at(-1)!.content;
    expect(sum(days, ({surplus, store, lost}) => surplus - store - lost)).toBeCloseTo(left, 6);
    expect(left).toBeGreaterThanOrEqual(-1e-9);
  }
});

test('more of a source, or a store, never needs more gas; a store behind the heat pump loses more and needs less', () => {
  for (const settings of all) {
    const {gas} = yearOf(settings);
    for (const name of ['residual', 'solar', 'pump'] as const) {
      const more = yearOf({...settings, [name]: inputs[name].max});
      expect(more.gas, name).toBeLessThanOrEqual(gas + 1e-9);
    }
    const [none, first, last] = [0, 1, 2].map((store) => yearOf({...settings, store}));
    expect(first!.gas).toBeLessThanOrEqual(none!.gas + 1e-9);
    expect(last!.gas).toBeLessThanOrEqual(first!.gas + 1e-9);
    expect(last!.wasted).toBeGreaterThanOrEqual(first!.wasted - 1e-9);
  }
});

describe('where a first guess is wrong', () => {
  const surprise = (name: (typeof SURPRISES)[number]['name']): Year =>
    at(SURPRISES.find((each) => each.name === name)!.settings);
  const rounded = ({gas}: Year): number => Math.round(gas);

  test('as printed, the sources could give all, and gas makes 40 %', () => {
    expect([at({}).possible, rounded(at({}))]).toEqual([100, 40]);
    expect(about.claim).toContain('40 %');
    const sentence = /could give exactly as much heat as the network needs, and still gas makes (\d+%) of it/;
    expect(pageNumbers(pageFile('docs/heat-networks'), sentence)).toEqual([0.4]);
  });

  test('a heat pump alone, which wastes nothing, leaves 32 %', () => {
    const year = surprise('Only a heat pump');
    expect([year.possible, year.wasted, rounded(year)]).toEqual([100, 0, 32]);
  });

  test('a store, a larger heat pump and the order bring it down to 24 %, 12 % and nearly nothing', () => {
    expect(rounded(surprise('A store'))).toBe(24);
    expect(rounded(surprise('Store, then larger pump'))).toBe(12);
    expect(surprise('Larger pump, then store').gas).toBeLessThan(0.5);
    expect(surprise('Larger pump, then store').possible).toBe(150);
  });
});

describe('in words', () => {
  const said = (settings: Partial<Settings>): string =>
    textOf(inWords({...opening, ...settings}, at(settings))).replaceAll('\u00a0', ' ');

  test('as it is printed', () => {
    expect(said({})).toBe(
      'Yes: gas makes 40 % of the heat, though the sources could give 100 % of what is needed in the year. Residual and solar heat give 26 % on days that do not need it: lost. The heat pump could give 15 % more, but on days that need no more: it is off.',
    );
  });

  test('with a store, which replaces gas and, before the heat pump, that as well', () => {
    expect(said({store: 1})).toBe(
      'Yes: gas makes 24 % of the heat, instead of 40 % without the store, which gives back 23 %. The store takes in 26 % on days that do not need it and loses 3 %: most heat waits there for months, not for a year. It also takes work from the heat pump, which makes 9 % instead of 15 %.',
    );
    expect(at({}).gas - at({store: 1}).gas + (at({}).pump - at({store: 1}).pump)).toBeCloseTo(at({store: 1}).store, 6);
    const last = said({store: 2, pump: 80});
    expect(last).toMatch(
      /^Hardly: gas makes less than 1 % of the heat, instead of 19 % without the store, which gives back 18 %\./,
    );
    expect(last).not.toContain('heat pump');
  });

  test('a store that nothing fills changes nothing', () => {
    expect(said({store: 1, residual: 0, solar: 0})).toMatch(
      /^Yes: gas makes 71 % of the heat; the sources could give 30 %/,
    );
  });

  test('without sources', () => {
    expect(said({residual: 0, solar: 0, pump: 0})).toBe(
      'Yes: gas makes 100 % of the heat; the sources could give 0 % of what is needed in the year.',
    );
  });
});
