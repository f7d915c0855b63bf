import type {ReactNode} from 'react';
import Copy from '../Copy';
import styles from './styles.module.css';

interface Props {
  readonly path: string; // /api/v3/scenarios/{id}
}

/** The path of an operation, its parameters in the colour of the area, to be copied. */
export default function Path({path}: Props): ReactNode {
  return (
    <div className={styles.path} data-copyable>
      <code>{path.split(/(\{[^}]+\})/).map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}</code>
      <Copy />
    </div>
  );
}
