import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {countsOf, inputDetails, type Bound, type Details} from './inputDetails';
import {ad, cloneOf} from './tables/fixture';

const committed = JSON.parse(
  readFileSync(path.join(__dirname, '../../content/facts/input-details.json'), 'utf8'),
) as Details;

/** A clone that stands for both, with a slider that the interface shows and inputs without one. */
const clone = (): string =>
  cloneOf({
    'datasets/aq2023/aq2023.full.ad': ad({number_of_fish: 7}),
    'graphs/energy/nodes/lake/duck.ad': ad({units: 4}),
    'inputs/lake/duck_share.ad': `- query = UPDATE(V(duck), share, USER_INPUT())
- share_group = birds
- min_value = 0
- max_value_gql = present:AREA(number_of_fish)
- start_value_gql = present:DIVIDE(V(duck, demand), V(duck, units))
- step_value = 0.1
- unit = %
- coupling_groups = [zoo, market]
- disabled_by_couplings = [circus]
- dependent_on = has_ponds
`,
    'inputs/lake/mood.ad': '- min_value = [calm, wild]\n- start_value_gql = present:"calm"\n- unit = enum\n',
    'gqueries/lake/noise.gql': '- query = INPUT_VALUE(mood)\n',
    'config/interface/tabs.yml': '- {key: demand, position: 1}\n',
    'config/interface/sidebar_items.yml': '- {key: lake, tab_key: demand, position: 1}\n',
    'config/interface/slides/demand.yml': '- {key: birds, sidebar_item_key: lake, position: 1}\n',
    'config/interface/input_elements/lake.yml': "- {key: duck_share, slide_key: birds, unit: '%', position: 1}\n",
    ...locales('en', {tab: 'Demand', item: 'Lake', slide: 'Birds', title: 'Duck & CO<sub>2</sub>'}),
    ...locales('nl', {tab: 'Vraag', item: 'Meer', slide: 'Vogels', title: 'Eend & CO<sub>2</sub>'}),
  });

function locales(language: string, words: Readonly<Record<'tab' | 'item' | 'slide' | 'title', string>>) {
  const file = (group: string, texts: object): string => JSON.stringify({[language]: {[group]: texts}});
  const folder = `config/locales/interface`;
  return {
    [`config/locales/${language}_etm.yml`]: file('tabs', {demand: words.tab}),
    [`${folder}/${language}_sidebar_items.yml`]: file('sidebar_items', {lake: {short_title: words.item}}),
    [`${folder}/slides/${language}_demand.yml`]: file('slides', {birds: {title: words.slide}}),
    [`${folder}/input_elements/${language}_lake.yml`]: file('input_elements', {duck_share: {title: words.title}}),
  };
}

test('an input has its Dutch name, its values with what they are made of, what it sets, and what it belongs to', () => {
  const details = inputDetails(clone(), clone(), 'aq2023');
  expect(details.dataset).toBe('aq2023');
  expect(details.places).toEqual({'demand/lake/birds': ['Vraag', 'Meer', 'Vogels']});
  expect(details.inputs.duck_share).toEqual({
    dutch: 'Eend & CO₂',
    min: 0,
    max: {from: ['number_of_fish of the area'], is: 7},
    start: {from: ['demand of duck', 'units of duck']},
    step: 0.1,
    sets: [['share', 'duck']],
    shareGroup: 'birds',
    couplings: ['zoo', 'market'],
    disabledBy: ['circus'],
    needs: 'has_ponds',
  });
});

test('an input that takes words has no bounds, and one that sets nothing is read by queries', () => {
  const {inputs} = inputDetails(clone(), clone(), 'aq2023');
  expect(inputs.mood).toEqual({start: 'calm', readBy: ['query noise']});
});

test('values are counted by who makes them', () => {
  expect(countsOf(inputDetails(clone(), clone(), 'aq2023'))).toEqual({
    min: {given: 1, calculated: 0, left: 0},
    max: {given: 0, calculated: 1, left: 0},
    start: {given: 1, calculated: 0, left: 1},
  });
});

test('defaults of a share group whose numbers are all known make 100 %, and no default is out of its bounds', () => {
  const number = (bound?: Bound): number | undefined =>
    typeof bound === 'object' ? bound.is : typeof bound === 'number' ? bound : undefined;
  const groups = new Map<string, (number | undefined)[]>();
  for (const {shareGroup, start} of Object.values(committed.inputs)) {
    if (shareGroup) groups.set(shareGroup, [...(groups.get(shareGroup) ?? []), number(start)]);
  }
  const sums = [...groups].flatMap(([group, starts]): [string, number][] =>
    starts.every((start) => start !== undefined) ? [[group, starts.reduce((sum, one) => sum + one, 0)]] : [],
  );
  expect(sums.length).toBeGreaterThan(20);
  for (const [group, sum] of sums) expect(sum, group).toBeCloseTo(100, 3);

  const outside = Object.entries(committed.inputs).filter(([, {min, max, start}]) => {
    if (typeof start !== 'object') return false; // what a file gives is its own affair
    const [low, high, value] = [number(min), number(max), number(start)];
    return value !== undefined && (value < (low ?? value) - 1e-9 || value > (high ?? value) + 1e-9);
  });
  expect(outside.map(([key]) => key)).toEqual([]);
});
