import {Mistake} from '../blocks';
import type {AdDocument} from '../documents';
import {readNodeValues} from '../values';
import {refuseUnlike, type Words} from '../words';
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
import {asKey, asText, NONE, table} from './table';

/** The slides whose sliders set how much hydrogen can be made. */
const SLIDES = [
  'supply_hydrogen_production',
  'flexibility_flexibility_power_to_gas',
  'flexibility_flexibility_hybrid_offshore_wind',
];

/** All stores go by one name: their slides are told elsewhere. */
const STORES = 'energy_hydrogen_storage_…';

/** What supplies hydrogen, as Markdown, in the order of our words: sources with a slider, stores, and backup. */
export function hydrogenProduction(
  etsource: string,
  etmodel: string,
  dataset: string,
  words: Words<SourceWords>,
): string {
  const values = readNodeValues(etsource, dataset);
  const slidersIn = readSourceSliders(etsource, etmodel, values);
  const sources = new Map<string, {readonly node: AdDocument; readonly slider?: SourceSlider}>();
  for (const slider of SLIDES.flatMap((slide) => slidersIn(slide, 'hydrogen')))
    sources.set(slider.node.key, {node: slider.node, slider});
  for (const node of values.nodes) {
    const kind = `${node.text('hydrogen.type')} ${node.text('hydrogen.subtype')}`;
    if (kind === 'producer backup') sources.set(node.key, {node});
    if (kind !== 'flex storage') continue;
    const {node: other} = sources.get(STORES) ?? {node};
    if (madeOf(node, 'hydrogen', values) !== madeOf(other, 'hydrogen', values))
      throw new Mistake(`${node.key} gives back another share than ${other.key}`);
    sources.set(STORES, {node: other});
  }
  refuseUnlike(words, [...sources.keys()]);

  const rows = [...words.said].map(([source, said]) => {
    const {node, slider} = sources.get(source)!;
    const {takes, words: name, key} = inWords(said);
    const variant = slider?.group === 'hydrogen_dispatchable' ? ', dispatchable' : '';
    const title = name ?? (slider && `**${asText(slider.title)}**${variant}`);
    if (!title) throw new Mistake(`${words.file} has no name for ${source}`);
    return [
      title,
      classOf(node.text('hydrogen.subtype')),
      takes,
      takes === NONE ? NONE : madeOf(node, 'hydrogen', values),
      outputOf(node),
      key ?? (slider ? asKey(slider.key) : NONE),
    ];
  });
  return table(
    'Hydrogen production',
    'production-table',
    ['Source', 'Class', 'Takes', PER_MWH, IN_AN_HOUR, 'Key'],
    rows,
    {numbers: [PER_MWH, IN_AN_HOUR]},
  );

  /** What a capacity gives in an hour, or what decides it. */
  function outputOf(node: AdDocument): string {
    const [subtype = '', group] = ['subtype', 'group'].map((part) => node.text(`hydrogen.${part}`));
    if (subtype === 'dispatchable') return highestOutput(node, values);
    if (subtype === 'must_run' && isFlat(etsource, dataset, group)) return evenOutput(node, values);
    // Electricity is settled before hydrogen.
    if (subtype === 'must_run' && group === 'self: electricity_input_curve') return 'by price';
    const decider = DECIDERS[subtype];
    if (!decider) throw new Mistake(`etsource’s ${node.key}: nothing is known of hydrogen ${subtype}`);
    return decider;
  }
}

const PER_MWH = 'Hydrogen per MWh (MWh)';
const IN_AN_HOUR = 'In an hour (% of capacity)';

/** What decides the output of a class. */
const DECIDERS: Readonly<Record<string, string>> = {
  must_run: 'by profile',
  volatile: 'by profile',
  storage: 'by order',
  backup: 'what is missing',
};
