import {known, Mistake} from '../blocks';
import {byPosition} from '../clones';
import {NODES, readDocuments, type AdDocument} from '../documents';
import {entriesIn, readValues} from '../files';
import {readNodeValues} from '../values';
import {refuseUnlike} from '../words';
import {tableOf} from './form';
import {readTitles} from './labels';
import {decimal} from './numbers';
import {asKey, asTitle} from './table';

/**
 * What industry can capture: a row for each slider in the order of the screen, or for each of the processes that it sets together,
 * which have names in our own words. What only another model sets is left out. How many tonnes it is must be calculated, and stands
 * in no file.
 */
export const ccusIndustry = tableOf({
  title: 'Capture in industry',
  id: 'industry-table',
  takes: 'dataset',
  rows: ({etsource, etmodel, dataset, words: wordsOf}) => {
    const shareInto = readShares(etsource, dataset);
    const inputs = readInputs(etsource).map((input) => ({key: input.key, captures: capturesOf(input)}));
    const energy = new Map(readDocuments(etsource, NODES).map((node) => [node.text('from_molecules.source'), node]));
    const sliders = slidersIn(etmodel, 'supply_ccus_capture_industry').map(({title, node}) => {
      // The interface may call an input otherwise than the model: both name the node.
      const input = inputs.find(({captures}) => captures.some(({captured}) => captured === node));
      return {title, ...known(input, `no input sets ${node}`)};
    });
    const together = sliders.flatMap(({captures}) =>
      captures.length > 1 ? captures.map(({captured}) => captured) : [],
    );
    const words = wordsOf('ccus-industry');
    refuseUnlike(words, together);
    return sliders.flatMap(({title, key, captures}) =>
      captures.map(({captured, potential}, place) => {
        const electricity = energy.get(captured)?.number('from_molecules.conversion');
        const names = [
          place ? 'The same' : asTitle(title),
          ...(words.said.has(captured) ? [words.said.get(captured)] : []),
        ];
        return {
          ...{key, name: names.join(', ')},
          electricity: known(electricity, `nothing says what electricity ${captured} takes`),
          ...{potential: shareInto(potential), start: shareInto(captured, potential)},
        };
      }),
    );
  },
  columns: {
    Slider: 'name',
    'Potential of the CO₂ (%)': ({potential}) => decimal(potential * 100),
    'Start, {dataset} (%)': ({start}) => decimal(start * 100),
    'Electricity (GJ/t)': ({electricity}) => decimal(electricity),
    Key: ({key}) => asKey(key),
  },
  tools: ['csv'],
});

/** What plants capture of their CO₂, and how efficient they are beside those without capture, in the order of the screen. */
export const ccusPlants = tableOf({
  title: 'Plants that can capture, {dataset}',
  id: 'plants-table',
  takes: 'dataset',
  rows: ({etsource, etmodel}) => {
    const inputs = new Map(readInputs(etsource).map((input) => [input.key, input]));
    return slidersIn(etmodel, 'supply_ccus_capture_energy').map((slider) => {
      const {key, node} = slider;
      const query = inputs.get(key)?.text('query') ?? '';
      const built = [...query.matchAll(/\bUPDATE\(\s*V\((\w+)\),\s*number_of_units,/g)].map(([, plant = '']) => plant);
      const [without, ...more] = built.filter((plant) => plant !== node);
      if (!without || more.length || built.length !== 2)
        throw new Mistake(`${key} does not share a capacity between ${node} and one other plant`);
      return {...slider, without};
    });
  },
  columns: ({etsource, dataset}) => {
    const {of, given} = readNodeValues(etsource, dataset);
    const percent = (node: string, attribute: string): number => given(node, attribute) * 100;
    const productOf = (node: string): string =>
      of(node, 'output.electricity') === undefined ? 'hydrogen' : 'electricity';
    const efficiency = (node: string): string => percent(node, `output.${productOf(node)}`).toFixed(1);
    return {
      Slider: ({title}) => asTitle(title),
      Makes: ({node}) => productOf(node),
      'Captured of the CO₂ (%)': ({node}) => decimal(percent(node, 'ccs_capture_rate'), 1),
      'Efficiency with capture (%)': ({node}) => efficiency(node),
      'Efficiency without (%)': ({without}) => efficiency(without),
      Key: ({key}) => asKey(key),
    };
  },
});

function readInputs(etsource: string): readonly AdDocument[] {
  return readDocuments(etsource, 'inputs/emissions/ccus/capture');
}

/** The sliders of a slide that set shares, in the order of the screen, with the node that each names. */
function slidersIn(
  etmodel: string,
  slide: string,
): {readonly key: string; readonly title: string; readonly node: string}[] {
  const titleOf = readTitles(etmodel);
  return entriesIn(etmodel, `config/interface/input_elements/${slide}.yml`)
    .filter(({unit}) => unit === '%')
    .toSorted(byPosition)
    .map(({key, related_node}) => ({key: String(key), title: titleOf(String(key)), node: String(related_node)}));
}

/** What an input captures, each with the potential of which it sets the share. */
function capturesOf({text}: AdDocument): {readonly captured: string; readonly potential: string}[] {
  const shares = /\bUPDATE\(\s*MEDGE\((\w+), *(\w+)\), *share, *DIVIDE\(USER_INPUT\(\)/g;
  return [...(text('query') ?? '').matchAll(shares)]
    .map(([, captured = '', potential = '']) => ({captured, potential}))
    .filter(({captured}) => !captured.includes('_external_coupling_'));
}

/** Says which share of the CO₂ of a node goes to another one in a dataset; with one name only, whichever node it comes from. */
function readShares(etsource: string, dataset: string): (to: string, from?: string) => number {
  const edges = readDocuments(etsource, 'graphs/molecules/edges');
  return (to, from = '\\w+') => {
    const those = edges.filter(({key}) => new RegExp(`^${from}-${to}@co2$`).test(key));
    const query = those.length === 1 ? those[0]!.query('parent_share') : undefined;
    const [, file, row = ''] = /^SHARE\("?([\w/]+)"?, *(\w+)\)$/.exec(query ?? '') ?? [];
    const share = file && readValues(etsource, `datasets/${dataset}/shares/${file}.csv`)(row, 'share');
    if (typeof share !== 'number') throw new Mistake(`${dataset} does not say which share becomes ${to}`);
    return share;
  };
}
