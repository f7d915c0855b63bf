import {expect, test} from 'vitest';
import {EXACT, expectCell} from '../../../tests/support/example';
import {pageFile, pageTable} from '../../../tests/support/pageTable';
import {lanes, moments, RESET, sets} from './sets';

const PAGE = pageFile('docs/scenario-tools/slider-comparison');
const settings = pageTable(PAGE, 'settings-file').rows;
const steps = pageTable(PAGE, 'example-slider-steps').rows;
const results = pageTable(PAGE, 'example-slider-results');

const sliders = {
  pumps: 'households_heater_heatpump_air_water_electricity_share',
  solar: 'households_water_heater_solar_thermal_share',
} as const;

const setOf = (index: number): string => sets.findLast(({start}) => start <= index)?.name ?? '';

test('every step of the table is drawn, in its order', () => {
  const drawn = moments.map(({name}, index) => [setOf(index), name].filter(Boolean).join(', '));
  expect(drawn).toEqual(steps.map((row) => row.text('Step')));
});

test.each(moments.map((moment, index) => ({moment, index})))(
  'moment $index is that of the table',
  ({moment, index}) => {
    for (const {key, name} of lanes) expectCell(steps[index]!, name, moment[key], EXACT);
    if ('answer' in moment) expectCell(steps[index]!, 'Emissions (Mt)', moment.answer, EXACT);
    expect('answer' in moment).toBe(setOf(index) !== '');
  },
);

test('the results file has the answers of each set', () => {
  expect(sets.map(({name}) => name)).toEqual(results.rows.map((row) => row.text('Set')));
  for (const {name, start, future} of sets) {
    expectCell(results.row(name), 'result_start_value', moments[start].answer, EXACT);
    expectCell(results.row(name), 'result_future_value', moments[future].answer, EXACT);
  }
});

test('each set moves its sliders to the values of its file, and an empty cell moves nothing but what is reset', () => {
  for (const {name, start, future} of sets) {
    for (const {key} of lanes) {
      const [row] = settings.filter(
        (each) => each.text('set_name') === name && each.text('slider_name') === sliders[key],
      );
      const [before, first, second] = [start - 1, start, future].map((index) => moments[index]![key]);
      const isReset = RESET.lane === key && RESET.moment === start;
      const rest = isReset ? moments[0][key] : before;
      expect(first).toBe(row?.text('slider_start_value') ? row.number('slider_start_value') : rest);
      expect(second).toBe(row ? row.number('slider_future_value') : first);
    }
  }
});

test('what is reset is what the table says', () => {
  const rows = steps.flatMap((row, index) => (row.text('Sent').includes('reset') ? [index] : []));
  expect(rows).toEqual([RESET.moment]);
});
