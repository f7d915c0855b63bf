import type {ReactNode} from 'react';
import clsx from 'clsx';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

interface Props {
  readonly supply: ReactNode; // what comes first, whatever the demand
  readonly uses: ReactNode; // ends with the arrow that leads to it from the network
  readonly network: ReactNode;
  readonly store: ReactNode;
  readonly passed: ReactNode; // why something goes on to what takes the rest
  readonly rest: ReactNode;
  readonly order: ReactNode; // what meets a deficit
  readonly missing: ReactNode; // why something comes from what gives the rest
  readonly backup: ReactNode;
}

/**
 * How an hour of a network is settled: above it what comes first and who uses it, below it on the left what takes a
 * surplus, on the right what meets a deficit. Stores stand between both; nothing from the right ever fills them.
 */
export default function HourlyBalance({
  supply,
  uses,
  network,
  store,
  passed,
  rest,
  order,
  missing,
  backup,
}: Props): ReactNode {
  return (
    <div className={styles.balance}>
      <div className={styles.above}>
        <div className={styles.supply}>
          {supply}
          <Lead className={styles.long} to="down" weight="medium">
            always first
          </Lead>
        </div>
        <div className={styles.uses}>{uses}</div>
      </div>
      {network}
      <div className={styles.below}>
        <Lead className={styles.surplus} to="down">
          surplus
        </Lead>
        <Lead className={styles.deficit} to="up">
          deficit
        </Lead>
        <div className={clsx(styles.store, styles.whole)}>{store}</div>
        <div className={styles.between}>
          <Lead to="right">what is stored</Lead>
          <Lead className={styles.never} to="left" weight="dotted" crossed>
            <strong>never</strong>
          </Lead>
        </div>
        <div className={clsx(styles.order, styles.whole)}>{order}</div>
        <Lead className={styles.passed} to="down">
          {passed}
        </Lead>
        <Lead className={styles.missing} to="up">
          {missing}
        </Lead>
        <div className={clsx(styles.rest, styles.whole)}>{rest}</div>
        <div className={clsx(styles.backup, styles.whole)}>{backup}</div>
      </div>
    </div>
  );
}

interface ItemProps {
  readonly name: ReactNode;
  readonly children?: ReactNode; // what holds for it
}

/** A line in a box. */
export function Item({name, children}: ItemProps): ReactNode {
  return (
    <div className={styles.item}>
      <span>{name}</span>
      {children && <span className={styles.note}>{children}</span>}
    </div>
  );
}
