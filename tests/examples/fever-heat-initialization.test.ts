/** contrib/fever-heat-initialization.md: supply, demand, matching and technology split, mistakes, and nl2023. */
import {describe, expect, test} from 'vitest';
import {expectCell, pageNumbers} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/fever-heat-initialization');

interface Technology {
  readonly heat: number; // TJ that it has to give
  readonly reaches: readonly boolean[]; // whether an edge leads to each class
}

interface HomeClass {
  readonly share: number; // in the demand of the group
  readonly homes: number;
}

interface Split {
  readonly given: readonly (readonly number[])[]; // TJ, by technology and class
  readonly homes: readonly (readonly number[])[];
  readonly inGroup: readonly number[]; // of each technology
  readonly left: readonly number[]; // TJ that no class takes
}

/** quintel/atlas lib/atlas/runner/fever_calculation/group_calculator.rb: `calculate`. */
function match(technologies: readonly Technology[], classes: readonly HomeClass[]): Split {
  const heat = technologies.reduce((sum, technology) => sum + technology.heat, 0);
  const total = classes.map(({share}) => heat * share);
  const unfilled = [...total];
  const left = technologies.map((technology) => technology.heat);
  const given = technologies.map(({reaches}, place) =>
    classes.map((_, at) => {
      const energy = reaches[at] ? Math.min(left[place]!, unfilled[at]!) : 0;
      left[place]! -= energy;
      unfilled[at]! -= energy;
      return energy;
    }),
  );
  const homes = given.map((row) =>
    row.map((energy, at) => (energy > 0 ? (energy / total[at]!) * classes[at]!.homes : 0)),
  );
  const all = classes.reduce((sum, each) => sum + each.homes, 0);
  return {given, homes, left, inGroup: homes.map((row) => row.reduce((sum, number) => sum + number, 0) / all)};
}

const supply = pageTable(PAGE, 'example-supply').rows;
const demand = pageTable(PAGE, 'example-demand').rows;
const names = supply.map((row) => row.text('Technology'));
const everywhere = demand.map(() => true);
const technologies = supply.map((row) => ({heat: row.number('Heat'), reaches: everywhere}));
const classes = demand.map((row) => ({share: row.number('present_share_in_demand'), homes: row.number('Homes')}));
const split = match(technologies, classes);

test('heat follows from final demand, shares and conversions', () => {
  for (const row of supply) {
    const purpose = row.number('Final demand') * row.number('Share of purpose');
    const fuel = purpose * row.number('Share of technology');
    expectCell(row, 'Heat', (fuel * row.number('Output conversion')) / row.number('Input conversion'));
  }
});

test('classes want their share of all heat', () => {
  const heat = technologies.reduce((sum, technology) => sum + technology.heat, 0);
  expect(classes.reduce((sum, {share}) => sum + share, 0)).toBe(1);
  for (const row of demand) {
    expectCell(row, 'Heat', heat * row.number('present_share_in_demand'));
    expectCell(row, 'Heat of a home', (row.number('Heat') * 1000) / row.number('Homes'));
  }
});

test('matching, in heat and in homes', () => {
  const {rows} = pageTable(PAGE, 'example-matching');
  rows.forEach((row, at) => {
    expect(row.text('Class')).toBe(demand[at]!.text('Class'));
    names.forEach((name, place) => {
      expectCell(row, `${name} (TJ)`, split.given[place]![at]!);
      expectCell(row, `${name} (homes)`, split.homes[place]![at]!);
    });
  });
});

test('shares of edges and of the group', () => {
  const {rows, heads} = pageTable(PAGE, 'example-split');
  const heat = technologies.reduce((sum, technology) => sum + technology.heat, 0);
  const edges = heads.filter((head) => head.startsWith('parent_share'));
  rows.forEach((row, place) => {
    expect(row.text('Technology')).toBe(names[place]);
    edges.forEach((head, at) => expectCell(row, head, split.given[place]![at]! / technologies[place]!.heat));
    expectCell(
      row,
      'Homes',
      split.homes[place]!.reduce((sum, number) => sum + number, 0),
    );
    expectCell(row, 'Share of heat', (100 * technologies[place]!.heat) / heat);
    expectCell(row, 'share_in_group', split.inGroup[place]!);
  });
});

describe('mistakes', () => {
  const {rows} = pageTable(PAGE, 'example-mistakes');
  const last = classes.length - 1;
  const boiler = names.indexOf('Gas boiler');
  const withLast = (share: number): HomeClass[] => classes.map((each, at) => (at === last ? {...each, share} : each));
  const notInOrder = [...technologies.slice(1), technologies[0]!];
  const cases: [start: string, technologies: readonly Technology[], classes: readonly HomeClass[]][] = [
    ['None', technologies, classes],
    ['Shares of demand add up to 0.9', technologies, withLast(0.4)],
    ['Shares of demand add up to 1.1', technologies, withLast(0.6)],
    [
      'No edge',
      technologies.map((each, place) => (place === boiler ? {...each, reaches: everywhere.with(last, false)} : each)),
      classes,
    ],
    ['Heat pump not in the order', notInOrder, classes],
    [
      'Boiler without aggregator',
      technologies.map((each, place) => (place === boiler ? {...each, heat: 125} : each)),
      classes,
    ],
    [
      'Homes of 2005–present not counted',
      technologies,
      classes.map((each, at) => (at === 0 ? {...each, homes: 0} : each)),
    ],
  ];

  test('each mistake has a row', () => {
    expect(rows).toHaveLength(cases.length);
  });

  test.each(cases)('%s', (start, order, wanted) => {
    const row = rows.find((each) => each.text('Mistake').startsWith(start))!;
    const result = match(order, wanted);
    const places =
      order === notInOrder ? [names.length - 1, ...names.keys()].slice(0, names.length) : [...names.keys()];
    names.forEach((name, index) => expectCell(row, name, 100 * result.inGroup[places[index]!]!));
    expectCell(row, 'Sum', 100 * result.inGroup.reduce((sum, share) => sum + share, 0));
    const rest = Math.round(result.left.reduce((sum, number) => sum + number, 0) * 1e6) / 1e6;
    expect(row.text('Error from the build').startsWith(`${rest} TJ`)).toBe(rest > 0);
  });

  test('the text tells how far the order moves the heat pump', () => {
    const [first, ofHeat, moved] = pageNumbers(
      PAGE,
      /heat pump starts at (\S+%), though it gives (\S+%) of the heat\. Put it last in the order, and it starts at (\S+%),/,
    ) as [number, number, number];
    expect(split.inGroup[0]).toBeCloseTo(first, 9);
    expect(ofHeat).toBeCloseTo(technologies[0]!.heat / 200, 9);
    expect(match(notInOrder, classes).inGroup[names.length - 1]).toBeCloseTo(moved, 9);
  });
});

test('shares of heat and homes in nl2023', () => {
  const [heat, homes] = pageNumbers(PAGE, /`space_heating` has ([\d,]+ TJ) for ([\d,]+ homes)/) as [number, number];
  for (const row of pageTable(PAGE, 'example-nl2023').rows) {
    expectCell(row, 'Share of heat', (100 * row.number('Heat')) / heat);
    expectCell(row, 'Share of homes', (100 * row.number('Homes')) / homes);
  }
});

test('producers × consumers are the edges of a group', () => {
  for (const row of pageTable(PAGE, 'groups').rows) {
    expectCell(row, 'Edges between them', row.number('Producers') * row.number('Consumers'));
  }
});

/** quintel/atlas spec/atlas/runner/fever_calculation_spec.rb lines 32–76: 87.5 on the aggregators, two classes of half each. */
test('Atlas’ own spec: the first technology fills the first class', () => {
  const both = [true, true];
  const result = match(
    [
      {heat: 75 * 0.9, reaches: both},
      {heat: 25 * 0.8, reaches: both},
    ],
    [
      {share: 0.5, homes: 20},
      {share: 0.5, homes: 10},
    ],
  );
  expect(result.given[0]![0]).toBe(87.5 / 2);
  expect(result.given[0]![1]! + result.given[1]![1]!).toBe(87.5 / 2);
});
