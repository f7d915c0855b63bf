import {expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {dayOf, TYPES} from './day';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords, timeOf} from './inWords';

/** What is said of settings; no-break spaces are spaces. */
function said(settings: Partial<Settings>): string {
  const all = {...openingOf(inputs), ...settings};
  const type = TYPES[all.type]!;
  return textOf(inWords(all, type, dayOf(all, type))).replaceAll('\u00a0', ' ');
}

test('an hour has a time', () => {
  expect(timeOf(0)).toBe('0:00 to 1:00');
  expect(timeOf(23)).toBe('23:00 to 24:00');
});

test('as it is printed, electricity grows more than heat', () => {
  expect(said({})).toBe(
    'Electricity peaks 3.2 times as high, heat 2.3 times: 2.06 kW on a day of −5 °C, against 0.65 kW on one of 8 °C. A home with an air heat pump asks for up to 4.1 kW of heat. Electricity peaks from 7:00 to 8:00: the COP is 2.0 then.',
  );
});

test('each surprise shows what its button promises', () => {
  const [limit, mild, lower] = SURPRISES.map(({settings}) => said(settings));
  expect(limit).toMatch(
    /^At its limit, 9 kWh of heat come late: 2\.59 kW on a day of −12 °C, against 0\.65 kW on one of 8 °C\./,
  );
  expect(limit).toContain('Electricity is at its limit of 2.59 kW in 22 of 24 hours. Heat that is');
  expect(mild).toMatch(
    /^Electricity peaks 1\.5 times as high.* Its pump runs in 6 of 24 hours\. .* The boiler burns 33 kWh of gas\.$/,
  );
  expect(lower).toContain('Electricity peaks 2.8 times as high, heat 2.3 times: 1.83 kW on a day of −5 °C');
  expect(lower).toContain('at its limit of 1.83 kW in 7 of 24 hours. The boiler adds the rest.');
});

test('a hybrid in the cold takes no electricity, and its highest peak is elsewhere', () => {
  expect(said({type: 4})).toMatch(/^Gas makes all the heat, electricity peaks at 0 kW on a day of −5 °C\. /);
  expect(said({type: 4})).toContain(
    'The COP stays below 2.6, so its pump stands still. The boiler burns 72 kWh of gas.',
  );
  expect(said({type: 4})).toContain('The highest peak of all days, 0.99 kW, comes on a day of 3.5 °C.');
});

test('a mild day is compared with nothing, and neither is what stands still on it', () => {
  expect(said({day: 8})).toMatch(/^Electricity peaks at 0\.65 kW on a day of 8 °C\. /);
  expect(said({type: 4, threshold: 6})).toMatch(/electricity peaks at 0 kW on a day of −5 °C\. /);
});

test('heat that never comes is named', () => {
  expect(said({day: -15})).toMatch(/^At its limit, 20 kWh of heat never come: /);
});

test('with a boiler that is not needed, it rests', () => {
  expect(said({day: 10, type: 4})).toContain('The boiler rests.');
});
