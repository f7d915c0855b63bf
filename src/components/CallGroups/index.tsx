import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Calls, {type Call} from '../Calls';
import styles from './styles.module.css';

interface Props {
  readonly groups: readonly {
    readonly title: string;
    readonly to: string; // the page that describes them
    readonly text: string;
    readonly calls: readonly Call[];
  }[];
}

/** All calls of the API, by the pages that describe them. */
export default function CallGroups({groups}: Props): ReactNode {
  return groups.map(({title, to, text, calls}) => (
    <div key={to} className={styles.group}>
      <div className={styles.about}>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <p>{text}</p>
      </div>
      <Calls label={title} calls={calls} />
    </div>
  ));
}
