import {Mistake} from '../blocks';
import {readDocuments, type AdDocument} from '../documents';
import {plain, textsIn} from '../files';
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

/** One of the tables of the categories of capital costs, as Markdown: the categories, or each of their `technologies`. */
export function waccGroups(etsource: string, etmodel: string, args: readonly string[]): string {
  const write = {'': groups, technologies}[args.join(' ')];
  if (!write) throw new Mistake(`“${args.join(' ')}” is not technologies`);
  const categories = waccCategories(etsource, etmodel);
  const nodes = ['graphs/energy/nodes', 'graphs/molecules/nodes']
    .flatMap((place) => readDocuments(etsource, place))
    .filter(({key, list, number}) => {
      const strange = list('groups').filter((group) => /^wacc_/.test(group) && !categoryOf(group));
      if (strange.length) throw new Mistake(`no slider sets the costs of ${strange.join(', ')}, as of ${key}`);
      return number('wacc') !== undefined;
    });
  const unset = nodes.filter((node) => !categoryIn(node));
  return write();

  function categoryOf(group: string): Category | undefined {
    return categories.find((category) => category.group === group);
  }

  function categoryIn({list}: AdDocument): Category | undefined {
    return categories.find(({group}) => list('groups').includes(group));
  }

  /** Each category with its slider, and the WACC with which its technologies begin. */
  function groups(): string {
    const rows = categories.map(({group, title, input}) => {
      const own = nodes.filter(({list}) => list('groups').includes(group));
      return [
        `**${asText(title)}**`,
        asKey(group),
        asKey(input.key),
        input.text('unit') ?? NONE,
        ...['min_value', 'max_value', 'start_value'].map((name) => decimal(input.number(name))),
        String(own.length),
        spreadOf(own),
      ];
    });
    const none = [NO_SLIDER, ...Array<string>(6).fill(NONE), String(unset.length), spreadOf(unset)];
    return table(
      'Categories of capital costs',
      'categories-table',
      ['Category', 'Group', 'Input', 'Unit', 'Minimum', 'Maximum', 'Default', 'Technologies', 'Their own WACC (%)'],
      [...rows, ...(unset.length ? [none] : [])],
      {numbers: ['Minimum', 'Maximum', 'Default']},
    );
  }

  /** Each technology with its category. Its own WACC counts until the slider is moved. */
  function technologies(): string {
    const rows = [...categories, undefined].flatMap((category) =>
      nodes
        .filter((node) => categoryIn(node) === category)
        .toSorted((one, other) => one.key.localeCompare(other.key, 'en'))
        .map((node) => {
          const own = node.number('wacc')! * 100;
          const costs = node.list('groups').find((name) => name.startsWith('costs_'));
          return [
            asKey(node.key),
            category ? `**${asText(category.title)}**` : NO_SLIDER,
            decimal(own),
            category && Math.abs(own - startOf(category)) > 1e-9 ? 'yes' : 'no',
            costs ? asKey(costs) : NONE,
          ];
        }),
    );
    return table(
      'Technologies by category of capital costs',
      'technologies-table',
      ['Technology', 'Category', 'Own WACC (%)', 'Differs from the default', 'Cost group'],
      rows,
    );
  }
}

/** What stands for the category of nodes whose WACC no slider sets. */
const NO_SLIDER = 'Set by no slider';

/** The WACC that most nodes have, with the exceptions: `4 (219), 6 (6)`; one number if they agree. */
function spreadOf(nodes: readonly AdDocument[]): string {
  const counts = new Map<string, number>();
  for (const {number} of nodes) {
    const own = decimal(number('wacc')! * 100);
    counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const spread = [...counts].toSorted(([, one], [, other]) => other - one);
  return spread.length > 1 ? spread.map(([own, count]) => `${own} (${count})`).join(', ') : (spread[0]?.[0] ?? NONE);
}

function startOf({input}: Category): number {
  return input.number('start_value') ?? Number.NaN;
}
