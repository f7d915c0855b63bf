import {useState, type ReactNode} from 'react';
import type {Input} from '../Figure/inputs';
import styles from './styles.module.css';

export interface Props extends Input {
  readonly id: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A quantity to set by dragging, by keys, or as a number. Stands in a figure's controls. */
export default function Slider({id, label, unit, min, max, step, value, onChange}: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null); // while it is being typed, and may be no number yet
  const range = {min, max, step, autoComplete: 'off'};
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        {...range}
        id={id}
        type="range"
        value={value}
        aria-valuetext={`${value} ${unit}`}
        onChange={({target}) => onChange(target.valueAsNumber)}
      />
      <span className={styles.field}>
        <input
          {...range}
          id={`${id}-number`}
          type="number"
          inputMode="decimal"
          aria-label={`${label} in ${unit}`}
          value={typed ?? value}
          onChange={({target}) => {
            setTyped(target.value);
            if (!Number.isNaN(target.valueAsNumber)) onChange(target.valueAsNumber);
          }}
          onBlur={() => setTyped(null)}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
      <span className={styles.printed}>
        {value} {unit}
      </span>
    </div>
  );
}
