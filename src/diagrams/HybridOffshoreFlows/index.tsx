import type {ReactNode} from 'react';
import clsx from 'clsx';
import arrow from '@site/src/components/Diagram/arrow.module.css';
import Diagram, {Box} from '@site/src/components/Diagram';
import figure from '@site/src/components/Figure/styles.module.css';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>At sea stand wind turbines and an electrolyser. A cable and a pipeline lead across the coast to land.</p>
    <ul>
      <li>
        Electricity goes from the turbines through the cable to the electricity network (HV) on land, and into the
        electrolyser: what is beyond the cable always, the rest when electricity is cheap. What neither takes is
        curtailed.
      </li>
      <li>
        When electricity is cheap, it also goes the other way: from the network on land through the cable into the
        electrolyser. The cable has one capacity for both ways.
      </li>
      <li>Hydrogen goes from the electrolyser through the pipeline to the hydrogen network on land.</li>
    </ul>
  </>
);

/** Where the electricity of a hybrid wind farm goes, and what its cable carries which way. */
export default function HybridOffshoreFlows(): ReactNode {
  return (
    <Diagram title="One cable carries electricity both ways" words={words}>
      <div className={clsx(styles.map, figure.colours)}>
        <div className={styles.water} />
        <div className={styles.sea}>Sea</div>
        <div className={styles.land}>Land</div>

        <Box className={styles.curtailment} name="Curtailment" quiet />
        <Lead className={styles.curtailed} to="up">
          what neither takes
        </Lead>
        <Box className={styles.turbines} name="Wind turbines" />
        <Lead className={styles.made} to="down">
          beyond the cable: always; else when cheap
        </Lead>
        <Box className={styles.electrolyser} name="Electrolyser" />

        <div className={styles.cable} />
        <div className={styles.name}>Cable</div>
        <div className={clsx(styles.toLand, arrow.head)} />
        <div className={clsx(styles.fromLand, arrow.head, arrow.back)} />
        <div className={styles.above}>to land</div>
        <div className={styles.below}>from land</div>
        <div className={styles.capacity}>one capacity for both ways</div>
        <div className={styles.cheap}>when cheap</div>

        <div className={clsx(styles.hydrogen, arrow.head)} />
        <div className={styles.pipeline}>Pipeline</div>

        <Box className={styles.power} name="Electricity network (HV)" />
        <Box className={styles.gas} name="Hydrogen network" />

        <div className={styles.key}>
          <span className={styles.electricityLine} />
          Electricity
          <span className={styles.hydrogenLine} />
          Hydrogen
        </div>
      </div>
    </Diagram>
  );
}
