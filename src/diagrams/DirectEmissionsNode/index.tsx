import type {ReactNode} from 'react';
import Grid, {arrow, box, label} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>In the middle stands a plant, one node. Fossil CO₂ takes these ways:</p>
    <ul>
      <li>Two ways lead in: A, CO₂ in the carriers that go in, and B, CO₂ that is used.</li>
      <li>C, CO₂ in the carriers that come out, leads out.</li>
      <li>What is left is the production, P = A + B − C. A part of it is captured; the rest leaves for the air.</li>
    </ul>
    <p>
      Biogenic CO₂ takes the same ways, in with carriers (a), out with carriers (c), the rest captured or into the air;
      what goes into the air is not counted. K is all that is captured, fossil and biogenic, and the emissions that
      count are T = P − K. They are below zero where more biogenic CO₂ is captured than fossil CO₂ goes into the air.
    </p>
  </>
);

/** A letter of the page's formulas. */
const letter = (name: string): ReactNode => (
  <b>
    <var>{name}</var>
  </b>
);

const parts = {
  air: box('Air', null, {quiet: true, centred: true}),
  emitted: label(<>{letter('T')} emitted</>, {align: 'end', strong: true}),
  up: arrow('up', null, {weight: 'strong', carrier: 'co2'}),
  biogenicUp: arrow('up', null, {weight: 'dashed', carrier: 'biomass'}),
  free: label(<>biogenic, not&nbsp;counted</>),
  A: label(<>{letter('A')} fossil CO₂ in&nbsp;the&nbsp;carriers that&nbsp;go&nbsp;in</>, {align: 'middle'}),
  fossilIn: arrow('right', null, {weight: 'medium', carrier: 'co2'}),
  B: label(<>{letter('B')} CO₂ that&nbsp;is&nbsp;used</>, {align: 'middle'}),
  used: arrow('right', null, {weight: 'medium', carrier: 'co2'}),
  a: label(<>{letter('a')} biogenic, in&nbsp;carriers</>, {align: 'middle'}),
  biogenicIn: arrow('right', null, {weight: 'dashed', carrier: 'biomass'}),
  plant: box('Plant', 'one node', {strong: true, centred: true}),
  C: label(<>{letter('C')} fossil CO₂ in&nbsp;the&nbsp;carriers that&nbsp;come&nbsp;out</>, {align: 'middle'}),
  fossilOut: arrow('right', null, {weight: 'medium', carrier: 'co2'}),
  c: label(<>{letter('c')} biogenic, in&nbsp;carriers</>, {align: 'middle'}),
  biogenicOut: arrow('right', null, {weight: 'dashed', carrier: 'biomass'}),
  fossil: label('fossil', {align: 'end'}),
  down: arrow('down', null, {weight: 'medium', carrier: 'co2'}),
  biogenicDown: arrow('down', null, {weight: 'dashed', carrier: 'biomass'}),
  biogenic: label('biogenic'),
  captured: box(<>{letter('K')} captured</>, 'both deducted', {quiet: true, centred: true, link: '/main/co2-ccus/'}),
  sums: label(
    <>
      production {letter('P')} = {letter('A')} + {letter('B')} − {letter('C')}
      {' \u2003'}
      emitted {letter('T')} = {letter('P')} − {letter('K')}
    </>,
    {align: 'middle'},
  ),
};

const rows = `
  .          .          air      air      air          .           .
  .          .          up       .        biogenicUp   .           .
  .          .          up       .        biogenicUp   .           .
  emitted    .          up       .        biogenicUp   .           free
  .          .          up       .        biogenicUp   .           .
  .          .          up       .        biogenicUp   .           .
  .          .          plant    plant    plant        .           .
  A          .          plant    plant    plant        .           C
  fossilIn   fossilIn   plant    plant    plant        fossilOut   fossilOut
  .          .          plant    plant    plant        .           .
  B          .          plant    plant    plant        .           .
  used       used       plant    plant    plant        .           .
  .          .          plant    plant    plant        .           .
  a          .          plant    plant    plant        .           c
  biogenicIn biogenicIn plant    plant    plant        biogenicOut biogenicOut
  .          .          plant    plant    plant        .           .
  .          .          down     .        biogenicDown .           .
  .          .          down     .        biogenicDown .           .
  fossil     .          down     .        biogenicDown .           biogenic
  .          .          down     .        biogenicDown .           .
  .          .          down     .        biogenicDown .           .
  .          .          captured captured captured     .           .
  .          .          .        .        .            .           .
  sums       sums       sums     sums     sums         sums        sums
`;

/** Where the carbon of a plant comes from and goes to, and which part of it counts as emitted. */
export default function DirectEmissionsNode(): ReactNode {
  return (
    <Grid
      title="Carbon that goes into a plant leaves in carriers, by capture or into the air"
      words={words}
      parts={parts}
      narrow={`15 1 4 8 4 1 15 ${rows}`}
      wide={`18 1 2 6 2 1 18 ${rows}`}
    />
  );
}
