import type {ReactNode} from 'react';
import Diagram from '@site/src/components/Diagram';
import NodeGrid from '@site/src/diagrams/NodeGrid';
import styles from './styles.module.css';

const words = (
  <>
    <p>The turbines supply three nodes:</p>
    <ul>
      <li>the node for curtailment, by a reversed share edge,</li>
      <li>the electrolyser, by a constant edge, whose amount the engine sets,</li>
      <li>the cable from sea, by an inversed flexible edge, which takes the rest.</li>
    </ul>
    <p>
      The cable from sea sends all to the high-voltage network by a reversed flexible edge. The cable to sea takes from
      the node for excess electricity by a share edge, and supplies by a flexible edge what the electrolyser lacks. The
      hydrogen goes to the pipeline by an inversed flexible edge. The turbines name curtailment, output, converter and
      input in their relations.
    </p>
  </>
);

/** The nodes of a hybrid hub at sea, and the types of the edges between them. */
export default function HybridHubNodes(): ReactNode {
  return (
    <Diagram title="One cable is two nodes, because an edge leads one way" words={words}>
      <NodeGrid
        className={styles.hub}
        maker={{name: 'Turbines'}}
        curtailment={{name: 'Curtailed', words: 'curtailment'}}
        nodes={{
          first: {name: 'Cable from sea', words: 'output'},
          second: {name: 'Electrolyser', words: 'converter'},
          third: {name: 'Cable to sea', words: 'input'},
        }}
        foot={{
          first: {name: 'HV network', quiet: true},
          second: {name: 'Pipeline', quiet: true},
          third: {name: 'Excess electricity', quiet: true},
        }}
        edges={{
          curtailed: {to: 'right', children: 'share, reversed'},
          below: {
            first: {to: 'down', children: 'inversed flexible'},
            second: {to: 'down', children: 'constant'},
          },
          beside: {second: {to: 'left', children: 'flexible'}},
          out: {
            first: {to: 'down', children: 'flexible, reversed'},
            second: {to: 'down', weight: 'strong', children: 'inversed flexible'},
            third: {to: 'up', children: 'share'},
          },
        }}
        legend="Below a name: its key among the relations of the turbines. The thick edge carries hydrogen, the others electricity."
      />
    </Diagram>
  );
}
