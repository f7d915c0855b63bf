import {useState, type ReactNode} from 'react';
import Spoken from '../Spoken';
import type {About} from './about';
import type {FigureProps} from './sleeping';
import Take from './Take';
import styles from './styles.module.css';

/** What a figure answers: the answer itself, what completes its sentence, and further sentences. */
export type Result = readonly [answer: string, sentence: string, further?: string];

interface Props extends FigureProps {
  readonly about: About;
  readonly what: string; // a sentence: what is drawn
  readonly guess?: ReactNode; // asks for the reader's guess before the answer is shown
  readonly controls: ReactNode;
  readonly height: number; // of the drawing, in px
  readonly children: ReactNode; // SVG: across in per cent, down in px
  readonly result: Result; // in words; its answer is read out when it has changed
  readonly table: ReactNode;
}

/** A drawing that stays in sight, with its answer, while a control of a small window is used. */
const LOW = 420; // px

/**
 * The frame that figures share: what it shows, the answer next to the controls, the drawing, its result in words and as numbers,
 * and what a reader can take away.
 */
export default function Figure({
  id,
  number,
  about: {title, source, simplified},
  what,
  guess,
  controls,
  height,
  children,
  result: [answer, sentence, further],
  table,
}: Props): ReactNode {
  const [opening] = useState(answer);
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && answer !== opening) setAnswered(true);
  return (
    <figure id={id} className={styles.figure} aria-labelledby={`${id}-title`}>
      <figcaption>
        <p id={`${id}-title`} className={styles.title}>
          <span className={styles.number}>Figure {number}</span> {title}
        </p>
        <p className={styles.what}>{what}</p>
      </figcaption>
      {guess}
      <div className={styles.desk} data-low={height <= LOW ? '' : undefined}>
        <div className={styles.view}>
          <p id={`${id}-result`} className={styles.result} data-result="">
            <b>{answer}</b>
            {sentence}
          </p>
          <div className={styles.canvas}>
            <svg
              className={styles.drawing}
              width="100%"
              height={height}
              role="img"
              aria-labelledby={`${id}-title`}
              aria-describedby={`${id}-result ${id}-further`}
            >
              {children}
            </svg>
          </div>
        </div>
        <div role="group" aria-label={`Controls of figure ${number}`} className={styles.controls}>
          {controls}
        </div>
      </div>
      <p id={`${id}-further`} className={styles.further} data-result="">
        {further}
      </p>
      <p className={styles.source}>
        {source} Simplified: {simplified}
      </p>
      <Take id={id} title={title} />
      <details className={styles.numbers}>
        <summary>The numbers</summary>
        {table}
      </details>
      <Spoken text={isAnswered ? answer : ''} />
    </figure>
  );
}
