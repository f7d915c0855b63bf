import {readFileSync} from 'node:fs';
import {known, Mistake} from '../blocks';
import {needOf, readItemsOf, readMenuItems, readScreen} from '../clones';
import {NODES, readDocuments, readEdges, type AdDocument} from '../documents';
import {filesIn, keyOf, plain, textsIn} from '../files';
import {grouped, tableOf} from './form';
import {titlesIn} from './labels';
import {asKey, asText, asTitle} from './table';

/** What a slider can scale, in the order in which it is told. */
const SCALED: Readonly<Record<string, string>> = {
  initial_investment: 'investment',
  ccs_investment: 'capture investment',
  'storage.cost_per_mwh': 'investment per MWh',
  fixed_costs_per_mw_input_capacity: 'investment per MW',
  fixed_operation_and_maintenance_costs_per_year: 'fixed O&M',
  variable_operation_and_maintenance_costs_per_full_load_hour: 'variable O&M',
  variable_operation_and_maintenance_costs_for_ccs_per_full_load_hour: 'variable O&M of capture',
};

/** The sliders that scale costs of technologies from nothing to a multiple, in the order of the screen. */
export const costSliders = tableOf({
  title: 'Sliders that scale costs',
  id: 'sliders-table',
  rows: ({etsource, etmodel}) => {
    const scaledBy = readScaled(etsource);
    const titles = titlesIn(etmodel);
    const groups = textsIn(etmodel, 'config/locales', 'accordion');
    const items = readMenuItems(etmodel);
    const screen = readScreen(etmodel);
    const inputs = new Map(
      readDocuments(etsource, 'inputs/costs_efficiencies')
        .filter(
          ({key, text, number}) => text('update_type') === '%' && number('min_value') === -100 && !isEfficiency(key),
        )
        .map((input) => [input.key, input]),
    );
    const inMenu = readItemsOf(etmodel, 'costs').flatMap((item) => screen.filter(({slide}) => slide.item === item));
    return grouped(inMenu, ({slide}) => slide.key).flatMap((sliders) => {
      const shown = sliders
        .filter(({key}) => inputs.has(key))
        .map((slider) => ({...slider, title: titles.get(slider.key) ?? ''}));
      return shown.flatMap(({entry, key, slide, title}) => {
        const need = needOf(entry);
        if (need === undefined) return [];
        const isShared = shown.filter((other) => other.title === title).length > 1;
        const group = isShared ? groups.get(String(entry.interface_group)) : '';
        if (!title || group === undefined) throw new Mistake(`the interface has no title for ${key} or its group`);
        const name = group ? `${title} (${plain(group)})` : title;
        return [{key, item: items.get(slide.item)!, slide: slide.title, name, need, ...scaledBy(inputs.get(key)!)}];
      });
    });
  },
  columns: {
    'Menu item': ({item}) => asText(item),
    Slide: ({slide}) => asText(slide),
    Slider: ({name, need}) => `${asTitle(name)}${need ? ' (some regions)' : ''}`,
    Input: ({key}) => asKey(key),
    Scales: 'parts',
    Technologies: ({nodes}) => String(nodes),
  },
});

function isEfficiency(key: string): boolean {
  return key.startsWith('efficiency_');
}

/** Says which costs an input scales, and of how many nodes that have some of them. */
function readScaled(etsource: string): (input: AdDocument) => {readonly parts: string; readonly nodes: number} {
  const nodes = new Map(
    [NODES, 'graphs/molecules/nodes'].flatMap((place) =>
      readDocuments(etsource, place).map((node) => [node.key, node]),
    ),
  );
  const nodesOf = readNodesOf(etsource, [...nodes.values()]);
  return ({key, text}) => {
    const query = text('query') ?? '';
    const updates = [...query.matchAll(/\bUPDATE\(\s*M?V\((.*?)\)\s*,\s*"?(\w+)"?\s*,\s*USER_INPUT\(\)\s*\)/g)];
    if (updates.length !== query.split('UPDATE(').length - 1) throw new Mistake(`${key}: its query is of another form`);
    const scaled = updates.flatMap(([, inside = '', name = '']) => {
      const [, named = '', within] = /^(.*?)(?:, *(storage))?[, ]*$/.exec(inside) ?? [];
      const attribute = within ? `${within}.${name}` : name;
      if (!SCALED[attribute]) throw new Mistake(`${key} scales ${attribute}, which has no name`);
      return nodesOf(named).flatMap((node) => {
        const document = known(nodes.get(node), `${key} scales ${node}, which is no node`);
        return document.number(attribute) ? [{node, attribute}] : [];
      });
    });
    if (!scaled.length) throw new Mistake(`${key} scales nothing`);
    const attributes = new Set(scaled.map(({attribute}) => attribute));
    const parts = Object.keys(SCALED)
      .filter((attribute) => attributes.has(attribute))
      .map((attribute) => SCALED[attribute]!)
      .join(', ');
    return {parts: parts.charAt(0).toUpperCase() + parts.slice(1), nodes: new Set(scaled.map(({node}) => node)).size};
  };
}

/** Says which nodes are named between the brackets of `V(…)`: by their keys, or by a query that takes those of a group by their fuel. */
function readNodesOf(etsource: string, nodes: readonly AdDocument[]): (inside: string) => string[] {
  const queries = new Map(filesIn(etsource, 'gqueries', '.gql').map((file) => [keyOf(file), file]));
  const edges = readEdges(etsource);
  const takes = ({key, number}: AdDocument, carrier: string): boolean =>
    (number(`input.${carrier}`) ?? 1) > 0 && edges.some((edge) => edge.consumer === key && edge.carrier === carrier);
  return (inside) => {
    const [, name] = /^Q\((\w+)\)$/.exec(inside.trim()) ?? [];
    if (!name) return inside.split(',').map((node) => node.trim());
    const file = queries.get(name);
    const [, group, condition = ''] =
      /FILTER\(\s*G\((\w+)\),\s*"([^"]+)"\s*\)/.exec(file ? readFileSync(file, 'utf8') : '') ?? [];
    const carriers = condition.split('||').map((part) => /^\s*(\w+)_input_conversion > 0(?:\.0)?\s*$/.exec(part)?.[1]);
    if (!group || carriers.includes(undefined)) throw new Mistake(`the query ${name} is of another form`);
    return nodes
      .filter((node) => node.list('groups').includes(group) && carriers.some((carrier) => takes(node, carrier!)))
      .map(({key}) => key);
  };
}
