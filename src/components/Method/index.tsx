import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The method of an operation, each in its colour. */
export default function Method({name}: {readonly name: string}): ReactNode {
  return (
    <span className={styles.method} data-method={name}>
      {name}
    </span>
  );
}
