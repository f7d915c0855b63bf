import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {areas, type AreaId} from '@site/config/areas';
import CopyKey from '@site/src/components/CopyKey';
import Destinations from '@site/src/components/Destinations';
import Marked from '@site/src/components/Marked';
import NothingFound from '@site/src/components/NothingFound';
import SearchFailed from '@site/src/components/SearchFailed';
import Spoken from '@site/src/components/Spoken';
import type {Answer} from '@site/src/search/types';
import {choicesOf, rowsOfKeys, totalOf} from '@site/src/searchDialog/groups';
import {useAnswer} from '@site/src/useAnswer';
import {searchAddress, type Asked} from './address';
import {BEGINNINGS} from './beginnings';
import Hit from './Hit';
import styles from './styles.module.css';

interface Props extends Required<Asked> {
  readonly onGo: (next: Asked) => void;
  readonly onMore: () => void;
}

const EACH = 20; // pages listed at once

/** What the search page shows below its field. */
export default function Results({query, area, pages, onGo, onMore}: Props): ReactNode {
  const {outcome, retry} = useAnswer(query, {area: area || undefined, limit: EACH * pages});
  const answer = 'answer' in outcome ? outcome.answer : null;
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef(0); // the hit that more was asked for

  const shown = answer?.hits.length ?? 0;
  useEffect(() => {
    if (!wanted.current || shown <= wanted.current) return;
    list.current!.children[wanted.current]!.querySelector('a')!.focus();
    wanted.current = 0;
  }, [shown]);

  if (outcome.status === 'blank') return <Beginnings />;
  const everywhere = answer ? totalOf(answer.totals) : 0;
  return (
    <div className={styles.results}>
      {answer && everywhere > 0 && <Filter query={query} area={area} answer={answer} onGo={onGo} />}
      {answer && everywhere > 0 && <p className={styles.count}>{counted(answer, area)}</p>}
      {outcome.status === 'loading' && !answer && <p className={styles.loading}>Searching …</p>}
      {outcome.status === 'failed' && <SearchFailed onRetry={retry} />}
      {outcome.status === 'nothing' && everywhere === 0 && (
        <NothingFound
          query={query}
          suggestions={outcome.suggestions}
          onChoose={(words) => onGo({query: words, area})}
        />
      )}
      {outcome.status === 'found' && outcome.isStandIn && (
        <p className={styles.count}>The search service does not answer. These results come from this site itself.</p>
      )}
      {answer?.keys && (
        <ul className={styles.keys} aria-label="Keys">
          {rowsOfKeys(answer.keys).map(({id, to, text, snippet, key}) => (
            <li key={id}>
              <Link to={to}>
                <code>
                  <Marked runs={text} />
                </code>
              </Link>
              {key && <CopyKey text={key} />}
              <p className={styles.snippet}>{snippet![0]!.text}</p>
            </li>
          ))}
        </ul>
      )}
      {answer && shown > 0 && (
        <ol ref={list} className={styles.hits}>
          {answer.hits.map((hit) => (
            <Hit key={hit.route} hit={hit} />
          ))}
        </ol>
      )}
      {answer && shown < answer.total && (
        <button
          type="button"
          className={clsx('action', styles.more)}
          onClick={() => {
            wanted.current = shown;
            onMore();
          }}
        >
          More results
        </button>
      )}
      <Spoken text={answer && outcome.status !== 'loading' ? counted(answer, area) : ''} />
    </div>
  );
}

interface FilterProps {
  readonly query: string;
  readonly area: string;
  readonly answer: Answer;
  readonly onGo: (next: Asked) => void;
}

/** The areas, with how many pages each of them has of what was found. */
function Filter({query, area, answer: {totals}, onGo}: FilterProps): ReactNode {
  return (
    <nav aria-label="Areas of the results">
      <ul className={styles.filter}>
        {choicesOf(totals).map(({id, label, count}) => (
          <li key={id} data-area={id || undefined}>
            <Link
              to={searchAddress({query, area: id})}
              aria-current={id === area ? 'true' : undefined}
              onClick={(event: MouseEvent) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onGo({query, area: id});
              }}
            >
              {label} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What there is before anything is asked, and all there is without scripts. */
function Beginnings(): ReactNode {
  return (
    <div className={styles.beginnings}>
      <noscript>
        <p>Searching needs JavaScript, which is switched off in your browser.</p>
      </noscript>
      <p>Or choose an area: the list at the side of each document names all its pages, in reading order.</p>
      <Destinations items={BEGINNINGS} />
    </div>
  );
}

function counted({query, total}: Answer, area: string): string {
  const found = total === 0 ? 'No results' : total === 1 ? '1 result' : `${total} results`;
  return `${found} for “\u2068${query.slice(0, 100)}\u2069”${area ? ` in ${areas[area as AreaId].label}` : ''}`;
}
