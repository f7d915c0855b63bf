import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Step {
  readonly to: string;
  readonly name: string;
  readonly text: string;
  readonly time: string;
}

interface Props {
  readonly name: string;
  readonly text: string; // for whom, and what it comes to
  readonly steps: readonly Step[];
}

/** A way into a subject: what to do, in which order, and how long it takes. */
export default function FirstSteps({name, text, steps}: Props): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.way}>
      <h2 id={id}>{name}</h2>
      <p>{text}</p>
      <ol>
        {steps.map(({to, name, text, time}) => (
          <li key={to}>
            <Link to={to} className={styles.name}>
              {name}
            </Link>
            <span className={styles.time}>{time}</span>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
