import type {ReactNode} from 'react';
import Grid, {arrow, box, group, label, line} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>Supply leads into one node, captured CO₂, which is balanced over the year:</p>
    <ul>
      <li>
        C is captured, and deducted from emissions here, in industry (a share of the potential), in power, heat and
        hydrogen plants (a share of the capacity), with liquid fuels from waste and biomass (by design) and from the air
        (Mt that you set). What the first three don’t capture is emitted.
      </li>
      <li>I is the import that you set, a fixed supply.</li>
      <li>M is Import (deficit), if demand is larger than supply.</li>
    </ul>
    <p>
      X, Surplus/Export, leaves the node before transport, if supply is larger. Demand, N, goes to transport, at the
      start 50% by pipelines and 50% by ships, and on to three uses. Nothing more is deducted there:
    </p>
    <ul>
      <li>G is stored under the sea.</li>
      <li>U is other use: emitted, 100% at the start, or kept for ever, 0% at the start.</li>
      <li>F goes into synthetic fuels, which count where they are burnt.</li>
    </ul>
  </>
);

/** A quantity of the page's formulas. */
const letter = (name: string): ReactNode => (
  <b>
    <var>{name}</var>
  </b>
);

const parts = {
  lost: box('Emitted', 'what is not captured', {quiet: true, centred: true}),
  rest1: arrow('up', null, {carrier: 'co2'}),
  industry: box('Industry', 'share of the potential', {centred: true}),
  rest2: arrow('up', null, {carrier: 'co2'}),
  power: box('Power, heat and hydrogen plants', 'share of the capacity', {centred: true}),
  rest3: arrow('up', null, {carrier: 'co2'}),
  liquid: box('Liquid fuels from waste and biomass', 'by design', {centred: true, link: '/main/liquid-fuels/'}),
  air: box('Air', 'Mt that you set', {centred: true}),
  supply: line({edges: 'left bottom right', carrier: 'co2'}),
  C: arrow('down', <>{letter('C')} deducted from emissions here</>, {weight: 'medium', carrier: 'co2'}),
  set: box('Import that you set', 'a fixed supply', {centred: true}),
  I: arrow('down', letter('I'), {carrier: 'co2'}),
  deficit: box('Import (deficit)', 'if demand is larger', {dashed: true, centred: true}),
  M: arrow('down', letter('M'), {weight: 'dashed', carrier: 'co2'}),
  hub: box('Captured CO₂', 'one node, balanced over the year', {strong: true, centred: true}),
  N: arrow('down', <>{letter('N')} demand</>, {weight: 'medium', carrier: 'co2'}),
  X: arrow('down', letter('X'), {weight: 'dashed', carrier: 'co2'}),
  surplus: box(
    <>
      Surplus/
      <wbr />
      Export
    </>,
    'if supply is larger',
    {dashed: true, centred: true},
  ),
  transport: group('Transport', ['pipelines', 'ships']),
  pipelines: box('Pipelines', '50% at the start', {centred: true}),
  ships: box('Ships', '50% at the start', {centred: true}),
  G: arrow('down', letter('G'), {carrier: 'co2'}),
  U: arrow('down', letter('U'), {carrier: 'co2'}),
  F: arrow('down', letter('F'), {carrier: 'co2'}),
  storage: box('Storage under the sea', null, {centred: true}),
  use: box('Other use', null, {centred: true}),
  synthetic: box('Synthetic fuels', null, {centred: true}),
  end1: arrow('down', null, {carrier: 'co2'}),
  end2: arrow('down', null, {carrier: 'co2'}),
  end3: arrow('down'),
  emitted: box('Emitted', '100% at the start', {quiet: true, centred: true}),
  kept: box('Kept for ever', '0% at the start', {quiet: true, centred: true}),
  fuel: box('Fuel', 'counts where it is burnt', {quiet: true, centred: true}),
  demand: line({edges: 'left bottom right', carrier: 'co2'}),
  after: label('nothing more is deducted', {align: 'middle', strong: true}),
};

const narrow = `
  1         10        1         11        1         1         10        1         1         1         9         1
  lost      lost      lost      lost      lost      lost      lost      lost      lost      .         .         .
  rest1     rest1     .         rest2     rest2     .         rest3     rest3     rest3     .         .         .
  industry  industry  .         power     power     .         liquid    liquid    liquid    .         air       air
  supply    supply    supply    supply    supply    supply    supply    supply    supply    supply    supply    supply
  C         C         C         C         .         .         .         .         .         .         .         .
  C         C         C         C         set       set       set       .         deficit   deficit   deficit   deficit
  C         C         C         C         I         I         I         .         M         M         M         M
  hub       hub       hub       hub       hub       hub       hub       hub       hub       hub       hub       hub
  N         N         N         N         .         .         .         .         X         X         X         X
  N         N         N         N         .         .         .         .         surplus   surplus   surplus   surplus
  N         N         N         N         .         .         .         .         .         .         .         .
  transport transport transport transport transport transport transport transport transport transport transport transport
  transport pipelines pipelines pipelines .         ships     ships     ships     ships     ships     ships     transport
  transport transport transport transport transport transport transport transport transport transport transport transport
  G         G         .         U         U         U         U         .         F         F         F         F
  storage   storage   .         use       use       use       use       .         synthetic synthetic synthetic synthetic
  storage   storage   .         end1      .         end2      end2      .         end3      end3      end3      end3
  storage   storage   .         emitted   .         kept      kept      .         fuel      fuel      fuel      fuel
  demand    demand    demand    demand    demand    demand    demand    demand    demand    demand    demand    demand
  after     after     after     after     after     after     after     after     after     after     after     after
`;

const wide = `
  1         5         1         1         7         1         1         7         1         1         5         1         1   7   1   7
  lost      lost      lost      lost      lost      lost      lost      lost      lost      .         .         .         .   .   .   .
  rest1     rest1     .         rest2     rest2     rest2     .         rest3     rest3     .         .         .         .   .   .   .
  industry  industry  .         power     power     power     .         liquid    liquid    .         air       air       .   set .   deficit
  supply    supply    supply    supply    supply    supply    supply    supply    supply    supply    supply    supply    .   I   .   M
  C         C         C         C         C         C         C         C         C         C         C         C         .   I   .   M
  hub       hub       hub       hub       hub       hub       hub       hub       hub       hub       hub       hub       hub hub hub hub
  N         N         N         N         N         N         N         N         N         N         N         N         .   .   .   X
  transport transport transport transport transport transport transport transport transport transport transport transport .   .   .   surplus
  transport pipelines pipelines pipelines pipelines .         .         ships     ships     ships     ships     transport .   .   .   surplus
  transport transport transport transport transport transport transport transport transport transport transport transport .   .   .   surplus
  G         G         G         .         U         U         U         U         .         F         F         F         .   .   .   .
  storage   storage   storage   .         use       use       use       use       .         synthetic synthetic synthetic .   .   .   .
  storage   storage   storage   .         end1      .         end2      end2      .         end3      end3      end3      .   .   .   .
  storage   storage   storage   .         emitted   .         kept      kept      .         fuel      fuel      fuel      .   .   .   .
  demand    demand    demand    demand    demand    demand    demand    demand    demand    demand    demand    demand    .   .   .   .
  after     after     after     after     after     after     after     after     after     after     after     after     .   .   .   .
`;

/** Where captured CO₂ comes from and goes to, and what closes the balance. */
export default function CcusBalance(): ReactNode {
  return (
    <Grid
      title="Import makes up a deficit; a surplus leaves before transport"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
      small
    />
  );
}
