import type {ReactNode} from 'react';
import Diagram, {Box, Group, Label} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      An edge joins two nodes. The consumer stands on the left and is also called the child; the supplier stands on the
      right and is also called the parent. The edge leaves the supplier’s output slot and enters the consumer’s input
      slot, so energy always flows from right to left.
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

interface EndProps {
  readonly side: 'left' | 'right';
  readonly node: string;
  readonly kin: string;
  readonly slot: string;
  readonly share: string;
}

/** A node at one end of the edge: its names, and its slot with the share that the edge has of it. */
function End({side, node, kin, slot, share}: EndProps): ReactNode {
  return (
    <Group className={styles[side]} name={node}>
      <div className={styles.kin}>
        {kin}, {side} node
      </div>
      <Box className={styles.slot} name={slot} strong>
        electricity
      </Box>
      <Label className={styles.share}>
        <code>{share}</code>
        <br />
        is the edge’s part of this slot
      </Label>
    </Group>
  );
}

/** The words for both ends of an edge, and which way flow and calculation go. */
export default function EdgeWords(): ReactNode {
  return (
    <Diagram title="Energy flows to the left; the calculation of most edges runs to the right" words={words}>
      <div className={styles.edge}>
        <End side="left" node="Consumer" kin="child" slot="Input slot" share="child_share" />
        <Lead className={styles.flow} to="left" weight="medium">
          edge: flow of electricity
        </Lead>
        <End side="right" node="Supplier" kin="parent" slot="Output slot" share="parent_share" />
        <Lead className={styles.byConsumer} to="right" weight="dotted" near>
          calculation: share, flexible, constant
        </Lead>
        <Lead className={styles.bySupplier} to="left" weight="dotted" near>
          calculation: dependent, inversed flexible, all reversed
        </Lead>
      </div>
    </Diagram>
  );
}
