import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly to: 'down' | 'up'; // where things stand under each other
  readonly wide?: 'right' | 'left' | 'down'; // where there is room beside each other; as `to` without it
  readonly weight?: 'strong' | 'dashed';
  readonly both?: boolean; // leads both ways
  readonly near?: boolean; // the words stand where the arrow begins
  readonly className?: string; // its place in the grid
  readonly children?: ReactNode; // what goes along it
}

/** A straight arrow through one area of a grid, from edge to edge, whose direction may differ where there is room. */
export default function Lead({to, wide, weight, both = false, near = false, className, children}: Props): ReactNode {
  return (
    <div
      className={clsx(styles.lead, className)}
      data-to={to}
      data-wide={wide}
      data-weight={weight}
      data-both={both || undefined}
      data-near={near || undefined}
    >
      {children && <div className={styles.label}>{children}</div>}
      <div className={styles.shaft} />
    </div>
  );
}
