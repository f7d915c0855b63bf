/**
 * docs/merit-order: eight hours by the model of the figures, and marginal costs. What merit’s own specs say of the
 * price (quintel/merit spec/merit/price_curve_spec.rb:191–306) stands in src/figures/meritOrder/model.test.ts.
 */
import {describe, expect, test} from 'vitest';
import {hoursOf, type Hour, type Participant, type Plant} from '../../src/figures/meritOrder/model';
import {sum} from '../../src/sum';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/merit-order');

describe('eight hours', () => {
  const table = pageTable(PAGE, 'example-price-hours');
  const heads = table.heads.slice(2);
  const at = (quantity: string, head: string): number => table.row(quantity).number(head);
  const acting = pageTable(PAGE, 'example-participants');
  const participants: readonly Participant[] = acting.rows.map(({text, number}): Participant => {
    const [key, capacity] = [text('Participant'), number('At most')];
    return text('Bids') === '–'
      ? {kind: 'plant', key, capacity, ask: number('Offers at')}
      : {kind: 'buyer', key, capacity, bid: number('Bids')};
  });
  const [lostLoad] = pageNumbers(PAGE, /Its Value of Lost Load is (\S+) €\/MWh/);
  const given = heads.map((head) => ({
    demand: at('Demand that does not react to price', head),
    alwaysOn: at('Production that is always on', head),
  }));
  const hours = hoursOf(participants, given);

  test.each(heads.map((head, place) => [head, hours[place]!] as const))('%s: who runs, and the price', (head, hour) => {
    for (const {key} of participants) expectCell(table.row(key), head, Math.abs(hour.loads[key]!), EXACT);
    expectCell(table.row('Curtailed'), head, hour.curtailed, EXACT);
    expectCell(table.row('Shortage'), head, hour.shortage, EXACT);
    expectCell(table.row('Price'), head, hour.price, EXACT);
  });

  test('a shortage costs the value of lost load', () => {
    expect(hours.filter(({shortage}) => shortage > 0).map(({price}) => price)).toEqual([lostLoad]);
  });

  test('the text tells what the hours show', () => {
    const buyer = (key: string, hour: Hour): number => -hour.loads[key]!;
    const surplus = ({demand, alwaysOn}: Hour): number => Math.max(alwaysOn - demand, 0);
    const [second, third, fourth, fifth, sixth, , last] = hours.slice(1) as [Hour, Hour, Hour, Hour, Hour, Hour, Hour];
    expect(pageNumbers(PAGE, /fills export and (\S+) of (\S+ MW) of electrolysis/)).toEqual([
      buyer('Electrolysis', second),
      acting.row('Electrolysis').number('At most'),
    ]);
    expect(
      pageNumbers(
        PAGE,
        /Export takes (\S+ MW) of surplus and buys (\S+ MW) from the gas plant, whose offer is the price/,
      ),
    ).toEqual([surplus(third), third.loads['Gas plant']]);
    expect(third.price).toBe(acting.row('Gas plant').number('Offers at'));
    expect(pageNumbers(PAGE, /\*\*Hour 4\*\*: (\S+ MW) of the gas plant go to demand, (\S+ MW) to export/)).toEqual([
      fourth.demand - fourth.alwaysOn,
      buyer('Export', fourth),
    ]);
    expect(
      pageNumbers(PAGE, /Export gets (\S+ MW), wants more, .*? The turbine offers at (\d+) and stays off/),
    ).toEqual([buyer('Export', fifth), acting.row('Gas turbine').number('Offers at')]);
    expect(pageNumbers(PAGE, /since both have the price (\d+)/)).toEqual([sixth.price]);
    expect(pageNumbers(PAGE, /\*\*Hour 8\*\*: (\S+ MW) are missing/)).toEqual([last.shortage]);
  });

  /** The same hours with other capacities, and what a MW of the gas plants earns in each. */
  const variant = (capacities: Readonly<Record<string, number>>) => {
    const all = participants.map((each) => ({...each, capacity: capacities[each.key] ?? each.capacity}));
    const gas = all.find(({key}) => key === 'Gas plant') as Plant;
    const calculated = hoursOf(all, given);
    const earned = calculated.map(({loads, price}) => ((price - gas.ask) * loads[gas.key]!) / gas.capacity);
    return {gas, calculated, earned};
  };
  const twice = 2 * acting.row('Gas plant').number('At most');

  test.each([
    ['As above', {}],
    ['Twice the gas plants', {'Gas plant': twice}],
    ['Without the gas turbine', {'Gas turbine': 0}],
  ])('%s: hours, price and earnings', (name, capacities) => {
    const row = pageTable(PAGE, 'example-variants').row(name);
    const {gas, calculated, earned} = variant(capacities);
    const made = sum(calculated, ({loads}) => loads[gas.key]!);
    expectCell(row, 'Gas plants (MW)', gas.capacity);
    expectCell(row, 'Gas plants make', made);
    expectCell(row, 'Hours at full load', made / gas.capacity);
    expectCell(row, 'Mean price', sum(calculated, ({price}) => price) / calculated.length);
    expectCell(row, 'Gas plants earn', sum(earned));
  });

  test('most is earned in hours of shortage: one, none with more gas plants, two without the turbine', () => {
    const {earned} = variant({});
    expect(pageNumbers(PAGE, /In the first case (\S+) of the (\S+ €\/MW) come from hour 8\./)).toEqual([
      earned.at(-1),
      sum(earned),
    ]);
    const short = (capacities: Readonly<Record<string, number>>): number =>
      variant(capacities).calculated.filter(({shortage}) => shortage > 0).length;
    expect([short({}), short({'Gas plant': twice}), short({'Gas turbine': 0})]).toEqual([1, 0, 2]);
  });
});

interface Fuel {
  readonly p: number; // price, €/MWh
  readonly k: number; // CO₂, €/MWh
  readonly b?: number; // captured biogenic CO₂, €/MWh
  readonly s: number; // share that counts
  readonly v: number; // maintenance, €/MWh
}

/** Costs of a MWh electricity, quintel/etengine app/models/qernel/node_api/cost.rb: `#marginal_costs`. */
function marginalCosts({p, k, b = 0, s, v}: Fuel, efficiency: number): number {
  return Math.max(0, (s * (p + k - b) + v) / efficiency);
}

/** e · P · (1 − f) · t · (1 − c), the same file: `#co2_emissions_costs_per_typical_input`. */
function co2Costs(emission: number, price: number, free: number, pays: number, captured: number): number {
  return emission * price * (1 - free) * pays * (1 - captured);
}

/** Content × captured share × price, the same file: `#captured_biogenic_co2_costs_per_typical_input`, there below 0. */
function biogenicCosts(content: number, captured: number, price: number): number {
  return content * captured * price;
}

/** The share of the fuel that counts where heat is a by-product, the same file: `#costable_energy_factor`. */
function countedShare(efficiency: number, heat: number): number {
  return efficiency / Math.min(efficiency + heat, 1);
}

/** Per MWh fuel, the same file: `#variable_operation_and_maintenance_costs_per_typical_input`, there per MJ. */
function maintenance(perFullLoadHour: number, inputCapacity: number): number {
  return perFullLoadHour / inputCapacity;
}

describe('marginal costs', () => {
  const table = pageTable(PAGE, 'example-marginal-costs');
  const examples = table.rows;
  const plants = pageTable(PAGE, 'plants');
  const sliders = pageTable(PAGE, 'sliders-table');
  const [price, free] = pageNumbers(PAGE, /The CO₂ price is (\S+) €\/t, free allocation (\S+%)\./) as [number, number];
  const costsOf = ({text, number}: Row, co2Price: number): number => {
    const pays = {yes: 1, no: 0}[text('Pays for CO₂')]!;
    const k = co2Costs(number('CO₂'), co2Price, free, pays, number('Captured') / 100);
    const fuel = {p: number('Fuel (€/MWh)'), k, s: number('Fuel counted') / 100, v: number('Maintenance')};
    return marginalCosts(fuel, number('Efficiency') / 100);
  };

  test.each(examples.map((row) => [row.text('Plant'), row] as const))('%s', (_, row) => {
    expectCell(row, 'Marginal costs', costsOf(row, price));
  });

  test.each(examples.map((row) => [row.text('Plant'), row] as const))(
    '%s: as in the table of all plants',
    (name, row) => {
      const plant = plants.row(name);
      for (const [head, there] of [
        ['Captured', 'CO₂ captured'],
        ['Fuel counted', 'Fuel counted'],
        ['Efficiency', 'Efficiency'],
        ['Marginal costs', 'Marginal costs'],
      ] as const) {
        expectCell(plant, there, row.number(head));
      }
      expect(row.text('Pays for CO₂')).toBe(plant.text('Pays for CO₂'));
      if (plant.number('Fuel counted') === 100) expect(row.number('Fuel counted')).toBe(100); // no heat, no rounding
    },
  );

  test.each(['Industry gas', 'Pulverized coal'])('%s: one fuel, one price and one content of CO₂', (fuel) => {
    const [first, ...others] = examples.filter(({text}) => text('Plant').startsWith(fuel));
    expect(others.length).toBeGreaterThan(0);
    for (const head of ['Fuel (€/MWh)', 'CO₂']) {
      for (const row of others) expect(row.number(head)).toBe(first!.number(head));
    }
  });

  test('CO₂ price and free allocation are those that the sliders start at', () => {
    const start = (slider: string): number => sliders.row(slider).number('Start, nl2023');
    expect([price, free]).toEqual([start('CO₂ price'), start('Free allocation') / 100]);
  });

  test('a by-product of heat takes its share of the fuel', () => {
    const [electricity, heat, first, second, third, share] = pageNumbers(
      PAGE,
      /makes (\S+ MWh) of electricity and (\S+ MWh) of heat from 1 MWh of gas: (\S+) ÷ \((\S+) \+ (\S+)\) = (\S+%) of the fuel/,
    ) as [number, number, number, number, number, number];
    expect([first, second, third]).toEqual([electricity, electricity, heat]);
    expect(rounded(countedShare(electricity, heat), EXACT)).toBe(share);
    const plant = table.row('Industry gas CCGT CHP');
    expect([plant.number('Efficiency') / 100, plant.number('Fuel counted') / 100]).toEqual([electricity, share]);
  });

  test('a gas CCGT, step by step', () => {
    const row = table.row('Gas CCGT (dispatchable)');
    const [fuel, co2, kept, all, efficiency, offer] = pageNumbers(
      PAGE,
      /a MWh of gas costs (\S+) €, its CO₂ (\S+) € and maintenance (\S+) €\. Together that is (\S+) €\. Divided by the efficiency of (\S+%), the plant offers at (\S+) €\/MWh of electricity\./,
    ) as [number, number, number, number, number, number];
    expect([fuel, efficiency]).toEqual([row.number('Fuel (€/MWh)'), rounded(row.number('Efficiency') / 100, EXACT)]);
    expect(rounded(co2Costs(row.number('CO₂'), price, free, 1, 0), 3)).toBe(co2);
    expect(kept).toBe(row.number('Maintenance'));
    expect(rounded(fuel + co2 + kept, 3)).toBe(all);
    expect(rounded(all / efficiency, 1)).toBe(offer);
    expectCell(row, 'Marginal costs', offer);
  });

  test('the page says how many plants there are, and the share of fuel for more output than fuel', () => {
    expect(pageNumbers(PAGE, /\[All (\d+) plants\]/)).toEqual([plants.rows.length]);
    expect([countedShare(0.289, 0.821), countedShare(0.42, 0.33)]).toEqual([0.289, 0.42 / (0.42 + 0.33)]);
  });

  test('a higher CO₂ price makes two plants change places', () => {
    const [higher, instead, gas, coal] = pageNumbers(
      PAGE,
      /With a \*\*CO₂ price\*\* of (\S+) instead of (\S+) €\/t in `nl2023`, Gas CCGT offers at (\S+) €\/MWh and Pulverized coal at (\S+) €\/MWh\. The two/,
    ) as [number, number, number, number];
    const offer = (name: string, co2Price: number): number => costsOf(table.row(name), co2Price);
    expect(instead).toBe(price);
    // The page has these from the model, whose inputs are not rounded.
    expect(offer('Gas CCGT (dispatchable)', higher)).toBeCloseTo(gas, 1);
    expect(offer('Pulverized coal', higher)).toBeCloseTo(coal, 1);
    const [change] = pageNumbers(PAGE, /up to a CO₂ price of about (\S+) €\/t/) as [number];
    const ahead = (co2Price: number): number =>
      offer('Gas CCGT (dispatchable)', co2Price) - offer('Pulverized coal', co2Price);
    expect([Math.sign(ahead(change - 1)), Math.sign(ahead(change + 1))]).toEqual([1, -1]);
    expect(Math.sign(gas - coal)).toBe(
      -Math.sign(offer('Gas CCGT (dispatchable)', price) - offer('Pulverized coal', price)),
    );
  });
});

/** quintel/etengine spec/models/qernel/node_api/cost_spec.rb, there in € per MJ of fuel: 3,600 MJ are a MWh. */
describe('as in etengine’s own spec of costs', () => {
  const MJ = 3600;
  const none = {k: 0, s: 1, v: 0};

  test('marginal costs of 100 per MJ and an efficiency of 0.5 (lines 192–207)', () => {
    expect(marginalCosts({...none, p: 100 * MJ}, 0.5)).toBe(720_000);
  });

  test('fuel of 200, CO₂ of 300 and maintenance of 400 (lines 231–246)', () => {
    expect(marginalCosts({p: 200, k: 300, s: 1, v: 400}, 1)).toBe(900);
  });

  test('with heat of 0.4 and electricity of 0.6 (line 259)', () => {
    expect(marginalCosts({p: 200, k: 300, s: countedShare(0.6, 0.4), v: 400}, 1)).toBe(700);
  });

  test('with heat of 0.3, electricity of 0.5 and a loss of 0.2 (line 279)', () => {
    expect(marginalCosts({p: 200, k: 300, s: countedShare(0.5, 0.3), v: 400}, 1)).toBe(400 + 250 + 62.5);
  });

  test('CO₂ of 2 at a price of 2 (line 365)', () => {
    expect(co2Costs(2, 2, 0, 1, 0)).toBe(4);
  });

  test('captured biogenic CO₂ of 2 at a price of 2 lowers costs by 4 (line 387), never below 0', () => {
    expect(biogenicCosts(2, 1, 2)).toBe(4);
    const saved = {...none, b: biogenicCosts(2, 1, 2)};
    expect([5, 3].map((p) => marginalCosts({...saved, p}, 1))).toEqual([1, 0]);
  });

  test('maintenance of 500 and 400 per full load hour, 2 MW of input (line 406)', () => {
    expect(maintenance(500 + 400, 2) / MJ).toBe(0.125);
  });
});
