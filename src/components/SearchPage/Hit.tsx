import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Marked from '@site/src/components/Marked';
import {areaOf, labelOf} from '@site/src/searchDialog/groups';
import type {PageHit} from '@site/src/search/types';
import styles from './styles.module.css';

interface Props {
  readonly hit: PageHit;
}

/** A page that was found, with the headings that hold what was asked for. */
export default function Hit({hit: {route, title, sections}}: Props): ReactNode {
  const area = areaOf(route);
  const top = sections.find(({anchor}) => !anchor);
  return (
    <li data-area={area} className={styles.hit}>
      <h2>
        <Link to={route}>
          <Marked runs={title} />
        </Link>
      </h2>
      <p className={styles.area}>{labelOf(area)}</p>
      {top && (
        <p className={styles.snippet}>
          <Marked runs={top.snippet} />
        </p>
      )}
      <ul>
        {sections
          .filter(({anchor}) => anchor)
          .map(({anchor, heading, snippet}) => (
            <li key={anchor}>
              <Link to={`${route}#${anchor}`}>
                <Marked runs={heading} />
              </Link>
              <p className={styles.snippet}>
                <Marked runs={snippet} />
              </p>
            </li>
          ))}
      </ul>
    </li>
  );
}
