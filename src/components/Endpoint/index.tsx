import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** An operation of the API. What it shows is written by plugins/openapi/, as if it stood in the page. */
export default function Endpoint({children}: Props): ReactNode {
  return <section className={styles.endpoint}>{children}</section>;
}
