import {readFileSync} from 'node:fs';
import path from 'node:path';
import {known, Mistake} from '../blocks';
import {needOf} from '../clones';
import {documentOf} from '../documents';
import {entriesIn, filesIn, keyOf, plain, textsIn} from '../files';
import {refuseUnlike} from '../words';
import {oneOf, tableOf, type Sources} from './form';
import {asKey, asText, NONE} from './table';

/** What content/facts/dashboard.yml says of an item. */
export interface Said {
  readonly words: string;
  readonly hourly: boolean; // whether its number comes out of the calculation by the hour
}

/** What each item of the dashboard says, by group as in the window that chooses them. */
const items = tableOf({
  title: 'Items of the dashboard',
  id: 'dashboard-items',
  rows: itemsOf,
  columns: {
    Item: ({name, title}) => (title ? `${name}: ${title}` : name),
    'What it says': ({said}) => said.words,
    'Shown in': 'shownIn',
    Group: 'group',
    'Shown at first': ({isFirst}) => (isFirst ? 'yes' : 'no'),
    Hourly: ({said}) => (said.hourly ? 'yes' : 'no'),
  },
});

/** The queries and charts behind them. */
const queries = tableOf({
  title: 'Queries and charts behind the items of the dashboard',
  id: 'dashboard-queries',
  rows: itemsOf,
  columns: {
    Item: 'name',
    'Chart that opens': ({chart}) => asText(chart) || NONE,
    Query: ({query}) => asKey(query),
    'Unit of the query': 'unit',
  },
});

export const dashboard = oneOf({items, queries});

/** The items that the dashboard can show, with what our own words say of them. */
function itemsOf({etsource, etmodel, words}: Sources) {
  const own = words<Said>('dashboard');
  const files = new Map(filesIn(etsource, 'gqueries', '.gql').map((file) => [keyOf(file), file]));
  const texts = (field: string): Map<string, string> =>
    textsIn(etmodel, 'config/locales/interface', 'dashboard_items', field);
  const [labels, titles] = [texts('label'), texts('title')];
  const groups = textsIn(etmodel, 'config/locales', 'dashboard_item_groups');
  const charts = textsIn(etmodel, 'config/locales/interface/output_elements', 'output_elements', 'title');
  const [shownIn, order] = [unitsOnScreen(etmodel), groupsOf(etmodel)];
  const shown = entriesIn(etmodel, 'config/interface/dashboard_items.yml')
    .filter((item) => !item.disabled && needOf(item) !== undefined)
    .toSorted((one, other) => order.indexOf(String(one.group)) - order.indexOf(String(other.group)));
  const keys = shown.map(({key}) => String(key));
  refuseUnlike(own, keys);
  return shown.map((item) => {
    const text = (field: string): string => {
      const value = item[field];
      return typeof value === 'string' ? value : '';
    };
    const [key, query] = [text('key'), text('gquery_key')];
    const said = own.said.get(key)!;
    if (typeof said.words !== 'string' || typeof said.hourly !== 'boolean')
      throw new Mistake(`${own.file}: ${key} is not {words: …, hourly: true|false}`);
    const [label = '', title = ''] = [labels, titles].map((names) => asText(plain(names.get(key) ?? key)));
    const file = known(files.get(query), `etsource has no query ${query}, which the item ${key} shows`);
    const unit = unitOf(documentOf(query, '', readFileSync(file, 'utf8')).text('unit') ?? '');
    return {
      ...{query, said, unit, shownIn: shownIn(key, unit), isFirst: typeof item.position === 'number'},
      ...{name: `**${label}**`, title: title === label ? '' : title},
      group: plain(groups.get(text('group')) ?? text('group')),
      chart: plain(charts.get(text('output_element_key')) ?? ''),
    };
  });
}

/** The groups in the order of the window that chooses items. */
function groupsOf(etmodel: string): string[] {
  const [, names = ''] = /GROUPS = %w\[([^\]]*)\]/.exec(source(etmodel, 'app/models/dashboard_item.rb')) ?? [];
  return names.trim().split(/\s+/);
}

/** In which unit the interface shows an item, from the cases of `format_result`; elsewhere a number stands as the query gives it. */
function unitsOnScreen(etmodel: string): (item: string, unit: string) => string {
  const hours = textsIn(etmodel, 'config/locales', 'units').get('hours') ?? 'h';
  const view = source(etmodel, 'app/assets/javascripts/lib/views/dashboard_item_view.coffee');
  const [cases = ''] = /switch key\n([\s\S]*?)\n\s*else\n\s*result\b/.exec(view) ?? [];
  const forms = new Map(
    [...cases.matchAll(/^\s*when (.*)\n([\s\S]*?)(?=^\s*when |(?![\s\S]))/gm)].flatMap(([, keys = '', form = '']) =>
      [...keys.matchAll(/'(\w+)'/g)].map(([, key]) => [key!, form]),
    ),
  );
  return (item, unit) => {
    const form = forms.get(item);
    if (form === undefined) return unit;
    if (form.includes('ratio_as_percentage')) return '%';
    if (form.includes('units.hours')) return hours;
    if (form.includes('autoscale_value')) return `${unit}, scaled`;
    if (/euros_to_string|toCurrency/.test(form)) return '€';
    throw new Mistake(`how etmodel shows ${item} is not understood: ${form.trim()}`);
  };
}

function source(etmodel: string, file: string): string {
  return readFileSync(path.join(etmodel, file), 'utf8');
}

/** A query's unit as pages write it. */
function unitOf(unit: string): string {
  return {'#': 'number', MT: 'Mt', bln_euro: 'billion €', hours: 'h'}[unit] ?? unit;
}
