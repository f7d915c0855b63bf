import type {ReactNode} from 'react';
import Diagram, {Box} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import Loop from '@site/src/diagrams/Loop';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Five steps follow one another. Create: a scenario begins blank, with values, as a copy of a template, by
      interpolation or by a merge. Set: inputs, curves, orders, couplings and an ESDL file. Ask: gqueries, tables and
      hourly curves. Keep and share: as a saved scenario in MyETM, by roles, by an export. End: you delete the scenario,
      or the clean-up does.
    </p>
    <p>
      From Ask a way leads back to Set: change and ask again. Another one skips Keep and share and leads to End at once:
      throw the scenario away. What was kept leads back to Create: copy it as the template of a new scenario.
    </p>
  </>
);

interface StepProps {
  readonly className: string | undefined; // its place in the grid
  readonly name: string;
  readonly parts: readonly string[];
}

function Step({className, name, parts}: StepProps): ReactNode {
  return (
    <Box className={className} name={name}>
      {parts.map((part) => (
        <div key={part} className={styles.part}>
          {part}
        </div>
      ))}
    </Box>
  );
}

/** What can happen to a scenario, from the call that makes it to its end. */
export default function ScenarioLifeCycle(): ReactNode {
  return (
    <Diagram title="A scenario is changed and asked as often as you like, then kept or thrown away" words={words}>
      <div className={styles.grid}>
        <Step
          className={styles.create}
          name="Create"
          parts={['blank', 'with values', 'copy of a template', 'interpolation', 'merge']}
        />
        <Lead className={styles.toSet} to="down" wide="right" />
        <Step className={styles.set} name="Set" parts={['inputs', 'curves', 'orders', 'couplings', 'ESDL file']} />
        <Lead className={styles.toAsk} to="down" wide="right" />
        <Step className={styles.ask} name="Ask" parts={['gqueries', 'tables and hourly curves']} />
        <Loop className={styles.again} side="right" wide="below" to="first">
          change and ask again
        </Loop>
        <Lead className={styles.toKeep} to="down" wide="right" />
        <Step className={styles.keep} name="Keep and share" parts={['saved scenario (MyETM)', 'roles', 'export']} />
        <Loop className={styles.copy} side="left" wide="below" to="first" dashed>
          copy as template
        </Loop>
        <Lead className={styles.toEnd} to="down" wide="right" />
        <Step className={styles.end} name="End" parts={['delete', 'clean-up']} />
        <Loop className={styles.away} side="right" wide="above" to="last" dashed>
          throw away
        </Loop>
      </div>
    </Diagram>
  );
}
