/** docs/external-coupling: which of two sliders decides, step by step, and how much steel follows. */
import {expect, test} from 'vitest';
import {expectCell, pageNumbers} from '../support/example';
import {pageFile, pageTable, type Row} from '../support/pageTable';

const PAGE = pageFile('docs/external-coupling');
const steps = pageTable(PAGE, 'example-steel').rows;
const groups = pageTable(PAGE, 'coupling-groups');
const [start] = pageNumbers(PAGE, /In `nl2023`, (\S+ Mt) of steel is made in the start year/) as [number];
const [unset] = pageNumbers(PAGE, /else \*\*Steel\*\*, and (\d+)% where there is no value/) as [number];

interface State {
  readonly own: number | null; // of Steel
  readonly sent: number | null; // of Production size
  readonly model: boolean; // its group is on
  readonly subject: boolean;
}

const NEW: State = {own: null, sent: null, model: false, subject: false};

/** What the words of a step do; a value that is set or sent stands in its row. */
function after(step: Row, {own, sent, model, subject}: State): State {
  const what = step.text('Step').replace(/^\d+\. /, '');
  if (what === 'New scenario') return NEW;
  if (what === 'You set Steel') return {own: step.number('Steel'), sent, model, subject};
  if (what === 'You switch the model off') return {own, sent, model: false, subject};
  if (what === 'You switch the model on') return {own, sent, model: true, subject};
  if (what === 'You switch it off, then uncouple for good') return {own, sent: null, model: false, subject};
  if (what === 'You uncouple for good without switching it off') return {own, sent: null, model, subject};
  if (!/^The other model sends/.test(what)) throw new Error(`${PAGE}:${step.line}  no step is called “${what}”`);
  // What is off stays off for as long as the scenario holds a coupled value.
  const first = sent === null;
  return {own, sent: step.number('Production size'), model: model || first, subject: subject || first};
}

test('each step leaves the values and groups that its words and the rules make', () => {
  let state = NEW;
  steps.forEach((step, place) => {
    expect(step.text('Step')).toMatch(new RegExp(`^${place + 1}\\. `));
    state = after(step, state);
    const row = ['Steel', 'Production size', 'Group of the model', 'Group of the subject'].map(step.text);
    const group = (on: boolean): string => (on ? 'on' : 'off');
    expect(row, `line ${step.line}`).toEqual([
      `${state.own ?? '–'}`,
      `${state.sent ?? '–'}`,
      group(state.model),
      group(state.subject),
    ]);
  });
});

test('the coupled slider counts while both groups are on, else your own, else the start year', () => {
  const at = (step: Row, slider: string): number => (step.text(slider) === '–' ? unset : step.number(slider));
  for (const step of steps) {
    const coupled = step.text('Group of the model') === 'on' && step.text('Group of the subject') === 'on';
    expect(step.number('Counts'), `line ${step.line}`).toBe(at(step, coupled ? 'Production size' : 'Steel'));
    expectCell(step, 'Steel in the end year', (start * step.number('Counts')) / 100);
  }
});

test('the trap that the text tells of is the last step', () => {
  const [own] = pageNumbers(PAGE, /Your (\d+) has no effect, and steel falls back to the start year/);
  const [trap] = pageNumbers(PAGE, /Step (\d+) is the trap/);
  expect(trap).toBe(steps.length);
  expect(steps.at(-1)!.number('Steel')).toBe(own);
  expectCell(steps.at(-1)!, 'Steel in the end year', start);
  expect(pageNumbers(PAGE, /as in step (\d+) of \[the example\]/)).toEqual([trap]);
});

test('the text counts inputs as the table of groups does', () => {
  const steel = groups.row('industry_metal_steel');
  expect(pageNumbers(PAGE, /CO₂ capture among them, and (\d+) coupled ones take over/)).toEqual([
    steel.number('Coupled inputs'),
  ]);
  expect(pageNumbers(PAGE, /The (\d+) coupled inputs of the interconnectors/)).toEqual([
    groups.row('interconnector_{n}_must_run (n = 1–12)').number('Coupled inputs'),
  ]);
});
