import type {ReactNode} from 'react';
import Diagram, {Box, Label} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Five boxes stand in a row: useful demand (heat in the rooms, light, kilometres); technologies (boiler, heat pump,
      car) with their shares and efficiencies; final demand (gas, electricity, heat delivered); plants and networks
      (power plants, CHPs, grids); and primary demand (natural gas, wind, wood).
    </p>
    <p>
      The model calculates along this row, from useful demand to primary demand. Energy flows the other way, from
      primary demand to useful demand.
    </p>
    <p>
      Three things come in from the side. Demand sliders change useful demand, and share sliders change the
      technologies. Ambient heat flows into the technologies; it comes from no box of the row and is not part of final
      demand.
    </p>
  </>
);

/** From what people want energy for to where it comes from, and the two ways along that row. */
export default function UsefulDemandChain(): ReactNode {
  return (
    <Diagram title="The model calculates from useful to primary demand, and energy flows the other way" words={words}>
      <div className={styles.grid}>
        <Label className={styles.calculates}>the model calculates</Label>
        <Lead className={styles.calculation} to="down" wide="right" weight="dotted" />
        <Lead className={styles.demandSliders} to="right" wide="down">
          demand sliders
        </Lead>
        <Lead className={styles.shareSliders} to="right" wide="down">
          share sliders
        </Lead>
        <Box className={styles.useful} name="Useful demand" strong>
          heat in the rooms, light, kilometres
        </Box>
        <Box className={styles.technologies} name="Technologies">
          boiler, heat pump, car
          <div className={styles.beneath}>shares and efficiencies</div>
        </Box>
        <Box className={styles.final} name="Final demand" strong>
          gas, electricity, heat delivered
        </Box>
        <Box className={styles.plants} name="Plants and networks">
          power plants, CHPs, grids
        </Box>
        <Box className={styles.primary} name="Primary demand" strong>
          natural gas, wind, wood
        </Box>
        <Lead className={styles.ambient} to="right" wide="up" weight="medium">
          ambient heat, not part of final demand
        </Lead>
        <Lead className={styles.energy} to="up" wide="left" weight="medium" />
        <Label className={styles.flows}>energy flows</Label>
      </div>
    </Diagram>
  );
}
