import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  readonly releases: readonly {
    readonly date: string; // 2026-06-25
    readonly day: string; // in words
    readonly title: string;
    readonly text: string; // how much of which kind
  }[];
}

/** The newest entries of the change log of the API, each leading there. */
export default function NewestChanges({releases}: Props): ReactNode {
  return (
    <ul className={styles.changes}>
      {releases.map(({date, day, title, text}) => (
        <li key={date}>
          <Link to={`/api/changelog/#${date}`}>{title}</Link>
          <span>
            <time dateTime={date}>{day}</time>: {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
