import type {ReactNode} from 'react';
import IconButton from '../IconButton';
import styles from './styles.module.css';

/**
 * A button that copies the `code` in the nearest `data-copyable` around it, and room for what came of it. src/deferred/copy.ts acts,
 * with the app asleep or awake, and writes the outcome; hence no handler here.
 */
export default function Copy(): ReactNode {
  return (
    <div className={styles.corner}>
      {/* Words may stand here when React arrives; it leaves them alone. */}
      <span className={styles.outcome} role="status" suppressHydrationWarning>
        {''}
      </span>
      <IconButton icon="copy" className={styles.copy} data-early="copy" aria-label="Copy" />
    </div>
  );
}
