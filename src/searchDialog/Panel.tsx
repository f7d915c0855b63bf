import type {ComponentProps, MouseEvent, PointerEvent, ReactNode} from 'react';
import clsx from 'clsx';
import CopyKey from '@site/src/components/CopyKey';
import Icon from '@site/src/components/Icon';
import IconButton from '@site/src/components/IconButton';
import Marked from '@site/src/components/Marked';
import NothingFound from '@site/src/components/NothingFound';
import SearchFailed from '@site/src/components/SearchFailed';
import {searchAddress} from '@site/src/components/SearchPage/address';
import {BEGINNINGS} from '@site/src/components/SearchPage/beginnings';
import spoken from '@site/src/components/Spoken/styles.module.css';
import type {Outcome} from '@site/src/search/asking';
import type {Answer} from '@site/src/search/types';
import {choicesOf, labelOf, totalOf, type Group, type Row} from './groups';
import styles from './styles.module.css';
import {withBase} from './withBase';

/** What the dialog offers before anything is typed. */
export interface Offers {
  readonly recent: readonly string[];
  readonly pages: readonly {readonly to: string; readonly text: string}[]; // that the reader comes from
  readonly headings: readonly {readonly id: string; readonly text: string}[]; // of the page that is open
}

/** What the reader does in the panel. */
export interface Actions {
  readonly ask: (words: string) => void;
  readonly forget: (words: string) => void;
  readonly narrow: (area: string) => void;
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly point: (event: PointerEvent) => void;
  readonly retry: () => void;
}

interface Props {
  readonly query: string;
  readonly area: string;
  readonly outcome: Outcome;
  readonly groups: readonly Group[];
  readonly active: string; // an option's id
  readonly said: string;
  readonly offers: Offers;
  readonly does: Actions;
}

/**
 * What the search dialog shows below its field. It is no React component, though written as one: jsx-runtime.ts makes its
 * elements, so that the first results need not wait for the app. Hence no hooks, here and in the components that it shows.
 */
export default function Panel({query, area, outcome, groups, active, said, offers, does}: Props): ReactNode {
  const answer = 'answer' in outcome ? outcome.answer : null;
  const isListed = groups.length > 0;
  const isFound = outcome.status === 'found';
  const key = groups.flatMap(({rows}) => rows).find(({id}) => id === active)?.key;
  return (
    <>
      <div className={styles.content}>
        {answer && totalOf(answer.totals) > 0 && (
          <Filter area={area} totals={outcome.status === 'titles' ? null : answer.totals} onChoose={does.narrow} />
        )}
        {isListed && <List groups={groups} active={active} does={does} />}
        {outcome.status === 'blank' && <Offered offers={offers} does={does} />}
        {outcome.status === 'loading' && !isListed && <p className={clsx(styles.words, styles.late)}>Searching …</p>}
        {outcome.status === 'nothing' &&
          (totalOf(outcome.answer.totals) > 0 ? (
            <p className={styles.words}>No results in {labelOf(area)}</p>
          ) : (
            <NothingFound query={query} suggestions={outcome.suggestions} onChoose={does.ask} />
          ))}
        {outcome.status === 'failed' && <SearchFailed onRetry={does.retry} />}
        {isFound && outcome.isStandIn && (
          <p className={styles.standIn}>
            The search service does not answer. These results come from this site itself.
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <span className={styles.key}>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span className={styles.key}>
          <kbd>Enter</kbd> open
        </span>
        <span className={styles.key}>
          <kbd>Esc</kbd> close
        </span>
        {key && <CopyKey text={key} />}
        {isListed && outcome.status !== 'titles' && answer!.total > 1 && (
          <Way to={searchAddress({query: answer!.query, area})} onClick={does.follow}>
            See all {answer!.total} results
          </Way>
        )}
      </div>
      <p role="status" className={spoken.spoken}>
        {said}
      </p>
    </>
  );
}

interface WayProps extends ComponentProps<'a'> {
  readonly to: string; // without base path
}

/** A link within the site, from the index of built pages or a list that is tested: it needs no check by Link. */
function Way({to, children, ...props}: WayProps): ReactNode {
  return (
    // eslint-disable-next-line no-restricted-syntax -- see above, and Link has hooks
    <a href={withBase(to)} {...props}>
      {children}
    </a>
  );
}

interface FilterProps {
  readonly area: string;
  readonly totals: Answer['totals'] | null; // null where the pages found are not counted yet
  readonly onChoose: (area: string) => void;
}

function Filter({area, totals, onChoose}: FilterProps): ReactNode {
  return (
    <div role="group" aria-label="Areas of the results" className={styles.filter}>
      {choicesOf(totals ?? {}).map(({id, label, count}) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === area}
          data-area={id || undefined}
          disabled={totals !== null && count === 0 && id !== area}
          onClick={() => onChoose(id)}
        >
          {label} {totals && <span>{count}</span>}
        </button>
      ))}
    </div>
  );
}

/** What was found, by area, as options of a list box that are links. */
function List({groups, active, does}: Pick<Props, 'groups' | 'active' | 'does'>): ReactNode {
  return (
    <div
      id="search-hits"
      className={styles.hits}
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      onPointerMove={does.point}
    >
      {groups.map(({area, label, rows}) => (
        <div key={area} role="group" aria-labelledby={`search-${area}`} data-area={area}>
          <div id={`search-${area}`} role="presentation" className={styles.title}>
            {label}
          </div>
          {rows.map((row) => (
            <Hit key={row.id} row={row} isActive={row.id === active} onFollow={does.follow} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface HitProps {
  readonly row: Row;
  readonly isActive: boolean;
  readonly onFollow: Actions['follow'];
}

function Hit({row: {id, to, text, page, snippet, key, narrows}, isActive, onFollow}: HitProps): ReactNode {
  const isHeading = page !== id;
  return (
    <Way
      id={id}
      to={to}
      role="option"
      aria-selected={isActive}
      aria-describedby={isHeading ? `${page}-name` : undefined}
      tabIndex={-1}
      data-narrows={narrows}
      className={clsx(styles.hit, isHeading && styles.heading, (key ?? narrows) && styles.code)}
      onClick={onFollow}
    >
      <span id={isHeading ? undefined : `${id}-name`} className={styles.name}>
        <Marked runs={text} />
      </span>
      {snippet && (
        <span className={styles.snippet}>
          <Marked runs={snippet} />
        </span>
      )}
    </Way>
  );
}

/** What the reader has searched for before, to be asked again or removed, and ways to begin without a word. */
function Offered({offers: {recent, pages, headings}, does}: Pick<Props, 'offers' | 'does'>): ReactNode {
  return (
    <div className={styles.offers}>
      {recent.length > 0 && (
        <Offer id="_search-recent" title="Recent searches">
          {recent.map((query) => (
            <li key={query}>
              <button type="button" className={styles.offer} onClick={() => does.ask(query)} data-choice="">
                <Icon name="search" />
                <bdi>{query}</bdi>
              </button>
              <IconButton icon="close" aria-label={`Remove ${query}`} onClick={() => does.forget(query)} />
            </li>
          ))}
        </Offer>
      )}
      {pages.length > 0 && (
        <Offer id="_search-pages" title="Recent pages">
          {pages.map(({to, text}) => (
            <li key={to}>
              <Way to={to} className={styles.offer} onClick={does.follow} data-choice="">
                {text}
              </Way>
            </li>
          ))}
        </Offer>
      )}
      {headings.length > 0 && (
        <Offer id="_search-headings" title="On this page">
          {headings.map(({id, text}) => (
            <li key={id}>
              {/* eslint-disable-next-line no-restricted-syntax -- on this page */}
              <a href={`#${encodeURIComponent(id)}`} className={styles.offer} onClick={does.follow} data-choice="">
                {text}
              </a>
            </li>
          ))}
        </Offer>
      )}
      <Offer id="_search-areas" title="Areas">
        {BEGINNINGS.map(({to, name, text}) => (
          <li key={to}>
            <Way to={to} className={styles.offer} onClick={does.follow} data-choice="">
              <b>{name}</b> <span>{text}</span>
            </Way>
          </li>
        ))}
      </Offer>
    </div>
  );
}

interface OfferProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Offer({id, title, children}: OfferProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
