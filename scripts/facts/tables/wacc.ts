import {readFileSync} from 'node:fs';
import {known, Mistake} from '../blocks';
import {NODES, readDocuments, type AdDocument} from '../documents';
import {filesIn} from '../files';
import {readPatterns} from '../words';
import {costGroupOf, readGroupLabels} from './costRows';
import {oneOf, sharing, tableOf, type Sources} from './form';
import {readLabels, titlesIn} from './labels';
import {decimal} from './numbers';
import {asKey, asText, asTitle, NONE} from './table';

/** A category of capital costs: the nodes of a group, and the slider that sets their WACC. */
export interface Category {
  readonly group: string;
  readonly title: string; // of the slider, in English
  readonly input: AdDocument;
}

/** The categories of capital costs whose slider the interface shows, the cheapest first. */
export function waccCategories(etsource: string, etmodel: string): Category[] {
  const titles = titlesIn(etmodel);
  return readDocuments(etsource, 'inputs/costs_efficiencies')
    .flatMap((input): Category[] => {
      const [, group] =
        (input.key.startsWith('costs_wacc_') && /\bGROUP\((wacc_\w+)\)/.exec(input.text('query') ?? '')) || [];
      const title = titles.get(input.key);
      return group && title ? [{group, title, input}] : [];
    })
    .toSorted((one, other) => startOf(one) - startOf(other));
}

/** Says the titles of categories by their group; one that the interface does not show is an error. */
export function readWaccTitles(etsource: string, etmodel: string): (group: string) => string {
  const titles = new Map(waccCategories(etsource, etmodel).map(({group, title}) => [group, title]));
  return (group) => known(titles.get(group), `the interface has no name for ${group}`);
}

/** Each technology with its category, and the WACC that counts until the slider is moved. */
const technologies = tableOf({
  title: 'Technologies by category of the cost of capital',
  id: 'wacc-technologies',
  rows: (sources) =>
    byCategory(sources).flatMap(({own, ...category}) =>
      own
        .toSorted(({node: one}, {node: other}) => (one.key < other.key ? -1 : 1))
        .map((technology) => ({...category, ...technology})),
    ),
  columns: ({etsource, etmodel}) => {
    const rowOf = readCostRows(etsource, etmodel);
    return {
      Node: ({node}) => asKey(node.key),
      Category: ({title}) => (title ? asText(title) : NONE),
      'In the data (%)': ({own}) => decimal(own),
      'Row of the cost chart': ({node}) => rowOf(node),
    };
  },
});

/** Each category with its slider, and the WACC with which its technologies begin. */
const categories = tableOf({
  title: 'Categories of the cost of capital',
  id: 'wacc-categories',
  rows: byCategory,
  columns: {
    Category: ({title}) => (title ? asTitle(title) : 'Set by no slider'),
    Group: ({group}) => (group ? asKey(group) : NONE),
    Input: ({input}) => (input ? asKey(input.key) : NONE),
    Unit: ({input}) => input?.text('unit') ?? NONE,
    Minimum: ({input}) => decimal(input?.number('min_value')),
    Maximum: ({input}) => decimal(input?.number('max_value')),
    Default: ({input}) => decimal(input?.number('start_value')),
    Technologies: ({own}) => String(own.length),
    'In the data (%)': ({own}) => spreadOf(own),
  },
  numbers: ['Minimum', 'Maximum', 'Default'],
});

export const waccGroups = oneOf({'': technologies, categories});

/** The categories with their technologies, those that no slider sets last. */
function byCategory({etsource, etmodel}: Sources): (Partial<Category> & {readonly own: readonly Technology[]})[] {
  const known = waccCategories(etsource, etmodel);
  const all = readTechnologies(etsource, known);
  return [...known, undefined].map((category) => ({
    ...category,
    own: all.filter((technology) => technology.category === category),
  }));
}

/**
 * The technologies that begin with another WACC than the slider of their category shows. In our own words: what those are called
 * whose key fits a pattern.
 */
export const waccDeviating = tableOf({
  title: 'Rates that differ from the default of the slider',
  id: 'wacc-deviating',
  rows: ({etsource, etmodel, words}) => {
    const patterns = words('wacc-deviating');
    const deviating = readTechnologies(etsource, waccCategories(etsource, etmodel)).flatMap(({node, own, category}) =>
      category && Math.abs(own - startOf(category)) > 1e-9
        ? [{key: node.key, own, title: category.title, shown: startOf(category)}]
        : [],
    );
    const keys = deviating.map(({key}) => key);
    const patternOf = readPatterns(patterns, keys);
    return [...patterns.said].flatMap(([pattern, name]) => {
      const those = deviating.filter(({key}) => patternOf(key) === pattern).map((one) => ({...one, name}));
      return sharing(those).map((row) => ({...row, number: those.length}));
    });
  },
  columns: {
    Technology: 'name',
    Number: ({number}) => String(number),
    'In the data (%)': ({own}) => decimal(own),
    Slider: ({title}) => asTitle(title),
    'Shows (%)': ({shown}) => decimal(shown),
  },
  tools: ['csv'],
  sum: (rows) => ['All', String(rows.reduce((sum, {number}) => sum + number, 0)), '', '', ''],
});

/** All nodes that have costs of capital; one in several categories, or in one that no slider sets, is an error. */
function readTechnologies(etsource: string, known: readonly Category[]): Technology[] {
  return [NODES, 'graphs/molecules/nodes']
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
