import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly onRetry: () => void;
}

/** Says that search could not be reached. Without hooks: the search dialog shows it, too. */
export default function SearchFailed({onRetry}: Props): ReactNode {
  return (
    <div className={styles.failed} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="action" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
