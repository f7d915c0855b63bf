import {useLayoutEffect, useRef, useState} from 'react';
import type {Props as SliderProps} from '../Slider';
import {allowed, names, openingOf, read, write, type Inputs, type Values} from './inputs';

interface State<K extends string> {
  readonly values: Values<K>;
  /** What the slider of an input needs. */
  readonly slider: (name: K) => SliderProps;
  /** Changes a value within its limits, by a button or a key: a gesture of its own. */
  readonly change: (name: K, to: (value: number) => number) => void;
}

/**
 * The values that the reader has set: what was moved before the figure woke, otherwise what the address says, otherwise
 * the static page's. They are written into the address when a gesture ends.
 */
export function useInputs<K extends string>(id: string, inputs: Inputs<K>): State<K> {
  const [values, setValues] = useState(() => openingOf(inputs));
  const latest = useRef(values);

  const set = (name: K, value: number): void => {
    // A gesture may end before React has rendered it.
    latest.current = {...latest.current, [name]: allowed(inputs[name], value)};
    setValues(latest.current);
  };

  useLayoutEffect(() => {
    const figure = document.getElementById(id)!;
    const keep = (): void => writeAddress(id, write(inputs, latest.current));
    const moved = movedIn(figure, inputs);
    const start = {...read(inputs, new URLSearchParams(location.search).get(id) ?? ''), ...moved};
    latest.current = start;
    setValues(start);
    if (names(inputs).some((name) => name in moved)) keep();
    figure.addEventListener('change', keep);
    return () => figure.removeEventListener('change', keep);
  }, [id, inputs]);

  return {
    values,
    slider: (name) => ({
      ...inputs[name],
      id: `${id}-${name}`,
      value: values[name],
      onChange: (value) => set(name, value),
    }),
    change: (name, to) => {
      set(name, to(latest.current[name]));
      writeAddress(id, write(inputs, latest.current));
    },
  };
}

/** What the reader has set while the figure was asleep: native inputs keep it. */
function movedIn<K extends string>(figure: HTMLElement, inputs: Inputs<K>): Partial<Values<K>> {
  const moved: Partial<Record<K, number>> = {};
  for (const name of names(inputs)) {
    const slider = `#${figure.id}-${name}`;
    for (const field of figure.querySelectorAll<HTMLInputElement>(`${slider}, ${slider}-number`)) {
      if (field.value && field.value !== field.defaultValue) moved[name] = allowed(inputs[name], field.valueAsNumber);
    }
  }
  return moved;
}

/** Sets or removes one parameter of the page's address, which leads to the figure; this is no new page, and no step to go back to. */
function writeAddress(name: string, text: string): void {
  const url = new URL(location.href);
  if (text) url.searchParams.set(name, text);
  else url.searchParams.delete(name);
  if (text) url.hash = name;
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
