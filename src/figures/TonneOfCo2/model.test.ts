import {describe, expect, test} from 'vitest';
import {between, through} from '../../components/Figure/flows';
import {openingOf} from '../../components/Figure/inputs';
import {inputs, SURPRISES, type Settings} from './inputs';
import {directOf, FUEL_SHARE, primaryOf, TONNE, tonneOf, type Node} from './model';

/** etengine: spec/models/qernel/node_api/direct_emissions_spec.rb, 100 MJ each */
describe('as in the spec of direct emissions', () => {
  test('a gas plant that captures 85 % (line 538): 5.64 kg, of which 4.794 are captured and 0.846 count', () => {
    const {production, capture, total} = directOf({fossilIn: 100 * 0.0564, captureRate: 0.85});
    expect(production).toBeCloseTo(5.64, 9);
    expect(capture).toBeCloseTo(4.794, 9);
    expect(total).toBeCloseTo(0.846, 9);
  });

  test('a plant on biogenic waste that captures 95 % (line 588): 5.7 kg are captured, 0.3 kg are biogenic emissions', () => {
    const {production, capture, biogenic, total} = directOf({biogenicIn: 100 * 0.06, captureRate: 0.95});
    expect(capture).toBeCloseTo(5.7, 9);
    expect(biogenic).toBeCloseTo(0.3, 9);
    expect(production).toBe(0);
    expect(total).toBeCloseTo(-5.7, 9);
  });

  test('a plant that takes CO₂ in (line 1980): 5.64 kg of gas and 2 kg of CO₂ count 7.64', () => {
    expect(directOf({fossilIn: 100 * 0.0564, utilised: 100 * 0.02}).total).toBeCloseTo(7.64, 9);
  });

  test('and one whose product has carbon (line 2133), 80 MJ: 4.512 + 2.4 − 5.864 = 1.048 kg', () => {
    const {total} = directOf({fossilIn: 80 * 0.0564, utilised: 80 * 0.03, fossilOut: 80 * 0.0733});
    expect(total).toBeCloseTo(1.048, 9);
  });
});

/** etengine: spec/models/qernel/recursive_factor/bio_emissions_spec.rb, lines 47 to 65: 50 MJ each */
test('as in the spec of bio emissions, two plants capture 50 and 12.5 kg, and who uses both inherits 62.5', () => {
  expect(primaryOf(0, 50 * 1, 1)).toBe(-50);
  expect(primaryOf(0, 50 * 0.5, 0.5)).toBe(-12.5);
  expect(primaryOf(0, 50 * 1, 1) + primaryOf(0, 50 * 0.5, 0.5)).toBe(-62.5);
});

/** etengine: spec/models/qernel/recursive_factor/primary_co2_spec.rb, line 176 */
test('as in the spec of primary CO₂, a plant between them that captures half leaves 25 of 50 kg to the user', () => {
  expect(primaryOf(100 * 0.5, 0, 0)).toBe(50);
  expect(primaryOf(100 * 0.5, 0, 0.5)).toBe(25);
});

/** 0.75 × 0.0715 + 0.25 × 0.072 = 0.071625 kg are in a MJ of kerosene and gasoline, for which 0.09038 kg are taken. */
test('79.2 % of the CO₂ that a fuel plant takes is in the fuel', () => {
  expect(FUEL_SHARE).toBeCloseTo(0.7925, 4);
});

/** docs/direct-emissions.md, "Three plants, each with 100 MJ" */
test('as in the page’s example, plants count 1.4175, 1.8755 and −10.08 kg', () => {
  expect(directOf({fossilIn: 9.45, captureRate: 0.85}).total).toBeCloseTo(1.4175, 9);
  expect(directOf({utilised: 9.038, fossilOut: 9.038 * FUEL_SHARE}).total).toBeCloseTo(1.8755, 9);
  expect(directOf({biogenicIn: 11.2, captureRate: 0.9}).total).toBeCloseTo(-10.08, 9);
});

/** docs/direct-emissions.md, "From coal plant to aircraft and cars": 9.45 kg in the place of a tonne */
test('as in the page’s example, 1.4175, 1.6668 and 6.3657 of 9.45 kg count along the chain', () => {
  const {counts} = tonneOf({biogenic: 0, captured: 85, stored: 0, fuel: 850, products: 0, kept: 0});
  const direct = counts.map((count) => Number((((count.direct ?? 0) * 9.45) / TONNE).toFixed(4)));
  expect(direct).toEqual([1.4175, 0, 1.6668, 6.3657, 0]);
});

/** Calculated by the model for nl2023 in 2050, nothing set but 20 PJ of Fischer-Tropsch fuel, or of methanol; kt. */
test('the model’s own plants for synthetic fuel report what they take in and do not pass on', () => {
  expect(directOf({utilised: 1807.6, fossilOut: 1807.6 * FUEL_SHARE}).total).toBeCloseTo(375.1, 6);
  expect(directOf({utilised: 1480, fossilOut: 1382}).total).toBeCloseTo(98, 6);
});

/** The same with 600 MW on wood pellets, all with capture, kt: what is emitted is reported beside the total. */
test('the model’s own plant on biomass with capture counts below zero in both methods', () => {
  const {total, capture, biogenic} = directOf({biogenicIn: 5026.04, captureRate: 0.9});
  expect(total).toBeCloseTo(-4523.43, 1);
  expect(capture).toBeCloseTo(4523.43, 1);
  expect(biogenic).toBeCloseTo(502.6, 1);
  expect(primaryOf(0, 5026.04, 0.9)).toBeCloseTo(-4523.43, 1);
});

const STATES: Settings[] = [0, 30, 100].flatMap((biogenic) =>
  [0, 85].flatMap((captured) =>
    [0, 900].flatMap((stored) =>
      [0, 450].flatMap((fuel) => [0, 40].map((kept) => ({biogenic, captured, stored, fuel, products: 150, kept}))),
    ),
  ),
);
const SET =
  '$biogenic % biogenic, $captured % captured, $stored kg stored, $fuel kg as fuel, $kept % delayed indefinitely';

describe('the laws of the balance', () => {
  test.each(STATES)(`what enters a node leaves it: ${SET}`, (settings) => {
    const {flows} = tonneOf(settings);
    for (const node of ['network', 'fuel', 'products'] satisfies Node[]) {
      const {into, out} = through(flows, node);
      expect(into, node).toBeCloseTo(out, 9);
    }
    expect(through(flows, 'fossil').out + through(flows, 'biogenic').out).toBeCloseTo(TONNE, 9);
  });

  test.each(STATES)(`what reaches the air is drawn where it is counted: ${SET}`, (settings) => {
    const {flows, counts, sum} = tonneOf(settings);
    expect(sum.air).toBeCloseTo(through(flows, 'air').into, 9);
    const [plant, , fuelPlant, burnt, later] = counts.map(({air}) => air ?? 0);
    expect(plant).toBeCloseTo(between(flows, 'fossil', 'air') + between(flows, 'biogenic', 'air'), 9);
    expect(fuelPlant! + burnt!).toBeCloseTo(between(flows, 'fuel', 'air'), 9);
    expect(later).toBeCloseTo(between(flows, 'products', 'air'), 9);
  });

  test.each(STATES)(`the direct method counts all that is emitted, less what is of plants: ${SET}`, (settings) => {
    const {sum} = tonneOf(settings);
    const fromNetwork = settings.fuel + settings.products * (1 - settings.kept / 100);
    const supply = TONNE * (settings.captured / 100);
    expect(sum.direct).toBeCloseTo(TONNE * (1 - settings.biogenic / 100) - supply + fromNetwork, 9);
  });

  test.each(STATES)(`the primary method leaves out what a fuel plant emits, and nothing else: ${SET}`, (settings) => {
    const {sum} = tonneOf(settings);
    expect(sum.direct - sum.primary).toBeCloseTo(settings.fuel * (1 - FUEL_SHARE), 9);
  });

  test('what is stored or exported changes what counts in neither', () => {
    for (const settings of STATES) {
      expect(tonneOf({...settings, stored: 0}).sum).toEqual(tonneOf({...settings, stored: 900}).sum);
    }
  });

  test('CO₂ is imported or exported, never both', () => {
    for (const settings of STATES) {
      const {flows} = tonneOf(settings);
      expect(Math.min(through(flows, 'imported').out, through(flows, 'exported').into)).toBe(0);
    }
  });
});

function sumOf(settings: Partial<Settings>): Record<'air' | 'primary' | 'direct', number> {
  const {air, primary, direct} = tonneOf({...openingOf(inputs), ...settings}).sum;
  return {air: Math.round(air), primary: Math.round(primary), direct: Math.round(direct)};
}

/**
 * Worked out by hand. 700 kg are fossil and 300 biogenic, 85 % of both are captured: 595 and 255. 105 − 255 = −150. Of 200 kg
 * in fuel 158.5 are burnt; of 150 kg in products 90 are let go. To the air: 105 + 45 + 200 + 90.
 */
test('as printed, worked out by hand', () => {
  expect(sumOf({})).toEqual({air: 440, primary: 98, direct: 140});
  expect(
    tonneOf(openingOf(inputs)).counts.map(({primary, direct}) => [primary, direct].map((kg) => kg && Math.round(kg))),
  ).toEqual([
    [null, -150],
    [-150, null],
    [null, 42],
    [158, 158],
    [90, 90],
  ]);
});

/** By hand: 850 × 0.7925 = 673.6 kg are burnt, 176.4 leave at the fuel plant. */
test.each([
  {name: '2 Captured, not stored', air: 150, primary: -850, direct: -850},
  {name: '1 Stored, not captured', air: 1000, primary: 1000, direct: 1000},
  {name: '3 Fossil CO₂ as fuel', air: 1000, primary: 824, direct: 1000},
  {name: '4 Biogenic CO₂ as fuel', air: 1000, primary: -176, direct: 0},
])('$name: $air kg reach the air, $primary and $direct count', ({name, ...expected}) => {
  const surprise = SURPRISES.find((each) => each.name === name);
  expect(sumOf(surprise!.settings)).toEqual(expected);
});

test('biomass that is burnt without capture counts nothing', () => {
  expect(sumOf({biogenic: 100, captured: 0, stored: 0, fuel: 0, products: 0})).toEqual({
    air: 1000,
    primary: 0,
    direct: 0,
  });
});
