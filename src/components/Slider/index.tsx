import {useState, type ReactNode} from 'react';
import type {Input} from '../Figure/inputs';
import {inDigits} from '../Figure/scale';
import styles from './styles.module.css';

export interface Props extends Input {
  readonly id: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A quantity to set by dragging, by keys, or as a number, with its ends and a mark where it begins. Stands in a figure's controls. */
export default function Slider({id, label, unit, min, max, step, opening, value, onChange}: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null); // while it is being typed, and may be no number yet
  const share = ((opening - min) / (max - min)) * 100;
  const decimals = Number.isInteger(min) && Number.isInteger(max) ? 0 : 1;
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
      <svg className={styles.tick} width="100%" height="10" aria-hidden="true">
        <line x1={`${share}%`} x2={`${share}%`} y2="10" />
      </svg>
      <span className={styles.ends} aria-hidden="true">
        <span>{inDigits(min, decimals)}</span>
        <span>{inDigits(max, decimals)}</span>
      </span>
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
