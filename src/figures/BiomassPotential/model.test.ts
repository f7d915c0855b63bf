import {describe, expect, test} from 'vitest';
import {pageNumbers} from '../../../tests/support/example';
import {pageFile, pageTable} from '../../../tests/support/pageTable';
import {statesOf} from '../../../tests/support/states';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {about} from './about';
import {DATASET, inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';
import {splitOf, yearOf, type Year} from './model';

const PAGE = pageFile('docs/biomass');
const opening = openingOf(inputs);

function at(settings: Partial<Settings>): Year {
  return yearOf({...DATASET, ...settings});
}

function said(settings: Partial<Settings>): string {
  const all = {...opening, ...settings};
  return textOf(inWords(all, yearOf(all))).replaceAll('\u00a0', ' ');
}

const years = (statesOf(inputs) as Settings[]).map((settings) => ({settings, ...yearOf(settings)}));

/** quintel/etengine spec/models/qernel/graph_spec.rb, lines 153 to 163: "Fill flex_max edge upto max_demand". */
test('as in etengine’s own spec: of a use of 100, 30 come from where the most is 30, and 70 from the other', () => {
  expect(splitOf(100, 30)).toEqual({use: 100, potential: 30, own: 30, imported: 70, left: 0});
});

describe('the page', () => {
  const table = pageTable(PAGE, 'example-potential');

  test.each(at({}).kinds.map((kind) => [kind.name, kind] as const))('%s is as in its example', (name, kind) => {
    const row = table.row(name);
    expect(kind.use).toBeCloseTo(row.number('Use'), 2);
    expect(kind.potential).toBeCloseTo(row.number('Potential'), 2);
    expect(kind.own).toBeCloseTo(row.number('From the region (PJ)'), 2);
    expect(kind.imported).toBeCloseTo(row.number('Import (PJ)'), 2);
  });

  test('so are the four together', () => {
    const row = table.row('All four');
    const {all} = at({});
    expect(all.use).toBeCloseTo(row.number('Use'), 2);
    expect(all.imported).toBeCloseTo(row.number('Import (PJ)'), 2);
  });

  test('digestion takes as much wet biomass as there', () => {
    const gas = pageTable(PAGE, 'example-green-gas');
    expect(at({gas: gas.row('Green gas').number('Digestion')}).more.wet).toBeCloseTo(
      gas.row('Biomass').number('Digestion'),
      2,
    );
  });

  test('pellets have the efficiency of the table of routes', () => {
    const efficiency = pageTable(PAGE, 'biomass-routes').row('Production of wood pellets').number('Efficiency');
    expect(at({pellets: 9}).more.dry).toBeCloseTo((9 / efficiency) * 100, 9);
  });

  test('says what the figure shows', () => {
    const numbers = pageNumbers(PAGE, /import rises from (\S+) to (\S+ PJ), and use stays (\S+ PJ)/);
    const {all} = at({potential: 50});
    expect(numbers).toEqual([at({}).all.imported, all.imported, all.use].map(Math.round));
  });
});

describe('whatever the reader sets', () => {
  test('the region and import make up the use, and the region no more than its potential', () => {
    for (const {kinds} of years) {
      for (const {use, potential, own, imported, left} of kinds) {
        expect(own + imported).toBeCloseTo(use, 9);
        expect(own + left).toBeCloseTo(potential, 9);
        expect(Math.min(use, own, imported, left)).toBeGreaterThanOrEqual(0);
        expect(Math.min(imported, left)).toBe(0);
      }
    }
  });

  test('use does not depend on the potential, and import falls as it rises', () => {
    for (const {settings, all} of years) {
      const none = yearOf({...settings, potential: 0}).all;
      expect(all.use).toBe(none.use);
      expect(none.imported).toBeCloseTo(none.use, 9);
      const more = yearOf({...settings, potential: settings.potential + 5}).all;
      expect(more.use).toBe(all.use);
      expect(more.imported).toBeLessThanOrEqual(all.imported);
    }
  });

  test('the answer is short', () => {
    for (const year of years) expect(inWords(year.settings, year)[0].length).toBeLessThanOrEqual(60);
  });
});

/** By hand: 62.16, 109.87, 10.5 and 21.38 PJ halved, against 87.08, 34.51, 0.25 and 35.12 PJ of use. */
test('with half of the potentials use stays, and import is what misses', () => {
  const {all, kinds} = yearOf(opening);
  expect(kinds.map(({imported}) => Number(imported.toFixed(2)))).toEqual([56, 0, 0, 24.43]);
  expect(kinds.map(({left}) => Number(left.toFixed(2)))).toEqual([0, 20.43, 5, 0]);
  expect([all.use, all.imported].map(Math.round)).toEqual([157, 80]);
  expect(about.claim).toContain('still take 157 PJ a year; import rises from 39 to 80 PJ.');
  expect(said({})).toMatch(
    /^No: still 157 PJ, but 80 PJ of it imported \(39 with full potentials\)\. Demand sets the use; /,
  );
});

test('more pellets are imported, more green gas is not', () => {
  const [full, pellets, gas] = SURPRISES.map(({settings}) => said(settings));
  expect(full).toMatch(/^Still 157 PJ, 39 PJ of it imported, although the potentials add up to 204 PJ\./);
  expect(full).toContain('86 PJ of wet and oily biomass are left over'); // 75 and 10
  expect(pellets).toMatch(/^Use is 179 PJ instead of 157, 103 PJ of it imported \(61 with full potentials\)\./);
  expect(pellets).toContain('20 PJ more wood pellets take 22 PJ of dry biomass, as a tenth is lost');
  expect(gas).toMatch(/^Use is 194 PJ instead of 157, 97 PJ of it imported \(39 with full potentials\)\./);
  expect(gas).toContain('20 PJ more green gas take 37 PJ of wet biomass');
});

/** What datasets/nl2023/central_producers.csv of quintel/etsource lets two plants burn: 12.85 and 4.14 PJ. */
test('no more pellets can be saved than are used', () => {
  expect(-inputs.pellets.min).toBeLessThan(12.85 + 4.14);
});

test('words fit other states, too', () => {
  const end = 'Costs do not depend on the potential: what is imported has the price of the region’s own.';
  expect(said({potential: 0})).toBe(
    `No: still 157 PJ, but 157 PJ of it imported (39 with full potentials). Demand sets the use; the potential only sets where it comes from. ${end}`,
  );
  expect(said({potential: 200})).toMatch(/^No: still 157 PJ, but 0 PJ of it imported/);
  expect(said({pellets: -15})).toBe(
    `Use is 140 PJ instead of 157, 64 PJ of it imported (22 with full potentials). Demand sets the use; the potential only sets where it comes from. 15 PJ fewer wood pellets save 17 PJ of dry biomass, as a tenth is lost in the pellet mill. 25 PJ of wet and oily biomass are left over, but cannot stand in for dry biomass and biogenic waste. ${end}`,
  );
});
