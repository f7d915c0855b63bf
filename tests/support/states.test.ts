import {expect, test} from 'vitest';
import {allowed} from '../../src/components/Figure/inputs';
import {cornersOf, statesOf} from './states';

const inputs = {
  demand: {label: 'Demand', unit: 'GW', min: 4, max: 28, step: 0.5, opening: 17.5},
  wind: {label: 'Wind', unit: '%', min: 0, max: 100, step: 1, opening: 62},
};

test('corners are all combinations of the least and the greatest values', () => {
  expect(cornersOf(inputs)).toEqual([
    {demand: 4, wind: 0},
    {demand: 4, wind: 100},
    {demand: 28, wind: 0},
    {demand: 28, wind: 100},
  ]);
});

test('states hold the printed one, corners and edges, each once, and only what a reader can set', () => {
  const states = statesOf(inputs);
  expect(states[0]).toEqual({demand: 17.5, wind: 62});
  expect(states).toEqual(expect.arrayContaining([...cornersOf(inputs), {demand: 17.5, wind: 100}]));
  expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(states.length);
  for (const state of states) {
    expect(state).toEqual({demand: allowed(inputs.demand, state.demand!), wind: allowed(inputs.wind, state.wind!)});
  }
});

test('no part of what can be set is left out: each of 36 equal parts of two sliders holds a state', () => {
  const parts = new Set(
    statesOf(inputs).map(({demand, wind}) =>
      [(demand! - 4) / 24, wind! / 100].map((x) => Math.min(Math.floor(x * 6), 5)).join(),
    ),
  );
  expect(parts.size).toBe(36);
});

test('with many sliders the combinations stay few', () => {
  const many = Object.fromEntries(Array.from({length: 7}, (_, index) => [`x${index}`, inputs.wind]));
  expect(statesOf(many).length).toBeLessThan(500);
});
