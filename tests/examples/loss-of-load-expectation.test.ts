/** docs/loss-of-load-expectation: hours that count as loss of load, and shortage by hours, peak and volume. */
import {describe, expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/loss-of-load-expectation');

/** Hours in which demand less what is deducted is above capacity, quintel/merit lib/merit/lole.rb: `#expectation`. */
function lossOfLoad(demand: readonly number[], deducted: readonly number[], capacity: number): number {
  return demand.filter((amount, hour) => amount - deducted[hour]! > capacity).length;
}

const NEGLIGIBLE = 1e-5; // MW

/** Hours, MW and MWh in which demand is not met, quintel/merit lib/merit/blackout.rb. */
function shortageOf(unmet: readonly number[]): {hours: number; peak: number; volume: number} {
  const short = unmet.filter((amount) => amount > NEGLIGIBLE);
  return {hours: short.length, peak: Math.max(0, ...short), volume: short.reduce((sum, amount) => sum + amount, 0)};
}

const MWH_PER_PJ = 1_000_000 / 3.6;

describe('four hours', () => {
  const table = pageTable(PAGE, 'example-hours');
  const heads = table.heads.slice(1);
  const row = (start: string): Row => {
    const [found, second] = table.rows.filter(({text}) => text('Quantity').startsWith(start));
    expect(second).toBeUndefined();
    return found!;
  };
  const [demand, deducted, capacity] = [row('D, '), row('V, '), row('P, ')];
  const [mustRun, imported, shortage] = [row('M, '), row('X, '), row('Shortage if above 0')];

  test.each(heads)('%s', (head) => {
    const over = demand.number(head) - deducted.number(head) - capacity.number(head);
    expectCell(row('Loss of load if above 0'), head, over, EXACT);
    expectCell(shortage, head, over - mustRun.number(head) - imported.number(head), EXACT);
  });

  test('capacity and import are the same in each hour, and those of the text', () => {
    const [plants, most] = pageNumbers(
      PAGE,
      /That leaves (\S+ MW) of dispatchable capacity and (\S+ MW) of import\./,
    ) as [number, number];
    for (const head of heads) expect([capacity.number(head), imported.number(head)]).toEqual([plants, most]);
    const changes = pageTable(PAGE, 'changes-table').rows.map(({text}) => text('Change'));
    expect(changes).toContain(`Interconnector 1 of ${most.toLocaleString('en')} MW`);
  });

  test('three have loss of load, one a shortage, which is all of the year', () => {
    const of = ({number}: Row): number[] => heads.map(number);
    expect(lossOfLoad(of(demand), of(deducted), capacity.number(heads[0]!))).toBe(3);
    const {hours, peak, volume} = shortageOf(of(shortage));
    expect(pageNumbers(PAGE, /\*\*Power shortage\*\* is that (\d+) hour, with (\S+ MW) and (\S+ PJ)\./)).toEqual([
      hours,
      peak,
      rounded(volume / MWH_PER_PJ, 5),
    ]);
    expect(peak).toBe(shortage.number(heads[0]!));
  });

  test('hours of the year are those of the table of changes', () => {
    const [loss, without] = pageNumbers(
      PAGE,
      /Over the year \*\*Loss of load\*\* is (\d+) hours\. .*? "On its own" has (\d+) hours of shortage/,
    );
    const {number} = pageTable(PAGE, 'changes-table').row('None');
    expect([number('Loss of load'), number('Power shortage')]).toEqual([loss, without]);
  });
});

test('an hour of both equal does not count, nor a shortage below the limit of the text', () => {
  expect(lossOfLoad([2, 2], [0, 0.001], 2)).toBe(0);
  const [limit] = pageNumbers(PAGE, /Hours with \$U_t\$ above (\S+ MW) /);
  expect(limit).toBe(NEGLIGIBLE);
});

/** quintel/merit spec/merit/lole_spec.rb:25–78: a demand of four hours, less a producer of 1 or not. */
test.each([
  {line: 31, capacity: 2, deducted: 0, hours: 0},
  {line: 39, capacity: 1.5, deducted: 0, hours: 2},
  {line: 47, capacity: 0.5, deducted: 0, hours: 4},
  {line: 59, capacity: 2, deducted: 1, hours: 0},
  {line: 67, capacity: 1.5, deducted: 1, hours: 0},
  {line: 75, capacity: 0.5, deducted: 1, hours: 2},
])('loss of load as in merit’s own spec, line $line', ({capacity, deducted, hours}) => {
  expect(lossOfLoad([2, 1, 2, 1.5], Array<number>(4).fill(deducted), capacity)).toBe(hours);
});

/** quintel/merit spec/merit/blackout_spec.rb, there as what is left: below 0 if it is missing. */
test.each([
  {line: 10, left: [0], result: {hours: 0, peak: 0, volume: 0}},
  {line: 26, left: [1], result: {hours: 0, peak: 0, volume: 0}},
  {line: 58, left: [-1, 1], result: {hours: 1, peak: 1, volume: 1}},
  {line: 74, left: [-NEGLIGIBLE / 2, -NEGLIGIBLE / 10, 0, 1], result: {hours: 0, peak: 0, volume: 0}},
  {line: 90, left: [-0.5, -2, 0, 1, -1], result: {hours: 3, peak: 2, volume: 3.5}},
])('shortage as in merit’s own spec, line $line', ({left, result}) => {
  expect(shortageOf(left.map((amount) => -amount))).toEqual(result);
});
