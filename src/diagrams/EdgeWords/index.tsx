import type {ReactNode} from 'react';
import {Label} from '@site/src/components/Diagram';
import Grid, {arrow, box, group, other} from '@site/src/components/Diagram/Grid';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      An edge joins two nodes. The consumer is on the left and is also called the child; the supplier is on the right
      and is also called the parent. The edge leaves the supplier’s output slot and enters the consumer’s input slot, so
      energy always flows from right to left.
    </p>
    <p>
      The share of the edge in the consumer’s input slot is its child share, the share in the supplier’s output slot its
      parent share.
    </p>
    <p>
      The calculation of a share, flexible or constant edge begins at the consumer and runs from left to right, against
      the flow. That of a dependent or inversed flexible edge, and of a reversed one, begins at the supplier and runs
      from right to left, with the flow.
    </p>
  </>
);

/** Words inside of a node, under those of its name or of its slot. */
const inside = (says: ReactNode) => other(<Label className={styles.inside}>{says}</Label>);

/** The share that the edge has of a slot. */
const share = (name: string) =>
  inside(
    <>
      <code>{name}</code>
      <br />
      is the edge’s part of this slot
    </>,
  );

const parts = {
  consumer: group('Consumer', ['child', 'input', 'childShare']),
  child: inside('child, left node'),
  input: box('Input slot', 'electricity', {strong: true}),
  childShare: share('child_share'),
  flow: arrow('left', 'edge: flow of electricity', {weight: 'medium', carrier: 'electricity'}),
  supplier: group('Supplier', ['parent', 'output', 'parentShare']),
  parent: inside('parent, right node'),
  output: box('Output slot', 'electricity', {strong: true}),
  parentShare: share('parent_share'),
  byConsumer: arrow('right', 'calculation: share, flexible, constant', {weight: 'dotted', near: true}),
  bySupplier: arrow('left', 'calculation: dependent, inversed flexible, all reversed', {weight: 'dotted', near: true}),
};

const narrow = `
  17         14         17
  consumer   .          supplier
  child      .          parent
  consumer   .          supplier
  input      flow       output
  consumer   .          supplier
  childShare .          parentShare
  consumer   .          supplier
  .          .          .
  .          .          .
  byConsumer byConsumer byConsumer
  .          .          .
  .          .          .
  bySupplier bySupplier bySupplier
`;

const wide = `
  8          10         12         10          8
  consumer   consumer   .          supplier    supplier
  child      child      .          parent      parent
  consumer   consumer   .          supplier    supplier
  consumer   input      flow       output      supplier
  consumer   consumer   .          supplier    supplier
  consumer   childShare .          parentShare supplier
  consumer   consumer   .          supplier    supplier
  .          .          .          .           .
  .          .          .          .           .
  byConsumer byConsumer byConsumer byConsumer  byConsumer
  .          .          .          .           .
  .          .          .          .           .
  bySupplier bySupplier bySupplier bySupplier  bySupplier
`;

/** The words for both ends of an edge, and which way flow and calculation go. */
export default function EdgeWords(): ReactNode {
  return (
    <Grid
      title="Energy flows to the left; the calculation of most edges runs to the right"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
    />
  );
}
