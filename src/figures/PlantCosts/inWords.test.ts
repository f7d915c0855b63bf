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
    'A MWh costs 145.0 €, and is offered at 125.8 €. Gas CCGT of 800 MW costs 318.2 M€ a year with 2,743 full load hours. The offer is 87 % of the costs. 42.0 M€ a year are fixed. Half the hours would save 43 % of the year’s costs and make a MWh 19.2 € more expensive. A WACC one point higher adds 1.5 €/MWh, 1 %.',
  );
});

test('a turbine offers at 0, and all that it costs is fixed', () => {
  expect(said(asIn2023(3))).toBe(
    'A MWh costs 59.8 €, and is offered at 0 €. Wind at sea of 3 MW costs 0.610 M€ a year with 3,397 full load hours. All its costs are fixed. Half the hours would save nothing and make a MWh 59.8 € more expensive. A WACC one point higher adds 2.9 €/MWh, 5 %.',
  );
});

test('each surprise shows what its button promises', () => {
  expect(surprise('Nuclear, half the hours')).toMatch(
    /^A MWh costs 98\.5 €, .* costs 630\.2 M€ a year with 4,000 full load hours\. .* As in nl2023 it costs 51\.3 €\/MWh and offers at 4\.0 €\/MWh\.$/,
  );
  expect(surprise('Nuclear at 4 %')).toMatch(/^A MWh costs 40\.4 €, and is offered at 4\.0 €\. .* 517\.3 M€ a year/);
  expect(surprise('Wind, 40 years')).toMatch(
    /^A MWh costs 46\.0 €, .* As in nl2023 it costs 59\.8 €\/MWh and offers at 0 €\/MWh\.$/,
  );
  expect(said({...asIn2023(1), co2: 200})).toMatch(/is offered at 99\.1 €\. .* and offers at 85\.0 €\/MWh\.$/);
});

test('a share is never nothing', () => {
  expect(said({hours: 500, wacc: 15, lifetime: 10, co2: 85, plant: 2})).toContain(
    'The offer is less than 1 % of the costs.',
  );
});
