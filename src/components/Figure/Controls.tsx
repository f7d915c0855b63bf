import type {ReactNode} from 'react';
import Choices, {type Choice} from '../Choices';
import Slider, {type Props as SliderProps} from '../Slider';
import {names, type Inputs} from './inputs';

interface Props<K extends string> {
  readonly inputs: Inputs<K>;
  readonly choices: readonly Choice<K>[];
  readonly slider: (name: K) => SliderProps;
  readonly change: (name: K, to: () => number) => void;
}

/** A slider for each input of a figure, and buttons that set them all. */
export default function Controls<K extends string>({inputs, choices, slider, change}: Props<K>): ReactNode {
  return (
    <>
      {names(inputs).map((name) => (
        <Slider key={name} {...slider(name)} />
      ))}
      <Choices inputs={inputs} choices={choices} change={change} />
    </>
  );
}
