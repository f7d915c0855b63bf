import {readFileSync} from 'node:fs';
import {Mistake} from '../blocks';
import {readDocuments, type AdDocument} from '../documents';
import {filesIn, plain, textsIn} from '../files';
import {readPatterns, type Words} from '../words';
import {costGroupOf, readGroupLabels} from './costRows';
import {readLabels} from './labels';
import {decimal} from './processes';
import {asKey, asText, NONE, table} from './table';

/** A category of capital costs: the nodes of a group, and the slider that sets their WACC. */
export interface Category {
  readonly group: string;
  readonly title: string; // of the slider, in English
  readonly input: AdDocument;
}

/** The categories of capital costs whose slider the interface shows, the cheapest first. */
export function waccCategories(etsource: string, etmodel: string): Category[] {
  const titles = textsIn(etmodel, 'config/locales/interface/input_elements', 'input_elements', 'title');
  return readDocuments(etsource, 'inputs/costs_efficiencies')
    .flatMap((input): Category[] => {
      const [, group] =
        (input.key.startsWith('costs_wacc_') && /\bGROUP\((wacc_\w+)\)/.exec(input.text('query') ?? '')) || [];
      const title = titles.get(input.key);
      return group && title ? [{group, title: plain(title), input}] : [];
    })
    .toSorted((one, other) => startOf(one) - startOf(other));
}

/** Says the titles of categories by their group; one that the interface does not show is an error. */
export function readWaccTitles(etsource: string, etmodel: string): (group: string) => string {
  const titles = new Map(waccCategories(etsource, etmodel).map(({group, title}) => [group, title]));
  return (group) => {
    const title = titles.get(group);
    if (title === undefined) throw new Mistake(`the interface has no name for ${group}`);
    return title;
  };
}

/** One of the tables of the categories of capital costs, as Markdown: each technology, or the `categories`. */
export function waccGroups(etsource: string, etmodel: string, args: readonly string[]): string {
  const write = {'': technologies, categories}[args.join(' ')];
  if (!write) throw new Mistake(`“${args.join(' ')}” is not categories`);
  const known = waccCategories(etsource, etmodel);
  const nodes = readTechnologies(etsource, known);
  return write();

  /** Each technology with its category, and the WACC that counts until the slider is moved. */
  function technologies(): string {
    const rowOf = readCostRows(etsource, etmodel);
    const rows = [...known, undefined].flatMap((category) =>
      nodes
        .filter((technology) => technology.category === category)
        .toSorted(({node: one}, {node: other}) => (one.key < other.key ? -1 : 1))
        .map(({node, own}) => [asKey(node.key), category ? asText(category.title) : NONE, decimal(own), rowOf(node)]),
    );
    return table(
      'Technologies by category of the cost of capital',
      'wacc-technologies',
      ['Node', 'Category', 'In the data (%)', 'Row of the cost chart'],
      rows,
    );
  }

  /** Each category with its slider, and the WACC with which its technologies begin. */
  function categories(): string {
    const rows = [...known, undefined].map((category) => {
      const own = nodes.filter((technology) => technology.category === category);
      const {title, group, input} = category ?? {};
      return [
        title ? `**${asText(title)}**` : 'Set by no slider',
        group ? asKey(group) : NONE,
        input ? asKey(input.key) : NONE,
        input?.text('unit') ?? NONE,
        ...['min_value', 'max_value', 'start_value'].map((name) => decimal(input?.number(name))),
        String(own.length),
        spreadOf(own),
      ];
    });
    return table(
      'Categories of the cost of capital',
      'wacc-categories',
      ['Category', 'Group', 'Input', 'Unit', 'Minimum', 'Maximum', 'Default', 'Technologies', 'In the data (%)'],
      rows,
      {numbers: ['Minimum', 'Maximum', 'Default']},
    );
  }
}

/**
 * The technologies that begin with another WACC than the slider of their category shows, as Markdown. In our own words: what
 * those are called whose key fits a pattern.
 */
export function waccDeviating(etsource: string, etmodel: string, patterns: Words): string {
  const deviating = readTechnologies(etsource, waccCategories(etsource, etmodel)).filter(
    ({own, category}) => category && Math.abs(own - startOf(category)) > 1e-9,
  );
  const patternOf = readPatterns(
    patterns,
    deviating.map(({node}) => node.key),
  );
  const rows = [...patterns.said].map(([pattern, name]) => {
    const those = deviating.filter(({node}) => patternOf(node.key) === pattern);
    const {own, category} = those[0]!;
    const other = those.find((technology) => technology.own !== own || technology.category !== category);
    if (other) throw new Mistake(`${other.node.key} is not like the rest of “${name}”`);
    return [
      name,
      String(those.length),
      decimal(own),
      ...(category ? [`**${asText(category.title)}**`, decimal(startOf(category))] : []),
    ];
  });
  return table(
    'Rates that differ from the default of the slider',
    'wacc-deviating',
    ['Technology', 'Number', 'In the data (%)', 'Slider', 'Shows (%)'],
    rows,
    {tools: ['csv'], total: ['All', String(deviating.length), '', '', '']},
  );
}

/** All nodes that have costs of capital; one in several categories, or in one that no slider sets, is an error. */
function readTechnologies(etsource: string, known: readonly Category[]): Technology[] {
  return ['graphs/energy/nodes', 'graphs/molecules/nodes']
    .flatMap((place) => readDocuments(etsource, place))
    .flatMap((node): Technology[] => {
      const own = node.number('wacc');
      if (own === undefined) return [];
      const groups = node.list('groups').filter((group) => group.startsWith('wacc_'));
      const [category, ...others] = groups.map((group) => known.find((one) => one.group === group));
      if (others.length || (groups.length && !category))
        throw new Mistake(`${node.key}: no slider, or more than one, sets the costs of ${groups.join(', ')}`);
      return [{node, own: own * 100, category}];
    });
}

/** A node that has costs of capital, with its own WACC in percent. */
interface Technology {
  readonly node: AdDocument;
  readonly own: number;
  readonly category: Category | undefined;
}

/** Where WACCs of single nodes are read: below gqueries/, and the row of the chart that holds these costs. */
const NETWORKS = [
  ['modules/network_calculation', 'costs_infrastructure_electricity'],
  ['general/costs/heat_infrastructure', 'costs_infrastructure_heat'],
] as const;

/**
 * Says in which row of the detailed chart the costs of a node stand: that of its group, or of the query that names its group; of
 * a network without a group the row whose queries read its WACC. A group in no row, or a node in several, is an error.
 */
function readCostRows(etsource: string, etmodel: string): (node: AdDocument) => string {
  const labelOf = readLabels(etmodel);
  const labelOfGroup = readGroupLabels(etsource, etmodel);
  const inNetworks = new Map(
    NETWORKS.flatMap(([folder, label]) =>
      filesIn(etsource, `gqueries/${folder}`, '_wacc.gql').map((file): [string, string] => {
        const [, node = ''] = /\bV\((\w+), *"?wacc/.exec(readFileSync(file, 'utf8')) ?? [];
        return [node, label];
      }),
    ),
  );
  return (node) => {
    const [group, network] = [costGroupOf(node), inNetworks.get(node.key)];
    const label = group ? labelOfGroup(group) : network && labelOf(network);
    return label ? asText(label.replace(/^.*?: /, '')) : NONE;
  };
}

/** The WACC that most technologies have, with the exceptions: `4 (219), 6 (6)`; one number if they agree. */
function spreadOf(technologies: readonly Technology[]): string {
  const counts = new Map<string, number>();
  for (const {own} of technologies) counts.set(decimal(own), (counts.get(decimal(own)) ?? 0) + 1);
  const spread = [...counts].toSorted(([, one], [, other]) => other - one);
  return spread.length > 1 ? spread.map(([own, count]) => `${own} (${count})`).join(', ') : (spread[0]?.[0] ?? NONE);
}

function startOf({input}: Category): number {
  return input.number('start_value') ?? Number.NaN;
}
