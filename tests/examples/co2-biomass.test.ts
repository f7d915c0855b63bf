/** docs/co2-biomass: half-lives, the CO₂ of biomass in the start year, and three ways to 10 PJ of fuel. */
import {describe, expect, test} from 'vitest';
import {expectCell, numbersIn, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('docs/co2-biomass');
const BIOMASS = pageFile('docs/biomass');
const halfLives = pageTable(PAGE, 'example-half-life');
const potential = pageTable(PAGE, 'example-potential');
const fuels = pageTable(PAGE, 'example-fuels');
const factors = pageTable(pageFile('docs/co2-emission-factors'), 'emission-factor-list');
const biogenic = (carrier: string): number => factors.row(carrier).number('Biogenic CO₂');

/** B, of one carrier, Mt: p · D · f. */
function shown(part: number, demand: number, content: number): number {
  return (part * demand * content) / 1000;
}

/** What burning adds of the carbon in residues that would decay anyway. */
function added(years: number, halfLife: number): number {
  return 0.5 ** (years / halfLife);
}

describe('half-lives', () => {
  const YEARS = [10, 27];

  test.each(halfLives.rows.map((row) => [row.text('Residue'), row] as const))('%s', (_, row) => {
    for (const years of YEARS) {
      expectCell(row, `After ${years} years`, 100 * added(years, row.number('Half-life')));
    }
  });

  test('times are those that the texts of the sliders name', () => {
    const [from, to] = pageNumbers(PAGE, /27 is from (\d+) to (\d+)\./) as [number, number];
    expect(to - from).toBe(YEARS[1]);
    const times = pageTable(PAGE, 'times');
    for (const [name, listed] of [
      ['Bark', 'Bark left in the forest'],
      ['Dead trees', 'Dead trees left in the forest'],
    ] as const) {
      const both = ['fast', 'slow'].map((decay) => halfLives.row(`${name}, ${decay} decay`).number('Half-life'));
      expect(numbersIn(times.row(listed), 'Time')).toEqual(both);
    }
    // “half of their carbon would be in the air after one half-life, three quarters after two”
    expect([1 - added(10, 10), 1 - added(20, 10)]).toEqual([1 / 2, 3 / 4]);
  });
});

describe('the start year', () => {
  const carriers = potential.rows.slice(0, -1);
  const all = potential.row('All');
  const AT_100 = 'CO₂ at 100%';
  const ofSlider = (slider: string): number =>
    carriers.filter(({text}) => text('Slider') === slider).reduce((sum, {number}) => sum + number(AT_100), 0);

  test.each(carriers.map((row) => [row.text('Carrier'), row] as const))('%s', (carrier, row) => {
    expect(row.number('Biogenic CO₂')).toBe(biogenic(carrier));
    expectCell(row, AT_100, shown(1, row.number('Primary demand'), row.number('Biogenic CO₂')));
    const counts = pageTable(PAGE, 'slider-contents').row(row.text('Slider')).text('Counts (kg/GJ)');
    expect(counts.toLowerCase()).toContain(carrier.toLowerCase());
  });

  test('all is the sum, and the text sets Solid to 40%', () => {
    expect(pageNumbers(PAGE, /At 100% the start year of `nl2023` comes to (\S+ Mt):/)).toEqual([all.number(AT_100)]);
    for (const head of ['Primary demand', AT_100]) {
      expectCell(
        all,
        head,
        carriers.reduce((sum, {number}) => sum + number(head), 0),
      );
    }
    const solids = carriers.filter(({text}) => text('Slider') === 'Solid').map(({number}) => number(AT_100));
    const [part, ...printed] = pageNumbers(
      PAGE,
      /With \*\*Solid\*\* at (\S+%), the chart shows \(([\d.]+) \+ ([\d.]+) \+ ([\d.]+)\) × 40% = (\S+ Mt) for it\./,
    ) as [number, number, number, number, number];
    expect(printed).toEqual([...solids, rounded(ofSlider('Solid') * part, 3)]);
  });

  test('demand is not above the use of the page on biomass', () => {
    const use = pageTable(BIOMASS, 'example-potential');
    for (const carrier of ['Dry biomass', 'Wet biomass', 'Oily biomass', 'Biogenic waste']) {
      const demand = potential.row(carrier).number('Primary demand');
      expect(rounded(demand, 2), carrier).toBeLessThanOrEqual(use.row(carrier).number('Use'));
    }
    const imported = pageTable(BIOMASS, 'example-import-share');
    for (const carrier of ['Bio-ethanol', 'Biodiesel']) {
      const row = imported.row(`Import of ${carrier.toLowerCase()}`);
      expectCell(row, 'Start year', potential.row(carrier).number('Primary demand'));
    }
  });

  /** Calculated by the model for the start year of nl2023, all sliders for the present at 100%: the queries of the chart, Mt. */
  test('as in the model', () => {
    expect([ofSlider('Solid'), ofSlider('Liquid')].map((sum) => rounded(sum, 3))).toEqual([15.632, 1.846]);
  });

  test('what the sliders count has the factors of the list', () => {
    const contents = pageTable(PAGE, 'slider-contents');
    const counts = (slider: string): string =>
      contents.row(slider).text('Counts (kg/GJ)').replace('imported ready-made: ', '').toLowerCase();
    const listed = ['Solid', 'Liquid'].flatMap((slider) => [
      ...counts(slider).matchAll(/([a-z][a-z -]+?(?: and [a-z][a-z -]+?)?) ([\d.]+)/g),
    ]);
    expect(listed).toHaveLength(9);
    for (const [, names, number] of listed) {
      for (const name of names!.split(' and ')) {
        const carrier = `${name[0]!.toUpperCase()}${name.slice(1)}`;
        expect(rounded(biogenic(carrier), 1), carrier).toBe(Number(number));
      }
    }
    const [wood, coal, gas] = pageNumbers(
      PAGE,
      /replaces: (\S+ kg) in wood pellets, (\S+ kg) in coal and (\S+ kg) in natural gas/,
    );
    expect(wood).toBe(biogenic('Wood pellets'));
    expect([coal, gas]).toEqual(['Coal', 'Natural gas'].map((carrier) => factors.row(carrier).number('Factor')));
  });

  test('the bar of domestic production stands beside the total of other pages', () => {
    const [, total] = pageNumbers(PAGE, /In the start year of `nl2023` it is (\S+ Mt) instead of (\S+ Mt)\./);
    const principles = pageFile('docs/co2-main-principles');
    const [scenario] = pageNumbers(principles, /The first three are CO₂ of the scenario, \S+: (\S+ Mt)\./) as [number];
    expect(total).toBe(rounded(scenario, 2));
  });
});

describe('10 PJ of fuel', () => {
  const at = (name: string, fuel: string): number => {
    const row = fuels.row(name);
    return row.text(fuel) === '–' ? 100 : row.number(fuel);
  };
  const [IMPORTED, ETHANOL, GAS] = fuels.heads.slice(2) as [string, string, string];
  const wet = (fuel: string): number =>
    (at('Fuel', fuel) / (at('Efficiency of the upgrading', fuel) / 100) / (at('Efficiency of the plant', fuel) / 100)) *
    (at('Wet biomass in its input', fuel) / 100);

  test.each([IMPORTED, ETHANOL, GAS])('%s', (fuel) => {
    const released = (at('Fuel', fuel) * at('CO₂ in the burnt fuel', fuel)) / 1000;
    expect(at('CO₂ in the burnt fuel', fuel)).toBe(biogenic(fuel === GAS ? 'Green gas' : 'Bio-ethanol'));
    expectCell(fuels.row('Released by the fuel'), fuel, released);
    if (fuel === IMPORTED) {
      expectCell(fuels.row('Shown in the chart'), fuel, released);
      return;
    }
    expectCell(fuels.row('Wet biomass'), fuel, wet(fuel));
    const inChart = shown(1, wet(fuel), biogenic('Wet biomass'));
    expectCell(fuels.row('Shown in the chart'), fuel, inChart);
    if (fuel === ETHANOL) {
      const printed = pageNumbers(
        PAGE,
        /(\S+ PJ) of imported bio-ethanol count (\S+ Mt)\. The same amount made in the region of wet biomass counts (\S+ Mt),/,
      );
      expect(printed).toEqual([
        at('Fuel', fuel),
        at('Shown in the chart', IMPORTED),
        fuels.row('Shown in the chart').number(fuel),
      ]);
    }
    // “about two to five times the CO₂ that they hold”
    expect(inChart / released).toBeGreaterThan(2);
    expect(inChart / released).toBeLessThan(5);
    expect(fuels.row('Under').text(fuel)).toBe('Solid');
  });

  test('all have as much fuel, and plants are those of the page on biomass', () => {
    const [each] = pageNumbers(PAGE, /\[(\S+ PJ) of fuel in the chart, at 100%\]/);
    expect([IMPORTED, ETHANOL, GAS].map((fuel) => at('Fuel', fuel))).toEqual([each, each, each]);
    const routes = pageTable(BIOMASS, 'biomass-routes');
    const efficiency = (route: string): number => routes.row(route).number('Efficiency');
    const ethanol = routes.row('Fermentation to bio-ethanol');
    expect(at('Efficiency of the plant', ETHANOL)).toBe(ethanol.number('Efficiency'));
    expect(ethanol.text('Goes in')).toContain(`Wet biomass ${at('Wet biomass in its input', ETHANOL)}%`);
    expect(routes.row('Fermentation to biogas').text('Goes in')).toBe(
      `Wet biomass ${at('Wet biomass in its input', GAS)}%`,
    );
    expect(at('Efficiency of the plant', GAS)).toBe(efficiency('Fermentation to biogas'));
    expect(at('Efficiency of the upgrading', GAS)).toBe(efficiency('Upgrading of biogas to green gas'));
  });

  /** Calculated by the model for nl2023 in 2050, sliders for the future at 100%, Mt: untouched, and with one more setting. */
  test('as in the model', () => {
    const untouched = {total: 119.1867, solid: 18.81, liquid: 1.846};
    const greenGas = {solid: 111.064};
    const ethanol = {solid: 20.821, liquid: 1.138};
    expect(pageNumbers(PAGE, /In "All future sliders" the total stays at (\S+ Mt), as without them\./)).toEqual([
      rounded(untouched.total, 3),
    ]);
    expect(pageNumbers(PAGE, /shows 0 Mt for gas\. For solid it shows (\S+) instead of (\S+ Mt)\./)).toEqual([
      rounded(greenGas.solid, 1),
      rounded(untouched.solid, 1),
    ]);
    const [made, liquid, solid] = pageNumbers(
      PAGE,
      /production of (\S+ PJ) of bio-ethanol lowers the bar for liquid by (\S+ Mt) and raises that for solid by (\S+ Mt)\./,
    ) as [number, number, number];
    expect(made).toBe(at('Fuel', ETHANOL));
    expect([liquid, solid]).toEqual([
      rounded(untouched.liquid - ethanol.liquid, 2),
      rounded(ethanol.solid - untouched.solid, 2),
    ]);
    expect(Math.abs(solid - fuels.row('Shown in the chart').number(ETHANOL))).toBeLessThan(0.02);
  });
});
