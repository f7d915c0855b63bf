import type {ReactNode} from 'react';
import Diagram, {Box, Group} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      In the browser, the slider of ETModel stands at 900 MW. 100 ms after the last movement, the browser sends one
      request to ETEngine: the changed values and the keys of all gqueries that are on the screen.
    </p>
    <p>
      ETEngine checks the value against its bounds, fills up share groups and stores the value in the scenario. Then it
      applies the inputs: 900 MW divided by 3 MW are 300 turbines, and the node gets a demand of 8.83 PJ. The graph is
      calculated. The gquery reads the result, 300 turbines of 0.2 km² each: 60 km².
    </p>
    <p>The answer holds the value of the start year, that of the end year and the unit, and the chart draws 60 km².</p>
  </>
);

/** One value on its way from a slider through the engine to a chart. */
export default function SliderToResult(): ReactNode {
  return (
    <Diagram title="One request carries the value of a slider there, and results back" words={words}>
      <div className={styles.grid}>
        <Box className={styles.slider} name="Slider in ETModel">
          <div className={styles.value}>900 MW</div>
          waits 100 ms for more changes
        </Box>
        <Lead className={styles.request} to="down" wide="right" weight="medium">
          changed values, keys of gqueries
        </Lead>
        <Group className={styles.engine} name="ETEngine" strong>
          <Box className={styles.step} name="Scenario">
            bounds checked, share groups filled up, 900 stored
          </Box>
          <Lead to="down" />
          <Box name="Inputs">900 ÷ 3 MW = 300 turbines; demand 8.83 PJ</Box>
          <Lead to="down" />
          <Box name="Graph">calculated, with the hours of the year</Box>
          <Lead to="down" />
          <Box name="Gquery">300 × 0.2 km² = 60 km²</Box>
        </Group>
        <Lead className={styles.answer} to="down" wide="left" weight="medium">
          start year, end year, unit
        </Lead>
        <Box className={styles.chart} name="Chart in ETModel">
          <div className={styles.value}>60 km²</div>
          beside 0 km² in the start year
        </Box>
      </div>
    </Diagram>
  );
}
