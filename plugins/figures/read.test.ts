import path from 'node:path';
import {expect, test} from 'vitest';
import type {FigureEntry} from '../../src/components/Figure/about';
import {figureIdOf, figureNames, inGroups} from './read';

test('the id of a figure is the name of its folder in small letters', () => {
  expect(figureIdOf('SupplyStack')).toBe('supply-stack');
  expect(figureIdOf('Emissions1990')).toBe('emissions1990');
});

test('a folder that several figures share is no figure', () => {
  const names = figureNames(path.resolve(__dirname, '../..'));
  expect(names).toContain('SupplyStack');
  expect(names).not.toContain('meritOrder');
});

test('figures stand in the order of the pages, by category, those on other pages first', () => {
  const on = (page: string): FigureEntry => ({
    name: page,
    id: page,
    page,
    title: '',
    claim: '',
    source: '',
    simplified: '',
  });
  const [home, heat, gas] = [on('/'), on('/main/heat/'), on('/main/gas/')];
  const sidebar = [
    {type: 'doc', id: 'intro'},
    {label: 'Gas', items: [{id: 'wells'}, {label: 'Nets', items: [{id: 'gas'}]}]},
    {label: 'Empty', items: [{id: 'nothing'}]},
    {label: 'Heat', items: [{id: 'heat'}]},
  ];
  expect(inGroups([heat, home, gas], sidebar, '/main/')).toEqual([
    {label: 'The whole system', figures: [home]},
    {label: 'Gas', figures: [gas]},
    {label: 'Heat', figures: [heat]},
  ]);
});
