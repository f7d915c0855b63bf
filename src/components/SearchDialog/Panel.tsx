import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {useHistory} from '@docusaurus/router';
import NothingFound from '@site/src/components/NothingFound';
import SearchFailed from '@site/src/components/SearchFailed';
import {searchAddress} from '@site/src/components/SearchPage/address';
import Spoken from '@site/src/components/Spoken';
import {searchClient} from '@site/src/search/client';
import {useAnswer, type Outcome} from '@site/src/useAnswer';
import {groupsOf} from './groups';
import Hits from './Hits';
import type {PanelProps} from './load';
import Recent from './Recent';
import {forgetSearch, recentSearches, rememberSearch} from './recentSearches';
import {withBase} from './withBase';
import styles from './panel.module.css';

const PAGES = 8;
const OPTIONS = {limit: PAGES};

/** Lets the engine fetch what every query needs, and what this one does that has been typed already. */
export function preload(query = ''): void {
  const client = searchClient(siteConfig.baseUrl);
  if (query.trim()) client.search(query, OPTIONS).catch(() => {});
  else client.preload();
}

/**
 * What the search dialog shows below its field, which it makes a combobox with a list of links: arrows move in the list
 * while the focus stays in the field. The first result is active from the start (APG: automatic selection), since most
 * readers type and press Enter; the page of all results has a link of its own.
 */
export default function Panel({dialog, field}: PanelProps): ReactNode {
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState<readonly string[]>([]);
  const {outcome, retry} = useAnswer(query, OPTIONS);
  const answer = outcome.status === 'found' || outcome.status === 'loading' ? outcome.answer : null;
  const groups = useMemo(() => (answer?.total ? groupsOf(answer) : []), [answer]);
  const rows = groups.flatMap((group) => group.rows);
  const [chosen, setChosen] = useState({query: '', id: ''});
  const active = rows.find(({id}) => chosen.query === answer?.query && chosen.id === id) ?? rows[0];
  const activeId = active?.id ?? '';
  const isListed = rows.length > 0;
  const isFresh = outcome.status === 'found';
  const waits = useRef(false); // for what Enter shall open
  const list = useRef<HTMLDivElement>(null);
  const history = useHistory();

  function moveIn(step: number): void {
    const next = rows.at((rows.findIndex(({id}) => id === activeId) + step) % rows.length)!;
    setChosen({query: answer!.query, id: next.id});
    document.getElementById(next.id)?.scrollIntoView({block: 'nearest'});
  }

  function open({ctrlKey, metaKey, shiftKey}: Partial<globalThis.KeyboardEvent>): void {
    if (outcome.status === 'failed') retry();
    waits.current = outcome.status === 'loading';
    if (!isFresh || !active) return;
    const click = new globalThis.MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey});
    document.getElementById(active.id)?.dispatchEvent(click);
  }

  const onOpen = useEffectEvent(() => {
    setQuery(field.current!.value);
    setRecent(recentSearches());
  });
  const onInput = useEffectEvent(() => {
    waits.current = false;
    setQuery(field.current!.value);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isListed) moveIn(step);
      else focusIn(dialog.current!, step);
    } else if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      open(event);
    }
  });
  const onSubmit = useEffectEvent((event: Event) => {
    event.preventDefault();
    open({});
  });
  const onClose = useEffectEvent(() => {
    waits.current = false;
  });

  useEffect(() => {
    const [element, input] = [dialog.current!, field.current!];
    const form = input.form!;
    onOpen();
    const open = (): void => onOpen();
    const type = (): void => onInput();
    const press = (event: KeyboardEvent): void => onKey(event);
    const submit = (event: Event): void => onSubmit(event);
    const close = (): void => onClose();
    element.addEventListener('etm-open', open);
    element.addEventListener('keydown', press);
    element.addEventListener('close', close);
    input.addEventListener('input', type);
    form.addEventListener('submit', submit);
    return () => {
      element.removeEventListener('etm-open', open);
      element.removeEventListener('keydown', press);
      element.removeEventListener('close', close);
      input.removeEventListener('input', type);
      form.removeEventListener('submit', submit);
    };
  }, [dialog, field]);

  // The field was there before this panel, and stays as the build printed it but for what it says of the list.
  useEffect(() => {
    const input = field.current!;
    input.setAttribute('aria-expanded', String(isListed));
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [field, isListed, activeId]);

  const listed = answer?.query;
  useEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [listed]);

  const openFirst = useEffectEvent(() => {
    if (waits.current) open({});
  });
  useEffect(() => {
    if (isFresh) openFirst();
  }, [isFresh]);

  // A telephone's keyboard covers a part of the window that style sheets don't know of.
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const fit = (): void => dialog.current?.style.setProperty('--seen', `${Math.round(view.height)}px`);
    fit();
    view.addEventListener('resize', fit);
    return () => view.removeEventListener('resize', fit);
  }, [dialog]);

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    rememberSearch(query);
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return; // the browser's own: a new tab
    event.preventDefault();
    const {pathname, search, hash} = event.currentTarget;
    dialog.current!.close();
    fill(field.current!, '');
    history.push(pathname + search + hash);
  }

  function ask(words: string): void {
    fill(field.current!, words);
    field.current!.focus();
    setQuery(words);
  }

  function forget(words: string): void {
    forgetSearch(words);
    setRecent(recentSearches());
    field.current!.focus();
  }

  function point(event: PointerEvent): void {
    if (!event.movementX && !event.movementY) return; // the list has moved, not the pointer
    const id = (event.target as Element).closest('[role="option"]')?.id;
    if (id && id !== activeId) setChosen({query: answer!.query, id});
  }

  return (
    <>
      {isListed && (
        <div
          ref={list}
          id="search-hits"
          className={styles.hits}
          role="listbox"
          aria-label="Results"
          tabIndex={-1}
          onPointerMove={point}
        >
          {groups.map((group) => (
            <Hits key={group.area} group={group} active={activeId} onFollow={follow} />
          ))}
        </div>
      )}
      {outcome.status === 'blank' && recent.length > 0 && <Recent queries={recent} onAsk={ask} onForget={forget} />}
      {outcome.status === 'loading' && !isListed && <p className={styles.loading}>Searching …</p>}
      {outcome.status === 'nothing' && <NothingFound query={query} suggestions={outcome.suggestions} onChoose={ask} />}
      {outcome.status === 'failed' && <SearchFailed onRetry={retry} />}
      {isFresh && outcome.isStandIn && (
        <p className={styles.standIn}>The search service does not answer. These results come from this site itself.</p>
      )}
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
        {isListed && answer!.total > 1 && (
          // eslint-disable-next-line no-restricted-syntax -- the page is always there, and Link would fetch its code at once
          <a href={withBase(searchAddress({query: answer!.query}))} onClick={follow}>
            See all {answer!.total} results
          </a>
        )}
      </div>
      <Spoken text={inWords(query, outcome)} />
    </>
  );
}

function inWords(query: string, outcome: Outcome): string {
  switch (outcome.status) {
    case 'found':
      return outcome.answer.total === 1 ? '1 result' : `${outcome.answer.total} results`;
    case 'nothing':
      return `No results for ${query.slice(0, 100)}`;
    case 'blank':
    case 'loading':
    case 'failed': // an alert of its own
      return '';
  }
}

/** Where nothing is listed, arrows move the focus: from the field to what is offered instead, and back. */
function focusIn(dialog: HTMLElement, step: number): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, [data-choice]')];
  const next = (stops.indexOf(document.activeElement as HTMLElement) + step) % stops.length;
  stops.at(next)?.focus();
}

function fill(input: HTMLInputElement, words: string): void {
  input.value = words;
}
