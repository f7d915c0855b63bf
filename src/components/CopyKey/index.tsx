import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly text: string;
}

/** A button that copies a key which was found. src/deferred/copy.ts acts and writes the outcome, hence no handler and no hook. */
export default function CopyKey({text}: Props): ReactNode {
  return (
    <span className={styles.copy} data-copyable="">
      <code hidden>{text}</code>
      <button type="button" data-early="copy" aria-label={`Copy ${text}`}>
        Copy key
      </button>
      <span role="status" suppressHydrationWarning>
        {''}
      </span>
    </span>
  );
}
