import type {ReactNode} from 'react';
import type {FigureProps} from './sleeping';
import styles from './styles.module.css';

interface Props extends FigureProps {
  readonly title: string; // says what to see
  readonly what: string; // a sentence: what is drawn
  readonly controls: ReactNode;
  readonly height: number; // of the drawing, in px
  readonly children: ReactNode; // SVG: across in per cent, down in px
  readonly result: string; // in words; read out when it changes
  readonly source: string;
  readonly simplified: string; // what the model has and the figure has not
  readonly table: ReactNode;
}

/** The frame that figures share: what it shows, controls, the drawing, its result in words and as numbers. */
export default function Figure({
  id,
  number,
  title,
  what,
  controls,
  height,
  children,
  result,
  source,
  simplified,
  table,
}: Props): ReactNode {
  return (
    <figure id={id} className={styles.figure} aria-labelledby={`${id}-title`}>
      <figcaption>
        <p id={`${id}-title`} className={styles.title}>
          <span className={styles.number}>Figure {number}</span> {title}
        </p>
        <p className={styles.what}>{what}</p>
      </figcaption>
      <div role="group" aria-label={`Controls of figure ${number}`} className={styles.controls}>
        {controls}
      </div>
      <svg
        className={styles.drawing}
        width="100%"
        height={height}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-result`}
      >
        {children}
      </svg>
      <p id={`${id}-result`} role="status" className={styles.result}>
        {result}
      </p>
      <p className={styles.source}>
        {source} Simplified: {simplified}
      </p>
      <details className={styles.numbers}>
        <summary>The numbers</summary>
        {table}
      </details>
    </figure>
  );
}
