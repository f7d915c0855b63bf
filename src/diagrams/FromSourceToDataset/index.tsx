import type {ReactNode} from 'react';
import Diagram, {Box, Group} from '@site/src/components/Diagram';
import Chain from '@site/src/diagrams/Chain';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Two ways lead into ETSource, which holds graphs, inputs, gqueries and datasets: <code>rake import</code> brings
      full datasets from ETDataset; <code>rake etsource:export</code> brings derived datasets from ETLocal, whose
      commits and edits Transformer turns into the files of a dataset.
    </p>
    <p>
      Once per dataset Atlas builds the graph, runs the queries that begin with <code>~</code> and applies{' '}
      <code>graph_values.yml</code>; Refinery fills in missing demands and shares; the outcome is kept in the file{' '}
      <code>{'tmp/atlas/<dataset>.pack'}</code>.
    </p>
    <p>
      At every request ETEngine puts the inputs of a scenario on that graph, runs the hourly calculation with Merit and
      Fever, and answers the queries. Inputs, gqueries and the structure of the graph it takes from ETSource directly.
    </p>
  </>
);

/** How numbers come from their source into ETSource, and from there into a running engine. */
export default function FromSourceToDataset(): ReactNode {
  return (
    <Diagram title="A dataset is calculated once, a scenario at every request" words={words}>
      <div className={styles.grid}>
        <Box className={styles.full} name="ETDataset" quiet />
        <Lead className={styles.import} to="down">
          rake import
          <br />
          (full datasets)
        </Lead>
        <Box className={styles.local} name="ETLocal" quiet>
          commits and edits
        </Box>
        <Lead className={styles.values} to="down" wide="right" />
        <Box className={styles.transformer} name="Transformer" quiet />
        <Lead className={styles.export} to="down">
          rake etsource:export
          <br />
          (derived datasets)
        </Lead>
        <Box className={styles.source} name="ETSource">
          graphs, inputs, gqueries, datasets
        </Box>
        <Lead className={styles.documents} to="down" />
        <Group className={styles.once} name="Once per dataset">
          <Chain
            steps={[
              <Box name="Atlas">
                builds the graph, runs ~ queries, applies graph_
                <wbr />
                values.yml
              </Box>,
              <Box name="Refinery">fills in missing demands and shares</Box>,
              <Box name="File">
                tmp/atlas/
                <wbr />
                {'<dataset>'}
                <wbr />
                .pack
              </Box>,
            ]}
          />
        </Group>
        <Lead className={styles.structure} to="down">
          inputs, gqueries, graph structure
        </Lead>
        <Lead className={styles.graph} to="down" wide="right" />
        <Group className={styles.always} name="Every request">
          <Box className={styles.engine} name="ETEngine">
            <ol>
              <li>graph + inputs of a scenario</li>
              <li>hourly calculation (Merit, Fever)</li>
              <li>answers to queries</li>
            </ol>
          </Box>
        </Group>
      </div>
    </Diagram>
  );
}
