import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import arrow from '@site/src/components/Diagram/arrow.module.css';
import Diagram, {Box} from '@site/src/components/Diagram';
import {list} from '@site/src/components/Figure/scale';
import Lead from '@site/src/diagrams/Lead';
import Choices from './Choices';
import {homes, SHARED, technologies, types} from './order';
import styles from './styles.module.css';

const words = (
  <>
    <p>Once, it is settled who gets what, by two lists:</p>
    <ul>
      <li>
        Homes, newest first: {homes.join(', ')}. In each of them the order is {types.join(', ')}. This list is fixed.
      </li>
      <li>
        Technologies, in your order. Each takes the homes that are left from the top, until its share is used up. In the
        example,{' '}
        {technologies
          .filter(({takes}) => takes.length > 0)
          .map(({name, takes}) => `${name.replace('all', 'All')}: ${list(takes)}`)
          .join('; ')}
        . So two technologies share {SHARED}.
      </li>
    </ul>
    <p>
      In each hour, the demand of a class follows its profile. Hot water comes first, then space heating, the newest
      class first. A technology gives what the capacity of all its homes together allows. What it can’t give of hot
      water is missing, without a second try. What it can’t give of space heating is deferred: it is asked for again in
      the next 4 hours. What is then still open is missing, too. That is the deficit.
    </p>
  </>
);

/** Which home gets which technology, and what becomes of its demand in an hour. */
export default function HeatMatching(): ReactNode {
  return (
    <Diagram title="Technologies are handed out once, heat is matched each hour" words={words}>
      <div className={styles.panels}>
        <div>
          <div className={styles.name}>Once: who gets what</div>
          <div>Each technology takes the homes that are left from the top, until its share is used up.</div>
          <Choices />
          <div>
            In each period:{' '}
            {types.map((type, index) => (
              <Fragment key={type}>
                {index > 0 && ' '}
                <span className={styles.type}>{index < types.length - 1 ? `${type} →` : type}</span>
              </Fragment>
            ))}
          </div>
        </div>
        <div>
          <div className={styles.name}>Each hour</div>
          <div className={styles.hour}>
            <Box className={styles.demand} name="Demand of the class">
              of the hour, by its profile
            </Box>
            <Lead className={styles.toWater} to="down" />
            <Lead className={styles.toSpace} to="down" />
            <Box className={styles.water} name="Hot water">
              first
            </Box>
            <Box className={styles.space} name="Space heating">
              then, newest class first
            </Box>
            <Lead className={styles.fromWater} to="down" />
            <Lead className={styles.fromSpace} to="down" />
            <Box className={styles.capacity} name="Capacity of the technology">
              of all its homes together
            </Box>
            <Lead className={styles.toGiven} to="down" weight="medium">
              what it can give
            </Lead>
            <Lead className={styles.lost} to="down" weight="dashed">
              rest of hot water: no second try
            </Lead>
            <Lead className={styles.rest} to="down" weight="dashed">
              rest of space heating
            </Lead>
            <Box className={styles.deferred} name="Deferred">
              asked again in the next 4&nbsp;hours
            </Box>
            <div className={clsx(styles.again, arrow.head)} />
            <Lead className={styles.open} to="down" weight="medium">
              still open
            </Lead>
            <Box className={styles.given} name="Heat given" />
            <Box className={styles.missing} name="Missing (deficit)" strong />
          </div>
        </div>
      </div>
    </Diagram>
  );
}
