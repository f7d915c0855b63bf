import type {ReactNode} from 'react';
import clsx from 'clsx';
import Diagram, {Box, Label} from '@site/src/components/Diagram';
import figure from '@site/src/components/Figure/styles.module.css';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>In the middle stands a plant, one node. Fossil CO₂ takes these ways:</p>
    <ul>
      <li>Two ways lead in: A, CO₂ in the carriers that go in, and B, CO₂ that is used.</li>
      <li>C, CO₂ in the carriers that come out, leads out.</li>
      <li>What is left is the production, P = A + B − C. A part of it is captured; the rest leaves for the air.</li>
    </ul>
    <p>
      Biogenic CO₂ takes the same ways, in with carriers (a), out with carriers (c), the rest captured or into the air;
      what goes into the air is not counted. K is all that is captured, fossil and biogenic, and the emissions that
      count are T = P − K. They are below zero where more biogenic CO₂ is captured than fossil CO₂ goes into the air.
    </p>
  </>
);

/** Where the carbon of a plant comes from and goes to, and which part of it counts as emitted. */
export default function DirectEmissionsNode(): ReactNode {
  return (
    <Diagram title="Carbon that goes into a plant leaves in carriers, by capture or into the air" words={words}>
      <div className={clsx(styles.grid, figure.colours)}>
        <Box className={styles.air} name="Air" quiet />
        <Label className={styles.emitted}>
          <var>T</var> emitted
        </Label>
        <div className={styles.up}>
          <Lead to="up" weight="strong" />
          <Lead to="up" weight="dashed" />
        </div>
        <Label className={styles.free}>biogenic, not counted</Label>

        <Lead className={styles.content} to="right" weight="medium">
          <var>A</var> fossil CO₂ in the carriers that go in
        </Lead>
        <Lead className={styles.used} to="right" weight="medium">
          <var>B</var> CO₂ that is used
        </Lead>
        <Lead className={clsx(styles.biogenicIn, styles.biogenic)} to="right" weight="dashed">
          <var>a</var> biogenic, in carriers
        </Lead>
        <Box className={styles.plant} name="Plant">
          one node
        </Box>
        <Lead className={styles.product} to="right" weight="medium">
          <var>C</var> fossil CO₂ in the carriers that come out
        </Lead>
        <Lead className={clsx(styles.biogenicOut, styles.biogenic)} to="right" weight="dashed">
          <var>c</var> biogenic, in carriers
        </Lead>

        <Label className={styles.deducted}>fossil</Label>
        <div className={styles.down}>
          <Lead to="down" weight="medium" />
          <Lead className={styles.biogenic} to="down" weight="dashed" />
        </div>
        <Label className={styles.biogenicDeducted}>biogenic</Label>
        <Box
          className={styles.captured}
          name={
            <>
              <var>K</var> captured
            </>
          }
          quiet
        >
          both deducted
        </Box>

        <Label className={styles.sums}>
          <span>
            production <var>P</var> = <var>A</var> + <var>B</var> − <var>C</var>
          </span>
          <span>
            emitted <var>T</var> = <var>P</var> − <var>K</var>
          </span>
        </Label>
      </div>
    </Diagram>
  );
}
