import {MODEL_URL} from '../../../config/model';
import {Mistake} from '../blocks';
import {needOf, readMenuItems, readSlides, type Slide} from '../clones';
import {entriesIn, type Entry} from '../files';
import {refuseUnlike, type Words} from '../words';
import {asText, NONE, table} from './table';

/**
 * The slides of each of some items of the menu, as Markdown, with what is set there in our own words; a table for each item.
 * Three columns have room on a phone. What only some regions show is named or counted as such: `(some regions)`, `14–18`.
 * Sliders that belong to a coupling with another model are not counted.
 */
export function slides(etmodel: string, wordsOf: (tab: string) => Words, items: readonly string[]): string {
  if (!items.length) throw new Mistake('name an item of the menu, as in “slides households”');
  const names = readMenuItems(etmodel);
  const all = [...readSlides(etmodel).values()];
  const sliders = entriesIn(etmodel, 'config/interface/input_elements').filter(({coupling_icon}) => !coupling_icon);
  const tables = items.map((item) => {
    const shown = all.filter((slide) => slide.item === item);
    const name = names.get(item);
    const [first] = shown;
    if (name === undefined || !first) throw new Mistake(`etmodel’s menu has no item “${item}” with slides`);
    const words = wordsOf(first.tab);
    const keys = (slides: readonly Slide[]): string[] => slides.map(({key}) => key);
    refuseUnlike(words, keys(shown), keys(all.filter(({tab}) => tab === first.tab)));
    const rows = shown.map((slide) => [
      nameOf(slide),
      words.said.get(slide.key)!,
      slidersOf(
        slide,
        sliders.filter(({slide_key}) => slide_key === slide.key),
      ),
    ]);
    return table(`Slides of ${name}`, `slides-${item.replaceAll('_', '-')}`, HEADS, rows, {plain: true});
  });
  return tables.join('\n\n');
}

const HEADS = ['Slide', 'What you set there', 'Sliders'];

/** The title as on the screen; it opens the slide in the model. */
function nameOf({title, address, needs}: Slide): string {
  const name = address ? `[${asText(title)}](${MODEL_URL}/scenario/${address})` : asText(title);
  return needs ? `${name} (some regions)` : name;
}

/** How many sliders all regions show, and how many at most, with their units: `14–18 (MW, %)`, the most frequent one first. */
function slidersOf({needs}: Slide, sliders: readonly Entry[]): string {
  const own = sliders.flatMap((slider) => {
    const need = needOf(slider);
    return need === undefined
      ? []
      : [{unit: unitOf(String(slider.unit).trim()), always: need === null || need === needs}];
  });
  if (!own.length) return NONE;
  const count = (unit: string): number => own.filter((slider) => slider.unit === unit).length;
  const units = [...new Set(own.map(({unit}) => unit))].toSorted((one, other) => count(other) - count(one));
  const always = own.filter((slider) => slider.always).length;
  return `${always === own.length ? always : `${always}–${own.length}`} (${units.join(', ')})`;
}

/** A unit as pages write it; those of switches and lists say what they are. */
function unitOf(unit: string): string {
  return (
    {'#': 'number', boolean: 'on/off', mln: 'million', radio: 'choice', 'weather-curves': 'choice', degC: '°C'}[unit] ??
    unit.replace('m2', 'm²').replace('m3', 'm³').replace(/tonne/i, 't').replace('liter', 'l').replace('Mton', 'Mt')
  );
}
