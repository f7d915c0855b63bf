import {Mistake} from '../blocks';
import {needOf, readSlides} from '../clones';
import {readDocuments} from '../documents';
import {entriesIn, plain, textsIn} from '../files';
import {refuseUnlike, type Words} from '../words';
import {minus, readAmounts, startYearOf, sumOf} from './directEmissions';
import {oneDataset} from './hours';
import {asKey, asText, NONE, table} from './table';

const INPUTS = 'inputs/emissions/greenhouse_gases';

/** Which rows of both sets of amounts belong to a category, as patterns over the whole of an attribute or `sector_label/use/gas`. */
export interface Category {
  readonly sliders: string;
  readonly direct: string;
}

/** The sliders that set amounts of greenhouse gases, as Markdown, in the order of the screen, with the amounts of a dataset. */
export function greenhouseGasSliders(
  etsource: string,
  etmodel: string,
  categories: Words,
  args: readonly string[],
): string {
  const dataset = oneDataset(etsource, args);
  const amounts = readAttributes(etsource, dataset);
  refuseUnlike(categories, [...amounts.keys()]);
  const titles = textsIn(etmodel, 'config/locales/interface/input_elements', 'input_elements', 'title');
  const entries = entriesIn(etmodel, 'config/interface/input_elements').filter(
    (entry) => amounts.has(String(entry.key)) && needOf(entry) !== undefined,
  );
  const shown = [...readSlides(etmodel).values()].flatMap(({key: slide, title}) =>
    entries
      .filter(({slide_key}) => slide_key === slide)
      .toSorted((one, other) => Number(one.position) - Number(other.position))
      .map((entry) => ({key: String(entry.key), slide: title})),
  );
  const hidden = [...amounts.keys()].filter((key) => !shown.some((slider) => slider.key === key));
  if (hidden.length) throw new Mistake(`the interface does not show ${hidden.join(', ')}`);
  const rows = shown.map(({key, slide}) => {
    const [title, {attribute, megatonnes}] = [titles.get(key), amounts.get(key)!];
    if (!title) throw new Mistake(`the interface has no title for ${key}`);
    return [
      `${asText(slide)}, **${asText(plain(title))}**`,
      kindOf(attribute),
      categories.said.get(key)!,
      asKey(key),
      inDigits(megatonnes),
    ];
  });
  const all = [...amounts.values()].reduce((sum, {megatonnes}) => sum + megatonnes, 0);
  return table(
    'Sliders for greenhouse gases',
    'slider-table',
    ['Slide and slider', 'Kind', 'UNFCCC categories', 'Key', `Start, ${asKey(dataset)} (Mt)`],
    rows,
    {total: ['All', NONE, NONE, NONE, inDigits(all)]},
  );
}

/**
 * The amounts that those sliders set beside those of the emissions file, as Markdown, by categories in our own words. Amounts of
 * sliders that are in no category must be 0.
 */
export function greenhouseGasSets(etsource: string, {file, said}: Words<Category>, args: readonly string[]): string {
  const dataset = oneDataset(etsource, args);
  const inFile = readAmounts(etsource, dataset);
  const start = startYearOf(inFile, dataset);
  const ofSliders = [...readAttributes(etsource, dataset).values()].map(({attribute, megatonnes}) => ({
    name: attribute,
    megatonnes,
  }));
  const direct = inFile
    .filter(({year}) => year === start)
    .map((amount) => ({
      name: [amount.of.label, amount.of.use, amount.gas].join('/'),
      megatonnes: sumOf([amount]) / 1000,
    }));
  const taken = new Map<string, string>();
  const sum = (category: string, amounts: typeof direct, pattern: string | undefined): string => {
    const whole = new RegExp(`^(?:${pattern ?? ''})$`);
    const own = amounts.filter(({name}) => whole.test(name));
    if (!own.length) throw new Mistake(`${file}, ${category}: nothing is ${pattern ?? 'said of one set'}`);
    for (const {name} of own) {
      if (taken.has(name)) throw new Mistake(`${file}: ${name} is in ${taken.get(name)} and in ${category}`);
      taken.set(name, category);
    }
    return inDigits(own.reduce((all, {megatonnes}) => all + megatonnes, 0));
  };
  const rows = [...said].map(([category, {sliders, direct: ownDirect}]: [string, Partial<Category>]) => [
    category,
    sum(category, ofSliders, sliders),
    sum(category, direct, ownDirect),
  ]);
  const left = ofSliders.filter(({name, megatonnes}) => megatonnes && !taken.has(name));
  if (left.length) throw new Mistake(`${file} has no category for ${left.map(({name}) => name).join(', ')}`);
  return table(
    `The same categories in both sets, ${dataset}, start year`,
    'two-sets',
    ['Category', 'Sliders (Mt)', 'Direct method (Mt)'],
    rows,
    {tools: ['csv']},
  );
}

/** By input, the attribute of the dataset that it changes, with its amount. */
function readAttributes(
  etsource: string,
  dataset: string,
): Map<string, {readonly attribute: string; readonly megatonnes: number}> {
  const area = readDocuments(etsource, `datasets/${dataset}`).find(({key}) => key === dataset);
  const inputs = readDocuments(etsource, INPUTS).filter(({folder}) => folder !== 'direct_emissions');
  return new Map(
    inputs.map(({key, text}) => {
      const [, attribute = ''] =
        /^UPDATE_WITH_FACTOR\(\s*AREA\(\), (\w+), USER_INPUT\(\)\s*\)$/.exec(text('query') ?? '') ?? [];
      if (key !== `change_in_${attribute}`) throw new Mistake(`${key} does not change the attribute of its name`);
      const megatonnes = area?.number(attribute);
      if (megatonnes === undefined) throw new Mistake(`the dataset ${dataset} has no ${attribute}`);
      return [key, {attribute, megatonnes}];
    }),
  );
}

/** What the name of an attribute says of its emissions. */
function kindOf(attribute: string): string {
  if (attribute === 'indirect_emissions_co2') return 'indirect CO₂';
  const [, non, gas] = /^(non_)?energetic_emissions_(co2|other_ghg)_/.exec(attribute) ?? [];
  if (!gas) throw new Mistake(`${attribute} is of no known kind`);
  return `${non ? 'non-energetic' : 'energetic'}, ${gas === 'co2' ? 'CO₂' : 'other gases'}`;
}

function inDigits(megatonnes: number): string {
  return minus(megatonnes.toFixed(3));
}
