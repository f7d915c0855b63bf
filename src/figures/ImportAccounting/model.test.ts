import {describe, expect, test} from 'vitest';
import {pageNumbers} from '../../../tests/support/example';
import {pageFile, pageTable} from '../../../tests/support/pageTable';
import {cornersOf} from '../../../tests/support/states';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {about} from './about';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';
import {totalOf, tradeOf, transitOf, USE, type Trade} from './model';

const opening = openingOf(inputs);
const PJ = 3.6; // in a TWh

function at(settings: Partial<Settings>): Trade {
  return tradeOf({...opening, ...settings});
}

const all = (cornersOf(inputs) as Settings[]).map((settings) => ({settings, ...tradeOf(settings)}));

/** quintel/etengine spec/models/qernel/recursive_factor/primary_co2_spec.rb, lines 8 to 46: 100 MJ at 0.5 kg/MJ are 50 kg at each user. */
test('as in etengine’s own spec: all that is supplied counts at its user', () => {
  const {primary} = tradeOf({import: 100 / PJ, export: 0, factor: 0.5 * PJ * 1000, own: 0}, 100 / PJ);
  expect(totalOf(primary)).toBeCloseTo(50, 9);
});

/** docs/co2-main-principles: 90 PJ made here, 10 PJ imported, 95 left after losses, of which 19 are exported. */
test('as the page on both methods works it out', () => {
  const table = pageTable(pageFile('docs/co2-main-principles'), 'example-power');
  const result = (line: string): number => table.row(line).number('Result');
  const left = 0.95; // losses take the same share of all
  const made = 90 * left;
  const {primary, direct, mix} = tradeOf(
    {
      import: (10 * left) / PJ,
      export: 19 / PJ,
      factor: (result('c') / (10 * left)) * PJ * 1000,
      own: ((result('a') + result('b')) / made) * PJ * 1000,
    },
    76 / PJ,
  );
  expect(totalOf(primary)).toBeCloseTo(result('i'), 3);
  expect(totalOf(direct)).toBeCloseTo(result('j'), 4);
  expect(mix / PJ).toBeCloseTo(result('e'), 2);
});

/**
 * Calculated by the model in "Two interconnectors": 55.4330 PJ of import at 208.41 g/kWh and 43.997897 PJ of export with 1.832096 Mt;
 * 0.1784 Mt more at the border leave 0.1457 Mt in the region, so that 0.0327 ÷ 0.1784 of all that enters is exported.
 */
test('the amounts are about those of the page, and what is made here follows from them', () => {
  const page = pageFile('docs/co2-emissions-import-export');
  const border = pageTable(page, 'example-interconnectors').row('All');
  const [exported] = pageNumbers(page, /In "Two interconnectors", (\S+ PJ) leave the region\./) as [number];
  const [more] = pageNumbers(page, /there would be (\S+ Mt) more at the border/) as [number];
  const [leaves] = pageNumbers(page, /The other (\S+ Mt) leave with the export\./) as [number];
  expect(Math.round(exported / PJ)).toBe(opening.export);
  expect(opening.import).toBe(opening.export); // so that they cancel out in energy
  expect(Math.round(border.number('Factor') / 10) * 10).toBe(opening.factor);
  const enters = exported / (leaves / more); // PJ
  const made = enters - border.number('Import');
  expect(Math.round(made / PJ)).toBe(opening.export + USE - Math.round(border.number('Import') / PJ));
  const own = (1.832096 / (leaves / more) - border.number(`CO₂ at the border`)) / made; // Mt per PJ
  expect(Math.round((own * PJ * 1000) / 10) * 10).toBe(opening.own);
});

describe('laws', () => {
  test('what enters the network leaves it, energy and CO₂', () => {
    for (const {settings, made, imported, exported, mix} of all) {
      expect(made + imported).toBeCloseTo(USE + exported, 9);
      expect(made).toBeGreaterThanOrEqual(0);
      expect((mix * (USE + exported)) / 1000).toBeCloseTo((made * settings.own + imported * settings.factor) / 1000, 9);
    }
  });

  test('the mean lies between the two factors', () => {
    for (const {settings, mix} of all) {
      expect(mix).toBeGreaterThanOrEqual(Math.min(settings.own, settings.factor) - 1e-9);
      expect(mix).toBeLessThanOrEqual(Math.max(settings.own, settings.factor) + 1e-9);
    }
  });

  test('without import and export all three are the same', () => {
    const {primary, direct, domestic} = at({import: 0, export: 0});
    expect(totalOf(primary)).toBeCloseTo((USE * opening.own) / 1000, 9);
    expect([direct, domestic]).toEqual([primary, primary]);
  });

  test('domestic is primary with what export takes along, less import that is used here', () => {
    for (const {primary, domestic, exported, mix} of all) {
      expect(totalOf(domestic)).toBeCloseTo(totalOf(primary) + (exported * mix) / 1000 - primary.abroad, 9);
    }
  });

  test('transit changes the direct method never, and the primary one unless both factors are the same', () => {
    for (const factor of [0, 130, 210]) {
      const [some, more] = [at({factor}), at({factor, import: 32, export: 32})];
      expect(more.direct).toEqual(some.direct);
      expect(Math.sign(Math.round(transitOf({...opening, factor}) * 1e6)) + 0).toBe(Math.sign(factor - opening.own));
    }
  });
});

/** What export takes along is added, also what came by import; deducted is import that users here get. */
test('transit adds 2.0 Mt to Domestic CO₂ emissions', () => {
  const [some, more] = [at({}), at({import: 32, export: 32})];
  const change = totalOf(more.domestic) - totalOf(some.domestic);
  expect(change).toBeCloseTo(2.04, 2);
  expect(change).toBeCloseTo(more.domestic.abroad - some.domestic.abroad, 9);
  expect(
    pageNumbers(pageFile('docs/co2-emissions-import-export'), /To \*\*Domestic CO₂ emissions\*\* they add (\S+ Mt)/),
  ).toEqual([2]);
});

test('the claim: 20 TWh more in and out add 0.8 Mt by the primary method and nothing by the direct one', () => {
  expect(transitOf(opening)).toBeCloseTo(0.8, 1);
  expect(
    pageNumbers(
      pageFile('docs/co2-emissions-import-export'),
      /20 TWh more in and out again add (\S+ Mt) to the primary/,
    ),
  ).toEqual([0.8]);
  expect(about.claim).toMatch(/^20 TWh more .* add 0\.8 Mt .* nothing by the direct one\.$/);
});

describe('in words', () => {
  const said = (settings: Partial<Settings>): string => {
    const values = {...opening, ...settings};
    return textOf(inWords(values, tradeOf(values))).replaceAll('\u00a0', ' ');
  };
  const [transit, zero, none] = SURPRISES.map(({settings}) => said(settings)) as [string, string, string];

  test('as printed', () => {
    expect(said({})).toBe(
      'No: 7.8 instead of 7.0 Mt without trade by the primary method. Import brings 2.5 Mt in, export takes 1.7 Mt out, since it leaves at the mean of the network. The other 0.8 Mt stay with the users here. Domestic CO₂ emissions deduct import that is used here, but not import that is sent on, 0.5 Mt.',
    );
  });

  test('each surprise shows what its button promises, and says what it changed', () => {
    expect(transit).toMatch(/^No: 8\.6 instead of 7\.0 Mt .* The other 1\.6 Mt stay .* sent on, 2\.5 Mt\./);
    expect(transit).toMatch(/ What you changed: primary \+0\.8 Mt, direct 0\.0 Mt and domestic \+2\.0 Mt\.$/);
    expect(zero).toMatch(/^No: 5\.7 instead of 7\.0 Mt .* brings 0\.0 Mt in, export takes 1\.3 Mt out/);
    expect(none).toMatch(/^Yes: 7\.0 Mt with trade and without .* direct \+1\.6 Mt and domestic \+1\.1 Mt\.$/);
  });

  test('with equal factors nothing stays, and without import nothing is brought', () => {
    expect(said({factor: 130})).toMatch(/^Yes: .*Import brings 1\.6 Mt in, export takes 1\.6 Mt out/);
    expect(said({factor: 130})).not.toContain('stay');
    expect(said({import: 0})).not.toMatch(/Import brings|sent on/);
  });
});
