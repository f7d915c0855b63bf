import type {ReactNode} from 'react';
import Diagram, {Box, Group} from '@site/src/components/Diagram';
import Chain from '@site/src/diagrams/Chain';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Both begin alike: each graph gets a copy of the dataset and the scenario’s own curves and orders; then the inputs
      are applied, first those of the present, then those of the future.
    </p>
    <p>Present: one pass, then the molecule graph, then the results of the start year. No hours are calculated.</p>
    <p>
      Future: the heaters are divided over the kinds of buildings, then comes the first pass. The molecule graph is
      calculated from it and gives 12 energy nodes a demand. The hourly modules take over yearly amounts and go through
      8,760 hours; in each hour heat in buildings comes first, then the heat networks of high, medium and low
      temperature, electricity, hydrogen, and heat for agriculture. The graph then goes back to its state after the
      inputs, and the yearly totals of the hours are entered. The second pass follows; the hours are not run again. Last
      come the curves of network gas and once more the molecule graph, and then the results of the end year.
    </p>
  </>
);

/** The order in which present and future are calculated, and where the hours stand in it. */
export default function CalculationSequence(): ReactNode {
  return (
    <Diagram title="The future is passed through twice, with the hours of the year in between" words={words}>
      <div className={styles.grid}>
        <Box className={styles.dataset} name="Dataset">
          a copy for each graph; the scenario’s own curves and orders
        </Box>
        <Lead className={styles.toInputs} to="down" />
        <Box className={styles.inputs} name="Inputs">
          first those of the present, then those of the future
        </Box>
        <Lead className={styles.toPresent} to="down" />
        <Lead className={styles.toFuture} to="down" />
        <Group className={styles.present} name="Present">
          <Box className={styles.onePass} name="One pass" />
          <Lead to="down" />
          <Box name="Molecule graph" />
          <Lead className={styles.noHours} to="down">
            no hours
          </Lead>
          <Box name="Results of the start year" />
        </Group>
        <Group className={styles.future} name="Future">
          <Box name="Heaters are divided over buildings">sets shares</Box>
          <Lead to="down" />
          <Box name="First pass" />
          <Lead to="down" />
          <Box name="Molecule graph">12 nodes get a demand</Box>
          <Lead to="down">yearly amounts</Lead>
          <Group name="8,760 hours" strong>
            <Chain
              className={styles.hour}
              steps={[
                <Box key="buildings" name="Heat in buildings" />,
                <Box key="networks" name="Heat networks HT, MT, LT" />,
                <Box key="electricity" name="Electricity" />,
                <Box key="hydrogen" name="Hydrogen" />,
                <Box key="agriculture" name="Heat for agriculture" />,
              ]}
              ways={[{between: [0, 4], to: 'first', side: 'right', wide: 'below', children: 'each hour'}]}
            />
          </Group>
          <Lead to="down" />
          <Box name="Back to the state after the inputs">yearly totals of the hours entered</Box>
          <Lead to="down" />
          <Box name="Second pass" strong />
          <Lead to="down" />
          <Box name="Curves of network gas; molecule graph" />
          <Lead to="down" />
          <Box name="Results of the end year" />
        </Group>
      </div>
    </Diagram>
  );
}
