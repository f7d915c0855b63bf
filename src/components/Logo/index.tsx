import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The mark, beside the name that it belongs to. Inline, so that it follows the reader's choice of light or dark. */
export default function Logo(): ReactNode {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.old} d="M2 0H30A2 2 0 0 1 32 2V4C15 4 15 24 0 24V2A2 2 0 0 1 2 0Z" />
      <path className={styles.new} d="M32 8V30A2 2 0 0 1 30 32H2A2 2 0 0 1 0 30V28C17 28 17 8 32 8Z" />
    </svg>
  );
}
