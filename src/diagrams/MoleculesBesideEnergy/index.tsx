import type {ReactNode} from 'react';
import Diagram from '@site/src/components/Diagram';
import {arrow, box, Boxes, group, label} from '@site/src/components/Diagram/Grid';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Two columns stand side by side in both parts: the energy graph, in MJ, and the molecule graph, in kg. Numbers are
      those of the steps on this page.
    </p>
    <p>
      With the hours: step 1, the first pass of the energy graph, hands amounts over by <code>from_energy</code> to step
      2, the first calculation of the molecule graph. That gives 12 energy nodes a demand by <code>from_molecules</code>
      , step 3, and step 4, the 8,760 hours, reads it. In step 5 both graphs go back to their state after the inputs;
      the 12 demands and the totals of the hours are entered again. Step 6 is the second pass of the energy graph. It
      hands amounts over by <code>from_energy</code> once more, to step 7, the last calculation of the molecule graph.
      Nothing leads back from step 7.
    </p>
    <p>
      Without the hours: step 1, the only pass of the energy graph, hands amounts over by <code>from_energy</code> to
      step 2, the only calculation of the molecule graph. Nothing leads back.
    </p>
  </>
);

/** The name of a connection, which breaks where there is little room. */
const from = (graph: 'energy' | 'molecules'): ReactNode => (
  <>
    from_
    <wbr />
    {graph}
  </>
);

const never = arrow('left', null, {weight: 'dashed', crossed: true});

const future = {
  hours: group('With the hours: the future', ['energy', 'first', 'last']),
  energy: label('Energy, MJ', {align: 'middle'}),
  molecules: label('Molecules, kg', {align: 'middle'}),
  first: box('1\u2002First pass'),
  over: arrow('right', from('energy')),
  dropped: box('2\u2002First calculation', 'its results are dropped in step\u00a05'),
  toDemands: arrow('down'),
  demands: box('3\u200212 nodes get a demand'),
  back: arrow('left', from('molecules')),
  toHours: arrow('down'),
  hourly: box('4\u20028,760 hours'),
  toReset: arrow('down'),
  drop: arrow('down', null, {weight: 'dashed'}),
  reset: box(
    '5\u2002Both graphs as after the inputs',
    'entered again: the 12 demands of step\u00a03, and the yearly totals of the hours',
  ),
  toSecond: arrow('down'),
  toLast: arrow('down'),
  second: box('6\u2002Second pass', 'results of energy', {strong: true}),
  again: arrow('right', from('energy')),
  never,
  last: box('7\u2002Last calculation', 'results of molecules', {strong: true}),
};

const futureMap = `
  1     16        14    16        1
  hours hours     hours hours     hours
  .     energy    .     molecules .
  .     .         .     .         .
  .     first     over  dropped   .
  .     toDemands .     dropped   .
  .     demands   back  dropped   .
  .     toHours   .     drop      .
  .     hourly    .     drop      .
  .     toReset   .     drop      .
  .     reset     reset reset     .
  .     toSecond  .     toLast    .
  .     second    again last      .
  .     second    .     last      .
  .     second    never last      .
  .     second    .     last      .
  hours hours     hours hours     hours
`;

const present = {
  none: group('Without the hours: the present', ['energy', 'only', 'last']),
  energy: label('Energy, MJ', {align: 'middle'}),
  molecules: label('Molecules, kg', {align: 'middle'}),
  only: box('1\u2002Only pass', 'results of energy', {strong: true}),
  over: arrow('right', from('energy')),
  never,
  last: box('2\u2002Only calculation', 'results of molecules', {strong: true}),
};

const presentMap = `
  1    16     14    16        1
  none none   none  none      none
  .    energy .     molecules .
  .    .      .     .         .
  .    only   over  last      .
  .    only   .     last      .
  .    only   never last      .
  .    only   .     last      .
  none none   none  none      none
`;

/** What goes over from the energy graph to the molecule graph and back, and when. */
export default function MoleculesBesideEnergy(): ReactNode {
  return (
    <Diagram
      title="Energy nodes get their demand from the first calculation of molecules; the last one only reports"
      words={words}
    >
      <div className={styles.both}>
        <Boxes parts={future} narrow={futureMap} small />
        <Boxes parts={present} narrow={presentMap} small />
      </div>
    </Diagram>
  );
}
