import {useState, type ReactNode} from 'react';
import Slider, {type Props as SliderProps} from '../Slider';
import styles from './styles.module.css';

interface Props<K extends string> {
  readonly names: readonly K[];
  readonly first?: number; // so many are there at first, the others at a press
  readonly slider: (name: K) => SliderProps;
}

/** So many sliders and the answer are in one window of a laptop. */
const MANY = 5;

/** The sliders of a figure. In a small window, and where there are many, one is there at a time, so that hand, drawing and answer are in sight together. */
export default function Sliders<K extends string>({names, first = names.length, slider}: Props<K>): ReactNode {
  const [chosen, setChosen] = useState(names[0]!);
  const current = names.includes(chosen) ? chosen : names[0]!;
  const [isAll, setAll] = useState(false);
  const shown = isAll ? names : names.slice(0, first);
  const isMany = shown.length > MANY ? '' : undefined;
  return (
    <>
      {names.length > 1 && (
        <div role="group" aria-label="What to set" className={styles.which} data-many={isMany}>
          {shown.map((name) => (
            <button key={name} type="button" aria-pressed={name === current} onClick={() => setChosen(name)}>
              {slider(name).label}
            </button>
          ))}
        </div>
      )}
      {names.map((name) => (
        <div
          key={name}
          className={styles.one}
          data-current={name === current ? '' : undefined}
          data-many={shown.includes(name) ? isMany : 'later'}
        >
          <Slider {...slider(name)} />
        </div>
      ))}
      {first < names.length && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isAll}
          onClick={() => {
            setAll(!isAll);
            setChosen(names[isAll ? 0 : first]!);
          }}
        >
          {isAll ? 'Less to set' : 'More to set'}
        </button>
      )}
    </>
  );
}
