import path from 'node:path';
import {expect, test} from 'vitest';
import {readSliders} from '../../plugins/remark/components';
import {readEtModel} from './clones';
import {sliderList} from './sliders';

const sliders = readEtModel(path.join(__dirname, 'fixtures/etmodel'));

test('the list holds the sliders that the interface shows, and is as the build reads it', () => {
  const list = sliderList(sliders);
  expect(list).toBe('village_boiler_share demand/village/heat-and-co2-village\n');
  expect([...readSliders(list)]).toEqual([['village_boiler_share', 'demand/village/heat-and-co2-village']]);
});
