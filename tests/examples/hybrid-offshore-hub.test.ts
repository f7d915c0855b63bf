/**
 * contrib/hybrid-offshore-hub: six hours of a hub, in the market and on its nodes. The rule is that of quintel/etengine
 * app/models/qernel/merit_facade/hybrid_offshore_adapter.rb (`#constrain`, `#calculate_curves!`) and of quintel/merit
 * lib/merit/flex/with_satisfied_demand.rb (`#assign_excess`).
 */
import {describe, expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/hybrid-offshore-hub');

interface Hub {
  readonly out: number; // K, cable from sea (MW)
  readonly back: number; // cable to sea (MW)
  readonly electrolyser: number; // E (MW)
  readonly bid: number; // €/MWh
}

interface Plant {
  readonly ask: number; // €/MWh
  readonly capacity: number; // MW
}

/** An hour on land with plants from cheap to dear, of which the last is never used up, and no other buyer than the hub. */
function hourOf(wind: number, demand: number, hub: Hub, plants: readonly Plant[]) {
  const above = Math.min(Math.max(wind - hub.out, 0), hub.electrolyser);
  const offered = Math.min(wind - above, hub.out);
  const curtailed = wind - above - offered;
  let load = above;
  const take = (amount: number): number => {
    const taken = Math.min(amount, hub.electrolyser - load, offered + hub.back);
    load += taken;
    return taken;
  };
  const surplus = hub.bid > 0 ? take(Math.max(offered - demand, 0)) : 0;
  let deficit = Math.max(demand - offered, 0);
  const left = plants.map(({ask, capacity}) => {
    const used = Math.min(deficit, capacity);
    deficit -= used;
    return {ask, capacity, free: capacity - used};
  });
  const cheaper = left.filter(({ask}) => ask < hub.bid);
  let bought = take(cheaper.reduce((sum, {free}) => sum + free, 0));
  const total = bought;
  const running = left.filter((plant) => {
    const used = plant.ask < hub.bid ? Math.min(bought, plant.free) : 0;
    bought -= used;
    return plant.free - used < plant.capacity;
  });
  const setsPrice = surplus + total > 0 && load < hub.electrolyser;
  const price = setsPrice ? hub.bid : Math.max(0, ...running.map(({ask}) => ask));
  const own = Math.min(wind - curtailed, load);
  return {
    market: {above, offered, curtailed, surplus, bought: total, price},
    nodes: {electrolyser: load, own, toLand: wind - curtailed - own, fromLand: load - own},
  };
}

const [size, share, out, sameSize, part, availability, electrolyser] = pageNumbers(
  PAGE,
  /A hub of (\S+ MW) has the start values, a cable and an electrolyser of (\S+%) each: \$K\$ = (\S+ MW) and \$E\$ = (\S+) × (\S+) × (\S+) = (\S+ MW)\./,
) as [number, number, number, number, number, number, number];
const [capacityA, askA, capacityB, askB, bid] = pageNumbers(
  PAGE,
  /plant A offers (\S+ MW) at (\S+ €)\/MWh, and plant B (\S+ MW) at (\S+ €)\/MWh\. The electrolyser bids (\S+ €)\/MWh\./,
) as [number, number, number, number, number];
const plants = [
  {ask: askA, capacity: capacityA},
  {ask: askB, capacity: capacityB},
];
const market = pageTable(PAGE, 'example-market');
const flows = pageTable(PAGE, 'example-flows');
const hours = market.rows.map(({number}) =>
  hourOf(number('Wind'), number('Demand'), {out, back: out, electrolyser, bid}, plants),
);

describe('six hours', () => {
  test('capacities follow from wind', () => {
    expect([sameSize, part, size * share, rounded(size * share * availability, EXACT)]).toEqual([
      size,
      share,
      out,
      electrolyser,
    ]);
  });

  test.each(hours.map((hour, index) => ({...hour, index})))('hour $index', ({index, market: seen, nodes}) => {
    const row = market.rows[index]!;
    expect(row.number('Wind')).toBeLessThanOrEqual(size);
    expectCell(row, 'Above the cable, used', seen.above, EXACT);
    expectCell(row, 'Offered', seen.offered, EXACT);
    expectCell(row, 'Curtailed', seen.curtailed, EXACT);
    expectCell(row, 'From surplus', seen.surplus, EXACT);
    expectCell(row, 'Bought', seen.bought, EXACT);
    expectCell(row, 'Price', seen.price, EXACT);

    const written = flows.rows[index]!;
    expect(written.number('Hour')).toBe(row.number('Hour'));
    expectCell(written, 'Electrolyser', nodes.electrolyser, EXACT);
    expectCell(written, 'Own wind in it', nodes.own, EXACT);
    expectCell(written, 'Cable from sea', nodes.toLand, EXACT);
    expectCell(written, 'Cable to sea', nodes.fromLand, EXACT);
    const [efficiency] = pageNumbers(PAGE, /- output\.hydrogen = (\S+)/) as [number];
    expectCell(written, 'Hydrogen', nodes.electrolyser * efficiency);
    expect(nodes.own + nodes.toLand + seen.curtailed).toBe(row.number('Wind'));
  });

  test('revenue counts all wind', () => {
    const [revenue, offered] = pageNumbers(
      PAGE,
      /the turbines' revenue is (\S+ €), while what they offer in the market is worth (\S+ €)\./,
    ) as [number, number];
    const worth = (of: string): number => market.rows.reduce((sum, {number}) => sum + number(of) * number('Price'), 0);
    expect([worth('Wind'), worth('Offered')]).toEqual([revenue, offered]);
  });
});

test('surplus and purchase each may use the cable', () => {
  const [farm, cable, capacity, wind, demand, surplus, bought, own, fromLand, same] = pageNumbers(
    PAGE,
    /A hub of (\S+ MW) has a cable of (\S+ MW) and an electrolyser of (\S+ MW)\. In one hour it has (\S+ MW) of wind, and demand on land is (\S+ MW)\..*?took (\S+ MW) of surplus and bought (\S+ MW)\. Its own wind covers (\S+ MW) of that\. So (\S+ MW) came through the cable of (\S+ MW)\./,
  ) as [number, number, number, number, number, number, number, number, number, number];
  const hub = {out: cable, back: cable, electrolyser: capacity * availability, bid};
  const hour = hourOf(wind, demand, hub, plants.slice(0, 1));
  expect(wind).toBeLessThanOrEqual(farm);
  expect([hour.market.surplus, hour.market.bought]).toEqual([surplus, bought]);
  expect([hour.nodes.own, hour.nodes.fromLand]).toEqual([own, fromLand]);
  expect(same).toBe(cable);
  expect(fromLand).toBeGreaterThan(cable);
});

/** quintel/merit spec/integration/constrained_and_satisfied_demand_spec.rb, lines 33–54: half is given, half is bought. */
test('as in merit’s own spec', () => {
  const hour = hourOf(1000, 0, {out: 500, back: 500, electrolyser: 1000, bid: 1}, []);
  expect([hour.market.above, hour.market.offered, hour.nodes.electrolyser]).toEqual([500, 500, 1000]);
});
