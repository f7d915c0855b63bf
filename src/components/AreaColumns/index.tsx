import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {areas, type AreaId} from '@site/config/areas';
import styles from './styles.module.css';

interface Column {
  readonly area: AreaId;
  readonly text: string;
  readonly links: readonly {readonly to: string; readonly name: string}[];
}

interface Props {
  readonly columns: readonly Column[];
}

/** The areas of the site side by side, each under a bar in its colour. */
export default function AreaColumns({columns}: Props): ReactNode {
  return (
    <div className={styles.columns}>
      {columns.map(({area, text, links}) => (
        <section key={area} className={styles.column} data-area={area} aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`}>
            <Link to={areas[area].front}>{areas[area].label}</Link>
          </h2>
          <p>{text}</p>
          <ul>
            {links.map(({to, name}) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
