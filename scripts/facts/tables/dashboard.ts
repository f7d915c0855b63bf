import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Mistake} from '../blocks';
import {needOf} from '../clones';
import {entriesIn, plain, textsIn} from '../files';
import {refuseUnlike, type Words} from '../words';
import {asKey, asText, NONE, table} from './table';

/** What content/facts/dashboard.yml says of an item. */
export interface Said {
  readonly words: string;
  readonly hourly: boolean; // whether its number comes out of the calculation by the hour
}

/**
 * All items of the dashboard, by group as in the window that chooses them, as Markdown: a table of what each says, and one of
 * the queries and charts behind them.
 */
export function dashboard(
  etmodel: string,
  units: ReadonlyMap<string, {readonly unit: string}>,
  own: Words<Said>,
): string {
  const texts = (field: string): Map<string, string> =>
    textsIn(etmodel, 'config/locales/interface', 'dashboard_items', field);
  const [labels, titles] = [texts('label'), texts('title')];
  const groups = textsIn(etmodel, 'config/locales', 'dashboard_item_groups');
  const charts = textsIn(etmodel, 'config/locales/interface/output_elements', 'output_elements', 'title');
  const shownIn = unitsOnScreen(etmodel);

  const order = groupsOf(etmodel);
  const items = entriesIn(etmodel, 'config/interface/dashboard_items.yml')
    .filter((item) => !item.disabled && needOf(item) !== undefined)
    .toSorted((one, other) => order.indexOf(String(one.group)) - order.indexOf(String(other.group)));
  const keys = items.map(({key}) => String(key));
  refuseUnlike(own, keys);
  for (const key of keys) {
    const {words, hourly} = own.said.get(key)!;
    if (typeof words !== 'string' || typeof hourly !== 'boolean') {
      throw new Mistake(`${own.file}: ${key} is not {words: …, hourly: true|false}`);
    }
  }

  const rows = items.map((item) => {
    const text = (field: string): string => {
      const value = item[field];
      return typeof value === 'string' ? value : '';
    };
    const [key, query] = [text('key'), text('gquery_key')];
    const [label, title] = [labels, titles].map((names) => asText(plain(names.get(key) ?? key)));
    const name = `**${label}**`;
    const {words, hourly} = own.said.get(key)!;
    const unit = units.get(query)?.unit;
    if (unit === undefined) throw new Mistake(`etsource has no query ${query}, which the item ${key} shows`);
    return {
      says: [
        plain(groups.get(text('group')) ?? text('group')),
        label === title ? name : `${name}: ${title}`,
        words,
        shownIn(key, unitOf(unit)),
        typeof item.position === 'number' ? 'yes' : 'no',
        hourly ? 'yes' : 'no',
      ],
      behind: [name, asKey(query), unitOf(unit), asText(plain(charts.get(text('output_element_key')) ?? '')) || NONE],
    };
  });
  return [
    table(
      'Items of the dashboard',
      'dashboard-items',
      ['Group', 'Item', 'What it says', 'Shown in', 'Shown at first', 'Hourly'],
      rows.map(({says}) => says),
    ),
    table(
      'Queries and charts behind the items of the dashboard',
      'dashboard-queries',
      ['Item', 'Query', 'Unit of the query', 'Chart that opens'],
      rows.map(({behind}) => behind),
    ),
  ].join('\n\n');
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
