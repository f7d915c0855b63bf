import {expect, test} from 'vitest';
import {openingOf} from '../../components/Figure/inputs';
import {inWords} from './inWords';
import {inputs, SURPRISES, tonneOf, type Settings} from './model';

/** What is said of settings; no-break spaces are spaces. */
function said(settings: Partial<Settings>): string {
  const all = {...openingOf(inputs), ...settings};
  return inWords(all, tonneOf(all)).replaceAll('\u00a0', ' ');
}

test('as it is printed, each method counts another amount than what reaches the air', () => {
  expect(said({})).toBe(
    '440 kg reach the air. The primary method counts 98 kg: −150 kg at users of the plant’s electricity, 158 kg where fuel is burnt and 90 kg delayed, from products. The direct method counts 140 kg: −150 kg at the power plant, 42 kg at the fuel plant, 158 kg where fuel is burnt and 90 kg delayed, from products. 255 kg of biogenic CO₂ are taken off that would not have counted. 100 kg find no use and are exported: that adds nothing back. The 42 kg of the fuel plant are missing from the primary method.',
  );
});

test('each surprise shows what its button promises', () => {
  const [notStored, notCaptured, fossil, biogenic] = SURPRISES.map(({settings}) => said(settings));
  expect(notStored).toBe(
    '150 kg reach the air. The primary method counts −850 kg at users of the plant’s electricity. The direct method counts −850 kg at the power plant. 850 kg of biogenic CO₂ are taken off that would not have counted. 850 kg find no use and are exported: that adds nothing back.',
  );
  expect(notCaptured).toBe(
    '1,000 kg reach the air. The primary method counts 1,000 kg at users of the plant’s electricity. The direct method counts 1,000 kg at the power plant. 850 kg are imported: only what is captured here is taken off.',
  );
  expect(fossil).toContain(
    'counts 824 kg: 150 kg at users of the plant’s electricity and 674 kg where fuel is burnt. The direct',
  );
  expect(fossil).toContain(
    'counts 1,000 kg: 150 kg at the power plant, 176 kg at the fuel plant and 674 kg where fuel',
  );
  expect(biogenic).toContain('1,000 kg reach the air. The primary method counts −176 kg: −850 kg at users of the');
  expect(biogenic).toContain('The direct method counts 0 kg: −850 kg at the power plant, 176 kg at the fuel plant and');
});

test('biomass that is burnt without capture counts nothing anywhere', () => {
  expect(said({biogenic: 100, captured: 0, stored: 0, fuel: 0, products: 0})).toBe(
    '1,000 kg reach the air. The primary method counts nothing. The direct method counts nothing.',
  );
});
