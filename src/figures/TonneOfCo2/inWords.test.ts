import {expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';
import {tonneOf} from './model';

/** What is said of settings; no-break spaces are spaces. */
function said(settings: Partial<Settings>): string {
  const all = {...openingOf(inputs), ...settings};
  return textOf(inWords(all, tonneOf(all))).replaceAll('\u00a0', ' ');
}

test('as it is printed, each method counts another amount than what reaches the air', () => {
  expect(said({})).toBe(
    '440 kg reach the air, 98 or 140 kg count: the primary method counts 98 kg, the direct method 140 kg. The primary method has −150 kg at users of the plant’s electricity. The direct method has −150 kg at the power plant and 42 kg at the fuel plant, which the primary one leaves out. Both have 158 kg where fuel is burnt and 90 kg delayed, from products. 255 kg of captured biogenic CO₂ are deducted, although they would not have counted. 100 kg are neither stored nor used: they are exported, and the deduction stays.',
  );
});

test('each surprise shows what its button promises', () => {
  const [notCaptured, notStored, fossil, biogenic] = SURPRISES.map(({settings}) => said(settings));
  expect(notStored).toBe(
    '150 kg reach the air, −850 kg count: the primary method counts −850 kg, the direct method −850 kg. The primary method has −850 kg at users of the plant’s electricity. The direct method has −850 kg at the power plant. 850 kg of captured biogenic CO₂ are deducted, although they would not have counted. 850 kg are neither stored nor used: they are exported, and the deduction stays.',
  );
  expect(notCaptured).toBe(
    '1,000 kg reach the air, 1,000 kg count: the primary method counts 1,000 kg, the direct method 1,000 kg. The primary method has 1,000 kg at users of the plant’s electricity. The direct method has 1,000 kg at the power plant. 850 kg are imported, and nothing is deducted for them.',
  );
  expect(fossil).toContain('the primary method counts 824 kg, the direct method 1,000 kg.');
  expect(fossil).toContain('The primary method has 150 kg at users of the plant’s electricity.');
  expect(fossil).toContain('The direct method has 150 kg at the power plant and 176 kg at the fuel plant');
  expect(fossil).toMatch(/Both have 674 kg where fuel is burnt\.$/);
  expect(biogenic).toContain(
    '1,000 kg reach the air, −176 or 0 kg count: the primary method counts −176 kg, the direct method 0 kg.',
  );
  expect(biogenic).toContain('The primary method has −850 kg at users of');
  expect(biogenic).toContain('The direct method has −850 kg at the power plant and 176 kg at the fuel plant');
});

test('biomass that is burnt without capture counts nothing anywhere', () => {
  expect(said({biogenic: 100, captured: 0, stored: 0, fuel: 0, products: 0})).toBe(
    '1,000 kg reach the air, 0 kg count: the primary method counts 0 kg, the direct method 0 kg.',
  );
});
