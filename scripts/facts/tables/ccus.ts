import {Mistake} from '../blocks';
import {readDocuments, type AdDocument} from '../documents';
import {entriesIn, plain, readValues, textsIn} from '../files';
import {readNodeValues} from '../values';
import {refuseUnlike, type Words} from '../words';
import {oneDataset} from './hours';
import {decimal} from './processes';
import {asKey, asText, table} from './table';

/**
 * What industry can capture, as Markdown: a row for each slider in the order of the screen, or for each of the processes that it
 * sets together, which have names in our own words. What only another model sets is left out. How many tonnes it is must be
 * calculated, and stands in no file.
 */
export function ccusIndustry(etsource: string, etmodel: string, words: Words, args: readonly string[]): string {
  const dataset = oneDataset(etsource, args);
  const shareInto = readShares(etsource, dataset);
  const inputs = readInputs(etsource).map((input) => ({key: input.key, captures: capturesOf(input)}));
  const energy = new Map(
    readDocuments(etsource, 'graphs/energy/nodes').map((node) => [node.text('from_molecules.source'), node]),
  );

  const sliders = slidersIn(etmodel, 'supply_ccus_capture_industry').map(({title, node}) => {
    // The interface may call an input otherwise than the model: both name the node.
    const input = inputs.find(({captures}) => captures.some(({captured}) => captured === node));
    if (!input) throw new Mistake(`no input sets ${node}`);
    return {title, ...input};
  });
  const together = sliders.filter(({captures}) => captures.length > 1).flatMap(({captures}) => captures);
  refuseUnlike(
    words,
    together.map(({captured}) => captured),
  );
  const rows = sliders.flatMap(({title, key, captures}) =>
    captures.map(({captured, potential}, place) => {
      const process = words.said.get(captured);
      const electricity = energy.get(captured)?.number('from_molecules.conversion');
      if (electricity === undefined) throw new Mistake(`nothing says what electricity ${captured} takes`);
      return [
        `${place ? 'The same' : `**${asText(title)}**`}${process ? `, ${process}` : ''}`,
        asKey(key),
        decimal(shareInto(potential) * 100),
        decimal(shareInto(captured, potential) * 100),
        decimal(electricity),
      ];
    }),
  );
  return table(
    'Capture in industry',
    'industry-table',
    ['Slider', 'Key', 'Potential of the CO₂ (%)', `Start, ${dataset} (%)`, 'Electricity (GJ/t)'],
    rows,
    {tools: ['csv']},
  );
}

/** What plants capture of their CO₂, and how efficient they are beside those without capture, as Markdown, in the order of the screen. */
export function ccusPlants(etsource: string, etmodel: string, args: readonly string[]): string {
  const dataset = oneDataset(etsource, args);
  const {of} = readNodeValues(etsource, dataset);
  const inputs = new Map(readInputs(etsource).map((input) => [input.key, input]));
  const percent = (node: string, attribute: string): number => {
    const share = of(node, attribute);
    if (share === undefined) throw new Mistake(`etsource’s ${node}: nothing says its ${attribute}`);
    return share * 100;
  };
  const productOf = (node: string): string =>
    of(node, 'output.electricity') === undefined ? 'hydrogen' : 'electricity';
  const efficiency = (node: string): string => percent(node, `output.${productOf(node)}`).toFixed(1);

  const rows = slidersIn(etmodel, 'supply_ccus_capture_energy').map(({key, title, node}) => {
    const query = inputs.get(key)?.text('query') ?? '';
    const built = [...query.matchAll(/\bUPDATE\(\s*V\((\w+)\),\s*number_of_units,/g)].map(([, plant = '']) => plant);
    const [without, ...more] = built.filter((plant) => plant !== node);
    if (!without || more.length || built.length !== 2)
      throw new Mistake(`${key} does not share a capacity between ${node} and one other plant`);
    return [
      ...[`**${asText(title)}**`, asKey(key), productOf(node), decimal(percent(node, 'ccs_capture_rate'), 1)],
      ...[efficiency(node), efficiency(without)],
    ];
  });
  return table(
    `Plants that can capture, ${dataset}`,
    'plants-table',
    ['Slider', 'Key', 'Makes', 'Captured of the CO₂ (%)', 'Efficiency with capture (%)', 'Efficiency without (%)'],
    rows,
  );
}

function readInputs(etsource: string): AdDocument[] {
  return readDocuments(etsource, 'inputs/emissions/ccus/capture');
}

/** The sliders of a slide that set shares, in the order of the screen, with the node that each names. */
function slidersIn(
  etmodel: string,
  slide: string,
): {readonly key: string; readonly title: string; readonly node: string}[] {
  const titles = textsIn(etmodel, 'config/locales/interface/input_elements', 'input_elements', 'title');
  return entriesIn(etmodel, `config/interface/input_elements/${slide}.yml`)
    .filter(({unit}) => unit === '%')
    .toSorted((one, other) => Number(one.position) - Number(other.position))
    .map((entry) => {
      const [key, node] = [String(entry.key), String(entry.related_node)];
      const title = titles.get(key);
      if (!title) throw new Mistake(`the interface has no title for ${key}`);
      return {key, title: plain(title), node};
    });
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
