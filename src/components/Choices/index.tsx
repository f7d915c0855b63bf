import type {ReactNode} from 'react';
import buttons from '../Figure/buttons.module.css';
import {names, openingOf, type Inputs, type Values} from '../Figure/inputs';

/** Settings with a name; what they don't mention is as in the static page. */
export interface Choice<K extends string> {
  readonly name: string;
  readonly settings: Partial<Values<K>>;
}

interface Props<K extends string> {
  readonly inputs: Inputs<K>;
  readonly choices: readonly Choice<K>[];
  readonly values: Values<K>;
  readonly change: (name: K, to: () => number) => void;
}

/** Buttons that set all sliders of a figure at once, pressed while they are set so, and one that puts them back. Stand in a figure's controls. */
export default function Choices<K extends string>({inputs, choices, values, change}: Props<K>): ReactNode {
  const choose = (settings: Partial<Values<K>>): void => {
    const all = {...openingOf(inputs), ...settings};
    for (const name of names(inputs)) change(name, () => all[name]);
  };
  const isChosen = (settings: Partial<Values<K>>): boolean => {
    const all = {...openingOf(inputs), ...settings};
    return names(inputs).every((name) => all[name] === values[name]);
  };
  return (
    <div className={buttons.row}>
      {choices.map(({name, settings}) => (
        <button key={name} type="button" aria-pressed={isChosen(settings)} onClick={() => choose(settings)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => choose({})}>
        Start over
      </button>
    </div>
  );
}
