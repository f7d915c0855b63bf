import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import Marked from '@site/src/components/Marked';
import type {Group, Row} from './groups';
import styles from './panel.module.css';
import {withBase} from './withBase';

interface HitProps {
  readonly row: Row;
  readonly isActive: boolean;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Hit({row: {id, to, text, page, snippet}, isActive, onFollow}: HitProps): ReactNode {
  const isHeading = page !== id;
  return (
    // eslint-disable-next-line no-restricted-syntax -- from the index of built pages; Link would fetch the code of each at once
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      aria-describedby={isHeading ? `${page}-name` : undefined}
      tabIndex={-1}
      href={withBase(to)}
      className={clsx(styles.hit, isHeading && styles.heading)}
      onClick={onFollow}
    >
      <span id={isHeading ? undefined : `${id}-name`} className={styles.name}>
        <Marked runs={text} />
      </span>
      {snippet && (
        <span className={styles.snippet}>
          <Marked runs={snippet} />
        </span>
      )}
    </a>
  );
}

interface Props {
  readonly group: Group;
  readonly active: string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What was found in one area, as options of a list box that are links. */
export default function Hits({group: {area, label, rows}, active, onFollow}: Props): ReactNode {
  return (
    <div role="group" aria-labelledby={`search-${area}`} data-area={area} className={styles.group}>
      <div id={`search-${area}`} role="presentation" className={styles.area}>
        {label}
      </div>
      {rows.map((row) => (
        <Hit key={row.id} row={row} isActive={row.id === active} onFollow={onFollow} />
      ))}
    </div>
  );
}
