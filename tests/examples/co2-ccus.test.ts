/** docs/co2-ccus: a balance of CO₂ in two scenarios, costs of a tonne without energy, and figures of the text. */
import {describe, expect, test} from 'vitest';
import {expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/co2-ccus');
const balance = pageTable(PAGE, 'example-balance');
const costs = pageTable(PAGE, 'example-costs');
const industry = pageTable(PAGE, 'industry-table');
const potentials = pageTable(PAGE, 'industry-potential');
const POTENTIAL = 'Potential';
const REFINERIES = 'Refinery industry';

/** The only number of an industry in a column of its table, or in that of potentials. */
function ofIndustry(slider: string, head: string): number {
  const [value] = numbersIn((head === POTENTIAL ? potentials : industry).row(slider), head) as [number];
  return value;
}

/** Calculated by the model for nl2023 in 2050, Mt: the scenario without these settings, and with each storage. */
const UNTOUCHED = 119.186672;
const TOTALS: Record<number, number> = {2: 115.598894, 10: 115.8362};
const REFINED = 3.650666;

describe('the balance', () => {
  const scenarios = balance.heads.slice(2).map((head) => [head, numberIn(head)] as const);
  const of = (name: string, head: string): number => balance.row(name).number(head);

  test.each(scenarios)('%s', (head, storage) => {
    const captured = ['refineries', 'fertilisers', 'from the air'].map((name) => {
      return of(name.startsWith('from') ? `Captured ${name}` : `Captured, ${name}`, head);
    });
    const supply = captured.reduce((sum, each) => sum + each, 0) + of('Import that you set', head);
    const demand = of('Stored', head) + of('Other use', head) + of('Used for synthetic fuels', head);
    expectCell(balance.row('Supply (S)'), head, supply);
    expectCell(balance.row('Demand (N)'), head, demand);
    expectCell(balance.row('Surplus, exported (X)'), head, Math.max(supply - demand, 0));
    expectCell(balance.row('Deficit, imported (M)'), head, Math.max(demand - supply, 0));
    expect(of('Stored', head)).toBe(storage);

    expectCell(balance.row('Captured, refineries'), head, REFINED);
    expectCell(balance.row('CO₂ emissions of the scenario'), head, TOTALS[storage]!);
  });

  test('settings of the text, and start values, are in it', () => {
    const [share, air] = pageNumbers(
      PAGE,
      /"One change" with refinery capture of (\S+%), (\S+ Mt) from the air and/,
    ) as [number, number];
    const [used] = pageNumbers(PAGE, /`nl2023` starts at (\S+ Mt), all that its fertiliser industry captures\./);
    for (const [head] of scenarios) {
      expect(of('Captured from the air', head)).toBe(air);
      expect([of('Other use', head), of('Captured, fertilisers', head)]).toEqual([used, used]);
      // 7.30 Mt of potential has two decimals.
      expect(Math.abs(of('Captured, refineries', head) - share * ofIndustry(REFINERIES, POTENTIAL))).toBeLessThan(
        0.0025,
      );
    }
    const process = 'Fertilizer industry (process)';
    const start = ofIndustry(process, 'Start, nl2023 (%)') / 100;
    expect(rounded(start * ofIndustry(process, POTENTIAL), 1)).toBe(rounded(used!, 1));
  });

  test('the text compares what is captured with what is emitted', () => {
    const [[less], [more]] = scenarios as [(typeof scenarios)[number], (typeof scenarios)[number]];
    const total = (head: string): number => of('CO₂ emissions of the scenario', head);
    const [untouched] = pageNumbers(PAGE, /Without any change it emits (\S+ Mt) of CO₂\./) as [number];
    expect(untouched).toBe(rounded(UNTOUCHED, 3));
    const [, captured, saved] = pageNumbers(
      PAGE,
      /With (\S+ Mt) of storage it captures (\S+ Mt) more and emits (\S+ Mt) less\./,
    );
    expect(captured).toBe(rounded(of('Captured, refineries', less) + of('Captured from the air', less), 3));
    expect(saved).toBe(rounded(untouched - total(less), 3));
    expect(
      pageNumbers(
        PAGE,
        /With (\S+ Mt) of storage it emits (\S+ Mt) more than with 2, for the electricity of storage\./,
      ),
    ).toEqual([numberIn(more), rounded(total(more) - total(less), 3)]);
  });
});

describe('costs of a tonne', () => {
  const [interest] = pageNumbers(PAGE, /at the (\S+%) of \*\*New \/ immature technologies\*\*/) as [number];
  const HEADS = {
    unit: 'Unit',
    investment: 'Investment',
    lifetime: 'Lifetime',
    fixed: 'Fixed O&M',
    variable: 'Variable O&M',
  } as const;
  const of = (name: string, head: keyof typeof HEADS): number => costs.row(name).number(HEADS[head]);
  const all = (name: string): number => costs.row(name).number('All');
  /** By the formulas for CAPEX and OPEX, € for a tonne; `less` divides the variable part. */
  const perTonne = (name: string, less = 1): number => {
    const yearly = of(name, 'investment') / of(name, 'lifetime') + (of(name, 'investment') / 2) * interest;
    return (yearly + of(name, 'fixed') + of(name, 'variable') / less) / of(name, 'unit');
  };

  test.each(costs.rows.map((row) => [row.text('Technology'), row] as const))('%s', (name, row) => {
    expectCell(row, 'All', perTonne(name));
  });

  /**
   * quintel/etsource graphs/molecules/nodes/: capacity in kg an hour, full load hours, investment with decommissioning in €,
   * lifetime, fixed maintenance in € a year, variable maintenance in € for a full load hour.
   */
  const FILES: Record<
    string,
    [capacity: number, hours: number, euros: number, years: number, fixed: number, v: number]
  > = {
    'Direct air capture': [120_163.4, 8322, 1_200e6, 25, 48e6, 0],
    'Offshore storage': [4_087_500, 4000, 1_592e6 + 120e6, 40, 50.2e6, 0],
    Pipelines: [1_866_438.4, 8000, 390e6, 40, 51.175e6, 0],
    Ships: [285_388.1, 8760, 253.125e6, 15, 16.875e6, 0],
    'Refineries, chemicals, fertilisers (combustion)': [106_250, 8000, 340.425e6, 15, 10_212_750, 0],
    'Fertilisers (process)': [225_000, 8000, 54e6, 15, 1.62e6, 0],
    'Steel, blast furnace': [621_565.6, 8000, 570.36e6, 15, 26_518_800, 5768.3],
    'Steel, cyclone furnace': [975_000, 8000, 362_511_627.9, 15, 31_820_465.1, 0],
    'Steel, direct reduction': [342_500, 8000, 360.72e6, 15, 31_663_200, 0],
    'Paper, food': [45_000, 8000, 69_600_015, 15, 2_100_015, 3627],
  };

  test.each(Object.entries(FILES))('as in the files: %s', (name, [capacity, hours, euros, years, fixed, v]) => {
    const row = costs.row(name);
    expectCell(row, HEADS.unit, (capacity * hours) / 1e9);
    expectCell(row, HEADS.investment, euros / 1e6);
    expectCell(row, HEADS.lifetime, years);
    expectCell(row, HEADS.fixed, fixed / 1e6);
    expectCell(row, HEADS.variable, (v * hours * (8760 / 3600)) / 1e6);
  });

  /** Calculated by the model for nl2023, € for a tonne. */
  test.each([
    ['Direct air capture', 138],
    ['Offshore storage', 9.353],
    ['Pipelines', 4.994],
    ['Ships', 17.044],
    ['Refineries, chemicals, fertilisers (combustion)', 52.733],
    ['Fertilisers (process)', 3.95],
    ['Steel, blast furnace', 39.576],
    ['Paper, food', 221.615],
  ])('as in the model: %s', (name, result) => {
    expectCell(costs.row(name), 'All', result);
    expect(Math.abs(perTonne(name) - result)).toBeLessThan(0.002);
  });

  test('all technologies are in the files', () => {
    expect(costs.rows.map(({text}) => text('Technology'))).toEqual(Object.keys(FILES));
  });

  test('interest is that of the category', () => {
    const kinds = pageNumbers(
      pageFile('docs/liquid-fuels'),
      /\*\*New \/ immature technologies\*\* at (\S+%), or \*\*Commercial/,
    );
    expect(kinds).toEqual([interest]);
  });

  test('a tonne from a refinery to the sea', () => {
    const parts = ['Refineries, chemicals, fertilisers (combustion)', 'Pipelines', 'Offshore storage'].map(all);
    const [capture, pipeline, storage, sum, atRefinery, atSea, energy] = pageNumbers(
      PAGE,
      /pipeline and stored, costs (\S+) \+ (\S+) \+ (\S+) = (\S+ €) and takes (\S+) \+ (\S+) = (\S+ GJ) of electricity\./,
    ) as [number, number, number, number, number, number, number];
    expect([capture, pipeline, storage]).toEqual(parts);
    expect(sum).toBe(rounded(capture + pipeline + storage, 2));
    expect(atRefinery).toBe(ofIndustry(REFINERIES, 'Electricity'));
    expect(energy).toBe(rounded(atRefinery + atSea, 2));
    const [electricity, kWh] = pageNumbers(PAGE, /Each tonne takes (\S+ GJ) of electricity \((\S+ kWh)\)\./) as [
      number,
      number,
    ];
    expect([electricity, kWh]).toEqual([atSea, atSea * (1000 / 3.6)]);
  });

  test('variable maintenance is too high by hours of a year against seconds of an hour', () => {
    const times = 8760 / 3600;
    const [printed, food, furnace] = pageNumbers(
      PAGE,
      /The engine counts it \[(\S+) times too high\]\(.*?\)\. By the files, capture in paper and food would cost (\S+ €\/t), and in blast furnaces (\S+ €\/t)\./,
    );
    expect(printed).toBe(rounded(times, 2));
    expect(food).toBe(rounded(perTonne('Paper, food', times), 2));
    expect(furnace).toBe(rounded(perTonne('Steel, blast furnace', times), 2));
    const [counted, hourly, hours, files] = pageNumbers(
      pageFile('docs/cost-co2-capture'),
      /counted with (\S+ M€) a year for a unit, instead of (\S+) × (\S+) = (\S+ M€)\./,
    ) as [number, number, number, number];
    expect(counted).toBe(rounded(of('Steel, blast furnace', 'variable'), 1));
    expect(files).toBe(rounded((hourly * hours) / 1e6, 1));
    expectCell(costs.row('Steel, blast furnace'), HEADS.variable, (hourly * hours * times) / 1e6);
  });
});

test('industry captures a share of its potential', () => {
  const [share, part] = pageNumbers(PAGE, /: (\S+%) for refineries captures (\S+%) of their burners' CO₂\./) as [
    number,
    number,
  ];
  expect(part).toBe((share * ofIndustry(REFINERIES, 'Potential of the CO₂')) / 100);
  const [hidden, all] = pageNumbers(PAGE, /In `nl2023` they are (\S+) of (\S+ Mt) of potential\./);
  const potential = (sliders: readonly string[]): number =>
    rounded(
      sliders.reduce((sum, slider) => sum + ofIndustry(slider, POTENTIAL), 0),
      1,
    );
  expect(hidden).toBe(potential(['Chemicals industry', REFINERIES]));
  expect(all).toBe(potential(potentials.rows.map(({text}) => text('Slider'))));
});

test('a tonne from the air takes heat and electricity', () => {
  const [sum] = pageNumbers(PAGE, /Each tonne takes (\S+ GJ), the same in each hour/);
  const [heat] = pageNumbers(PAGE, /\*\*(\S+ GJ) of heat from the HT district heating network\.\*\*/) as [number];
  const [electricity, kWh] = pageNumbers(PAGE, /\*\*(\S+ GJ) of electricity \((\S+ kWh)\)\*\*/) as [number, number];
  expect(sum).toBe(heat + electricity);
  expect(kWh).toBe(rounded((electricity * 1000) / 3.6, 0));
  expect(pageNumbers(PAGE, /Direct air capture: (\S+ GJ) of heat, (\S+ GJ) of electricity/)).toEqual([
    heat,
    electricity,
  ]);
});

/** Calculated by the model for nl2023 in 2050. */
test('figures of single runs in the text are those of the model', () => {
  const [more, before, after] = pageNumbers(
    PAGE,
    /even rise by (\S+ M€), from (\S+) to (\S+ M€), because power plants/,
  );
  expect([more, before, after]).toEqual([5919.6 - 5894.4, 5894.4, 5919.6].map((euros) => rounded(euros, 0)));
  const [ofPlants, ofHt] = pageNumbers(
    PAGE,
    /emissions are calculated with (\S+ Mt) captured, .*? The balance shows (\S+ Mt) if they/,
  );
  expect([ofPlants, ofHt]).toEqual([rounded(20.66, 1), rounded(43.751, 1)]);
  const [less] = pageNumbers(PAGE, /from the air lowers the total by (\S+ Mt)/);
  expect(less).toBe(rounded(119.1867 - 115.2959, 1));
  expect(
    pageNumbers(PAGE, /A gas CCGT \(combined cycle gas turbine\) offers at (\S+) instead of (\S+ €\/MWh) in 2050/),
  ).toEqual([rounded(118.494, 1), rounded(125.83, 1)]);
});

function numberIn(text: string): number {
  return Number(/\d+/.exec(text));
}
