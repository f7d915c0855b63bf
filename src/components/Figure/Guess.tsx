import {useEffect, useState, type ReactNode} from 'react';
import buttons from './buttons.module.css';
import type {Input} from './inputs';
import {inDigits, withUnit} from './scale';
import styles from './guess.module.css';

interface Props extends Input {
  readonly id: string; // of the figure
  readonly answer: number; // the model's, at the opening state
  readonly digits?: number; // after the point
}

/**
 * Asks what the reader expects before the figure answers; `opening` is where the slider stands, `label` the question. As long as
 * it is asked, the frame hides the answer, and in the drawing what has the class `answer`. Then guess and answer stand on one scale.
 * Who moves a control of the figure instead is told; who comes with a state in the address is not asked. Paper shows the answer.
 */
export default function Guess({id, label, unit, min, max, step, opening, answer, digits = 0}: Props): ReactNode {
  const [guess, setGuess] = useState(opening);
  const [state, setState] = useState<'asks' | 'shows' | 'tells' | 'rests'>('asks');

  useEffect(() => {
    const figure = document.getElementById(id)!;
    const rest = ({target}: Event): void => {
      const control = (target as Element).closest('input, [role="group"] button');
      if (control && !control.closest('[data-guess]')) setState((now) => (now === 'asks' ? 'tells' : now));
    };
    if (new URLSearchParams(location.search).has(id)) setState('rests');
    figure.addEventListener('input', rest);
    figure.addEventListener('click', rest);
    return () => {
      figure.removeEventListener('input', rest);
      figure.removeEventListener('click', rest);
    };
  }, [id]);

  if (state === 'rests') return null;
  const share = (value: number): string => `${((value - min) / (max - min)) * 100}%`;
  const inUnit = (value: number): string => withUnit(value, unit, digits);
  if (state === 'tells') {
    return (
      <div className={styles.guess} data-guess={state}>
        {label} <b>{inUnit(answer)}</b>.
      </div>
    );
  }
  return (
    <div className={styles.guess} data-guess={state}>
      <label htmlFor={`${id}-guess`}>
        <b>Your guess first.</b> {label}
      </label>
      <div className={styles.scale}>
        <input
          id={`${id}-guess`}
          type="range"
          min={min}
          max={max}
          step={step}
          value={guess}
          autoComplete="off"
          disabled={state === 'shows'}
          aria-valuetext={inUnit(guess)}
          onChange={({target}) => setGuess(target.valueAsNumber)}
        />
        {state === 'shows' && <span className={styles.mark} style={{insetInlineStart: share(answer)}} />}
        <span className={styles.ends} aria-hidden="true">
          <span>{inDigits(min, digits)}</span>
          <span>{inUnit(max)}</span>
        </span>
      </div>
      {state === 'asks' ? (
        <div className={buttons.row}>
          <button type="button" onClick={() => setState('shows')}>
            {inUnit(guess)}: show the answer
          </button>
          <button type="button" onClick={() => setState('rests')}>
            Skip
          </button>
        </div>
      ) : (
        <p role="status">
          You guessed {inUnit(guess)}. The answer is <b>{inUnit(answer)}</b>.
        </p>
      )}
    </div>
  );
}
