import type {ReactNode} from 'react';
import clsx from 'clsx';
import Diagram, {Box} from '@site/src/components/Diagram';
import {list} from '@site/src/components/Figure/scale';
import Lead from '@site/src/diagrams/Lead';
import {levels, outside, type Level, type Part} from './levels';
import styles from './styles.module.css';

const names = (parts: readonly Part[]): string => list(parts.map(({name}) => name));

const words = (
  <>
    <p>Three levels stand above each other: LV at the bottom, then MV, and HV at the top. Connected to them are:</p>
    <ul>
      {[...levels].reverse().map(({name, supply, demand}) => (
        <li key={name}>
          {name}: supply such as {names(supply)}; demand such as {names(demand)}.
        </li>
      ))}
    </ul>
    <p>
      Between LV and MV stands the LV-MV transformer, between MV and HV the MV-HV transformer. What a level has too much
      goes up through it, what it has too little comes down. So a transformer has the peak of the level below it, which
      is the net one. The peak of HV is the gross one.
    </p>
    <p>
      An arrow leads from HV to {names(outside)}, and is crossed out: they are on no level. What they take away is not
      deducted from the supply.
    </p>
  </>
);

function Parts({of}: {readonly of: readonly Part[]}): ReactNode {
  return (
    <div className={styles.parts}>
      {of.map(({name}) => (
        <div key={name}>{name}</div>
      ))}
    </div>
  );
}

interface StageProps {
  readonly level: Level;
  readonly above?: Level;
}

/** A level with what is connected to it and, if there is one above it, the transformer that leads there. */
function Stage({level: {name, voltage, peak, supply, demand}, above}: StageProps): ReactNode {
  return (
    <div className={styles.stage}>
      {above && (
        <>
          <div className={styles.frame} />
          <div className={styles.passes}>
            <Lead to="up" />
            <div className={styles.reasons}>
              <span>too much</span>
              <span>too little</span>
            </div>
            <Lead to="down" />
          </div>
          <Box className={styles.transformer} name={`${name}-${above.name} transformer`} />
          <div className={styles.joint}>
            <Lead to="up" />
            <div className={styles.peak}>one {peak} peak</div>
            <Lead to="down" />
          </div>
        </>
      )}
      <div className={styles.supply}>
        <Parts of={supply} />
        <Lead to="right" />
      </div>
      <Box className={styles.level} name={name}>
        {voltage}
        {!above && <div className={styles.peak}>{peak} peak</div>}
      </Box>
      <div className={styles.demand}>
        <Lead to="right" />
        <Parts of={demand} />
      </div>
      {!above && (
        <div className={clsx(styles.demand, styles.outside)}>
          <Lead to="right" weight="dotted" crossed />
          <div className={styles.parts}>
            <div>{names(outside)}: on no level</div>
          </div>
        </div>
      )}
    </div>
  );
}

/** What loads which level of the electricity network, and what passes from one to the next. */
export default function NetworkLevels(): ReactNode {
  return (
    <Diagram title="A level and its transformer have one peak" words={words}>
      <div className={styles.network}>
        <div className={styles.head}>Supply, such as</div>
        <div className={styles.head}>Demand, such as</div>
        {levels.map((level, index) => (
          <Stage key={level.name} level={level} above={levels[index - 1]} />
        ))}
      </div>
    </Diagram>
  );
}
