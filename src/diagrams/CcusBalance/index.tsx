import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Diagram, {Beside, Box, Group, Label} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const sources = [
  {name: 'Industry', how: 'share of the potential', leavesRest: true},
  {name: 'Power, heat and hydrogen plants', how: 'share of the capacity', leavesRest: true},
  {name: 'Liquid fuels from waste and biomass', how: 'by design', leavesRest: true},
  {name: 'Air', how: 'Mt that you set', leavesRest: false},
];

const words = (
  <>
    <p>Supply leads into one node, captured CO₂, which is balanced over the year:</p>
    <ul>
      <li>
        C is captured, and deducted from emissions here, in industry (a share of the potential), in power, heat and
        hydrogen plants (a share of the capacity), with liquid fuels from waste and biomass (by design) and from the air
        (Mt that you set). What the first three don’t capture is emitted.
      </li>
      <li>I is the import that you set, a fixed supply.</li>
      <li>M is Import (deficit), if demand is larger than supply.</li>
    </ul>
    <p>
      X, Surplus/Export, leaves the node before transport, if supply is larger. Demand, N, goes to transport, at the
      start 50% by pipelines and 50% by ships, and on to three uses. Nothing more is deducted there:
    </p>
    <ul>
      <li>G is stored under the sea.</li>
      <li>U is other use: emitted, 100% at the start, or kept for ever, 0% at the start.</li>
      <li>F goes into synthetic fuels, which count where they are burnt.</li>
    </ul>
  </>
);

/** A quantity of the page's formulas. */
function Quantity({letter}: {readonly letter: string}): ReactNode {
  return <var className={styles.quantity}>{letter}</var>;
}

/** Where captured CO₂ comes from and goes to, and what closes the balance. */
export default function CcusBalance(): ReactNode {
  return (
    <Diagram title="Import makes up a deficit; a surplus leaves before transport" words={words}>
      <div className={styles.grid}>
        <div className={styles.sources}>
          <Box className={styles.lost} name="Emitted" quiet>
            what is not captured
          </Box>
          {sources.map(({name, how, leavesRest}) => (
            <Fragment key={name}>
              {leavesRest && <Lead className={styles.rest} to="up" />}
              <Box className={styles.source} name={name}>
                {how}
              </Box>
            </Fragment>
          ))}
          <div className={styles.bracket} />
        </div>
        <Lead className={styles.captured} to="down" weight="medium">
          <Quantity letter="C" /> deducted from emissions here
        </Lead>
        <Box className={styles.set} name="Import that you set">
          a fixed supply
        </Box>
        <Lead className={styles.toHub} to="down">
          <Quantity letter="I" />
        </Lead>
        <Box className={clsx(styles.deficit, styles.closing)} name="Import (deficit)">
          if demand is larger
        </Box>
        <Lead className={clsx(styles.toHub, styles.closes)} to="down" weight="dashed">
          <Quantity letter="M" />
        </Lead>

        <Box className={styles.hub} name="Captured CO₂" strong>
          one node, balanced over the year
        </Box>

        <Lead className={styles.demand} to="down" weight="medium">
          <Quantity letter="N" /> demand
        </Lead>
        <Lead className={clsx(styles.fromHub, styles.closes)} to="down" weight="dashed">
          <Quantity letter="X" />
        </Lead>
        <Box
          className={clsx(styles.surplus, styles.closing)}
          name={
            <>
              Surplus/
              <wbr />
              Export
            </>
          }
        >
          if supply is larger
        </Box>
        <Group className={styles.transport} name="Transport">
          <Beside>
            <Box name="Pipelines">50% at the start</Box>
            <Box name="Ships">50% at the start</Box>
          </Beside>
        </Group>
        <div className={styles.uses}>
          <Lead to="down">
            <Quantity letter="G" />
          </Lead>
          <Lead to="down">
            <Quantity letter="U" />
          </Lead>
          <Lead to="down">
            <Quantity letter="F" />
          </Lead>
          <Box name="Storage under the sea" />
          <Box name="Other use" />
          <Box name="Synthetic fuels" />
          <Lead to="down" />
          <Lead to="down" />
          <Lead to="down" />
          <Box name="Emitted" quiet>
            100% at the start
          </Box>
          <Box name="Kept for ever" quiet>
            0% at the start
          </Box>
          <Box name="Fuel" quiet>
            counts where it is burnt
          </Box>
          <div className={styles.bracket} />
          <Label className={styles.after}>nothing more is deducted</Label>
        </div>
      </div>
    </Diagram>
  );
}
