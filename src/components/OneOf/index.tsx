import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly value: number; // the place of the chosen one
  readonly onChange: (value: number) => void;
}

/** Buttons in a row, of which one is pressed. Stand in a figure's controls. */
export default function OneOf({id, label, names, value, onChange}: Props): ReactNode {
  return (
    <div className={styles.oneOf} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <span>
        {names.map((name, index) => (
          <button key={name} type="button" aria-pressed={index === value} onClick={() => onChange(index)}>
            {name}
          </button>
        ))}
      </span>
    </div>
  );
}
