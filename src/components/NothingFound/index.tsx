import type {ReactNode} from 'react';
import {newIssue} from '@site/config/repository';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onChoose: (suggestion: string) => void;
}

const LONGEST = 100; // letters of a query that are worth repeating

/** Says that nothing was found, what to search for instead, and how to tell us that something should be. Without hooks: the dialog shows it, too. */
export default function NothingFound({query, suggestions, onChoose}: Props): ReactNode {
  const asked = query.length > LONGEST ? `${[...query].slice(0, LONGEST).join('')}…` : query;
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>
        No results for “<bdi>{asked}</bdi>”
      </p>
      {suggestions.length > 0 && (
        <>
          <p id="suggestions">Try searching for</p>
          <ul className={styles.suggestions} aria-labelledby="suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onChoose(suggestion)} data-choice="">
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        {/* eslint-disable-next-line no-restricted-syntax -- it leads out of the site, and Link has hooks */}
        <a
          href={newIssue(`Search finds nothing for “${asked}”`, `Query: ${asked}\n\nWhat I was looking for: `)}
          target="_blank"
          rel="noreferrer"
        >
          Let us know.
        </a>
      </p>
    </div>
  );
}
