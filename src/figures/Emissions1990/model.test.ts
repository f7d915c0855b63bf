import {describe, expect, test} from 'vitest';
import {expectCell, pageNumbers} from '../../../tests/support/example';
import {pageFile, pageTable} from '../../../tests/support/pageTable';
import {cornersOf} from '../../../tests/support/states';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {about} from './about';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';
import {against, divide, find, outcomesOf, REGIONS, TRANSPORT, type Outcome} from './model';

const PAGE = pageFile('docs/co2-1990-emissions');
const opening = openingOf(inputs);

function at(settings: Partial<Settings>): Outcome[] {
  return outcomesOf({...opening, ...settings});
}

const all = cornersOf(inputs).flatMap((settings) => outcomesOf(settings as Settings));
const counted = all.filter(({before}) => before > 0);

/** quintel/etengine spec/models/gql/runtime/functions/aggregate_spec.rb, lines 22 to 36. */
test.each([
  [1, 0, 0],
  [0, 1, 0],
  [1, 2, 0.5],
])('as in etengine’s own spec: DIVIDE(%d, %d) is %d', (a, b, expected) => {
  expect(divide(a, b)).toBe(expected);
});

describe('as the model has calculated it, printed on the pages', () => {
  test('references, start years and changes of Dutch regions', () => {
    const table = pageTable(PAGE, 'example-regions');
    const keys: Record<string, string> = {
      Netherlands: 'nl2023',
      Eemsdelta: 'GM1979_eemsdelta',
      Amsterdam: 'GM0363_amsterdam',
      Zeewolde: 'GM0050_zeewolde',
      Almere: 'GM0034_almere',
    };
    for (const outcome of at({cut: 0}).filter(({method}) => method === 'primary')) {
      const row = table.row(keys[outcome.name]!);
      expect([outcome.before, outcome.end]).toEqual([row.number('1990'), row.number('Start year')]);
      expectCell(row, 'Change', outcome.change);
    }
  });

  test('the direct method’s start year, and what of it is from the file', () => {
    const direct = find(at({cut: 0}), 'Netherlands', 'direct');
    const row = pageTable(pageFile('docs/direct-emissions'), 'example-total').row('All');
    expectCell(row, '1990', direct.before);
    expectCell(row, 'Start year', direct.end);
    expect(pageNumbers(pageFile('docs/direct-emissions'), /of which (\S+ Mt) are from the file: CO₂/)).toEqual([
      Math.round(direct.amounts * 10) / 10,
    ]);
  });

  test('half of the ships and all planes are 26.279585 Mt at the start, and 22.1 Mt in 1990', () => {
    const [ships, planes] = [420.981325 * 0.0774, 139.686822 * 0.0715];
    expect(ships + planes).toBe(TRANSPORT.primary.now);
    expect(ships / 2 + planes).toBeCloseTo(26.279585, 6);
    const {before, now} = TRANSPORT.direct;
    expect([now.toFixed(1), before.toFixed(1)]).toEqual(['43.1', '39.9']);
  });

  test('relative to 1990, with and without international transport', () => {
    expect(against(145.466257, 158.7190073 + 34.95619 / 2 + 4.6046)).toBeCloseTo(-19.54376, 4);
    expect(against(119.186672, 158.7190073)).toBeCloseTo(-24.90712, 4);
    expect(against(159.2712, 227.7388)).toBeCloseTo(-30.1, 1);
  });
});

describe('laws', () => {
  test('what is left and what is cut is what was there', () => {
    for (const {energy, amounts, ships, rest, cut, end} of all) {
      expect(rest + cut).toBeCloseTo(energy, 9);
      expect(rest + amounts + ships).toBeCloseTo(end, 9);
      expect(Math.min(rest, cut, amounts, ships)).toBeGreaterThanOrEqual(0);
    }
  });

  test('a plan that cuts what is needed reads the target', () => {
    for (const settings of [opening, {...opening, target: -30, ships: 20, amounts: 60}]) {
      for (const {name, method, before, needed} of outcomesOf(settings)) {
        if (before > 0)
          expect(find(outcomesOf({...settings, cut: needed}), name, method).change).toBeCloseTo(settings.target, 9);
      }
    }
  });

  test('a deeper cut never reads higher, and nothing reads less than −100 %', () => {
    for (const ships of [0, 30, 100]) {
      const [some, more] = [20, 21].map((cut) => at({cut, ships})) as [Outcome[], Outcome[]];
      some.forEach(({before, change}, index) => {
        if (before > 0) expect(more[index]!.change).toBeLessThan(change);
      });
    }
    for (const {change} of counted) expect(change).toBeGreaterThanOrEqual(-100);
  });

  test('without an amount for 1990 everything reads −100 %', () => {
    const none = all.filter(({before}) => before === 0);
    expect(new Set(none.map(({name, method, change}) => `${name} ${method} ${change}`))).toEqual(
      new Set(['Almere direct -100']),
    );
    expect(counted).toHaveLength((all.length / REGIONS.length) * (REGIONS.length - 1));
  });
});

/** Worked out by hand: 0.6 × 116.313 ÷ 158.719 = 0.4397, 0.6 × 0.591 ÷ 0.356 = 0.9961. */
test('the claim: a cut of 40 % reads −56 % in the Netherlands and 0 % in Almere', () => {
  expect(about.claim).toContain('cuts 40 % of the CO₂ from energy ends at −56 %');
  expect(find(at({}), 'Netherlands').change).toBeCloseTo(-56.03, 2);
  expect(find(at({}), 'Almere').change).toBeCloseTo(-0.39, 2);
});

describe('in words', () => {
  const said = (settings: Partial<Settings>): string =>
    textOf(inWords({...opening, ...settings}, at(settings))).replaceAll('\u00a0', ' ');
  const [none, whole, ships] = SURPRISES.map(({settings}) => said(settings)) as [string, string, string];

  test('as printed', () => {
    expect(said({})).toBe(
      'After a cut of 40 % Almere is at 0 % against 1990, the Netherlands at −56 % by the primary method and −51 % by the direct. Almere starts at +66 %: it has grown since 1990. Of what the direct method counts, 39 Mt are other gases and CO₂ of processes, which the plan does not reach. For −55 %, Almere has to cut 73 %, the Netherlands 39 % by the primary and 47 % by the direct method.',
    );
  });

  test('each surprise shows what its button promises', () => {
    expect(none).toMatch(
      /^Before any cut Almere is at \+66 % against 1990 \(0 % as printed\), the Netherlands at −27 % by the primary method and −30 %/,
    );
    expect(whole).toMatch(
      /^Even so the Netherlands stops at −83 % against 1990 by the direct method\. By the primary method all are at −100 %\./,
    );
    expect(ships).toContain(
      'is at +8 % against 1990 (0 % as printed), the Netherlands at −43 % by the primary method and −42 % by the direct. Almere holds the ships and planes of the whole country: 99 % of what counts there.',
    );
    expect(ships).toContain('Almere has to cut more than all, the Netherlands 60 %');
  });

  test('without amounts of the dataset, none is named; a target that is met needs nothing', () => {
    expect(said({amounts: 0})).not.toContain('other gases');
    expect(said({target: -10})).toContain('the Netherlands nothing by the primary and nothing by the direct method.');
  });
});
