import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import IconButton from '@site/src/components/IconButton';
import styles from './panel.module.css';

interface Props {
  readonly queries: readonly string[];
  readonly onAsk: (query: string) => void;
  readonly onForget: (query: string) => void;
}

/** What the reader has searched for before, to be asked again or removed. */
export default function Recent({queries, onAsk, onForget}: Props): ReactNode {
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <h2 id="recent-searches" className={styles.area}>
        Recent searches
      </h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.again} onClick={() => onAsk(query)} data-choice="">
              <Icon name="search" />
              <bdi>{query}</bdi>
            </button>
            <IconButton icon="close" aria-label={`Remove ${query}`} onClick={() => onForget(query)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
