import {known, Mistake} from '../blocks';
import {needOf, readScreen} from '../clones';
import {readDocuments} from '../documents';
import {refuseUnlike} from '../words';
import {readAmounts, startYearOf, sumOf} from './directEmissions';
import {tableOf} from './form';
import {readTitles} from './labels';
import {minus} from './numbers';
import {asKey, asText, asTitle, NONE} from './table';

const INPUTS = 'inputs/emissions/greenhouse_gases';

/** Which rows of both sets of amounts belong to a category, as patterns over the whole of an attribute or `sector_label/use/gas`. */
export interface Category {
  readonly sliders: string;
  readonly direct: string;
}

/** The sliders that set amounts of greenhouse gases, in the order of the screen, with the amounts of a dataset. */
export const greenhouseGasSliders = tableOf({
  title: 'Sliders for greenhouse gases',
  id: 'slider-table',
  takes: 'dataset',
  rows: ({etsource, etmodel, dataset, words}) => {
    const amounts = readAttributes(etsource, dataset);
    refuseUnlike(words('greenhouse-gases'), [...amounts.keys()]);
    const titleOf = readTitles(etmodel);
    const shown = readScreen(etmodel).filter(({key, entry}) => amounts.has(key) && needOf(entry) !== undefined);
    const hidden = [...amounts.keys()].filter((key) => !shown.some((slider) => slider.key === key));
    if (hidden.length) throw new Mistake(`the interface does not show ${hidden.join(', ')}`);
    return shown.map(({key, slide}) => ({key, slide: slide.title, title: titleOf(key), ...amounts.get(key)!}));
  },
  columns: ({words}) => ({
    'Slide and slider': ({slide, title}) => `${asText(slide)}, ${asTitle(title)}`,
    Kind: ({attribute}) => kindOf(attribute),
    'UNFCCC categories': ({key}) => words('greenhouse-gases').said.get(key)!,
    Key: ({key}) => asKey(key),
    'Start, `{dataset}` (Mt)': ({megatonnes}) => inDigits(megatonnes),
  }),
  sum: (rows) => ['All', NONE, NONE, NONE, inDigits(rows.reduce((sum, {megatonnes}) => sum + megatonnes, 0))],
});

/**
 * The amounts that those sliders set beside those of the emissions file, by categories in our own words. Amounts of sliders that are
 * in no category must be 0.
 */
export const greenhouseGasSets = tableOf({
  title: 'The same categories in both sets, {dataset}, start year',
  id: 'two-sets',
  takes: 'dataset',
  rows: ({etsource, dataset, words}) => {
    const {file, said} = words<Category>('greenhouse-gas-sets');
    const inFile = readAmounts(etsource, dataset);
    const start = startYearOf(inFile, dataset);
    const ofSliders = [...readAttributes(etsource, dataset).values()].map(({attribute, megatonnes}) => ({
      ...{name: attribute, megatonnes},
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
    const rows = [...said].map(([category, patterns]: [string, Partial<Category>]) => ({
      category,
      sliders: sum(category, ofSliders, patterns.sliders),
      direct: sum(category, direct, patterns.direct),
    }));
    const left = ofSliders.filter(({name, megatonnes}) => megatonnes && !taken.has(name));
    if (left.length) throw new Mistake(`${file} has no category for ${left.map(({name}) => name).join(', ')}`);
    return rows;
  },
  columns: {Category: 'category', 'Sliders (Mt)': 'sliders', 'Direct method (Mt)': 'direct'},
  tools: ['csv'],
});

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
      const megatonnes = known(area?.number(attribute), `the dataset ${dataset} has no ${attribute}`);
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
