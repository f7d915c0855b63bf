import {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly onRetry: () => void;
}

/** Says that search could not be reached. It tries again when the reader says so, or when the network comes back. */
export default function SearchFailed({onRetry}: Props): ReactNode {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={styles.failed} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
