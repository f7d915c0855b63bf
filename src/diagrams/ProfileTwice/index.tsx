import type {ReactNode} from 'react';
import clsx from 'clsx';
import Diagram, {Box} from '@site/src/components/Diagram';
import {inDigits, withUnit} from '@site/src/components/Figure/scale';
import Lead from '@site/src/diagrams/Lead';
import Curve from './Curve';
import {
  CAPACITY,
  DEMAND,
  demandFrom,
  FILE,
  fullLoadHoursFrom,
  productionFrom,
  sumOf,
  times,
  VALUES,
  type Steps,
} from './model';
import styles from './styles.module.css';

const HIGH = times(FILE, 4);
const demandName = `Demand of ${withUnit(DEMAND, 'MWh')} a\u00a0year`;
const plantName = `Plant of ${withUnit(CAPACITY, 'MW')}`;

interface RowProps {
  readonly file: Steps;
  readonly name: string;
  readonly later?: boolean; // paler, for its ends are what differs from the first row
  readonly demand: string; // what to see
  readonly plant: string;
}

/** A file, and what it means to a demand and to a plant. */
function Row({file, name, later = false, demand, plant}: RowProps): ReactNode {
  return (
    <div className={clsx(styles.row, later && styles.later)}>
      <Box className={styles.file} name={name} quiet={later}>
        <Curve values={file} scale={1} limit={{at: 1, name: '1'}} />
        <div className={styles.result}>
          Sum of {inDigits(VALUES)} values: {inDigits(sumOf(file))}
        </div>
      </Box>
      <Lead className={styles.asProfile} to="down" wide="right">
        as <strong>Profile</strong>: shape only
      </Lead>
      <Box className={styles.demand} name={demandName} quiet={later}>
        <Curve values={demandFrom(file)} scale={CAPACITY / 2} unit="MW" />
        <div className={styles.result}>{demand}</div>
      </Box>
      <Lead className={styles.asCapacity} to="down" wide="right">
        as <strong>Capacity profile</strong>: share of capacity
      </Lead>
      <Box className={styles.plant} name={plantName} quiet={later}>
        <Curve
          values={productionFrom(file)}
          scale={CAPACITY}
          unit="MW"
          limit={{at: CAPACITY, name: later ? undefined : 'capacity'}}
          asked={file.day * CAPACITY}
        />
        <div className={styles.result}>{plant}</div>
      </Box>
    </div>
  );
}

function inWords({day, night}: Steps, unit?: string): string {
  const [low, high] = [night, day].map((value) => (unit ? withUnit(value, unit) : value));
  return `${low} until 06:00, ${high} until 18:00, ${low} after`;
}

const words = (
  <>
    <p>
      Your file has the values {inWords(FILE)}, on each day; all {inDigits(VALUES)} values add up to{' '}
      {inDigits(sumOf(FILE))}. Two arrows lead out of it.
    </p>
    <ul>
      <li>
        As Profile, only its shape counts. A demand of {withUnit(DEMAND, 'MWh')} a year becomes{' '}
        {inWords(demandFrom(FILE), 'MW')}. The year’s amount stays.
      </li>
      <li>
        As Capacity profile, its values are shares of the capacity. A plant of {withUnit(CAPACITY, 'MW')} produces{' '}
        {inWords(productionFrom(FILE), 'MW')}: {inDigits(fullLoadHoursFrom(FILE))} full load hours,{' '}
        {withUnit(sumOf(productionFrom(FILE)), 'MWh')}.
      </li>
    </ul>
    <p>
      Below stands the same with a file that is four times as high: {inWords(HIGH)}. The demand is the same as before,{' '}
      {inWords(demandFrom(HIGH), 'MW')}. The plant produces more, {inWords(productionFrom(HIGH), 'MW')}: by day its
      capacity cuts off the half that is above it, and the curve is flatter than that of the file. That makes{' '}
      {inDigits(fullLoadHoursFrom(HIGH))} full load hours.
    </p>
  </>
);

/** What one file means as a profile and as a capacity profile, and what changes if its values are higher. */
export default function ProfileTwice(): ReactNode {
  return (
    <Diagram title="One file, two meanings" words={words}>
      <div className={styles.rows}>
        <Row
          file={FILE}
          name="Your file"
          demand="The year’s amount stays"
          plant={`${inDigits(fullLoadHoursFrom(FILE))} full load hours, ${withUnit(sumOf(productionFrom(FILE)), 'MWh')}`}
        />
        <Row
          file={HIGH}
          name="Four times as high"
          later
          demand="The same curve"
          plant={`Limited to 1: ${inDigits(fullLoadHoursFrom(HIGH))} full load hours`}
        />
      </div>
    </Diagram>
  );
}
