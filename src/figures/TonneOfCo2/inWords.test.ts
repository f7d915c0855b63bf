import {expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';
import {tonneOf} from './model';

/** What is said of settings; no-break spaces are spaces. */
function said(settings: Partial<Settings>): string {
  const all = {...openingOf(inputs), ...settings};
  return inWords(all, tonneOf(all)).replaceAll('\u00a0', ' ');
}

test('as it is printed, each method counts another amount than what reaches the air', () => {
  expect(said({})).toBe(
    '440 kg reach the air. The primary method counts 98 kg, with −150 kg at users of the plant’s electricity. The direct method counts 140 kg, with −150 kg at the power plant and 42 kg at the fuel plant, which the primary one leaves out. Both have 158 kg where fuel is burnt and 90 kg delayed, from products. 255 kg of biogenic CO₂ are taken off that would not have counted. 100 kg find no use and are exported: that adds nothing back.',
  );
});

test('each surprise shows what its button promises', () => {
  const [notStored, notCaptured, fossil, biogenic] = SURPRISES.map(({settings}) => said(settings));
  expect(notStored).toBe(
    '150 kg reach the air. The primary method counts −850 kg, with −850 kg at users of the plant’s electricity. The direct method counts −850 kg, with −850 kg at the power plant. 850 kg of biogenic CO₂ are taken off that would not have counted. 850 kg find no use and are exported: that adds nothing back.',
  );
  expect(notCaptured).toBe(
    '1,000 kg reach the air. The primary method counts 1,000 kg, with 1,000 kg at users of the plant’s electricity. The direct method counts 1,000 kg, with 1,000 kg at the power plant. 850 kg are imported: only what is captured here is taken off.',
  );
  expect(fossil).toContain('The primary method counts 824 kg, with 150 kg at users of the plant’s electricity.');
  expect(fossil).toContain('The direct method counts 1,000 kg, with 150 kg at the power plant and 176 kg at the fuel');
  expect(fossil).toMatch(/Both have 674 kg where fuel is burnt\.$/);
  expect(biogenic).toContain('1,000 kg reach the air. The primary method counts −176 kg, with −850 kg at users of');
  expect(biogenic).toContain(
    'The direct method counts 0 kg, with −850 kg at the power plant and 176 kg at the fuel plant',
  );
});

test('biomass that is burnt without capture counts nothing anywhere', () => {
  expect(said({biogenic: 100, captured: 0, stored: 0, fuel: 0, products: 0})).toBe(
    '1,000 kg reach the air. The primary method counts 0 kg. The direct method counts 0 kg.',
  );
});
