import type {ReactNode} from 'react';
import Diagram from '@site/src/components/Diagram';
import {list, withUnit} from '@site/src/components/Figure/scale';
import {hours, loadAfter, LONGEST, step, stored, VOLUME} from './hours';
import {After, Before} from './Loads';
import styles from './styles.module.css';

const [low, high] = [step.low, step.high].map((hour) => hours[hour - 1]!.load) as [number, number];

const words = (
  <>
    <p>
      Before, the residual load of hours 1 to 6 is {inRow(hours.map(({load}) => load))} MW. The first step takes the
      high hour, {step.high}, and looks back at most {LONGEST} hours for the low hour, {step.low}. The gap is{' '}
      {withUnit(high - low, 'MW')}, of which a quarter at most may be discharged. In this step{' '}
      {withUnit(step.charge, 'MW')} go in and {withUnit(step.discharge, 'MW')} come out.
    </p>
    <p>
      After three steps, the load is {inRow(hours.map(loadAfter))} MW. The battery charges {changes('charges')}, and
      discharges {changes('discharges')}. It stores {inRow(stored())} MWh at the end of the hours; with{' '}
      {withUnit(VOLUME, 'MWh')} it is full.
    </p>
  </>
);

function inRow(values: readonly number[]): string {
  return list(values.map(String));
}

function changes(kind: 'charges' | 'discharges'): string {
  return list(
    hours.flatMap((hour, index) => (hour[kind] > 0 ? [`${withUnit(hour[kind], 'MW')} in hour ${index + 1}`] : [])),
  );
}

/** How the forecast pairs a high hour with a low one, and what some such steps make of the load. */
export default function ForecastPairs(): ReactNode {
  return (
    <Diagram title="Each step pairs a high hour with a low one" words={words}>
      <div className={styles.charts}>
        <div>
          <div className={styles.name}>Before, with the first step</div>
          Residual load (MW)
          <Before />
        </div>
        <div>
          <div className={styles.name}>After three steps</div>
          Residual load (MW)
          <After />
        </div>
      </div>
    </Diagram>
  );
}
