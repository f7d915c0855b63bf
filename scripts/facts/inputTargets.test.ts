import {expect, test} from 'vitest';
import {readsOf as read, targetsOf as target} from './inputTargets';

const NODES = new Set(['mill', 'pump', 'battery', 'heater', 'co2_pipe', 'well']);
const isNode = (key: string): boolean => NODES.has(key);
const targetsOf = (query: string) => target(query, isNode);
const readsOf = (query: string) => read(query, isNode);

test('an input sets attributes of nodes, their parts, edges, slots, carriers, groups and the area', () => {
  expect(
    targetsOf(`
      relative = USER_INPUT() / QUERY_PRESENT(-> { Q(mills) });
      EACH(
        UPDATE(V(mill), number_of_units, relative),
        UPDATE_WITH_FACTOR(L(pump), number_of_units, 2),
        UPDATE(V(battery, storage), "volume", USER_INPUT()),
        UPDATE_WITH_FACTOR(V(well, pump, heater), preset_demand, 2),
        UPDATE(V(heater, fever), share_in_group, DIVIDE(USER_INPUT(), 100)),
        UPDATE(EDGE(mill, village), share, 0.5),
        UPDATE( OUTPUT_SLOTS(V(mill), flour), conversion, 1),
        UPDATE(INPUT_SLOTS(pump, water), conversion, 1),
        UPDATE(CARRIER(coal), cost_per_mj, 1),
        UPDATE(MV(co2_pipe), demand, 1),
        UPDATE(FLATTEN(GROUP(rich), MGROUP(rich)), wacc, 0.05),
        UPDATE(V(Q(all_mills)), costs, 3),
        UPDATE(AREA(), number_of_inhabitants, 10)
      )`),
  ).toEqual([
    ['number_of_units', 'mill', 'pump'],
    ['storage.volume', 'battery'],
    ['preset_demand', 'well', 'pump', 'heater'],
    ['fever.share_in_group', 'heater'],
    ['share', 'edge mill – village'],
    ['conversion', 'output flour of mill', 'input water of pump'],
    ['cost_per_mj', 'carrier coal'],
    ['demand', 'molecule node co2_pipe'],
    ['wacc', 'nodes of the group rich', 'molecule nodes of the group rich'],
    ['costs', 'nodes of the query all_mills'],
    ['number_of_inhabitants', 'the area'],
  ]);
});

test('an empty query sets nothing, and what we cannot tell is a question mark', () => {
  expect(targetsOf('')).toEqual([]);
  expect(targetsOf('UPDATE()')).toEqual([]);
  expect(targetsOf('UPDATE(NEIGHBOURS(mill), height, 1)')).toEqual([['height', '?']]);
});

test('what a query reads is named once, in its order', () => {
  const query =
    'present:MAX(10, DIVIDE(Q(flour), V(mill, hours)), V(mill, "units*capacity"), AREA(width), V(mill,pump,hours), INPUT_VALUE(wind))';
  expect(readsOf(query)).toEqual([
    'query flour',
    'hours of mill',
    'units * capacity of mill',
    'width of the area',
    'hours of pump',
    'input wind',
  ]);
  expect(readsOf('present:V(MEDGE(a, b), share) * 100')).toEqual(['share of molecule edge a – b']);
});
