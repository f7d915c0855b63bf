import type {ReactNode} from 'react';
import Choices, {type Choice} from '../Choices';
import type {Props as SliderProps} from '../Slider';
import Sliders from './Sliders';
import {names, type Inputs, type Values} from './inputs';

interface Props<K extends string> {
  readonly inputs: Inputs<K>;
  readonly choices: readonly Choice<K>[];
  readonly values: Values<K>;
  readonly slider: (name: K) => SliderProps;
  readonly change: (name: K, to: () => number) => void;
}

/** Buttons that set all inputs of a figure, and a slider for each. */
export default function Controls<K extends string>({inputs, choices, values, slider, change}: Props<K>): ReactNode {
  return (
    <>
      <Choices inputs={inputs} choices={choices} values={values} change={change} />
      <Sliders names={names(inputs)} slider={slider} />
    </>
  );
}
