import type {ReactNode} from 'react';
import clsx from 'clsx';
import arrow from '@site/src/components/Diagram/arrow.module.css';
import styles from './styles.module.css';

type Direction = 'down' | 'up' | 'right' | 'left';

interface Props {
  readonly to: Direction; // where things are under each other
  readonly wide?: Direction; // where there is room next to each other; as `to` without it
  readonly weight?: 'strong' | 'medium' | 'dashed' | 'dotted';
  readonly both?: boolean; // leads both ways
  readonly crossed?: boolean; // lying, and never taken
  readonly near?: boolean; // the words stand where the arrow begins
  readonly className?: string; // its place in the grid
  readonly children?: ReactNode; // what goes along it
}

/** A straight arrow through one area of a grid, from edge to edge, whose direction may differ where there is room. */
export default function Lead({
  to,
  wide = to,
  weight,
  both = false,
  crossed = false,
  near = false,
  className,
  children,
}: Props): ReactNode {
  return (
    <div
      className={clsx(styles.lead, both && arrow.head, className)}
      data-to={to}
      data-wide={wide}
      data-weight={weight}
      data-both={both || undefined}
      data-near={near || undefined}
    >
      {children && <div className={clsx(styles.words, arrow.words)}>{children}</div>}
      <div className={clsx(styles.shaft, arrow.head)}>{crossed && <div className={styles.cross} />}</div>
    </div>
  );
}
