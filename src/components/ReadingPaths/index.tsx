import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Step {
  readonly to: string;
  readonly name: string;
  readonly gain: string; // what one knows or has after it
  readonly time: string;
}

interface Path {
  readonly role: string;
  readonly text: string;
  readonly steps: readonly Step[]; // in reading order
}

interface Props {
  readonly paths: readonly Path[];
}

/** What to read, and in which order, by the role in which a reader comes. */
export default function ReadingPaths({paths}: Props): ReactNode {
  return (
    <dl className={styles.paths}>
      {paths.map(({role, text, steps}) => (
        <div key={role}>
          <dt>{role}</dt>
          <dd>{text}</dd>
          <dd>
            <ol>
              {steps.map(({to, name, gain, time}) => (
                <li key={to}>
                  <Link to={to}>{name}</Link> <span className={styles.time}>{time}</span>
                  <span className={styles.gain}>{gain}</span>
                </li>
              ))}
            </ol>
          </dd>
        </div>
      ))}
    </dl>
  );
}
