import type {ReactNode} from 'react';
import Diagram, {Box, Label} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      On one side stands the other model: the Carbon Transition Model, Plexos or your own. On the other side stands a
      scenario in the ETM. A program of the other model’s owner stands between them and fetches and sends; nothing goes
      straight from the ETM to the other model.
    </p>
    <p>
      The program takes values from the other model and sends them through the API to the scenario: values for the
      coupled sliders, and hourly flows of interconnectors. Through the API it also fetches results, hourly curves and
      merit order data for the other model.
    </p>
    <p>
      In the scenario, coupled sliders and your own sliders both keep their values. A switch, the groups, decides which
      of them reach the calculation of supply, hours, emissions and costs: while both groups are on, the coupled sliders
      do; if one of them is off, yours do.
    </p>
  </>
);

/** What goes from another model to a scenario and back, and the switch that says whose sliders count. */
export default function ExternalCoupling(): ReactNode {
  return (
    <Diagram title="The other model sends values, the ETM answers with results" words={words}>
      <div className={styles.grid}>
        <Box className={styles.other} name="Other model">
          Carbon Transition Model, Plexos or your own
        </Box>
        <Lead className={styles.out} to="down" wide="right" />
        <Lead className={styles.back} to="up" wide="left" />
        <Box className={styles.program} name="Program of its owner" quiet>
          fetches and sends
        </Box>
        <div className={styles.scenario} />
        <Label className={styles.heading}>Scenario in the ETM</Label>
        <Lead className={styles.values} to="down" wide="right">
          values, hourly flows of interconnectors (API)
        </Lead>
        <Lead className={styles.results} to="up" wide="left">
          results, hourly curves, merit order data (API)
        </Lead>
        <Box className={styles.coupled} name="Coupled sliders">
          keep what was sent
        </Box>
        <Box className={styles.own} name="Your sliders" quiet>
          keep your values
        </Box>
        <Lead className={styles.fromCoupled} to="down" weight="strong" />
        <Lead className={styles.fromOwn} to="down" weight="dashed" />
        <Box className={styles.groups} name="Groups on or off" strong>
          one of the model, one of its subject
        </Box>
        <Lead className={styles.bothOn} to="down" weight="strong">
          both groups on
        </Lead>
        <Lead className={styles.oneOff} to="down" weight="dashed">
          one group off
        </Lead>
        <Box className={styles.calculation} name="Calculation">
          supply, hours, emissions, costs
        </Box>
      </div>
    </Diagram>
  );
}
