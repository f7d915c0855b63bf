import {expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {inputs, SURPRISES} from './inputs';
import {inWords, timeOf} from './inWords';
import {weekAt} from './week';

const opening = openingOf(inputs);

/** What is said of the settings of a surprise; no-break spaces are spaces. */
function said(settings: Partial<typeof opening>): string {
  const all = {...opening, ...settings};
  return textOf(inWords(weekAt(all), all.hour - 1)).replaceAll('\u00a0', ' ');
}

test('an hour has a day and a time', () => {
  expect(timeOf(0)).toBe('Monday 0:00 to 1:00');
  expect(timeOf(167)).toBe('Sunday 23:00 to 24:00');
});

test('as it is printed, the week’s worst hour is looked at', () => {
  expect(said({})).toMatch(
    /^Thursday 18:00 to 19:00: the price is 3,000 €\/MWh, set by the shortage\. What is always on makes 2\.7 GW, 7\.4 GW less than demand\. /,
  );
  expect(said({})).toContain('0.4 GW are missing. A surplus lasts');
  expect(said({})).toContain('A surplus lasts 98 hours of this week, and the price is 0 in 22 of them.');
});

test('each surprise shows what its button promises', () => {
  const [battery, bid, surplus] = SURPRISES.map(({settings}) => said(settings));
  expect(surplus).toMatch(/the price is 55 €\/MWh, .* 1\.8 GW more than demand\. Switched on: gas plant/);
  expect(battery).toContain(
    'the price is 0 in none of them. Demand is not met in 2 hours. The battery is empty before 2 of these.',
  );
  expect(bid).toContain('Demand is met in every hour.');
});

test('a week without wind has no surplus', () => {
  expect(said({wind: 0})).toContain('This week has no surplus.');
});

test('who charges sets the price by a bid, who discharges by an offer', () => {
  expect(said({hour: 133})).toContain('Beyond demand: export 2.0 GW, electrolysis 1.0 GW and battery 0.9 GW.');
  expect(said({hour: 133})).toContain('the price is 4 €/MWh, set by the battery, by its bid: it could take more.');
  expect(said({hour: 32})).toContain('the price is 4.7 €/MWh, set by the battery, by its offer.');
});
