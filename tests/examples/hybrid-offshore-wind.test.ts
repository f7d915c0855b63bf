/** docs/hybrid-offshore-wind: five hours of a farm, and what capacities, prices and costs follow from. */
import {describe, expect, test} from 'vitest';
import {EXACT, expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/hybrid-offshore-wind');

/** What a farm offers; quintel/etengine app/models/qernel/merit_facade/hybrid_offshore_adapter.rb: `#constrain`. */
function offered(wind: number, cable: number, electrolyser: number): {free: number; market: number; curtailed: number} {
  const free = Math.min(Math.max(wind - cable, 0), electrolyser);
  const market = Math.min(wind - free, cable);
  return {free, market, curtailed: wind - free - market};
}

/** The most of the electrolyser in the market, the same file: `#converter_constraint_curve`. */
function mostBought(free: number, market: number, cable: number, electrolyser: number): number {
  return Math.min(electrolyser - free, market + cable);
}

/** Where wind and purchase go in the end, the same file: `#calculate_curves!`. */
function flows(usable: number, taken: number): {own: number; toLand: number; fromLand: number} {
  const own = Math.min(usable, taken);
  return {own, toLand: usable - own, fromLand: taken - own};
}

describe('five hours', () => {
  const table = pageTable(PAGE, 'example-hours');
  const [wind, cableShare, electrolyserShare, cable] = pageNumbers(
    PAGE,
    /(\S+ MW) of wind, a cable of (\S+%), an electrolyser of (\S+%)\. The cable carries (\S+ MW)\./,
  ) as [number, number, number, number];
  const [inSteps, electrolyser] = pageNumbers(PAGE, /The electrolyser takes (\d[^=$]*) = (\S+ MW)\./) as [
    number,
    number,
  ];
  const [available] = pageNumbers(PAGE, /goes into the electrolyser, up to (\S+%) of its capacity/) as [number];

  test('capacities follow from wind', () => {
    expect(wind * cableShare).toBe(cable);
    expect(rounded(wind * electrolyserShare * available, EXACT)).toBe(electrolyser);
    expect(inSteps).toBe(electrolyser);
  });

  test.each(table.heads.slice(1))('%s', (head) => {
    const made = table.row('Wind').number(head);
    const {free, market, curtailed} = offered(made, cable, electrolyser);
    const isCheap = {cheap: true, expensive: false}[head.split(', ')[1]!]!;
    const got = isCheap ? mostBought(free, market, cable, electrolyser) : 0;
    const {own, toLand, fromLand} = flows(made - curtailed, free + got);
    const hydrogen = 'Hydrogen, at 66%';
    const results: Record<string, number> = {
      'Beyond the cable, used': free,
      'Offered to the market': market,
      Curtailed: curtailed,
      'Got in the market': got,
      'Own wind to electrolyser': own,
      'Cable to land': toLand,
      'Cable from land': fromLand,
      [hydrogen]: ((free + got) * numbersIn(table.row(hydrogen), 'Flow')[0]!) / 100,
    };
    expect(table.rows.map(({text}) => text('Flow'))).toEqual(['Wind', ...Object.keys(results)]);
    for (const [flow, result] of Object.entries(results)) expectCell(table.row(flow), head, result, EXACT);
    expect(made).toBeLessThanOrEqual(wind);
  });

  test('the rules hold in any hour', () => {
    for (let made = 0; made <= wind; made += 7) {
      const {free, market, curtailed} = offered(made, cable, electrolyser);
      for (const got of [0, mostBought(free, market, cable, electrolyser)]) {
        const {own, toLand, fromLand} = flows(made - curtailed, free + got);
        expect(Math.min(toLand, fromLand)).toBe(0); // never both ways in one hour
        expect(Math.max(toLand, fromLand)).toBeLessThanOrEqual(cable);
        expect(own + toLand + curtailed).toBeCloseTo(made, EXACT);
      }
    }
  });
});

describe('the text', () => {
  const [available] = pageNumbers(PAGE, /goes into the electrolyser, up to (\S+%) of its capacity/) as [number];
  const start = (slider: string): number =>
    pageTable(PAGE, 'sliders-table')
      .rows.filter(({text}) => text('Slider') === slider)[0]!
      .number('Start, nl2023') / 100;

  test('the starting values carry off all wind, but for a peak of 100%', () => {
    const [cable, electrolyser, together, little] = pageNumbers(
      PAGE,
      /The starting values give (\S+%) \+ (\S+%) = (\S+%)\. That is too little, by (\S+%), only/,
    ) as [number, number, number, number];
    expect(cable).toBe(start('Relative capacity: Offshore electricity cable'));
    expect(electrolyser).toBe(start('Relative capacity: Offshore electrolyser') * available);
    expect(together).toBe(cable + electrolyser);
    expect(rounded(offered(1, cable, electrolyser).curtailed, EXACT)).toBe(little);
    const [highest, wanted] = pageNumbers(
      PAGE,
      /highest hour of wind at sea is (\S+%) of capacity\. .*? With cable \+ 0\.98 × electrolyser at (\S+%) or more/,
    ) as [number, number];
    expect(highest).toBe(wanted);
    expect(offered(highest, cable, highest - cable).curtailed).toBe(0);
    const [factor] = pageNumbers(PAGE, /With cable \+ (\S+) × electrolyser at/);
    expect(factor).toBe(available);
  });

  test('availability takes from the electrolyser', () => {
    const [installed, most] = pageNumbers(PAGE, /\*\*Electrolyser:\*\* of (\S+ MW), (\S+ MW) run at most/);
    expect(installed! * available).toBe(most);
  });

  test('surplus and purchase each may fill cable and what goes to market', () => {
    const [cableShare, park, cable] = pageNumbers(
      PAGE,
      /with (\S+%) of (\S+ MW) and a bid of .*? above the (\S+ MW) of the cable/,
    ) as [number, number, number];
    expect(cableShare * park).toBe(cable);
    expect(mostBought(0, cable, cable, Infinity)).toBe(2 * cable);
  });

  test('the cable is half of an ordinary wind farm', () => {
    const [park, share, cable, price, costs] = pageNumbers(
      PAGE,
      /(\S+ MW) of hybrid wind with a cable of (\S+) need (\S+ MW) × (\S+ €)\/kW = (\S+) billion € of new net/,
    ) as [number, number, number, number, number];
    expect(park * share).toBe(cable);
    expect((cable * price * 1000) / 1e9).toBe(costs);
  });

  test('costs of a MWh of hydrogen', () => {
    const [pipeline, hydrogen, perMwh] = pageNumbers(PAGE, /, (\S+) million € for (\S+ TWh), or (\S+ €) per MWh\./) as [
      number,
      number,
      number,
    ];
    const [electrolysis, same, each] = pageNumbers(
      PAGE,
      /, (\S+) million € for the same (\S+ TWh) make (\S+ €) per MWh\./,
    ) as [number, number, number];
    expect(same).toBe(hydrogen);
    expect([rounded(pipeline / hydrogen, 2), rounded(electrolysis / hydrogen, 1)]).toEqual([perMwh, each]);
    const [used] = pageNumbers(PAGE, /of the (\S+ GWh) that the electrolyser used/) as [number];
    const [efficiency] = pageNumbers(PAGE, /\| Electrolyser \| (\d+) \|/) as [number];
    expect(rounded((used * efficiency) / 100 / 1000, 3)).toBe(hydrogen);
    expect(numbersIn(pageTable(PAGE, 'example-hours').rows.at(-1)!, 'Flow')).toEqual([efficiency]);
  });
});
