import type {ReactNode} from 'react';
import Diagram from '@site/src/components/Diagram';
import {arrow, box, Boxes, label, other} from '@site/src/components/Diagram/Grid';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Energy flows from right to left in all seven, from a supplier to a consumer. In the first three the consumer’s
      node decides the flow, and the calculation runs from left to right; in the others the supplier’s node decides, and
      the calculation runs from right to left as the energy does.
    </p>
    <ol>
      <li>Share: the consumer needs 100; supplier A with a share of 0.8 sends 80, supplier B with 0.2 sends 20.</li>
      <li>Flexible: the consumer needs 100; supplier A sends 70, supplier B what is lacking: 30.</li>
      <li>Constant: the supplier always sends 5 to the consumer.</li>
      <li>Dependent: the supplier’s output is 10, and the consumer gets all of it: 10.</li>
      <li>Inversed flexible: the supplier’s output is 100; consumer A gets 70, consumer B what is left: 30.</li>
      <li>Share, reversed: the supplier’s output is 50; the consumer gets a share of 1.0: 50.</li>
      <li>
        Flexible, reversed: the supplier’s output is 50; consumer A gets 20, consumer B the output less other edges: 30.
      </li>
    </ol>
  </>
);

type Part = ReturnType<typeof arrow>;

const edge = (says?: string): Part => arrow('left', says, {weight: 'medium'});
const another = (says?: string): Part => arrow('left', says); // of some other type

const key = other(
  <div className={styles.panel}>
    <Boxes
      parts={{
        edge: edge(),
        ofThisType: label('an edge of this type'),
        another: another(),
        ofTheSlot: label('another edge of the same slot'),
      }}
      narrow={`
        8       1 39
        edge    . ofThisType
        another . ofTheSlot
      `}
    />
  </div>,
);

/** Of the map of a type with two edges; words stand the other way round where the supplier decides. */
const ROWS = ['decides flow0 end0', 'decides . end0', 'decides . .', 'decides flow1 end1', 'decides . end1'];

/** One type: the node that decides at one end, and edges to one or two nodes at the other. */
function panel(decides: 'Consumer' | 'Supplier', no: number, name: string, amount: string, ...flows: Part[]): Part {
  const [end, to] = decides === 'Consumer' ? ['Supplier', 'right' as const] : ['Consumer', 'left' as const];
  const parts: Record<string, Part> = {decides: box(decides, amount, {strong: true})};
  flows.forEach((flow, index) => {
    parts[`flow${index}`] = flow;
    parts[`end${index}`] = box(flows.length > 1 ? `${end} ${'AB'[index]}` : end);
  });
  parts.calculation = arrow(to, 'calculation', {weight: 'dotted', near: true});

  const rows = [...ROWS.slice(0, flows.length > 1 ? 5 : 2), '. . .', 'calculation calculation calculation'];
  const map = (columns: string): string =>
    [columns, ...rows].map((row) => (to === 'right' ? row : row.split(' ').reverse().join(' '))).join('\n');
  return other(
    <div className={styles.panel}>
      <div className={styles.name}>
        <span>{no}</span> {name}
      </div>
      <Boxes parts={parts} narrow={map('14 18 16')} wide={map('13 20 15')} />
    </div>,
  );
}

const parts = {
  key,
  consumer: label('The consumer’s node decides the flow'),
  share: panel('Consumer', 1, 'Share', '100', edge('share 0.8: 80'), edge('share 0.2: 20')),
  flexible: panel('Consumer', 2, 'Flexible', '100', another('70'), edge('what is lacking: 30')),
  constant: panel('Consumer', 3, 'Constant', '', edge('always 5')),
  supplier: label('The supplier’s node decides the flow'),
  dependent: panel('Supplier', 4, 'Dependent', 'output 10', edge('all: 10')),
  inversed: panel('Supplier', 5, 'Inversed flexible', 'output 100', another('70'), edge('what is left: 30')),
  shareBack: panel('Supplier', 6, 'Share, reversed', 'output 50', edge('share 1.0: 50')),
  rest: panel('Supplier', 7, 'Flexible, reversed', 'output 50', another('20'), edge('output less other edges: 30')),
};

const narrow = `
  48
  key
  .
  consumer
  .
  share
  flexible
  constant
  .
  supplier
  .
  dependent
  inversed
  shareBack
  rest
`;

const wide = `
  23       2 23
  consumer . supplier
  .        . .
  share    . dependent
  flexible . inversed
  constant . shareBack
  key      . rest
`;

/** Which end of an edge decides how much flows, type by type. */
export default function EdgeTypes(): ReactNode {
  return (
    <Diagram
      title="Energy flows from right to left in all seven; the node that decides how much is filled"
      words={words}
    >
      <div className={styles.types}>
        <Boxes parts={parts} narrow={narrow} wide={wide} />
      </div>
    </Diagram>
  );
}
