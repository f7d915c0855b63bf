import path from 'node:path';
import {expect, test} from 'vitest';
import {readSliders} from '../../plugins/remark/components';
import {readEtModel} from './clones';
import {outdated, sliderList} from './sliders';

const sliders = readEtModel(path.join(__dirname, 'fixtures/etmodel'));

test('the list holds the sliders that the interface shows, and is as the build reads it', () => {
  const list = sliderList(sliders);
  expect(list).toBe('village_boiler_share demand/village/heat-and-co2-village\n');
  expect(outdated(readSliders(list), sliders)).toEqual([]);
});

test('what is moved, new or gone is named', () => {
  expect(outdated(new Map(), sliders)).toEqual(['village_boiler_share']);
  expect(
    outdated(
      new Map([
        ['village_boiler_share', 'supply/a/b'],
        ['gone', 'supply/a/b'],
      ]),
      sliders,
    ),
  ).toEqual(['gone', 'village_boiler_share']);
});
