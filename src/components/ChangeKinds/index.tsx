import type {ReactNode} from 'react';
import styles from './styles.module.css';

const KINDS = [
  ['all', 'All'],
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['deprecated', 'Deprecated'],
  ['removed', 'Removed'],
] as const;

/** The choice of a kind of changes. The style sheet alone hides the others, so that it works without scripts, too. */
export default function ChangeKinds(): ReactNode {
  return (
    <fieldset className={styles.kinds}>
      <legend>Show changes of this kind</legend>
      {KINDS.map(([value, name]) => (
        <label key={value}>
          <input type="radio" name="kind" value={value} defaultChecked={value === 'all'} autoComplete="off" />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
