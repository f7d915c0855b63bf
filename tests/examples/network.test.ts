/** docs/network: the load of three levels, what is built where it no longer fits, and what that costs. */
import {describe, expect, test} from 'vitest';
import {EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/network');

interface Level {
  readonly below?: number; // MW, load of the level below
  readonly consumers: number;
  readonly producers: number;
  readonly flexible?: number; // above 0 it gives, below it takes
}

/** Demand, supply and load of a level in an hour, quintel/etengine app/models/qernel/closud/layer.rb. */
function levelOf({below = 0, consumers, producers, flexible = 0}: Level): {
  demand: number;
  supply: number;
  load: number;
} {
  const demand = Math.max(below, 0) + consumers + Math.max(-flexible, 0);
  const supply = Math.max(-below, 0) + producers + Math.max(flexible, 0);
  return {demand, supply, load: demand - supply};
}

type Hour = ReturnType<typeof levelOf>;

/** The peak of LV and MV, quintel/etengine app/models/qernel/closud/peak.rb: `Net`. */
function netPeak(hours: readonly Hour[]): number {
  return Math.max(...hours.map(({load}) => Math.abs(load)));
}

/** The peak of HV, the same file: `Gross`. */
function grossPeak(hours: readonly Hour[]): number {
  return Math.max(...hours.flatMap(({demand, supply}) => [demand, supply]));
}

describe('four hours on three levels', () => {
  const table = pageTable(PAGE, 'example-levels');
  const heads = table.heads.slice(1, -1);
  const at = (quantity: string, head: string): number => table.row(quantity).number(head);
  const lv = heads.map((head) =>
    levelOf({
      consumers: at('LV, consumers', head),
      producers: at('LV, panels on roofs', head),
      flexible: at('LV, batteries discharge', head) - at('LV, batteries charge', head),
    }),
  );
  const mv = heads.map((head, hour) =>
    levelOf({below: lv[hour]!.load, consumers: at('MV, consumers', head), producers: at('MV, CHPs', head)}),
  );
  const hv = heads.map((head, hour) =>
    levelOf({
      below: mv[hour]!.load,
      consumers: at('HV, consumers', head),
      producers: at('HV, plants, wind and import', head),
    }),
  );

  test.each(heads.map((head, hour) => [head, hour] as const))('%s', (head, hour) => {
    expectCell(table.row('LV, load'), head, lv[hour]!.load, EXACT);
    expectCell(table.row('MV, load'), head, mv[hour]!.load, EXACT);
    expectCell(table.row('HV, demand'), head, hv[hour]!.demand, EXACT);
    expectCell(table.row('HV, supply'), head, hv[hour]!.supply, EXACT);
  });

  test('peaks', () => {
    expectCell(table.row('LV, load'), 'Peak', netPeak(lv), EXACT);
    expectCell(table.row('MV, load'), 'Peak', netPeak(mv), EXACT);
    expectCell(table.row('HV, supply'), 'Peak', grossPeak(hv), EXACT);
  });

  test('the others have no peak of their own, and no battery does both in an hour', () => {
    expect(table.rows.filter(({text}) => text('Peak') !== '–')).toHaveLength(3);
    for (const head of heads) {
      expect(Math.min(at('LV, batteries charge', head), at('LV, batteries discharge', head))).toBe(0);
    }
  });

  test('the text tells of what is exported or curtailed, and HV has what it needs else', () => {
    const [exported, peak] = pageNumbers(
      PAGE,
      /In hour 3, (\S+ MW) are exported or curtailed\. The peak of HV is (\S+ MW) anyway, because/,
    );
    expect([-hv[2]!.load, grossPeak(hv)]).toEqual([exported, peak]);
    expect([hv[0]!.load, hv[1]!.load]).toEqual([0, 0]);
  });
});

/** quintel/etengine spec/models/qernel/closud/layer_spec.rb. */
test.each([
  {line: 29, level: {below: 1, consumers: 0, producers: 0}, result: {demand: 1, supply: 0, load: 1}},
  {line: 51, level: {below: 1, consumers: 1, producers: 0}, result: {demand: 2, supply: 0, load: 2}},
  {line: 77, level: {below: -1, consumers: 1, producers: 0}, result: {demand: 1, supply: 1, load: 0}},
  {line: 103, level: {below: 1, consumers: 1, producers: 2}, result: {demand: 2, supply: 2, load: 0}},
  {line: 128, level: {consumers: 1, producers: 2, flexible: 1}, result: {demand: 1, supply: 3, load: -2}},
  {line: 151, level: {consumers: 1, producers: 2, flexible: -1}, result: {demand: 2, supply: 2, load: 0}},
])('a level as in etengine’s own spec, line $line', ({level, result}) => {
  expect(levelOf(level)).toEqual(result);
});

// What follows is in quintel/etsource gqueries/modules/network_calculation/lv_net/, and alike for the others.

/** K₀ = B₀ ÷ (1 − s), capacity/lv_net_capacity_present.gql. */
function presentCapacity(peak: number, spare: number): number {
  return spare >= 1 ? 0 : peak / (1 - spare);
}

/** Steps for what is missing, capacity/lv_net_capacity_steps_built.gql. */
function stepsBuilt(missing: number, step: number): number {
  return missing > 0 ? Math.ceil(missing / step) : 0;
}

/** I = 1000 · c · ΔK in M€, costs/lv_net_costs_delta_present_future_investment_costs.gql. */
function investment(perKw: number, built: number): number {
  return (perKw * 1000 * built) / 1e6;
}

/** I · w ÷ 2, costs/lv_net_costs_delta_present_future_capital_costs.gql. */
function capitalCosts(invested: number, costOfCapital: number): number {
  return (invested / 2) * costOfCapital;
}

/** I ÷ τ, costs/lv_net_costs_delta_present_future_depreciation_costs.gql. */
function depreciation(invested: number, lifetime: number): number {
  return invested / lifetime;
}

/** m · ΔK in M€, costs/lv_net_costs_delta_present_future_fixed_operation_and_maintenance_costs.gql. */
function maintenance(perMw: number, built: number): number {
  return (perMw * built) / 1e6;
}

type Column = (quantity: string) => number;

/** Capacity that is built, step by step, with the numbers that the table prints. */
function expansion(of: Column, step: number, spare: number): Record<string, number> {
  const steps = stepsBuilt(of('Missing'), step);
  return {present: presentCapacity(of('Peak, start year'), spare), steps, built: steps * step};
}

describe('all cars electric', () => {
  const table = pageTable(PAGE, 'example-expansion');
  const heads = table.heads.slice(2);
  const parameters = pageTable(PAGE, 'parameters-table');
  const row = (start: string): Row => {
    const [found, second] = table.rows.filter(({text}) => text('Quantity').startsWith(start));
    expect(second).toBeUndefined();
    return found!;
  };
  const capital = row('Cost of capital');
  const written = row('Depreciation');

  test.each(heads)('%s', (head) => {
    const of: Column = (quantity) => table.row(quantity).number(head);
    const {present, steps, built} = expansion(of, of('Step'), of('Spare capacity') / 100);
    const invested = investment(of('Costs of new capacity'), of('Built'));
    const [share] = numbersIn(capital, 'Quantity') as [number];
    const [lifetime] = numbersIn(written, 'Quantity') as [number];
    expectCell(table.row('Present capacity'), head, present!);
    expectCell(table.row('Missing'), head, of('Peak, end year') - of('Present capacity'), EXACT);
    expectCell(table.row('Steps'), head, steps!, EXACT);
    expectCell(table.row('Built'), head, built!, EXACT);
    expectCell(table.row('Investment'), head, invested);
    expectCell(capital, head, capitalCosts(invested, share / 100));
    expectCell(written, head, depreciation(invested, lifetime));
    expectCell(row('Maintenance of what'), head, maintenance(of('Maintenance of a MW'), of('Built')));
    const extra = [capital, written, row('Maintenance of what')].reduce((sum, {number}) => sum + number(head), 0);
    expectCell(table.row('Extra costs'), head, extra, EXACT);
  });

  test.each(heads)('%s: as in the table of parameters', (head) => {
    const part = parameters.row(head.replace('LV-MV', 'LV MV').replace('MV-HV', 'MV HV'));
    const of = (quantity: string): number => table.row(quantity).number(head);
    expect(of('Step')).toBe(part.number('Step'));
    expect(of('Spare capacity')).toBe(part.number('Spare capacity'));
    expect(of('Costs of new capacity')).toBe(part.number('Costs of new capacity'));
    expectCell(part, 'Costs of new capacity', part.number('Costs per step') / part.number('Step') / 1000, EXACT);
  });

  test('transformers have the peaks of the net below, MV-HV the maintenance of MV', () => {
    for (const peak of ['Peak, start year', 'Peak, end year']) {
      const {number} = table.row(peak);
      expect(number('LV-MV transformer')).toBe(number('LV net'));
      expect(number('MV-HV transformer')).toBe(number('MV net'));
    }
    const {number} = table.row('Maintenance of a MW');
    expect(number('MV-HV transformer')).toBe(number('MV net'));
  });

  test('cost of capital and lifetime are those of the text', () => {
    const [start] = pageNumbers(PAGE, /:input\[costs_wacc_public_infrastructure\]\{[^}]*default="(\d+)"/);
    const [lifetime] = pageNumbers(PAGE, /\| Lifetime: (\d+) \|/);
    expect([numbersIn(capital, 'Quantity'), numbersIn(written, 'Quantity')]).toEqual([[start], [lifetime]]);
  });

  test('all parts together add what the text says', () => {
    const [sum, year] = pageNumbers(PAGE, /Together, the parts add (\S+) M€ to the (\S+) M€ of the start year\./);
    const extra = heads.map((head) => table.row('Extra costs').number(head));
    expect(
      rounded(
        extra.reduce((total, each) => total + each),
        1,
      ),
    ).toBe(sum);
    const present = parameters.rows.map(({number}) => number('Yearly costs, start year'));
    expect(
      rounded(
        present.reduce((total, each) => total + each),
        -2,
      ),
    ).toBe(year);
    const [kw, ofPresent] = pageNumbers(
      PAGE,
      /It amounts to about (\S+ €) a year for each kW .*? come to (\S+) €\/kW of its present capacity/,
    );
    expect(rounded(table.row('Maintenance of a MW').number('HV net') / 1000, 0)).toBe(kw);
    const yearly = parameters.row('HV net').number('Yearly costs, start year');
    expect(rounded((yearly * 1e6) / table.row('Present capacity').number('HV net') / 1000, 0)).toBe(ofPresent);
  });

  test('peaks are those of the other tables', () => {
    const effect = pageTable(PAGE, 'effects-table').row('All cars electric');
    for (const level of ['LV', 'MV', 'HV']) {
      expectCell(effect, level, table.row('Peak, end year').number(`${level} net`));
    }
    const peaks = pageNumbers(
      PAGE,
      /The peak of LV goes up from (\S+) to (\S+) MW\. - The peak of MV goes down from (\S+) to (\S+) MW\. - The peak of HV goes down from (\S+) to (\S+) MW\./,
    );
    const none = pageTable(PAGE, 'effects-table').row('None');
    for (const [place, level] of ['LV', 'MV', 'HV'].entries()) {
      expect(rounded(table.row('Peak, start year').number(`${level} net`), 0)).toBe(peaks[2 * place]);
      expect(none.number(level)).toBe(peaks[2 * place + 1]);
    }
  });
});

describe('uploaded profiles', () => {
  const table = pageTable(PAGE, 'example-profiles');
  const heads = table.heads.slice(2);
  const stepRow = table.rows.find(({text}) => text('Quantity').startsWith('Steps of'))!;
  const presentRow = table.rows.find(({text}) => text('Quantity').startsWith('Present capacity'))!;

  test.each(heads)('%s', (head) => {
    const of: Column = (quantity) => table.row(quantity).number(head);
    const [step] = numbersIn(stepRow, 'Quantity') as [number];
    const [spare] = numbersIn(presentRow, 'Quantity') as [number];
    const {present, steps, built} = expansion(of, step, spare / 100);
    expectCell(presentRow, head, present!);
    expectCell(table.row('Missing'), head, of('Peak, end year') - presentRow.number(head), EXACT);
    expectCell(stepRow, head, steps!, EXACT);
    expectCell(table.row('Built'), head, built!, EXACT);
  });

  test('the first is the one of the other table, and the steps are its', () => {
    const other = pageTable(PAGE, 'example-expansion');
    for (const quantity of ['Peak, start year', 'Peak, end year', 'Built']) {
      expect(table.row(quantity).number(heads[0]!)).toBe(other.row(quantity).number('LV net'));
    }
    expect(numbersIn(stepRow, 'Quantity')).toEqual([other.row('Step').number('LV net')]);
    expect(numbersIn(presentRow, 'Quantity')).toEqual([other.row('Spare capacity').number('LV net')]);
  });

  test('the text compares the last two', () => {
    const [raised, lowered] = pageNumbers(
      PAGE,
      /the evening peak raises the load of the end year by (\S+ MW), and lowers the expansion by (\S+ MW)\./,
    );
    const [flat, evening] = heads.slice(1) as [string, string];
    const difference = (quantity: string): number =>
      table.row(quantity).number(evening) - table.row(quantity).number(flat);
    expect([rounded(difference('Peak, end year'), 0), rounded(-difference('Built'), 0)]).toEqual([raised, lowered]);
  });
});
