import {expect, test} from 'vitest';
import {textOf} from '../../components/Figure/result';
import {costsOf} from './costs';
import {asIn2023, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';

/** What is said of settings; no-break spaces are spaces. */
function said(settings: Settings): string {
  return textOf(inWords(settings, costsOf(settings))).replaceAll('\u00a0', ' ');
}

function surprise(name: (typeof SURPRISES)[number]['name']): string {
  return said(SURPRISES.find((each) => each.name === name)!.settings);
}

test('as it is printed, a plant offers at most of what its MWh costs', () => {
  expect(said(asIn2023(0))).toBe(
    'Gas CCGT of 800 MW with 2,743 full load hours costs 318.2 M€ a year, 145.0 €/MWh. It offers at 125.8 €/MWh, 87 % of that. 42.0 M€ a year are fixed. Half the hours would save 43 % of the year’s costs and make a MWh 19.2 € more expensive. A WACC one point higher adds 1.5 €/MWh, 1 %.',
  );
});

test('a turbine offers at 0, and all that it costs is fixed', () => {
  expect(said(asIn2023(3))).toBe(
    'Wind at sea of 3 MW with 3,397 full load hours costs 0.610 M€ a year, 59.8 €/MWh. It offers at 0 €/MWh. All its costs are fixed. Half the hours would save nothing and make a MWh 59.8 € more expensive. A WACC one point higher adds 2.9 €/MWh, 5 %.',
  );
});

test('each surprise shows what its button promises', () => {
  expect(surprise('Nuclear, half the hours')).toMatch(
    /4,000 full load hours costs 630\.2 M€ a year, 98\.5 €\/MWh\. .* As in nl2023 it costs 51\.3 €\/MWh and offers at 4\.0 €\/MWh\.$/,
  );
  expect(surprise('Nuclear at a WACC of 4 %')).toContain('costs 517.3 M€ a year, 40.4 €/MWh. It offers at 4.0 €/MWh');
  expect(surprise('Wind for 40 years')).toMatch(
    /46\.0 €\/MWh\. .* As in nl2023 it costs 59\.8 €\/MWh and offers at 0 €\/MWh\.$/,
  );
  expect(surprise('Coal CCS, CO₂ at 200 €/t')).toMatch(/It offers at 99\.1 €\/MWh, .* and offers at 85\.0 €\/MWh\.$/);
});

test('a share is never nothing', () => {
  expect(said({hours: 500, wacc: 15, lifetime: 10, co2: 85, plant: 2})).toContain(
    'It offers at 4.0 €/MWh, less than 1 % of that.',
  );
});
