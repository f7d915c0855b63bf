import {describe, expect, test} from 'vitest';
import {expectCell, pageNumbers} from '../../../tests/support/example';
import {pageFile, pageTable, type Row} from '../../../tests/support/pageTable';
import {allowed, names, openingOf} from '../../components/Figure/inputs';
import {FREE_ALLOCATION, marginalCosts, type Costs} from '../meritOrder/marginalCosts';
import {textOf} from '../../components/Figure/result';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';
import {FIRED} from './plants';
import {ABROAD, stackAt, type Stack} from './stack';

const PAGE = pageFile('docs/merit-order');
const opening = openingOf(inputs);

function at(settings: Partial<Settings>): Stack {
  return stackAt({...opening, ...settings});
}

function load({supply, buyers}: Stack, key: string): number {
  return [...supply, ...buyers].find((block) => block.key === key)!.load;
}

/** A grid over all sliders, with their limits. */
const all = [6, 7.2, 9, 11.2, 14.2, 17, 20].flatMap((demand) =>
  [0, 2.6, 6, 8].flatMap((wind) =>
    [0, 2, 5].flatMap((sun) =>
      [0, 50, 85, 200].flatMap((co2) => [0, 30, 97, 150].map((bid) => at({demand, wind, sun, co2, bid}))),
    ),
  ),
);

describe('what plants offer', () => {
  const table = pageTable(PAGE, 'example-marginal-costs');
  const rows: Readonly<Record<string, string>> = {
    'coal-ccs': 'Pulverized coal CCS',
    'gas-chp': 'Industry gas CCGT CHP',
    coal: 'Pulverized coal',
    'gas-ccgt': 'Gas CCGT (dispatchable)',
    turbine: 'Industry gas turbine CHP',
  };
  const costsIn = (row: Row): Costs => ({
    fuel: row.number('Fuel'),
    emissions: row.number('CO₂'),
    captured: row.number('Captured') / 100,
    counted: row.number('Fuel counted') / 100,
    maintenance: row.number('Maintenance'),
    efficiency: row.number('Efficiency') / 100,
  });

  test.each(FIRED.map(({key}) => key))('%s has the numbers of the page', (key) => {
    const row = table.row(rows[key]!);
    const {costs} = FIRED.find((plant) => plant.key === key)!;
    expect(row.text('Pays for CO₂')).toBe('yes');
    const printed = costsIn(row);
    for (const name of ['fuel', 'emissions', 'captured', 'counted', 'maintenance', 'efficiency'] as const) {
      expect(costs[name], name).toBeCloseTo(printed[name], 9);
    }
    expectCell(row, 'Marginal costs', marginalCosts(costs, inputs.co2.opening));
  });

  test('CO₂ price, free allocation, and the prices at which gas and coal change places are those of the page', () => {
    expect(pageNumbers(PAGE, /The CO₂ price is (\S+ €\/t), free allocation (\S+%)\./)).toEqual([
      inputs.co2.opening,
      FREE_ALLOCATION,
    ]);
    const [price, gas, coal] = pageNumbers(
      PAGE,
      /\*\*CO₂ price\*\* of (\d+) instead of 85 €\/t in `nl2023`, Gas CCGT offers at (\S+ €\/MWh) and Pulverized coal at (\d+\.\d+) €\/MWh\./,
    );
    const ask = (key: string): number => marginalCosts(FIRED.find((plant) => plant.key === key)!.costs, price!);
    expect(Math.abs(ask('gas-ccgt') - gas!)).toBeLessThan(0.05);
    expect(Math.abs(ask('coal') - coal!)).toBeLessThan(0.05);
  });

  test('an interconnector offers and bids what the page says', () => {
    expect(pageNumbers(PAGE, /the price of imported electricity\]\([^)]*\), (\S+ €\/MWh) in `nl2023`/)).toEqual([
      ABROAD,
    ]);
  });

  /** etengine, spec/models/qernel/node_api/cost_spec.rb, lines 192 to 208: 100 €/MJ of input, half of it electricity. */
  test('as in etengine’s own spec of marginal costs', () => {
    const costs = {fuel: 100 * 3600, emissions: 0, captured: 0, counted: 1, maintenance: 0, efficiency: 0.5};
    expect(marginalCosts(costs, 85)).toBe(720_000);
  });
});

describe('the hour that is drawn', () => {
  test('what is supplied is what is used and what is curtailed', () => {
    for (const {supply, used, curtailed} of all) {
      expect(supply.reduce((total, block) => total + block.load, 0)).toBeCloseTo(used + curtailed, 9);
    }
  });

  test('supply runs in the order in which it stands, and each fully before the next', () => {
    for (const {supply} of all) {
      const last = supply.findLastIndex((block) => block.load > 0);
      for (const block of supply.slice(0, last)) expect(block.load).toBeCloseTo(block.most, 9);
      const asks = supply.slice(3).map(({price}) => price!);
      expect(asks).toEqual([...asks].sort((a, b) => a - b));
    }
  });

  test('the price is where what is wanted meets supply: nobody buys who bids less, nothing runs that offers at more', () => {
    for (const {supply, buyers, shortage, price, setBy} of all) {
      if (shortage > 0) {
        expect([setBy, price]).toEqual(['deficit', 3000]);
        continue;
      }
      for (const block of supply) if (block.load > 0) expect(block.price ?? 0).toBeLessThanOrEqual(price);
      for (const block of buyers) if (block.load > 0) expect(block.price).toBeGreaterThanOrEqual(price);
    }
  });

  test('what is always on never equals demand, the case in which merit takes it for nothing', () => {
    const steps = (name: 'demand' | 'wind' | 'sun'): number[] => {
      const {min, max, step} = inputs[name];
      return Array.from({length: Math.round((max - min) / step) + 1}, (_, index) =>
        Math.round(allowed(inputs[name], min + index * step) * 1000),
      );
    };
    const demands = new Set(steps('demand'));
    for (const wind of steps('wind'))
      for (const sun of steps('sun')) expect(demands.has(1500 + wind + sun)).toBe(false);
  });
});

describe('where a first guess is wrong', () => {
  const surprise = (name: (typeof SURPRISES)[number]['name']): Stack =>
    at(SURPRISES.find((each) => each.name === name)!.settings);
  const printed = at({});

  test('as printed, a buyer sets the price, above the offer of the most expensive plant that runs', () => {
    expect([printed.setBy, printed.price]).toEqual(['export', ABROAD]);
    expect(printed.supply.findLast((block) => block.load > 0)!.price).toBeCloseTo(94.1, 1);
    expect(textOf(inWords(printed, false))).toContain('a buyer abroad would pay that for more');
  });

  test('a surplus has a price, that of the buyer who could take more', () => {
    const {alwaysOn, demand, setBy, price} = surprise('A surplus of 2.3 GW');
    expect(alwaysOn).toBeGreaterThan(demand);
    expect([setBy, price]).toEqual(['hydrogen', 30]);
  });

  test('in a surplus plants run for export, and set the price', () => {
    const hour = surprise('A surplus of 0.9 GW');
    expect(hour.alwaysOn).toBeGreaterThan(hour.demand);
    expect(hour.setBy).toBe('gas-chp');
    expect(load(hour, 'export')).toBe(2);
  });

  test('3 GW more demand leave the price as it is: it takes from export first, then import offers at the same', () => {
    const hour = surprise('3 GW more demand');
    expect(hour.demand - printed.demand).toBeCloseTo(3, 9);
    expect([hour.setBy, hour.price]).toEqual(['import', printed.price]);
  });

  test('a CO₂ price of 200 leaves the price as it is: import takes the place of plants', () => {
    const hour = surprise('CO₂ at 200 €/t');
    expect([hour.setBy, hour.price]).toEqual(['import', printed.price]);
    expect(load(hour, 'gas-chp')).toBe(0);
  });
});

describe('in words', () => {
  const text = (settings: Partial<Settings>): string =>
    textOf(inWords(at(settings), Object.keys(settings).length > 0)).replaceAll('\u00a0', ' ');

  test('a shortage', () => {
    expect(text({demand: 20, wind: 0, sun: 0})).toMatch(
      /^The price is 3,000 €\/MWh instead of 96\.2: demand is not met, and this is the Value of Lost Load\. .*5\.8 GW are missing, and no buyer gets anything\.$/,
    );
  });

  test('a surplus for which there is no buyer', () => {
    expect(text({demand: 6, wind: 8, sun: 5})).toMatch(
      /^The price is 0 €\/MWh instead of 96\.2: each buyer .*Beyond demand: export 2\.0 of 2\.0 GW and electrolysis 1\.5 of 1\.5 GW\. 5\.0 GW are curtailed\.$/,
    );
  });

  test('more demand leaves the price, and the answer says so', () => {
    expect(text({demand: 14.2})).toMatch(
      /^The price is still 96\.2 €\/MWh: export gets nothing, and import costs what export would pay\. /,
    );
    expect(text({})).toMatch(/^The price is 96\.2 €\/MWh: /);
  });

  test('where import sets the price, nothing is exported', () => {
    for (const stack of all) if (stack.setBy === 'import') expect(load(stack, 'export')).toBe(0);
  });

  test('every state names who sets the price', () => {
    for (const stack of all) expect(inWords(stack, true).join('')).not.toContain('undefined');
    expect(names(inputs)).toHaveLength(5);
  });
});
