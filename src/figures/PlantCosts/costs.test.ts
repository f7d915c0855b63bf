import {describe, expect, test} from 'vitest';
import {pageFile} from '../../../tests/support/pageTable';
import {pageNumbers} from '../../../tests/support/example';
import {allowed, names, openingOf} from '../../components/Figure/inputs';
import {sum} from '../../sum';
import {costsAt, costsOf, perMWh, perYear, type Costed} from './costs';
import {asIn2023, inputs, SURPRISES, type Settings} from './inputs';
import {FIXED, PARTS, VARIABLE} from './model';
import {PLANTS} from './plants';

const [gas, coal, nuclear, wind] = PLANTS.map((_, plant) => asIn2023(plant)) as [
  Settings,
  Settings,
  Settings,
  Settings,
];

function surprise(name: (typeof SURPRISES)[number]['name']): Settings {
  return SURPRISES.find((each) => each.name === name)!.settings;
}

test('the static page shows the first plant as in nl2023, and sliders can show each of them so', () => {
  expect(openingOf(inputs)).toEqual(gas);
  for (const settings of [gas, coal, nuclear, wind, ...SURPRISES.map((each) => each.settings)])
    for (const name of names(inputs)) expect(allowed(inputs[name], settings[name]), name).toBe(settings[name]);
});

/** € of one plant in the start year of nl2023, from etengine’s own calculation. */
test.each([
  [0, [213_230_007.45, 59_361_792.31, 3_530_241, 9_066_666.67, 19_984_666.67, 12_990_033.33], 125.83031, 144.98879],
  [1, [318_216_993.78, 49_941_000.72, 37_885_805.12, 15_872_786.89, 38_026_603.08, 58_560_968.74], 84.99085, 108.53044],
  [2, [19_515_749.55, 0, 32_000_000, 146_832_000, 134_013_333.33, 323_642_200], 4.02467, 51.25026],
  [3, [0, 0, 0, 218_010, 274_018.36, 117_827.89], 0, 59.84263],
])('plant %i costs what etengine calculates', (plant, parts, ask, all) => {
  const costed = costsOf(asIn2023(plant));
  PARTS.forEach((part, index) => {
    // Of network gas, price and emissions are rounded: to 0.001 € and 0.0001 t per MWh.
    expect(Math.abs(costed.year[part] - parts[index]!), part).toBeLessThan(Math.max(parts[index]! * 3e-4, 0.01));
  });
  expect(costed.ask).toBeCloseTo(ask, 2);
  expect(perMWh(costed)).toBeCloseTo(all, 2);
});

describe('where a first guess is wrong', () => {
  const per = (costed: Costed): number => perMWh(costed);

  test('half the hours halve neither the costs of the year nor what is fixed, and leave the ask as it is', () => {
    for (const settings of [gas, coal, nuclear, wind]) {
      const [full, half] = [costsOf(settings), costsOf({...settings, hours: settings.hours / 2})];
      expect(half.ask).toBe(full.ask);
      expect(perYear(half, FIXED)).toBeCloseTo(perYear(full, FIXED), 9);
      expect(perMWh(half, FIXED)).toBeCloseTo(2 * perMWh(full, FIXED), 9);
      expect(perMWh(half, VARIABLE)).toBeCloseTo(perMWh(full, VARIABLE), 9);
    }
    expect(perYear(costsOf(surprise('Nuclear, half the hours'))) / perYear(costsOf(nuclear))).toBeGreaterThan(0.95);
  });

  test('WACC matters least for gas, also in euros', () => {
    const added = ({wacc, ...settings}: Settings): number =>
      per(costsOf({...settings, wacc: wacc + 1})) - per(costsOf({...settings, wacc}));
    const [ofGas, ...others] = [gas, coal, nuclear, wind].map(added);
    for (const other of others) expect(other).toBeGreaterThan(ofGas!);
  });

  test('twice the lifetime halves depreciation, and leaves nearly all of the cost of capital', () => {
    const [short, long] = [costsOf(wind), costsOf(surprise('Wind, 40 years'))];
    expect(perYear(long, ['depreciation'])).toBeCloseTo(perYear(short, ['depreciation']) / 2, 9);
    expect(perYear(long, ['capital']) / perYear(short, ['capital'])).toBeGreaterThan(0.96);
  });

  test('with capture, the CO₂ price adds less to coal than to gas', () => {
    const [before, after] = [costsAt(gas), costsAt({...gas, co2: 200})];
    const [ofGas, ofCoal] = [0, 1].map((plant) => after[plant]!.ask - before[plant]!.ask);
    expect(ofCoal).toBeLessThan(ofGas! / 2);
    const [price, ask] = pageNumbers(
      pageFile('docs/merit-order'),
      /\*\*CO₂ price\*\* of (\d+) instead of 85 €\/t in `nl2023`, Gas CCGT offers at (\S+ €\/MWh)/,
    );
    expect(Math.abs(costsAt({...gas, co2: price!})[0]!.ask - ask!)).toBeLessThan(0.05);
  });
});

test('what is not chosen stays as in nl2023, but for the CO₂ price', () => {
  const rows = costsAt({...gas, hours: 1000, wacc: 10, lifetime: 10, co2: 0});
  expect(rows.slice(1)).toEqual([coal, nuclear, wind].map((settings) => costsOf({...settings, co2: 0})));
});

test('parts add up, to a number at every limit', () => {
  for (const plant of PLANTS.keys())
    for (const hours of [inputs.hours.min, inputs.hours.max])
      for (const wacc of [0, 15])
        for (const lifetime of [10, 80]) {
          const costed = costsOf({hours, wacc, lifetime, co2: 200, plant});
          const all = sum(PARTS, (part) => perMWh(costed, [part]));
          expect(all).toBeCloseTo(perMWh(costed), 9);
          expect(all).toBeGreaterThan(0);
        }
});
