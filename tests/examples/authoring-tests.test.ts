/** contrib/authoring-tests.md: what a change is measured from, and how much softly_equal forgives. */
import {expect, test} from 'vitest';
import {sum} from '../../src/sum';
import {expectCell, EXACT} from '../support/example';
import {pageFile, pageTable} from '../support/pageTable';

const PAGE = pageFile('contrib/authoring-tests');
const changes = pageTable(PAGE, 'example-increase');
const margins = pageTable(PAGE, 'example-margin');

type State = readonly number[]; // the values of the sliders that are set

/** mechanical_turk: lib/scenario.rb and lib/result.rb, written anew for a gquery that adds up all sliders. */
function increaseAfter(steps: readonly string[]): number {
  let states: readonly State[] = [[]];
  let isTouched = false;
  for (const step of steps) {
    const [, verb, number] = /^(inputs|set|track|ask|refresh)(?: (\d+))?$/.exec(step) ?? [];
    if (!verb) throw new Error(`a step that no test knows: ${step}`);
    if (verb === 'inputs') states = [[Number(number)]];
    if (verb === 'set') {
      const next = [...states.at(-1)!, Number(number)];
      states = isTouched ? [...states.slice(0, -1), next] : [...states, next];
    }
    isTouched = verb === 'set' || verb === 'track';
  }
  return sum(states.at(-1)!) - sum(states.at(-2) ?? []);
}

test('a change is measured from the state one step before', () => {
  expect(changes.rows.map(({text}) => text('Steps in the test').split('; ').at(-1))).toEqual(
    changes.rows.map(() => 'ask'),
  );
  for (const row of changes.rows)
    expectCell(row, 'increase', increaseAfter(row.text('Steps in the test').split('; ')), EXACT);
});

/** mechanical_turk: spec/spec_helper.rb, lines 54 to 58: the margin is that of the result in brackets. */
const RELATIVE_MARGIN = 1e-12;

test('results are softly equal within a margin that shrinks with the result in brackets', () => {
  for (const row of margins.rows) {
    const margin = RELATIVE_MARGIN * row.number('other');
    expectCell(row, 'Margin', margin, EXACT);
    expect(row.text('Equal?'), `line ${row.line}`).toBe(row.number('Difference') <= margin ? 'yes' : 'no');
  }
});
