import {round} from './scale';

/** Moves letters to a height by what style sheets can animate, unlike their `y`. */
export function down(y: number): {transform: string} {
  return {transform: `translate(0 ${round(y)})`};
}
