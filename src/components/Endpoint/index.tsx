import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly isOpen?: ''; // as an attribute
  readonly children: ReactNode;
}

/** An operation of the API, which folds. What it shows is written by plugins/openapi/, as if it stood in the page. */
export default function Endpoint({isOpen, children}: Props): ReactNode {
  return (
    <details className={styles.endpoint} open={isOpen !== undefined} data-operation="">
      {children}
    </details>
  );
}
