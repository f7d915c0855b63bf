import {known, Mistake} from '../blocks';
import {readInputs, type AdDocument} from '../documents';
import {entriesIn} from '../files';
import type {NodeValues} from '../values';
import {readTitles} from './labels';
import {held} from './profiles';
import {NONE} from './table';

/** What we say of a source: what it takes; of one that the interface does not name, also what it is called. */
export type SourceWords = string | NamedSource;

interface NamedSource {
  readonly takes: string;
  readonly words?: string;
  readonly key?: string; // what stands for the key of its slider
}

/** The words for a source, in one form. */
export function inWords(said: SourceWords): NamedSource {
  return typeof said === 'string' ? {takes: said} : said;
}

/** A slider that sets how much there is of a source. */
export interface SourceSlider {
  readonly key: string;
  readonly title: string;
  readonly group: string;
  readonly isCapacity: boolean; // or an amount for the year
  readonly node: AdDocument;
}

/** The sliders of amounts in a file of etmodel, as far as their nodes take part in the balance of a carrier; prices are left out. */
export function readSourceSliders(
  etsource: string,
  etmodel: string,
  {nodes}: NodeValues,
): (file: string, place: string) => SourceSlider[] {
  const titleOf = readTitles(etmodel);
  const inputs = readInputs(etsource);
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  return (file, place) =>
    entriesIn(etmodel, `config/interface/input_elements/${file}.yml`).flatMap((entry): SourceSlider[] => {
      const [key, unit] = [String(entry.key), String(entry.unit)];
      if (!['MW', 'PJ', '%'].includes(unit)) return [];
      // A slider names the node that the interface tells about; of one that names none it is the node that the input changes.
      const changed = /\bUPDATE\(\s*[VL]\((\w+)\)/.exec(inputs.get(key)?.text('query') ?? '')?.[1];
      const named = typeof entry.related_node === 'string' ? entry.related_node : (changed ?? '');
      const node = known(byKey.get(named), `nothing says which node ${key} sets`);
      if (!node.text(`${place}.type`)) return [];
      return [{key, title: titleOf(key), group: String(entry.interface_group), isCapacity: unit !== 'PJ', node}];
    });
}

/** The class of a source in words: `must-run` for `must_run`. */
export function classOf(subtype: string | undefined): string {
  return subtype?.replaceAll('_', '-') ?? NONE;
}

/**
 * What a node makes of each MWh that it buys, `0.813`: heat of the surroundings is free. All numbers stand in the node's
 * document, or in a table of the dataset that it names; none waits for the calculation of the graph.
 */
export function madeOf(node: AdDocument, carrier: string, values: NodeValues, decimals = 3): string {
  const made = values.given(node.key, `output.${carrier}`);
  // What takes one carrier only mostly doesn't say so.
  const shares = node.below('input').map(([name]) => [name, node.number(`input.${name}`) ?? Number.NaN] as const);
  const sum = shares.reduce((total, [, share]) => total + share, 0);
  if (shares.length && !(Math.abs(sum - 1) < 0.001))
    throw new Mistake(`etsource’s ${node.key}: its inputs do not add up to 1`);
  const free = shares.reduce((total, [name, share]) => total + (FREE.has(name) ? share : 0), 0);
  return (made / (1 - free)).toFixed(decimals);
}

/** Heat of the surroundings. */
export const FREE: ReadonlySet<string> = new Set(['ambient_heat', 'geothermal', 'solar_thermal']);

/** Whether a profile gives the same in each hour, as that of a dataset may do, too. */
export function isFlat(etsource: string, dataset: string, profile: string | undefined): boolean {
  if (profile === 'flat') return true;
  const hours = profile && /^[\w/]+$/.test(profile) ? held(etsource, dataset, profile) : null;
  return Array.isArray(hours) && new Set(hours).size === 1;
}

/** The hourly output of a capacity that runs evenly all year, in percent. */
export function evenOutput(node: AdDocument, values: NodeValues): string {
  return ((values.given(node.key, 'full_load_hours') / 8760) * 100).toFixed(1);
}

/** The highest hourly output of a capacity that can be switched on, in percent. */
export function highestOutput(node: AdDocument, values: NodeValues): string {
  return (values.given(node.key, 'availability') * 100).toFixed(1);
}
