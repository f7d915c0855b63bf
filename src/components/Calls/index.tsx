import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Method from '../Method';
import styles from './styles.module.css';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly to: string; // the page that tells more
  readonly text: string; // what it does
}

interface Props {
  readonly label: string;
  readonly calls: readonly Call[];
}

/** Calls of the API in one line each: method, path and what it does. */
export default function Calls({label, calls}: Props): ReactNode {
  return (
    <ul className={styles.calls} aria-label={label}>
      {calls.map(({method, path, to, text}) => (
        <li key={method + path}>
          <Method name={method} />{' '}
          <Link to={to} className={styles.path}>
            <code>{path}</code>
          </Link>{' '}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
