/** docs/flexibility.mdx: four hours of an example region, load shifting, residual load and what it says of volume, gas storage, cut-off solar energy. */
import {describe, expect, test} from 'vitest';
import {hoursOf, type Hour, type Participant} from '../../src/figures/meritOrder/model';
import {sum} from '../../src/sum';
import {EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/flexibility');

describe('four hours of an example region', () => {
  const table = pageTable(PAGE, 'example-hours');
  const heads = table.heads.filter((head) => head.startsWith('Hour '));
  const row = (name: string): Row => table.row(name);
  const [price, most] = ['Offers or bids at', 'At most'];
  const [volume, efficiency] = pageNumbers(
    PAGE,
    /The battery can hold (\S+ MWh), starts empty and gives back (\S+%)\./,
  ) as [number, number];
  const plants = ['Gas plant', 'Import', 'Industry uses less'];
  const buyers = ['Export', 'Electrolysis', 'Boiler, power-to-heat'];
  const battery: Participant = {
    kind: 'store',
    key: 'Battery',
    capacity: row('Battery charges').number(most),
    ...{volume, efficiency},
    bid: row('Battery charges').number(price),
    ask: row('Battery discharges').number(price),
  };
  const buyer = (key: string): Participant => ({
    kind: 'buyer',
    key,
    capacity: row(key).number(most),
    bid: row(key).number(price),
  });
  const participants = (ask: number): readonly Participant[] => [
    {...battery, ask},
    ...plants.map((key): Participant => ({
      kind: 'plant',
      key,
      capacity: row(key).number(most),
      ask: row(key).number(price),
    })),
    ...buyers.map(buyer),
  ];
  const given = heads.map((head) => ({
    demand: row('Inflexible demand').number(head),
    alwaysOn: row('Inflexible supply').number(head),
  }));
  // Industry owes something from hour 3 on, and the battery is empty then: hour 4 stands alone.
  const hours: readonly Hour[] = [
    ...hoursOf(participants(battery.ask), given.slice(0, 3)),
    ...hoursOf([...participants(battery.ask), buyer('Industry catches up')], given.slice(3)),
  ];

  test.each(heads.map((head, place) => [head, hours[place]!] as const))('%s', (head, hour) => {
    const cell = (name: string, value: number): void => expectCell(row(name), head, value, EXACT);
    cell('Residual load', hour.demand - hour.alwaysOn);
    for (const key of [...plants, ...buyers]) cell(key, Math.abs(hour.loads[key]!));
    cell('Battery discharges', Math.max(hour.loads.Battery!, 0));
    cell('Battery charges', Math.max(-hour.loads.Battery!, 0));
    cell('Industry catches up', Math.abs(hour.loads['Industry catches up'] ?? 0));
    cell('Curtailed', hour.curtailed);
    cell('Shortage', hour.shortage);
  });

  test('industry catches up with what it gave, and the battery is empty before hour 4', () => {
    const of = (name: string): number => sum(heads.map(row(name).number));
    expect(of('Industry catches up')).toBe(of('Industry uses less'));
    expect(hours[2]!.stored.Battery).toBe(0);
  });

  test('a battery that waits lowers the shortage, as the text says', () => {
    const [ask, given3, left] = pageNumbers(
      PAGE,
      /With a \*\*Willingness to accept\*\* of (\S+) €\/MWh, the battery would have waited for hour 3\. Its (\S+ MW) would have lowered the shortage to (\S+ MW)\./,
    ) as [number, number, number];
    const [, second, third] = hoursOf(participants(ask), given.slice(0, 3));
    expect([second!.loads.Battery, third!.loads.Battery, third!.shortage]).toEqual([0, given3, left]);
  });
});

interface Sector {
  readonly reduction: number; // MW
  readonly increase: number; // MW
  readonly uses: number; // MW in this hour, at least
  readonly limit: number; // MWh that it can owe
}

/** Less, at most: quintel/merit lib/merit/flex/load_shifting.rb, `Flexible#available_at`. */
function canGive({reduction, uses, limit}: Sector, deficit: number, given = 0): number {
  return Math.min(limit - deficit, Math.max(Math.min(reduction, uses) - given, 0));
}

/** More, at most: the same file, `Flexible#assign_excess`. */
function canTake({increase}: Pick<Sector, 'increase'>, deficit: number, amount: number): number {
  return Math.min(amount, increase, deficit);
}

/** Demand at any price at the end of the year: the same file, `Flexible#mandatory_input_at`. */
function mustTake({increase}: Pick<Sector, 'increase'>, deficit: number, hoursLeft: number): number {
  return Math.max(deficit - increase * hoursLeft, 0);
}

describe('load shifting', () => {
  const table = pageTable(PAGE, 'example-load-shifting');
  const total = table.row('Total');
  const rows = table.rows.filter((row) => row !== total);
  const [highest, reductionShare, reduction, increaseShare, increase] = pageNumbers(
    PAGE,
    /its highest demand is (\S+ MW), .*? has a reduction capacity of (\S+%) \((\S+ MW)\), an increase capacity of (\S+%) \((\S+ MW)\)/,
  ) as [number, number, number, number, number];
  const [hoursOwed, limit, price] = pageNumbers(
    PAGE,
    /a deficit limit of (\S+) hours \((\S+ MWh)\) and a price of (\S+) €\/MWh\./,
  ) as [number, number, number];
  const [cheap, cheapOffer, expensive, expensiveOffer] = pageNumbers(
    PAGE,
    /One plant offers (\S+ MW) at (\S+) €\/MWh, another (\S+ MW) at (\S+) €\/MWh\./,
  ) as [number, number, number, number];
  const [uses] = pageNumbers(PAGE, /and it uses at least (\S+ MW) in every hour/) as [number];
  const sector: Sector = {reduction, increase, uses, limit};
  const CHEAP = `Plant at ${cheapOffer} €/MWh`;
  const EXPENSIVE = `Plant at ${expensiveOffer} €/MWh`;

  test('the sector’s capacities and limit follow from its shares and hours', () => {
    expect([reduction, increase]).toEqual([highest * reductionShare, highest * increaseShare]);
    expect(limit).toBe(reduction * hoursOwed);
    expect([cheapOffer, price, expensiveOffer].toSorted((a, b) => a - b)).toEqual([cheapOffer, price, expensiveOffer]);
  });

  test('the cheap plant, then the sector, then the expensive plant; what is left of the cheap one is caught up with', () => {
    let deficit = 0;
    rows.forEach((row, place) => {
      expect(row.number('Hour')).toBe(place + 1);
      const missing = (...given: readonly number[]): number => row.number('All demand, unshifted') - sum(given);
      const first = Math.min(missing(), cheap);
      const less = Math.min(missing(first), canGive(sector, deficit));
      const last = Math.min(missing(first, less), expensive);
      const more = less > 0 ? 0 : canTake(sector, deficit, cheap - first);
      deficit += less - more;
      expectCell(row, CHEAP, first + more, EXACT);
      expectCell(row, 'Less', less, EXACT);
      expectCell(row, 'More', more, EXACT);
      expectCell(row, EXPENSIVE, last, EXACT);
      expectCell(row, 'Deficit', deficit, EXACT);
      expect(missing(first, less, last)).toBe(0);
    });
  });

  test.each(['All demand, unshifted', CHEAP, 'Less', 'More', EXPENSIVE])('%s: the total', (head) => {
    expectCell(total, head, sum(rows.map(({number}) => number(head))), EXACT);
  });

  test('the text names the hours of the limit and of the way back', () => {
    const [reached, back] = pageNumbers(PAGE, /In hour (\d+) the limit is reached.*?From hour (\d+) on/);
    expect(rows.find(({number}) => number(EXPENSIVE) > 0)!.number('Hour')).toBe(reached);
    expect(rows.find(({number}) => number('More') > 0)!.number('Hour')).toBe(back);
  });

  /** quintel/merit spec/merit/flex/load_shifting/flexible_spec.rb: 1 MW each way. */
  describe('as in merit’s own spec', () => {
    const spec: Sector = {reduction: 1, increase: 1, uses: 1, limit: Infinity};

    test('with a curve limit of 2.0, and of 0.5, when 0.2 are given (lines 20–58)', () => {
      expect(canGive({...spec, uses: 2}, 0.2, 0.2)).toBe(0.8);
      expect(canGive({...spec, uses: 0.5}, 0.2, 0.2)).toBe(0.3);
    });

    test.each([
      [0, 0], // line 79
      [0.5, 0.5], // line 102
      [2, 1], // line 148
    ])('with a deficit of 1, of %d it takes %d', (amount, taken) => {
      expect(canTake(spec, 1, amount)).toBe(taken);
    });

    test('with 0.5 taken twice, it takes no more (line 125)', () => {
      expect(canTake(spec, 0, 1)).toBe(0);
    });

    test.each([
      [0, 0.5],
      [0.2, 0.3],
      [0.5, 0],
    ])('with a deficit cap of 0.5 and a deficit of %d, it can give %d (lines 167–191)', (deficit, most) => {
      expect(canGive({...spec, limit: 0.5}, deficit)).toBe(most);
    });

    test.each([
      [10, 0],
      [8755, 1],
      [8758, 4],
      [8759, 5],
    ])('after 5 hours of 1, in hour %d it must take %d (lines 286–338)', (hour, amount) => {
      expect(mustTake(spec, 5, 8760 - hour - 1)).toBe(amount);
    });
  });
});

/** R = D − S, of which quintel/merit lib/merit/net_load_helper.rb has the negative: `#net_load`. */
function residualLoad(demand: number, supply: number): number {
  return demand - supply;
}

/** V = V before + S − D, quintel/etengine app/models/qernel/reconciliation/calculator.rb: `#cumulative_surplus`. */
function runningSum(surplus: readonly number[]): number[] {
  let stored = 0;
  return surplus.map((each) => (stored += each));
}

/** Moved up until the lowest point is 0, the same file: `#storage_volume`. */
function contentOf(running: readonly number[]): number[] {
  const lowest = Math.min(...running);
  return running.map((each) => each - lowest);
}

describe('residual load and volume', () => {
  const table = pageTable(PAGE, 'example-volume');
  const heads = table.heads.slice(2);
  const of = (step: string): number[] => heads.map((head) => table.row(step).number(head));
  const [demand, supply] = [of('Inflexible demand (MW)'), of('Inflexible supply (MW)')];
  const shortage = sum(demand) - sum(supply);
  const correction = shortage / heads.length;

  test('each row follows from demand and supply', () => {
    const residual = demand.map((each, hour) => residualLoad(each, supply[hour]!));
    const running = runningSum(residual.map((each) => -each));
    const corrected = residual.map((each) => correction - each);
    const results: Record<string, number[]> = {
      'Residual load (MW)': residual,
      'Running sum (MWh)': running,
      'Excluding correction (MWh)': contentOf(running),
      'Corrected difference (MW)': corrected,
      'Corrected running sum (MWh)': runningSum(corrected),
      'Including correction (MWh)': contentOf(runningSum(corrected)),
    };
    const given = table.rows.filter(({text}) => text('Calculation') === 'given').map(({text}) => text('Step'));
    expect(table.rows.map(({text}) => text('Step'))).toEqual([...given, ...Object.keys(results)]);
    for (const [step, result] of Object.entries(results)) {
      heads.forEach((head, hour) => expectCell(table.row(step), head, result[hour]!, EXACT));
    }
  });

  test('the text has correction and estimate', () => {
    const [needed, made, missing, each, estimate] = pageNumbers(
      PAGE,
      /The six hours lack (\S+) − (\S+) = (\S+ MWh), so each is corrected by (\S+ MW)\. The estimate is (\S+ MWh)\./,
    );
    expect([needed, made, missing, each]).toEqual([sum(demand), sum(supply), shortage, correction]);
    expect(estimate).toBe(Math.max(...of('Including correction (MWh)')));
    expect(numbersIn(table.row('Corrected difference (MW)'), 'Calculation')).toEqual([correction]);
  });

  /** quintel/merit spec/merit/net_load_spec.rb:36–52. */
  test('as in merit’s own spec of net load', () => {
    expect(residualLoad(1, 0)).toBe(1);
    expect(residualLoad(0, 1)).toBe(-1);
  });

  /** quintel/etengine spec/models/qernel/reconciliation/calculator_spec.rb. */
  test.each([
    {
      line: 42,
      demand: Array<number>(10).fill(5),
      supply: [1, 1, 1, 1, 1, 1, 1, 41, 1, 1],
      running: [-4, -8, -12, -16, -20, -24, -28, 8, 4, 0],
      content: [24, 20, 16, 12, 8, 4, 0, 36, 32, 28],
    },
    {
      line: 73,
      demand: [8.3, 9.3, 6.3, 3.3, 1.3, 1.3, 2.3, 4.3, 6.3, 7.3],
      supply: Array<number>(10).fill(5),
      running: [-3.3, -7.6, -8.9, -7.2, -3.5, 0.2, 2.9, 3.6, 2.3, 0],
      content: [5.6, 1.3, 0, 1.7, 5.4, 9.1, 11.8, 12.5, 11.2, 8.9],
    },
  ])('as in etengine’s own spec of gas storage, line $line', (spec) => {
    const running = runningSum(spec.supply.map((each, hour) => -residualLoad(spec.demand[hour]!, each)));
    expect(running.map((each) => rounded(each, 1))).toEqual(spec.running);
    expect(contentOf(running).map((each) => rounded(each, 1))).toEqual(spec.content);
  });
});

/** Cut off at a share of the highest value, quintel/etengine app/models/qernel/merit_facade/curtailed_profile.rb. */
function curtailedProfile(profile: readonly number[], share: number): number[] {
  const most = Math.max(...profile) * (1 - share);
  return profile.map((value) => rounded(Math.min(value, most), 1));
}

/** quintel/etengine spec/models/qernel/merit_facade/curtailed_profile_spec.rb:23–60. */
test('solar curtailment as in etengine’s own spec', () => {
  expect(curtailedProfile([0.1, 0.2, 0.3, 0.4], 0.25)).toEqual([0.1, 0.2, 0.3, 0.3]);
  expect(curtailedProfile([0.1, 0, 0.3, 0.4], 0.25)).toEqual([0.1, 0, 0.3, 0.3]);
  expect(curtailedProfile([0.1, 0.2, 0.3, 0.4], 1)).toEqual([0, 0, 0, 0]);
});
