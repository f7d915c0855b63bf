import type {ReactNode} from 'react';
import type {Run} from '@site/src/search/types';

interface Props {
  readonly runs: readonly Run[];
}

/** A text in which what was looked for is marked. */
export default function Marked({runs}: Props): ReactNode {
  return runs.map(({text, isHit}, index) => (isHit ? <mark key={index}>{text}</mark> : text));
}
