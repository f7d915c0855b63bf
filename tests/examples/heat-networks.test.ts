/** docs/heat-networks.mdx: three hours in two orders, what sources give in an hour, what is left of stored heat, and the loss on the way. */
import {describe, expect, test} from 'vitest';
import {calculate, EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {leftAfter, lossOnTheWay} from '../support/losses';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/heat-networks');
const capacity = pageTable(PAGE, 'example-capacity');
const storage = pageTable(PAGE, 'example-storage-loss');
const sources = pageTable(PAGE, 'sources-table');
const YEAR = 8760;
const MWH_PER_PJ = 1_000_000 / 3.6;

/** The same in each hour: the amount of a year ÷ its hours. */
function flat(amount: number): number {
  return amount / YEAR;
}

/** The most of a source: capacity × availability, quintel/merit lib/merit/participants/producer.rb. */
function available(installed: number, share: number): number {
  return installed * share;
}

function mostInAnHour(row: Row): number {
  const {value, unit} = row.quantity('Factor');
  if (unit === 'MWh') return flat(value);
  if (unit === 'full load hours') return flat(row.number('Slider') * value);
  expect(unit).toBe('% available');
  return available(row.number('Slider'), value / 100);
}

test.each(capacity.rows.map((row) => [row.text('Source'), row] as const))('%s: the most in an hour', (_, row) => {
  expectCell(row, 'Most in an hour', mostInAnHour(row));
  expect(calculate(row.text('Calculation'))).toBeCloseTo(mostInAnHour(row), EXACT);
});

test.each(
  capacity.rows.filter(({text}) => !text('Slider').endsWith('PJ')).map((row) => [row.text('Source'), row] as const),
)('%s: as in the table of all sources', (name, row) => {
  const share = (mostInAnHour(row) / row.number('Slider')) * 100;
  const [source] = sources.rows.filter(({text}) => text('Source').replace(' (network gas)', '') === name);
  expectCell(source!, 'Most in an hour (% of capacity)', share);
});

test('residual heat: PJ are MWh', () => {
  const row = capacity.row('Residual heat');
  expectCell(row, 'Factor', row.number('Slider') * MWH_PER_PJ);
});

test('coal and oil heaters give little of their capacity', () => {
  const [share, installed, most] = pageNumbers(
    PAGE,
    /Mind coal and oil heaters\. Their availability is (\S+): (\S+ MW) gives at most (\S+ MW)\./,
  ) as [number, number, number];
  expect(available(installed, share)).toBe(most);
  for (const name of ['Coal heater', 'Oil heater']) {
    expectCell(sources.row(name), 'Most in an hour (% of capacity)', share * 100);
  }
});

/** d = 1 − (1 − L)^(1/8760), quintel/etsource inputs/supply/heat/energy/mt/storage/: `hourly_loss`. */
function lossPerHour(yearly: number): number {
  return 1 - (1 - yearly) ** (1 / YEAR);
}

const [content, yearly] = pageNumbers(PAGE, /For (\S+ MWh) and yearly losses of (\S+%):/) as [number, number];

test.each(storage.rows.map((row) => [row.text('Time in the store'), row] as const))('%s in the store', (_, row) => {
  const left = leftAfter(row.number('Hours'), content, lossPerHour(yearly));
  expectCell(row, 'Left', left);
  expect(calculate(row.text('Calculation'))).toBeCloseTo(left, EXACT);
});

test('the times in the store are those of their names, and the text has what they cost', () => {
  expect(storage.rows.map(({text, number}) => [text('Time in the store'), number('Hours')])).toEqual([
    ['An hour', 1],
    ['A day', 24],
    ['Thirty days', 30 * 24],
    ['Half a year', YEAR / 2],
    ['A year', YEAR],
  ]);
  expect(pageNumbers(PAGE, /\[What is left of (\S+ MWh)\]/)).toEqual([content]);
  const [season, day] = pageNumbers(PAGE, /So a season costs about (\S+%) and a day (\S+%)\./);
  const lost = (time: string): number => 1 - storage.row(time).number('Left') / content;
  expect([rounded(lost('Half a year'), 2), rounded(lost('A day'), 3)]).toEqual([season, day]);
  expect(pageTable(PAGE, 'storage-sliders').row('Yearly losses').number('Start, nl2023')).toBe(yearly * 100);
});

/** quintel/merit spec/merit/demand_calculator_spec.rb:33–52: a loss of 20 times the demand, so of 20 in 21. */
test('the loss on the way as in merit’s own spec', () => {
  expect([1, 2].map((demand) => rounded(demand + lossOnTheWay(demand, 20 / 21), EXACT))).toEqual([21, 42]);
});

test('the loss on the way is the share of what enters the network', () => {
  const [share] = pageNumbers(PAGE, /the same for the three networks: (\S+%) in `nl2023`/) as [number];
  const loss = lossOnTheWay(1000, share);
  expect(rounded(loss / (1000 + loss), EXACT)).toBe(share);
});

describe('three hours and two orders', () => {
  const hours = pageTable(PAGE, 'example-hours');
  const [mustRun, boiler, pump, loss] = pageNumbers(
    PAGE,
    /sources give (\S+ MW) in every hour\. It has an electric boiler of (\S+ MW) and a collective heat pump of (\S+ MW), in this order\. Of the heat that enters the network, (\S+%) is lost/,
  ) as [number, number, number, number];
  const made = (source: string): number => sources.row(source).number('Heat per MWh (MWh)');

  /** What each source gives, one after the other, quintel/merit lib/merit/calculator.rb: `#compute_dispatchables`. */
  function filled(missing: number, order: readonly (readonly [name: string, most: number])[]): Record<string, number> {
    let left = missing;
    const given = order.map(([name, most]): [string, number] => {
      const gives = Math.min(left, most);
      left -= gives;
      return [name, gives];
    });
    return {...Object.fromEntries(given), 'Backup burner': left};
  }

  const BOILER = ['Electric boiler', boiler] as const;
  const PUMP = ['Collective heat pump', pump] as const;
  const electricity = (given: Readonly<Record<string, number>>): number =>
    [BOILER, PUMP].reduce((sum, [name]) => sum + given[name]! / made(name), 0);

  test.each(hours.heads.slice(1))('%s', (head) => {
    const users = hours.row('Heat that users take').number(head);
    const needed = users + lossOnTheWay(users, loss);
    const missing = Math.max(0, needed - mustRun);
    const [asSet, sorted] = [filled(missing, [BOILER, PUMP]), filled(missing, [PUMP, BOILER])];
    const expected: Record<string, number> = {
      'Loss on the way': needed - users,
      'Must-run heat': mustRun,
      'Unused heat': Math.max(0, mustRun - needed),
      ...asSet,
      'Electricity for boiler and heat pump': electricity(asSet),
      'Electricity for both, if the heat pump runs first': electricity(sorted),
    };
    for (const [name, value] of Object.entries(expected)) expectCell(hours.row(name), head, value);
  });

  test('the text has electricity of the spring day, and the sums', () => {
    const day = (name: string): number => hours.row(name).number('Spring day (MW)');
    expect(
      pageNumbers(PAGE, /takes (\S+ MW) of electricity\. If you drag the heat pump to the top, (\S+ MW) are enough/),
    ).toEqual([day('Electricity for boiler and heat pump'), day('Electricity for both, if the heat pump runs first')]);
    const all = (name: string): number =>
      hours.heads.slice(1).reduce((sum, head) => sum + hours.row(name).number(head), 0);
    expect(
      pageNumbers(PAGE, /could give (\S+ MWh), more than the (\S+ MWh) .*? the backup burner makes (\S+ MWh)\./),
    ).toEqual([
      (hours.heads.length - 1) * (mustRun + boiler + pump),
      all('Heat that users take') + all('Loss on the way'),
      all('Backup burner'),
    ]);
  });
});
