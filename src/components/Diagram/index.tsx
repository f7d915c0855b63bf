import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import arrow from './arrow.module.css';
import styles from './styles.module.css';

interface Props {
  readonly title: string; // says what to see
  readonly words: ReactNode; // the same in prose
  readonly isPicture?: boolean; // nothing in it can be followed or pressed
  readonly children: ReactNode;
}

/**
 * The frame of a drawing that stands still. Inside stand the boxes and arrows below, which lie side by side where there
 * is room and under each other where there is none, or a `Drawing`.
 */
export default function Diagram({title, words, isPicture = true, children}: Props): ReactNode {
  const id = useId();
  return (
    <figure className={styles.diagram} aria-labelledby={`${id}title`}>
      <figcaption id={`${id}title`} className={styles.title}>
        {title}
      </figcaption>
      <div
        className={styles.room}
        role={isPicture ? 'img' : 'group'}
        data-drawing={isPicture ? undefined : true}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}words`}
      >
        {children}
      </div>
      <details className={styles.words}>
        <summary>In words</summary>
        <div id={`${id}words`}>{words}</div>
      </details>
    </figure>
  );
}

/** What follows one another, with an `Arrow` between each two. */
export function Flow({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.flow}>{children}</div>;
}

/** What stands next to each other on an equal footing. */
export function Beside({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.beside}>{children}</div>;
}

interface GroupProps {
  readonly name: ReactNode;
  readonly strong?: boolean; // what the drawing is about: its name is filled
  readonly className?: string; // its place in a grid
  readonly children: ReactNode;
}

/** Boxes that belong together, under a name. */
export function Group({name, strong = false, className, children}: GroupProps): ReactNode {
  return (
    <div className={clsx(styles.group, strong && styles.strong, className)}>
      <div className={styles.name}>{name}</div>
      {children}
    </div>
  );
}

interface BoxProps {
  readonly name: ReactNode;
  readonly strong?: boolean; // what the drawing is about: it is filled
  readonly quiet?: boolean; // outside of that
  readonly className?: string; // its place in a grid
  readonly children?: ReactNode; // what it does, in few words
}

/** A thing with a name. */
export function Box({name, strong = false, quiet = false, className, children}: BoxProps): ReactNode {
  return (
    <div className={clsx(styles.box, strong && styles.strong, quiet && styles.quiet, className)}>
      <div className={styles.name}>{name}</div>
      {children && <div>{children}</div>}
    </div>
  );
}

interface ArrowProps {
  readonly both?: boolean; // leads both ways
  readonly children?: ReactNode; // what goes along it
}

/** Leads from what stands before it to what stands after it. */
export function Arrow({both = false, children}: ArrowProps): ReactNode {
  return (
    <div className={styles.arrow}>
      {children && <Label>{children}</Label>}
      <div className={clsx(styles.shaft, arrow.head, both && [styles.both, arrow.back])} />
    </div>
  );
}

interface LabelProps {
  readonly className?: string; // its place in a grid
  readonly children: ReactNode;
}

/** Small words beside a thing. */
export function Label({className, children}: LabelProps): ReactNode {
  return <div className={clsx(styles.label, className)}>{children}</div>;
}

interface DrawingProps {
  readonly height: number; // px
  readonly children: ReactNode;
}

/**
 * Room for SVG: across in per cent, down in pixels, so that letters keep their size at every width. Classes: `line`,
 * `fine` (a hairline), `fill`, `muted` (words), `strong` (words).
 */
export function Drawing({height, children}: DrawingProps): ReactNode {
  return (
    <svg className={styles.drawing} width="100%" height={height}>
      {children}
    </svg>
  );
}
