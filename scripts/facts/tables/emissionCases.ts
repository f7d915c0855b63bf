import {Mistake} from '../blocks';
import {tableOf} from './form';
import {screenWords} from './labels';

/** What each method of emissions does with a case, in our own words. */
export interface EmissionCase {
  readonly case: string;
  readonly primary: string;
  readonly direct: string;
  readonly seen: string;
}

/**
 * How both methods count cases of emissions: those that the page names, in its order, or all in that of the words. What stands in
 * bold must be on the screen.
 */
export const emissionCases = tableOf({
  title: 'What each method does with a case',
  id: 'emission-cases',
  takes: 'names',
  rows: ({etmodel, words}, named) => {
    const {file, said} = words<EmissionCase>('emission-cases');
    const keys = named.length ? named : [...said.keys()];
    const strange = keys.filter((key, place) => !said.has(key) || keys.indexOf(key) !== place);
    if (strange.length) throw new Mistake(`${file} has no ${strange.join(', ')}, or the mark names it twice`);
    const onScreen = screenWords(etmodel);
    return keys.map((key) => {
      const {case: name, primary, direct, seen}: Partial<EmissionCase> = said.get(key)!;
      if (!name || !primary || !direct || !seen) throw new Mistake(`${file} does not say all of ${key}`);
      const cells = [name, primary, direct, seen];
      const unseen = [...cells.join(' ').matchAll(/\*\*(.+?)\*\*/g)].filter(([, words = '']) => !onScreen.has(words));
      if (unseen.length)
        throw new Mistake(`${file}, ${key}: nothing on the screen is ${unseen.map(([words]) => words).join(', ')}`);
      const long = cells.find((cell) => cell.split(' ').length > LONGEST);
      if (long) throw new Mistake(`${file}, ${key}: “${long}” has more than ${LONGEST} words`);
      return {name, primary, direct, seen};
    });
  },
  columns: {
    Case: 'name',
    'Primary method': 'primary',
    'Direct method (beta)': 'direct',
    'Where it is seen': 'seen',
  },
});

const LONGEST = 14; // words in a cell that can be read beside others
