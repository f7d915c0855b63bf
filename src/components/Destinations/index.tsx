import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  readonly items: readonly {readonly to: string; readonly name: string; readonly text: string}[];
  readonly wide?: boolean; // two columns where there is room
}

/** Pages to go to, each with a line that says what it is for. */
export default function Destinations({items, wide = false}: Props): ReactNode {
  return (
    <ul className={clsx(styles.list, wide && styles.wide)}>
      {items.map(({to, name, text}) => (
        <li key={to + name}>
          <Link to={to} className={styles.name}>
            {name}
          </Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
