import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ListedPage} from './pageList';
import styles from './styles.module.css';

interface Props {
  readonly pages: readonly ListedPage[];
}

/** Pages that a reader may have meant. */
export default function NearestPages({pages}: Props): ReactNode {
  if (!pages.length) return null;
  return (
    <section aria-labelledby="nearest-pages">
      <h2 id="nearest-pages">Pages with a similar address</h2>
      <ul className={styles.list}>
        {pages.map(({path, title, description}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <code>{path}</code>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
