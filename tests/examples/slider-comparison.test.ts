/** docs/scenario-tools/slider-comparison: what the script sends set by set, and the results that follow from it. */
import {expect, test} from 'vitest';
import {EXACT, expectCell, pageNumbers, rounded} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/scenario-tools/slider-comparison');
const settings = pageTable(PAGE, 'settings-file').rows;
const steps = pageTable(PAGE, 'example-slider-steps');
const results = pageTable(PAGE, 'example-slider-results');
const [base, perPump, perSolar] = pageNumbers(PAGE, /emissions are (\S+) − (\S+) × pumps − (\S+) × solar, in Mt/) as [
  number,
  number,
  number,
];
const [pumps, solar] = pageNumbers(PAGE, /By default, pumps are at (\S+) and solar at (\d+%)/) as [number, number];
const DEFAULTS = {Pumps: pumps * 100, Solar: solar * 100};
const SLIDERS = ['Pumps', 'Solar'] as const;

type Positions = Readonly<Record<(typeof SLIDERS)[number], number>>;

interface Step {
  readonly name: string;
  readonly sent: string;
  readonly at: Positions;
}

function setting(set: string, slider: (typeof SLIDERS)[number]): Row | undefined {
  const key = slider === 'Pumps' ? /_heatpump_/ : /_solar_thermal_/;
  return settings.find(({text}) => text('set_name') === set && key.test(text('slider_name')));
}

/** What the script does with the settings: it puts back what the set before had moved and this one does not set. */
function stepsOf(sets: readonly string[]): Step[] {
  let at: Positions = DEFAULTS;
  const made: Step[] = [{name: 'Before', sent: '–', at}];
  sets.forEach((set, place) => {
    for (const [phase, column] of [
      ['start', 'slider_start_value'],
      ['future', 'slider_future_value'],
    ] as const) {
      const sent: string[] = [];
      let resets = 0;
      for (const slider of SLIDERS) {
        const given = setting(set, slider);
        const before = place > 0 && phase === 'start' && setting(sets[place - 1]!, slider)?.text('slider_future_value');
        if (given?.text(column)) {
          at = {...at, [slider]: given.number(column)};
          sent.push(slider.toLowerCase());
        } else if (before) {
          at = {...at, [slider]: DEFAULTS[slider]};
          resets++;
        }
      }
      const values = sent.join(' and ') || 'nothing';
      made.push({name: `${set}, ${phase}`, sent: resets === 1 ? `${values}; a reset` : values, at});
    }
  });
  return made;
}

const SETS = [...new Set(settings.map(({text}) => text('set_name')))];

test('the steps are those that the settings make', () => {
  const made = stepsOf(SETS);
  expect(steps.rows.map(({text}) => [text('Step'), text('Sent')])).toEqual(made.map(({name, sent}) => [name, sent]));
  made.forEach(({name, at}) => {
    for (const slider of SLIDERS) expectCell(steps.row(name), slider, at[slider], EXACT);
  });
});

test.each(steps.rows.map((row) => [row.text('Step'), row] as const))('%s: emissions follow the rule', (_, row) => {
  const emissions = base - perPump * row.number('Pumps') - perSolar * row.number('Solar');
  expectCell(row, 'Emissions', emissions, EXACT);
});

test('the results are the emissions of the steps', () => {
  expect(results.rows.map(({text}) => text('Set'))).toEqual(SETS);
  for (const set of SETS) {
    const row = results.row(set);
    expectCell(row, 'result_start_value', steps.row(`${set}, start`).number('Emissions'), EXACT);
    expectCell(row, 'result_future_value', steps.row(`${set}, future`).number('Emissions'), EXACT);
    const queries = settings.filter(({text}) => text('set_name') === set).map(({text}) => text('output_gquery'));
    expect([...new Set(queries)]).toEqual([row.text('Query')]);
  }
});

test('the text tells what the tables hold', () => {
  const [toPumps] = pageNumbers(PAGE, /raises air heat pumps of households from where they stand to (\d+)%/);
  const [fromSolar, toSolar] = pageNumbers(PAGE, /raises solar thermal collectors from (\d+)% to (\d+)%/);
  const single = setting('pumps', 'Pumps')!;
  const second = setting('both', 'Solar')!;
  expect(single.text('slider_start_value')).toBe('');
  expect(single.number('slider_future_value')).toBe(toPumps);
  expect(setting('both', 'Pumps')!.number('slider_future_value')).toBe(toPumps);
  expect([second.number('slider_start_value'), second.number('slider_future_value')]).toEqual([fromSolar, toSolar]);

  const effects = pageNumbers(PAGE, /(−\S+ Mt) for `pumps`, (−\S+ Mt) for `both`/);
  const effect = ({number}: Row): number => rounded(number('result_future_value') - number('result_start_value'), 2);
  expect(effects).toEqual(SETS.map((set) => effect(results.row(set))));
  expect(pageNumbers(PAGE, /`both` starts with (\d+)% solar instead of (\d+)%/)).toEqual([fromSolar, DEFAULTS.Solar]);
  expect(pageNumbers(PAGE, /but `both` at the default of (\d+)%/)).toEqual([DEFAULTS.Pumps]);
  const [own] = pageNumbers(PAGE, /Had you set pumps to (\S+%), `pumps` would start there/);
  expect(pageNumbers(PAGE, /gives the value of the original, (\d+%)/)).toEqual([own]);
});
