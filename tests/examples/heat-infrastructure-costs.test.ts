/** docs/heat-infrastructure-costs: which bracket counts, what an investment costs in a year, a district, and an MT network. */
import {describe, expect, test} from 'vitest';
import {calculate, EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {columnSum, pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/heat-infrastructure-costs');
const prices = pageTable(PAGE, 'price-table');
const lengths = pageTable(PAGE, 'length-table').rows;
const MAIN = 'Main pipelines';
const CONNECTION = 'Connection pipelines';

// Formulas are those of quintel/etsource gqueries/general/costs/heat_infrastructure/.

/** Depreciation, capital and maintenance of a year; …/*_depreciation_costs, _capital_costs and so on. */
function yearly(invested: number, {lifetime, capital, maintenance}: Rates): Record<keyof Rates, number> {
  return {lifetime: invested / lifetime, capital: (invested / 2) * capital, maintenance: invested * maintenance};
}

interface Rates {
  readonly lifetime: number; // years
  readonly capital: number; // per year
  readonly maintenance: number; // per year
}

const year = pageTable(PAGE, 'example-year');
const [lifetime] = pageNumbers(PAGE, /Each part lasts (\d+) years\./) as [number];
const capital = pageTable(PAGE, 'slider-table').row('Commercial / proven technologies').number('Start, nl2023') / 100;
const [OUTDOORS, INDOORS] = ['outdoors', 'indoors'].map((place): Rates => {
  const [, share] = numbersIn(year.row(`Maintenance, ${place}`), 'Calculation') as [number, number];
  return {lifetime, capital, maintenance: share / 100};
}) as [Rates, Rates];

/** Costs of a year in % of the investment. */
function percentage(rates: Rates): number {
  return Object.values(yearly(100, rates)).reduce((sum, part) => sum + part);
}

describe('costs of a year', () => {
  const rates: Record<string, Rates> = {
    Outdoors: OUTDOORS,
    Indoors: INDOORS,
    'Heat delivery': {lifetime, capital, maintenance: 0},
  };
  const [invested] = pageNumbers(PAGE, /\[Costs of a year for (\S+) € of investment\]/) as [number];

  test.each(Object.entries(rates))('%s', (head, each) => {
    const costs = yearly(invested, each);
    expectCell(year.row('Depreciation'), head, costs.lifetime);
    expectCell(year.row('Capital'), head, costs.capital);
    const parts = year.rows.filter((row) => row.text('Calculation') !== '–' && row.text(`${head} (€)`) !== '–');
    for (const row of parts.slice(2)) expectCell(row, head, costs.maintenance);
    expect(parts).toHaveLength(each.maintenance ? 3 : 2);
    expectCell(year.row('All'), head, columnSum(parts, head), EXACT);
  });

  test('the calculations have the same numbers', () => {
    const terms = year.rows.flatMap((row) => numbersIn(row, 'Calculation'));
    const [outdoors, indoors] = [OUTDOORS, INDOORS].map(({maintenance}) => rounded(maintenance * 100, EXACT));
    expect(terms).toEqual([invested, lifetime, invested, 2, capital * 100, invested, outdoors, invested, indoors]);
    for (const row of year.rows.slice(0, -1)) {
      const printed = ['Outdoors (€)', 'Indoors (€)'].find((head) => row.text(head) !== '–')!;
      expectCell(row, printed, calculate(row.text('Calculation')));
    }
  });
});

/** Which share counts: both, weighted with heat; …/mt/distribution_pipelines_annualised_costs/support_queries/. */
function weighted(parts: readonly (readonly [share: number, weight: number])[]): number {
  const all = parts.reduce((total, [, weight]) => total + weight, 0);
  return parts.reduce((total, [share, weight]) => total + share * weight, 0) / all;
}

/** The length per connection, the same queries: at the limit, the lower bracket counts. */
function lengthAt(connected: number, head: string): number {
  const row = lengths.find(({text}) => connected <= Number(text('Share connected (%)').split('–')[1]));
  return row!.number(head);
}

describe('past the limit by a hair', () => {
  const table = pageTable(PAGE, 'example-bracket');
  const [connected, ...weights] = table.rows as [Row, Row, Row];

  test.each(weights.map((row) => [row.text('Quantity'), row] as const))('%s', (_, row) => {
    const parts = ['Homes', 'Buildings'].map((head) => [connected.number(head), row.number(head)] as const);
    const both = weighted(parts);
    expectCell(row, 'Both', both);
    expect(calculate(row.text('Calculation'))).toBeCloseTo(both, EXACT);
  });

  test('the text has the same shares, and lengths of the table', () => {
    const [byHeat, long, byNumber, short, more] = pageNumbers(
      PAGE,
      /takes the second row: (\S+)%, so (\S+ m)\. By number it would be (\S+)%, and (\S+ m)\. For the MT network the (\S+ m) are/,
    ) as [number, number, number, number, number];
    expect(weights.map(({number}) => number('Both'))).toEqual([byHeat, byNumber]);
    expect([byHeat, byNumber].map((share) => lengthAt(share, MAIN))).toEqual([long, short]);
    expect(rounded(long - short, EXACT)).toBe(more);
    const [homes, buildings, hot] = pageNumbers(
      PAGE,
      /with (\S+)% of homes and (\S+)% of buildings on MT\. Another (\S+)% of buildings stay on HT\./,
    ) as [number, number, number];
    expect([connected.number('Homes'), connected.number('Buildings')]).toEqual([
      homes,
      rounded(buildings + hot, EXACT),
    ]);
    const sizes = pageTable(PAGE, 'example-sizes');
    const [allHomes, allBuildings] = ['Homes', 'Buildings'].map(
      (name) => numbersIn(sizes.row(name), 'Calculation')[0]!,
    );
    const price = prices.row('Main and connection pipelines').number('MT');
    const connections = (allHomes! * homes + allBuildings! * buildings) / 100;
    const [costs] = pageNumbers(PAGE, /the \S+ m are (\S+) billion € of investment/);
    expect(rounded((connections * more * price) / 1e9, 1)).toBe(costs);
    const last = weights[1];
    expectCell(last, 'Homes', allHomes! / 1e6);
    expectCell(last, 'Buildings', allBuildings! / 1e6);
  });
});

/** I = P_s · P_hb ÷ P_a · c in M€; …/mt/primary_pipelines_annualised_costs/support_queries/. */
function primaryPipelines(supply: number, used: number, all: number, price: number): number {
  return (supply * (used / all) * price) / 1000;
}

describe('an MT network', () => {
  const sizes = pageTable(PAGE, 'example-sizes');
  const size = (name: string): number => sizes.row(name).number('Result');
  const table = pageTable(PAGE, 'example-network');
  const all = table.row('All');
  const parts = table.rows.filter((row) => row !== all);
  const [shareHomes, shareBuildings, residual] = pageNumbers(
    PAGE,
    /with (\S+%) of homes and (\S+%) of buildings on MT, (\S+ PJ) of residual heat/,
  ) as [number, number, number];
  const [peak, buildingsPeak, allPeak] = pageNumbers(
    PAGE,
    /from the model: (\S+ MW) of homes and buildings, (\S+ MW) of buildings, (\S+ MW) of all demand\./,
  ) as [number, number, number];
  const price = (part: string): number => prices.row(part).number('MT');
  const [homes, buildings] = [size('Homes'), size('Buildings')];
  const [main, connection] = [lengthAt(shareHomes * 100, MAIN), lengths[0]!.number(CONNECTION)];
  const pipes = price('Main and connection pipelines');
  const supply = size('Peak of primary supply');
  const [fixed, byPeak] = [price('Indoors, building, fixed'), price('Indoors, building, by its peak')];
  const primary = price('Primary pipelines');

  test('sizes', () => {
    const [allHomes, ofHomes] = numbersIn(sizes.row('Homes'), 'Calculation') as [number, number];
    const [allBuildings, ofBuildings] = numbersIn(sizes.row('Buildings'), 'Calculation') as [number, number];
    expect([ofHomes / 100, ofBuildings / 100]).toEqual([shareHomes, shareBuildings]);
    expectCell(sizes.row('Homes'), 'Result', allHomes * shareHomes, EXACT);
    expectCell(sizes.row('Buildings'), 'Result', allBuildings * shareBuildings, EXACT);
    expectCell(sizes.row('Peak of primary supply'), 'Result', (residual * 1e6) / 3.6 / 8760);
    expect(numbersIn(sizes.row('Peak of primary supply'), 'Calculation')).toEqual([residual * 1e6, 3.6, 8760]);
  });

  const investments: Record<string, {invested: number; terms: readonly number[]; rates: Rates}> = {
    [MAIN]: {
      invested: ((homes + buildings) * main * pipes) / 1e6,
      terms: [homes, buildings, main, pipes, 1e6],
      rates: OUTDOORS,
    },
    [CONNECTION]: {
      invested: (homes * connection * pipes) / 1e6,
      terms: [homes, connection, pipes, 1e6],
      rates: OUTDOORS,
    },
    'Exchanger stations': {
      invested: (peak * price('Exchanger station')) / 1000,
      terms: [peak, price('Exchanger station'), 1000],
      rates: OUTDOORS,
    },
    Substations: {
      invested: (peak * price('Substation')) / 1000,
      terms: [peak, price('Substation'), 1000],
      rates: OUTDOORS,
    },
    'Primary pipelines': {
      invested: primaryPipelines(supply, peak, allPeak, primary),
      terms: [supply, peak, allPeak, primary, 1000],
      rates: OUTDOORS,
    },
    'Indoors, buildings': {
      invested: (buildingsPeak * byPeak * 1000 + buildings * fixed) / 1e6,
      terms: [buildingsPeak, byPeak, 1000, buildings, fixed, 1e6],
      rates: INDOORS,
    },
  };

  test.each(Object.entries(investments))('%s', (name, {invested, terms, rates}) => {
    const row = table.row(name);
    expectCell(row, 'Investment (M€)', invested);
    expect(numbersIn(row, 'Calculation of the investment')).toEqual(terms);
    expect(calculate(row.text('Calculation of the investment'))).toBeCloseTo(invested, 6);
    expectCell(row, 'A year (%)', percentage(rates));
    expectCell(row, 'A year (M€)', (row.number('Investment (M€)') * row.number('A year (%)')) / 100);
  });

  test('all parts together, and what the model has without rounding', () => {
    expect(parts.map(({text}) => text('Part'))).toEqual(Object.keys(investments));
    for (const head of ['Investment (M€)', 'A year (M€)']) expectCell(all, head, columnSum(parts, head), EXACT);
    const [exact] = pageNumbers(PAGE, /\{unit="euro"\} gives (\S+) M€\./) as [number];
    const unrounded = Object.values(investments).reduce(
      (total, {invested, rates}) => total + (invested * percentage(rates)) / 100,
      0,
    );
    expect(rounded(unrounded, 2)).toBe(exact);
  });

  test('the text has a share of primary pipelines, and what storage and pipelines are of all', () => {
    const [share] = pageNumbers(PAGE, /homes and buildings don't pay in full: in the .*?\), (\S+%)\./);
    expect(rounded(peak / allPeak, 3)).toBe(share);
    const [storage, drawn, perMwh] = pageNumbers(
      PAGE,
      /Storage adds (\S+) M€ in its own row: (\S+ MWh) drawn, at (\S+ €)\./,
    ) as [number, number, number];
    expect(rounded((drawn * perMwh) / 1e6, 2)).toBe(storage);
    const slider = pageTable(PAGE, 'slider-table').row('MT (seasonal) storage');
    expect(Math.floor(slider.number('Start, nl2023'))).toBe(perMwh);
    const pipelines = [MAIN, CONNECTION].reduce((total, name) => total + table.row(name).number('A year (M€)'), 0);
    expect(rounded(pipelines / all.number('A year (M€)'), 1)).toBe(4 / 5);
    const [written] = pageNumbers(PAGE, /depreciation for pipelines, the whole network (\S+) M€\./);
    const invested = [MAIN, CONNECTION].reduce((total, name) => total + investments[name]!.invested, 0);
    expect(rounded(yearly(invested, OUTDOORS).lifetime, 1)).toBe(written);
  });
});

describe('a district', () => {
  const table = pageTable(PAGE, 'example-district');
  const all = table.row('All');
  const parts = table.rows.filter((row) => row !== all);
  const [homes, peak, share] = pageNumbers(
    PAGE,
    /\*\*Example district\*\*: (\S+) homes on an MT network .*? they take (\S+ MW) of heat in the highest hour\. .*? at most (\S+%) of homes and buildings/,
  ) as [number, number, number];
  const price = (part: string): number => prices.row(part).number('MT');
  const pipes = price('Main and connection pipelines');
  const terms: Record<string, readonly number[]> = {
    [MAIN]: [homes, lengthAt(share * 100, MAIN), pipes],
    [CONNECTION]: [homes, lengths[0]!.number(CONNECTION), pipes],
    'Exchanger stations': [peak * 1000, price('Exchanger station')],
    Substations: [peak * 1000, price('Substation')],
  };
  const investment = (name: string): number => terms[name]!.reduce((product, term) => product * term) / 1000;

  test.each(Object.keys(terms))('%s', (name) => {
    const row = table.row(name);
    expectCell(row, 'Investment (thousand €)', investment(name));
    expectCell(row, 'A year (thousand €)', (investment(name) * percentage(OUTDOORS)) / 100);
    expect(numbersIn(row, 'Calculation of the investment')).toEqual([...terms[name]!, 1000]);
    expectCell(row, 'Investment (thousand €)', calculate(row.text('Calculation of the investment')));
  });

  test('all parts together, and per home', () => {
    expect(parts.map(({text}) => text('Part'))).toEqual(Object.keys(terms));
    for (const head of ['Investment (thousand €)', 'A year (thousand €)']) {
      expectCell(all, head, columnSum(parts, head), EXACT);
    }
    const [rate, perHome] = pageNumbers(
      PAGE,
      /A year costs (\S+%) of \[the investment\]\(#year\)\. That is (\S+ €) a year/,
    );
    expect(rate).toBe(rounded(percentage(OUTDOORS) / 100, 6));
    expect(rounded((all.number('A year (thousand €)') * 1000) / homes, 0)).toBe(perHome);
  });

  test('what half the peak saves, what is missing, and what a longer main pipeline costs', () => {
    const [saved] = pageNumbers(PAGE, /Halving the peak saves about (\S+%) of these costs\./);
    const stations = investment('Exchanger stations') + investment('Substations');
    expect(rounded(stations / 2 / all.number('Investment (thousand €)'), 2)).toBe(saved);
    const [house, perYear] = pageNumbers(PAGE, /a ground-level house would cost (\S+ €), or (\S+ €) a year\./);
    expect(house).toBe(price('Indoors, ground-level house'));
    expect(rounded((house! * percentage(INDOORS)) / 100, 0)).toBe(perYear);
    const [limit, more] = pageNumbers(
      PAGE,
      /\(#district-example\) passes (\S+%), the main pipelines .*? cost (\S+%) more\./,
    );
    expect(limit).toBe(share);
    expect(rounded(lengthAt(share * 100 + 1, MAIN) / lengthAt(share * 100, MAIN) - 1, 2)).toBe(more);
  });
});

describe('what homes would pay indoors', () => {
  const table = pageTable(PAGE, 'example-homes');
  const all = table.row('All');
  const [apartments, homes] = pageNumbers(PAGE, /: (\S+) of (\S+) homes are apartments\./) as [number, number];
  const [share] = pageNumbers(PAGE, /With the \[prices\]\(#prices\) and (\S+) on MT:/) as [number];
  const [block] = pageNumbers(PAGE, /an apartment block shares: (\S+) of apartments/) as [number];
  const price = (kind: string): number => prices.row(`Indoors, ${kind}`).number('MT');
  const [withBlock, without] = ['apartment with block heating', 'apartment without block heating'].map(price) as [
    number,
    number,
  ];
  const house = price('ground-level house');

  test.each([
    {name: 'Apartments with block heating', terms: [apartments, share * 100, block * 100, withBlock]},
    {name: 'Apartments without block heating', terms: [apartments, share * 100, (1 - block) * 100, without]},
    {name: 'Ground-level houses', terms: [homes - apartments, share * 100, house]},
  ])('$name', ({name, terms}) => {
    const row = table.row(name);
    const shares = terms.length - 2;
    expectCell(row, 'Investment', terms.reduce((product, term) => product * term) / 100 ** shares / 1e6);
    expect(numbersIn(row, 'Calculation')).toEqual([...terms, 1e6].map((term) => rounded(term, EXACT)));
    expectCell(row, 'Investment', calculate(row.text('Calculation')));
  });

  test('all homes together, and in a year', () => {
    const parts = table.rows.filter((row) => row !== all);
    expectCell(all, 'Investment', columnSum(parts, 'Investment'), EXACT);
    const [rate, costs] = pageNumbers(PAGE, /At (\S+%) a year that is (\S+) M€, about as much as main/) as [
      number,
      number,
    ];
    expect(rate).toBe(rounded(percentage(INDOORS) / 100, 6));
    expect(rounded(all.number('Investment') * rate, 2)).toBe(costs);
  });
});
