/** docs/balancing-demand.md: three hours of electricity, and a heat network with and without storage. */
import {expect, test} from 'vitest';
import {calculate, EXACT, expectCell, pageNumbers} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/balancing-demand');
const participants = pageTable(PAGE, 'example-electricity-participants');
const electricity = pageTable(PAGE, 'example-electricity-hours');
const heat = pageTable(PAGE, 'example-heat-hours');

const GAS_PLANT = participants.row('Gas plant');
const EXPORT = participants.row('Interconnector 1, export');
const DISCHARGING = participants.row('Large battery, discharging');
/** The steps in which consumers take the surplus, and producers fill the deficit. */
const CONSUMERS: [step: string, participant: Row][] = [
  ['Exported from the surplus', EXPORT],
  ['Electrolysis', participants.row('Electrolysis from the grid')],
  ['Battery charges', participants.row('Large battery, charging')],
];
const PRODUCERS: [step: string, participant: Row][] = [
  ['Battery discharges', DISCHARGING],
  ['Gas plant, for demand', GAS_PLANT],
  ['Import', participants.row('Interconnector 1, import')],
  ['Gas turbine', participants.row('Gas turbine')],
];
const available = (participant: Row): number => participant.number('Available');
const bid = (participant: Row): number => participant.number('Bids');
const offer = (participant: Row): number => participant.number('Offers at');

test('the highest bidder comes first, then the cheapest supply; export pays for the gas plant only', () => {
  const steps = electricity.rows.map(({text}) => text('Step'));
  const inOrder = [
    ...CONSUMERS.toSorted(([, a], [, b]) => bid(b) - bid(a)),
    ...PRODUCERS.toSorted(([, a], [, b]) => offer(a) - offer(b)),
  ].map(([step]) => step);
  expect(steps.filter((step) => inOrder.includes(step))).toEqual(inOrder);
  const others = PRODUCERS.map(([, producer]) => producer).filter((producer) => producer !== DISCHARGING);
  const worthwhile = CONSUMERS.flatMap(([, consumer]) =>
    others.filter((producer) => offer(producer) < bid(consumer)).map((producer) => [producer, consumer]),
  );
  expect(worthwhile).toEqual([[GAS_PLANT, EXPORT]]);
  expect(
    pageNumbers(PAGE, /neighbour bids (\S+ €\/MWh), the plant offers at (\d+)\. Electrolysis bids (\d+) and/),
  ).toEqual([bid(EXPORT), offer(GAS_PLANT), bid(CONSUMERS[1]![1])]);
});

test('each takes or gives what is left or missing, at most what is available, hour after hour', () => {
  const [efficiency] = pageNumbers(PAGE, /its efficiency of (\d+%) are/);
  let stored = 0;
  for (const hour of electricity.heads.slice(2)) {
    const step = (name: string): number => electricity.row(name).number(hour);
    const expectStep = (name: string, result: number): number => {
      expectCell(electricity.row(name), hour, result, EXACT);
      return result;
    };
    const surplus = step('Production that is always on') - step('Demand that does not react to price');
    let left = expectStep('Surplus', Math.max(surplus, 0));
    for (const [name, consumer] of CONSUMERS) left -= expectStep(name, Math.min(left, available(consumer)));
    expectStep('Curtailed', left);
    let missing = expectStep('Deficit', Math.max(-surplus, 0));
    for (const [name, producer] of PRODUCERS) {
      const room = producer === DISCHARGING ? Math.min(available(producer), stored) : available(producer);
      missing -= expectStep(name, Math.min(missing, room));
    }
    expectStep('Shortage', missing);
    const room = available(GAS_PLANT) - step('Gas plant, for demand');
    const wanted = available(EXPORT) - step('Exported from the surplus');
    expectStep('Gas plant, for export', missing > 0 ? 0 : Math.min(room, wanted));
    stored += step('Battery charges') * efficiency! - step('Battery discharges');
  }
});

test('rules and text name what the tables have', () => {
  const limits = new Map([...CONSUMERS, ...PRODUCERS, ['Gas plant, for export', EXPORT] as const]);
  for (const [step, participant] of limits) {
    const [, limit] = /at most ([\d,]+%?)/.exec(electricity.row(step).text('Rule'))!;
    const [efficiency] = pageNumbers(PAGE, /its efficiency of (\d+%) are/);
    expect(calculate(limit!), step).toBe(participant === DISCHARGING ? efficiency : available(participant));
  }
  const [first, second, third] = electricity.heads.slice(2) as [string, string, string];
  const shortages = [first, second, third].map((hour) => electricity.row('Shortage').number(hour));
  const [hours, peak, volume] = pageNumbers(
    PAGE,
    /counts (\d+) hour, with a peak of (\S+ MW) and a volume of (\S+ MWh)\./,
  );
  expect(hours).toBe(shortages.filter((shortage) => shortage > 0).length);
  expect(peak).toBe(Math.max(...shortages));
  expect(volume).toBe(shortages.reduce((sum, shortage) => sum + shortage, 0));
  expect(pageNumbers(PAGE, /\*\*Hour 1\*\* has (\S+ MW) too much/)).toEqual([electricity.row('Surplus').number(first)]);
  const spared = electricity.row('Shortage').number(third) - electricity.row('Battery discharges').number(second);
  expect(pageNumbers(PAGE, /shortage would be ([^=]+) = (\S+ MW)\./)).toEqual([spared, spared]);
});

test('heat: storage, boiler and heat pump fill a deficit as far as they can, and the burner the rest', () => {
  const [loss, boiler, pump] = pageNumbers(
    PAGE,
    /a loss of (\S+), an electric boiler of (\S+ MW) and a collective heat pump of (\S+ MW)\./,
  ) as [number, number, number];
  const [perGas] = pageNumbers(PAGE, /makes (\S+) MWh of heat from 1 MWh of network gas/) as [number];
  for (const column of heat.heads.slice(2)) {
    const step = (name: string): number => heat.row(name).number(column);
    const balance = step('Sources that are always on') - step('Heat that consumers take') - step('Loss on the way');
    const results: Record<string, number> = {
      'Loss on the way': (step('Heat that consumers take') * loss) / (1 - loss),
      Surplus: Math.max(balance, 0),
      'Into storage': column.includes('storage on') ? step('Surplus') : 0,
      'Unused heat': step('Surplus') - step('Into storage'),
      Deficit: Math.max(-balance, 0),
      'From storage': Math.min(step('Deficit'), step('Stored heat at hand')),
      'Electric boiler': Math.min(step('Deficit') - step('From storage'), boiler),
      'Collective heat pump': Math.min(step('Deficit') - step('From storage') - step('Electric boiler'), pump),
      'Backup burner': step('Deficit') - step('From storage') - step('Electric boiler') - step('Collective heat pump'),
    };
    expect(heat.rows.filter(({text}) => text('Rule') !== 'given').map(({text}) => text('Step'))).toEqual([
      ...Object.keys(results),
      'Gas for the backup burner',
    ]);
    for (const [name, result] of Object.entries(results)) expectCell(heat.row(name), column, result, EXACT);
    expectCell(heat.row('Gas for the backup burner'), column, step('Backup burner') / perGas);
  }
  const ruled = (name: string): number[] =>
    (
      heat
        .row(name)
        .text('Rule')
        .match(/\d+\.?\d*/g) ?? []
    ).map(Number);
  expect(
    ['Loss on the way', 'Electric boiler', 'Collective heat pump', 'Gas for the backup burner'].map(ruled),
  ).toEqual([[loss, 1 - loss], [boiler], [pump], [perGas]]);
});
