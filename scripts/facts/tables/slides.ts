import {MODEL_URL} from '../../../config/model';
import {Mistake} from '../blocks';
import {needOf, readItemsOf, readMenuItems, readSlides, type Slide} from '../clones';
import {entriesIn, plain, textsIn} from '../files';
import {refuseUnlike} from '../words';
import {tableOf, type Table} from './form';
import {asText, NONE, table} from './table';

/**
 * The slides of each of some items of the menu, with what is set there in our own words; a table for each item.
 * Three columns have room on a phone. What only some regions show is named or counted as such: `(some regions)`, `14–18`.
 * Sliders that belong to a coupling with another model are not counted.
 */
export const slides: Table = ({etmodel, words: wordsOf}, items) => {
  if (!items.length) throw new Mistake('name an item of the menu, as in “slides households”');
  const names = readMenuItems(etmodel);
  const all = [...readSlides(etmodel).values()];
  const slidersIn = readSliders(etmodel);
  const tables = items.map((item) => {
    const shown = all.filter((slide) => slide.item === item);
    const name = names.get(item);
    const [first] = shown;
    if (name === undefined || !first) throw new Mistake(`etmodel’s menu has no item “${item}” with slides`);
    const words = wordsOf(`slides/${first.tab}`);
    const keys = (slides: readonly Slide[]): string[] => slides.map(({key}) => key);
    refuseUnlike(words, keys(shown), keys(all.filter(({tab}) => tab === first.tab)));
    const rows = shown.map((slide) => [
      nameOf(slide),
      words.said.get(slide.key)!,
      // A slide that only some regions have is marked as such.
      inNumbers(slidersIn(slide).map(({unit, need}) => ({unit, always: need === null || need === slide.needs}))),
    ]);
    return table(`Slides of ${name}`, `slides-${item.replaceAll('_', '-')}`, HEADS, rows, {plain: true});
  });
  return tables.join('\n\n');
};

/** The items of a tab of the menu, each leading to its first slide, with what is set there in our own words. */
export const menuItems = tableOf({
  title: ({etmodel}, [tab = '']) => `Items of ${asText(plain(textsIn(etmodel, 'config/locales', 'tabs').get(tab)!))}`,
  id: 'menu-table',
  takes: 'names',
  rows: ({etmodel, words: wordsOf}, args) => {
    const [tab = ''] = args;
    const items = readItemsOf(etmodel, tab);
    if (args.length !== 1 || !textsIn(etmodel, 'config/locales', 'tabs').get(tab) || !items.length)
      throw new Mistake(`“${args.join(' ')}” is no tab of the menu`);
    const words = wordsOf(`menu-${tab}`);
    refuseUnlike(words, items);
    const [names, slidersIn, all] = [readMenuItems(etmodel), readSliders(etmodel), [...readSlides(etmodel).values()]];
    return items.map((item) => {
      const shown = all.filter((slide) => slide.item === item);
      const sliders = shown.flatMap((slide) =>
        slidersIn(slide).map(({unit, need}) => ({unit, always: need === null && slide.needs === null})),
      );
      const address = shown.find((slide) => slide.address)?.address;
      return {name: asText(names.get(item)!), address, said: words.said.get(item)!, sliders};
    });
  },
  columns: {
    Item: ({name, address}) => (address ? `[${name}](${MODEL_URL}/scenario/${address})` : name),
    'What you set there': 'said',
    Sliders: ({sliders}) => inNumbers(sliders),
  },
  tools: ['csv'],
});

const HEADS = ['Slide', 'What you set there', 'Sliders'];

/** The title as on the screen; it opens the slide in the model. */
function nameOf({title, address, needs}: Slide): string {
  const name = address ? `[${asText(title)}](${MODEL_URL}/scenario/${address})` : asText(title);
  return needs ? `${name} (some regions)` : name;
}

/** A slider with its unit and what a region must have for it. */
interface Shown {
  readonly unit: string;
  readonly need: Slide['needs'];
}

/** Says which sliders a slide shows; those that belong to a coupling with another model are not counted. */
function readSliders(etmodel: string): (slide: Slide) => Shown[] {
  const sliders = entriesIn(etmodel, 'config/interface/input_elements').filter(({coupling_icon}) => !coupling_icon);
  return ({key}) =>
    sliders.flatMap((slider) => {
      const need = slider.slide_key === key ? needOf(slider) : undefined;
      return need === undefined ? [] : [{unit: unitOf(String(slider.unit).trim()), need}];
    });
}

/** How many sliders all regions show, and how many at most, with their units: `14–18 (MW, %)`, the most frequent one first. */
function inNumbers(sliders: readonly {readonly unit: string; readonly always: boolean}[]): string {
  if (!sliders.length) return NONE;
  const count = (unit: string): number => sliders.filter((slider) => slider.unit === unit).length;
  const units = [...new Set(sliders.map(({unit}) => unit))].toSorted((one, other) => count(other) - count(one));
  const always = sliders.filter((slider) => slider.always).length;
  return `${always === sliders.length ? always : `${always}–${sliders.length}`} (${units.join(', ')})`;
}

/** A unit as pages write it; those of switches and lists say what they are. */
function unitOf(unit: string): string {
  return (
    {'#': 'number', boolean: 'on/off', mln: 'million', radio: 'choice', 'weather-curves': 'choice', degC: '°C'}[unit] ??
    unit.replace('m2', 'm²').replace('m3', 'm³').replace(/tonne/i, 't').replace('liter', 'l').replace('Mton', 'Mt')
  );
}
