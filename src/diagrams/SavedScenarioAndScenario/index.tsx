import type {ReactNode} from 'react';
import Diagram, {Box, Label} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import Loop from '@site/src/diagrams/Loop';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Saved scenario 51230 is in MyETM, with title, description, roles and <code>private</code>. In the engine are the
      scenarios 2467803, 2467802 and 2467801, each with inputs, curves and orders of its own.
    </p>
    <p>
      By <code>scenario_id</code> the saved scenario leads to 2467803, its current state. By{' '}
      <code>scenario_id_history</code> it leads to 2467802 and 2467801, its earlier states; the list has the oldest
      first. Scenario 2467802 was copied, and the copy then changed: that is 2467803.
    </p>
  </>
);

function Scenario({id, className}: {readonly id: number; readonly className: string | undefined}): ReactNode {
  return (
    <Box className={className} name={`Scenario ${id}`}>
      inputs, curves, orders
    </Box>
  );
}

/** One entry in MyETM, and the scenarios of the engine to which it points. */
export default function SavedScenarioAndScenario(): ReactNode {
  return (
    <Diagram title="A saved scenario points to its current state and to earlier ones" words={words}>
      <div className={styles.grid}>
        <Box className={styles.saved} name="Saved scenario 51230">
          in MyETM: title, description, roles, private
        </Box>
        <div className={styles.engine} />
        <div className={styles.heading}>in the engine</div>
        <Lead className={styles.toCurrent} to="down" wide="right">
          <code>scenario_id</code>
          <br />
          current state
        </Lead>
        <Lead className={styles.toPrevious} to="down" wide="right" weight="dashed" />
        <Lead className={styles.toFirst} to="down" wide="right" weight="dashed" />
        <div className={styles.history}>
          <Label>
            <code>scenario_id_history</code>
            <br />
            earlier states, oldest first
          </Label>
        </div>
        <Scenario className={styles.current} id={2467803} />
        <Scenario className={styles.previous} id={2467802} />
        <Scenario className={styles.first} id={2467801} />
        <Loop className={styles.copied} side="below" wide="right" to="first">
          copied, then changed
        </Loop>
      </div>
    </Diagram>
  );
}
