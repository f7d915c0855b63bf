import {describe, expect, test} from 'vitest';
import {orderAt} from '../../components/OrderOf/orders';
import {openingOf} from '../../components/Figure/inputs';
import {textOf} from '../../components/Figure/result';
import {sum} from '../../sum';
import {changesOf} from '../forecast/model';
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
    'The highest load falls to 15.6 GW; the six orders reach 14.0 to 15.6 GW. Without them it is 18.3 GW. ' +
      'Power plants make 1,655 to 1,661 GWh in any order, and 1,662 GWh without stores. ' +
      'In yours battery gives 24 GWh, pumped hydro gives 70 GWh and flow battery gives 120 GWh.',
  );
});

test('each surprise shows what its button promises', () => {
  const [own, little] = SURPRISES.map(({settings}) => said(settings));
  expect(own).toMatch(/^The highest load falls to 14\.0 GW/);
  // The order of etsource’s config/forecast_storage_order.yml: flow battery, pumped hydro, battery.
  expect(orderAt(SURPRISES[0].settings.order, STORES.length).map((place) => STORES[place]!.key)).toEqual([
    'flow',
    'hydro',
    'battery',
  ]);
  expect(little).toMatch(/^The highest load falls to 15\.5 GW; the six orders reach 15\.5 to 15\.8 GW/);
});

test('one store has no order, and none changes nothing', () => {
  expect(said({hydro: 0, flow: 0})).toMatch(/^The highest load falls to 17\.1 GW in any order\./);
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
