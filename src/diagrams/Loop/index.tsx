import type {ReactNode} from 'react';
import clsx from 'clsx';
import arrow from '@site/src/components/Diagram/arrow.module.css';
import styles from './styles.module.css';

interface Props {
  readonly side: 'left' | 'right' | 'below'; // of the things it joins, where there is little room
  readonly wide: 'above' | 'below' | 'right'; // of them, where there is more
  readonly to: 'first' | 'last'; // of the two things, in the order of reading
  readonly dashed?: boolean;
  readonly className?: string; // its place in the grid: from the middle of one thing to the middle of the other
  readonly children: ReactNode; // what goes along it
}

/** An arrow with two corners, which leaves the row of things and comes back to another of them. */
export default function Loop({side, wide, to, dashed = false, className, children}: Props): ReactNode {
  return (
    <div
      className={clsx(styles.loop, className)}
      data-side={side}
      data-wide={wide}
      data-to={to}
      data-dashed={dashed || undefined}
    >
      <div className={clsx(styles.shaft, arrow.head)} />
      <div className={arrow.words}>{children}</div>
    </div>
  );
}
