import type {ReactNode} from 'react';
import clsx from 'clsx';
import Diagram, {Box, Group, Label} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Two columns stand side by side in both parts: the energy graph, in MJ, and the molecule graph, in kg. Numbers are
      those of the steps on this page.
    </p>
    <p>
      With the hours: step 1, the first pass of the energy graph, hands amounts over by <code>from_energy</code> to step
      2, the first calculation of the molecule graph. That gives 12 energy nodes a demand by <code>from_molecules</code>
      , step 3, and step 4, the 8,760 hours, reads it. In step 5 both graphs go back to their state after the inputs;
      the 12 demands and the totals of the hours are entered again. Step 6 is the second pass of the energy graph. It
      hands amounts over by <code>from_energy</code> once more, to step 7, the last calculation of the molecule graph.
      Nothing leads back from step 7.
    </p>
    <p>
      Without the hours: step 1, the only pass of the energy graph, hands amounts over by <code>from_energy</code> to
      step 2, the only calculation of the molecule graph. Nothing leads back.
    </p>
  </>
);

/** The two names over the columns. */
function Heads(): ReactNode {
  return (
    <>
      <Label className={styles.energy}>Energy, MJ</Label>
      <Label className={styles.molecules}>Molecules, kg</Label>
    </>
  );
}

/** A step with its number. */
function step(no: number, name: string): ReactNode {
  return (
    <>
      <span className={styles.no}>{no}</span> {name}
    </>
  );
}

/** The name of a connection, which breaks where there is little room. */
function from(graph: 'energy' | 'molecules'): ReactNode {
  return (
    <>
      from_
      <wbr />
      {graph}
    </>
  );
}

/** The steps that give the results, and what goes from one graph to the other between them. */
function Results({energy, molecules}: Readonly<Record<'energy' | 'molecules', ReactNode>>): ReactNode {
  return (
    <>
      <Box className={styles.second} name={energy} strong>
        results of energy
      </Box>
      <Lead className={styles.overAgain} to="right">
        {from('energy')}
      </Lead>
      <Lead className={styles.never} to="left" weight="dashed" crossed />
      <Box className={styles.last} name={molecules} strong>
        results of molecules
      </Box>
    </>
  );
}

/** What goes over from the energy graph to the molecule graph and back, and when. */
export default function MoleculesBesideEnergy(): ReactNode {
  return (
    <Diagram
      title="Energy nodes get their demand from the first calculation of molecules; the last one only reports"
      words={words}
    >
      <div className={styles.both}>
        <Group className={styles.part} name="With the hours: the future">
          <div className={clsx(styles.grid, styles.with)}>
            <Heads />
            <Box className={styles.first} name={step(1, 'First pass')} />
            <Lead className={styles.over} to="right">
              {from('energy')}
            </Lead>
            <Box className={styles.firstMolecules} name={step(2, 'First calculation')}>
              its results are dropped in step 5
            </Box>
            <Lead className={styles.toDemands} to="down" />
            <Box className={styles.demands} name={step(3, '12 nodes get a demand')} />
            <Lead className={styles.back} to="left">
              {from('molecules')}
            </Lead>
            <Lead className={styles.toHours} to="down" />
            <Box className={styles.hours} name={step(4, '8,760 hours')} />
            <Lead className={styles.toReset} to="down" />
            <Lead className={styles.drop} to="down" weight="dashed" />
            <Box className={styles.reset} name={step(5, 'Both graphs as after the inputs')}>
              entered again: the 12 demands of step 3, and the yearly totals of the hours
            </Box>
            <Lead className={styles.toSecond} to="down" />
            <Lead className={styles.toLast} to="down" />
            <Results energy={step(6, 'Second pass')} molecules={step(7, 'Last calculation')} />
          </div>
        </Group>
        <Group className={styles.part} name="Without the hours: the present">
          <div className={clsx(styles.grid, styles.without)}>
            <Heads />
            <Results energy={step(1, 'Only pass')} molecules={step(2, 'Only calculation')} />
          </div>
        </Group>
      </div>
    </Diagram>
  );
}
