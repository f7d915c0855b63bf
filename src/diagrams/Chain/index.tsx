import {Fragment, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import Lead from '@site/src/diagrams/Lead';
import Loop from '@site/src/diagrams/Loop';
import styles from './styles.module.css';

interface Way extends Omit<ComponentProps<typeof Loop>, 'wide' | 'className'> {
  readonly side: 'left' | 'right';
  readonly wide: 'above' | 'below';
  readonly between: readonly [0 | 1 | 2 | 3, 1 | 2 | 3 | 4]; // the two steps, counted from 0
  readonly outer?: boolean; // around another one on its side, where there is room
}

interface Props {
  readonly steps: readonly ReactNode[]; // boxes
  readonly ways?: readonly Way[]; // from one step to another that is not the next
  readonly className?: string;
}

/** Steps with an arrow from each to the next, under each other or, where there is room, side by side. */
export default function Chain({steps, ways = [], className}: Props): ReactNode {
  return (
    <div className={clsx(styles.chain, className)}>
      {steps.map((step, index) => (
        <Fragment key={index}>
          {index > 0 && <Lead className={styles.lead} to="down" wide="right" />}
          <div className={styles.step}>{step}</div>
        </Fragment>
      ))}
      {ways.map(({between: [first, last], outer = false, ...loop}) => (
        <div
          key={`${first} ${last}`}
          className={clsx(styles.way, outer && styles.outer)}
          data-side={loop.side}
          data-wide={loop.wide}
          data-first={first}
          data-last={last}
        >
          <Loop {...loop} />
        </div>
      ))}
    </div>
  );
}
