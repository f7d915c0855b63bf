import {describe, expect, test} from 'vitest';
import {orderAt} from '../../components/OrderOf/orders';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {sum} from '../../sum';
import {changesOf, planOf} from '../forecast/model';
import {inputs, SURPRISES, type Settings} from './inputs';
import {inWords} from './inWords';
import {NOTHING, ORDERS, outcomesOf, STORES} from './stores';

/** What is said of the printed settings but for these; no-break spaces are spaces. */
function said(settings: Partial<Settings> = {}): string {
  const all = {...openingOf(inputs), ...settings};
  const outcomes = outcomesOf(all);
  return textOf(inWords(outcomes[all.order]!, outcomes)).replaceAll('\u00a0', ' ');
}

const opening = outcomesOf(openingOf(inputs));

test('as they are printed, the order decides the highest load, and hardly what power plants make', () => {
  expect(NOTHING.peak).toBeCloseTo(18.3, 5);
  expect(opening.map(({peak}) => NOTHING.peak - peak).map((cut) => cut.toFixed(1))).toEqual([
    '2.7',
    '2.7',
    '2.9',
    '2.9',
    '4.0',
    '4.3',
  ]);
  for (const {plants} of opening) expect(Math.abs(plants / NOTHING.plants - 1)).toBeLessThan(0.005);
  expect(said()).toBe(
    'Yes: 2.7 GW off the peak in this order, at best 4.3 GW, from 18.3 GW. What power plants make hardly depends on the order. ' +
      'In the highest hour the battery charges. The model lets no later store give while an earlier one charges, so this hour stays high. ' +
      'Power plants make 1,655 to 1,661 GWh in the nine days, and 1,662 GWh without stores. ' +
      'In this order the stores take up 74 GWh of surplus and lose 73 GWh.',
  );
});

test('each surprise shows what its button promises', () => {
  const [own, little] = SURPRISES.map(({settings}) => said(settings));
  expect(own).toMatch(/^Yes: 4\.3 GW off the peak in this order, at worst 2\.7 GW, from 18\.3 GW/);
  // The order of etsource’s config/forecast_storage_order.yml: flow battery, pumped hydro, battery.
  expect(orderAt(SURPRISES[0].settings.order, STORES.length).map((place) => STORES[place]!.key)).toEqual([
    'flow',
    'hydro',
    'battery',
  ]);
  expect(little).toMatch(/^Hardly: 2\.7 GW off the peak in this order, at best 2\.8 GW/);
});

test('the order decides who may give: without that rule the best cut that each order reaches is nearly the same', () => {
  const cuts = ORDERS.map((order) => {
    let seen: readonly number[] = NOTHING.load;
    const load = [...seen];
    for (const place of order) {
      const {hours, efficiency} = STORES[place]!;
      const changes = changesOf(planOf(seen, {capacity: 2, volume: 2 * hours, efficiency}).stored);
      seen = seen.map((power, hour) => power + changes[hour]!);
      changes.forEach((change, hour) => (load[hour]! += change < 0 ? change * efficiency : change));
    }
    return NOTHING.peak - Math.max(...load);
  });
  expect(Math.min(...cuts)).toBeGreaterThan(4.2);
  expect(opening.map(({charging}) => charging)).toEqual([
    'Battery',
    'Battery',
    'Pumped hydro',
    'Pumped hydro',
    undefined,
    undefined,
  ]);
});

test('what power plants save is the surplus taken up less what the stores lose', () => {
  for (const {plants, surplus, stores} of opening) {
    const lost = sum(stores, ({name, given}) => {
      const {efficiency} = STORES.find((store) => store.name === name)!;
      return given / efficiency - given;
    });
    expect(NOTHING.plants - plants).toBeCloseTo(NOTHING.surplus - surplus - lost, 6);
  }
});

test('one store has no order, and none changes nothing', () => {
  expect(said({hydro: 0, flow: 0})).toMatch(/^No: 1\.2 GW off the peak in any order, from 18\.3 GW/);
  expect(said({battery: 0, hydro: 0, flow: 0})).toBe('Without a store no order changes anything.');
});

describe.each(opening.map((outcome, index) => [ORDERS[index]!.join(), outcome] as const))(
  'in order %s',
  (_, outcome) => {
    test('no store charges in an hour in which another discharges', () => {
      const changes = outcome.stores.map(({stored}) => changesOf(stored));
      outcome.load.forEach((__, hour) => {
        const signs = new Set(changes.map((change) => Math.sign(change[hour]!)));
        expect(signs.has(1) && signs.has(-1)).toBe(false);
      });
    });

    test('the load changes by what the stores take and give', () => {
      const taken = sum(outcome.load) - sum(NOTHING.load);
      const lost = sum(outcome.stores, ({name, given}) => {
        const {efficiency} = STORES.find((store) => store.name === name)!;
        return given / efficiency - given;
      });
      expect(taken).toBeCloseTo(lost, 6);
    });
  },
);
