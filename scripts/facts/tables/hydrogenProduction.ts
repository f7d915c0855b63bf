import {known, Mistake} from '../blocks';
import type {AdDocument} from '../documents';
import {readNodeValues, type NodeValues} from '../values';
import {tableOf, withWords} from './form';
import {
  classOf,
  evenOutput,
  highestOutput,
  inWords,
  isFlat,
  madeOf,
  readSourceSliders,
  type SourceSlider,
  type SourceWords,
} from './sources';
import {asKey, asTitle, NONE} from './table';

/** The slides whose sliders set how much hydrogen can be made. */
const SLIDES = [
  'supply_hydrogen_production',
  'flexibility_flexibility_power_to_gas',
  'flexibility_flexibility_hybrid_offshore_wind',
];

/** All stores go by one name: their slides are told elsewhere. */
const STORES = 'energy_hydrogen_storage_…';

/** What supplies hydrogen, in the order of our words: sources with a slider, stores, and backup. */
export const hydrogenProduction = tableOf({
  title: 'Hydrogen production',
  id: 'production-table',
  rows: ({etsource, etmodel, dataset, words: wordsOf}) => {
    const words = wordsOf<SourceWords>('hydrogen-production');
    const values = readNodeValues(etsource, dataset);
    const slidersIn = readSourceSliders(etsource, etmodel, values);
    const sources = new Map<
      string,
      {readonly key: string; readonly node: AdDocument; readonly slider?: SourceSlider}
    >();
    for (const slider of SLIDES.flatMap((slide) => slidersIn(slide, 'hydrogen')))
      sources.set(slider.node.key, {key: slider.node.key, node: slider.node, slider});
    for (const node of values.nodes) {
      const kind = `${node.text('hydrogen.type')} ${node.text('hydrogen.subtype')}`;
      if (kind === 'producer backup') sources.set(node.key, {key: node.key, node});
      if (kind !== 'flex storage') continue;
      const {node: other} = sources.get(STORES) ?? {node};
      if (madeOf(node, 'hydrogen', values) !== madeOf(other, 'hydrogen', values))
        throw new Mistake(`${node.key} gives back another share than ${other.key}`);
      sources.set(STORES, {key: STORES, node: other});
    }
    return withWords(words, [...sources.values()]).map(({key: source, node, slider, said}) => {
      const {takes, words: own, key = slider ? asKey(slider.key) : NONE} = inWords(said);
      const variant = slider?.group === 'hydrogen_dispatchable' ? ', dispatchable' : '';
      const name = own ?? (slider && `${asTitle(slider.title)}${variant}`);
      return {node, name: known(name, `${words.file} has no name for ${source}`), takes, key};
    });
  },
  columns: ({etsource, dataset}) => {
    const values = readNodeValues(etsource, dataset);
    return {
      Source: 'name',
      Class: ({node}) => classOf(node.text('hydrogen.subtype')),
      Takes: 'takes',
      'Hydrogen per MWh (MWh)': ({node, takes}) => (takes === NONE ? NONE : madeOf(node, 'hydrogen', values)),
      'In an hour (% of capacity)': ({node}) => outputOf(node, values, etsource, dataset),
      Key: 'key',
    };
  },
  numbers: ['Hydrogen per MWh (MWh)', 'In an hour (% of capacity)'],
});

/** What a capacity gives in an hour, or what decides it. */
function outputOf(node: AdDocument, values: NodeValues, etsource: string, dataset: string): string {
  const [subtype = '', group] = ['subtype', 'group'].map((part) => node.text(`hydrogen.${part}`));
  if (subtype === 'dispatchable') return highestOutput(node, values);
  if (subtype === 'must_run' && isFlat(etsource, dataset, group)) return evenOutput(node, values);
  // Electricity is settled before hydrogen.
  if (subtype === 'must_run' && group === 'self: electricity_input_curve') return 'by price';
  return known(DECIDERS[subtype], `etsource’s ${node.key}: nothing is known of hydrogen ${subtype}`);
}

/** What decides the output of a class. */
const DECIDERS: Readonly<Record<string, string>> = {
  must_run: 'by profile',
  volatile: 'by profile',
  storage: 'by order',
  backup: 'what is missing',
};
