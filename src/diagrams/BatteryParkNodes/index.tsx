import type {ReactNode} from 'react';
import Diagram from '@site/src/components/Diagram';
import NodeGrid from '@site/src/diagrams/NodeGrid';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      A producer sends electricity to an output node up to the connection, to a battery what is above it, and the rest
      to a node for curtailment. The battery sends electricity to the output node, which sends all to the high-voltage
      network. These edges are reversed share edges.
    </p>
    <p>
      What the battery loses goes to a node for unused electricity, by an inversed flexible edge of the carrier loss.
      The producer names output, storage and curtailment in its relations, but not the node for unused electricity,
      which parks share.
    </p>
  </>
);

/** The nodes of a battery park, and what flows between them. */
export default function BatteryParkNodes(): ReactNode {
  return (
    <Diagram title="All that a park makes leaves the producer by one of three edges" words={words}>
      <NodeGrid
        className={styles.park}
        maker={{name: 'Producer', words: 'wind turbines or solar panels'}}
        curtailment={{name: 'Curtailed', words: 'curtailment'}}
        nodes={{
          first: {name: 'Output', words: 'output'},
          second: {name: 'Battery', words: 'storage'},
          third: {name: 'Unused', quiet: true},
        }}
        foot={{first: {name: 'HV network', quiet: true}}}
        edges={{
          curtailed: {to: 'right', weight: 'medium', children: 'rest'},
          below: {
            first: {to: 'down', weight: 'medium', children: 'up to the connection'},
            second: {to: 'down', weight: 'medium', children: 'above it'},
          },
          beside: {
            first: {to: 'left', weight: 'medium', children: 'back'},
            second: {to: 'right', weight: 'dashed', children: 'loss'},
          },
          out: {first: {to: 'down', weight: 'medium', children: 'both'}},
        }}
        legend="Below a name: its key among the relations. Solid edges are reversed share edges; the dashed one is inversed flexible."
      />
    </Diagram>
  );
}
