import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import arrow from '@site/src/components/Diagram/arrow.module.css';
import Diagram from '@site/src/components/Diagram';
import {list, round, withUnit} from '@site/src/components/Figure/scale';
import {bands, DAY, gaps, MONTH, place, WEEK, type Option} from './options';
import styles from './styles.module.css';

const guides = [DAY, WEEK, MONTH];
const limited = bands[0]!.kinds[0]!.options;

/** Whole hours, but for short times. */
function lasting(hours: number): string {
  return withUnit(hours, 'h', hours < 5 ? 1 : 0);
}

const words = (
  <>
    <p>
      Gaps lie side by side from short to long: hours, days, weeks, a season. A short gap asks for capacity (MW), a long
      one for volume (TWh). Each option has a bar as long as it can run at full capacity.
    </p>
    <p>Options for both shortage and surplus:</p>
    <ul>
      <li>
        Limited by capacity and volume, with the hours of the start values:{' '}
        {list(limited.map(({name, hours}) => `${name.charAt(0).toLowerCase()}${name.slice(1)} ${lasting(hours)}`))}.
      </li>
      <li>
        Stores of any volume, whose bars are open towards longer gaps: heat storage, limited in its output only, and gas
        storage, which has no limit.
      </li>
      <li>
        No stores, with bars over the whole width: interconnectors, and power plants and conversion of electricity.
        Their limit is the capacity; fuel does not run out.
      </li>
    </ul>
    <p>For a surplus only: curtailment, over the whole width and without a limit.</p>
  </>
);

/** From the left edge to the gap that the option still closes at full capacity, or on beyond the right one. */
function Bar({hours}: Pick<Option, 'hours'>): ReactNode {
  const isOpen = hours === Infinity;
  return (
    <svg className={clsx(styles.bar, isOpen && styles.open)} y="50%" overflow="visible">
      <rect y="-6" width={isOpen ? '100%' : `${place(hours)}%`} height="12" />
      {isOpen && (
        <svg x="100%" overflow="visible">
          <path d="M-9-6 0 0-9 6Z" />
        </svg>
      )}
    </svg>
  );
}

interface RowProps {
  readonly className?: string;
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

function Row({className, name, value, children}: RowProps): ReactNode {
  return (
    <div className={clsx(styles.row, className)}>
      <div>{name}</div>
      <div className={styles.plot}>
        <svg width="100%" height="100%">
          {guides.map((from) => (
            <line key={from} className={styles.guide} x1={`${place(from)}%`} x2={`${place(from)}%`} y1="0" y2="100%" />
          ))}
          {children}
        </svg>
      </div>
      <div className={styles.value}>{value}</div>
    </div>
  );
}

/** For how long each option closes a gap, and whether one of supply, of demand or of both. */
export default function VolumeAndCapacity(): ReactNode {
  return (
    <Diagram title="The longer an option runs at full capacity, the longer a gap it closes" words={words}>
      <div className={styles.chart}>
        <div className={styles.ask}>
          <span>A short gap asks for capacity (MW)</span>
          <span className={clsx(styles.both, arrow.both, arrow.head, arrow.back)} />
          <span>a long one for volume (TWh)</span>
        </div>
        <div className={styles.scale}>
          <svg width="100%" height="36">
            {gaps.map(({name, from, to}) => (
              <text
                key={name}
                className={styles.gap}
                x={`${round((place(from) + place(to)) / 2)}%`}
                y="13"
                textAnchor="middle"
              >
                {name}
              </text>
            ))}
            {guides.map((from) => (
              <text key={from} x={`${place(from)}%`} y="31" textAnchor="middle">
                {withUnit(from, 'h')}
              </text>
            ))}
          </svg>
        </div>
        {bands.map(({name, kinds}) => (
          <div key={name} className={styles.band}>
            <div className={styles.name}>{name}</div>
            {kinds.map((kind) => (
              <Fragment key={kind.name}>
                <Row className={styles.kind} name={kind.name} value={kind.column} />
                {kind.options.map(({name: option, hours, limit}) => (
                  <Row key={option} name={option} value={limit ?? lasting(hours)}>
                    <Bar hours={hours} />
                  </Row>
                ))}
              </Fragment>
            ))}
          </div>
        ))}
      </div>
    </Diagram>
  );
}
