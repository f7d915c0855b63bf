import {Fragment, type ReactNode} from 'react';
import Diagram from '@site/src/components/Diagram';
import {arrow, box, Boxes} from '@site/src/components/Diagram/Grid';
import {loop} from '@site/src/diagrams/Loop';
import {list} from '@site/src/components/Figure/scale';
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

const hour = {
  demand: box('Demand of the class', 'of the hour, by its profile'),
  toWater: arrow('down'),
  toSpace: arrow('down'),
  water: box('Hot water', 'first'),
  space: box('Space heating', 'then, newest class first'),
  fromWater: arrow('down'),
  fromSpace: arrow('down'),
  capacity: box('Capacity of the technology', 'of all its homes together'),
  toGiven: arrow('down', 'what it can give', {weight: 'medium'}),
  lost: arrow('down', 'rest of hot water: no second try', {weight: 'dashed'}),
  rest: arrow('down', 'rest of space heating', {weight: 'dashed'}),
  deferred: box('Deferred', 'asked again in the next 4\u00a0hours'),
  again: loop(null, {side: 'right', wide: 'right', to: 'first', dashed: true}),
  open: arrow('down', 'still open', {weight: 'medium'}),
  given: box('Heat given'),
  missing: box('Missing (deficit)', null, {strong: true}),
};

const map = `
  14        1         7         1        7        15        3
  demand    demand    demand    demand   demand   demand    .
  toWater   toWater   toWater   .        toSpace  toSpace   .
  water     water     water     .        space    space     .
  water     water     water     .        space    space     again
  fromWater fromWater fromWater .        fromSpace fromSpace again
  capacity  capacity  capacity  capacity capacity capacity  again
  toGiven   .         lost      lost     lost     rest      again
  toGiven   .         lost      lost     lost     deferred  again
  toGiven   .         lost      lost     lost     deferred  .
  toGiven   .         lost      lost     lost     open      .
  given     .         missing   missing  missing  missing   .
`;

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
          <Boxes parts={hour} narrow={map} smallNames />
        </div>
      </div>
    </Diagram>
  );
}
