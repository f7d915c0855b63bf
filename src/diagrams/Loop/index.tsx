import type {ReactNode} from 'react';
import clsx from 'clsx';
import arrow from '@site/src/components/Diagram/arrow.module.css';
import type {Part} from '@site/src/components/Diagram/Grid';
import styles from './styles.module.css';

interface Options {
  readonly side: 'left' | 'right' | 'below'; // of the things it joins, where there is little room
  readonly wide: 'above' | 'below' | 'right'; // of them, where there is more
  readonly to: 'first' | 'last'; // of the two things, in the order of reading
  readonly dashed?: boolean;
}

/**
 * A line with two corners and what goes along it, which leaves a row of boxes and comes back to another of them; its area
 * reaches from the middle of one to the middle of the other.
 */
export function loop(says: ReactNode, {side, wide, to, dashed = false}: Options): Part {
  return {
    show: (place) => (
      <div
        className={clsx(styles.loop, place)}
        data-side={side}
        data-wide={wide}
        data-to={to}
        data-dashed={dashed || undefined}
      >
        <div className={clsx(styles.shaft, arrow.head)} />
        <div className={arrow.words}>{says}</div>
      </div>
    ),
  };
}
