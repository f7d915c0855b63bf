import {areas} from '../../config/areas';
import {createAsking, type Outcome} from '../search/asking';
import type {SearchClient} from '../search/client';
import {areaOf, groupsOf, type Group, type Row} from './groups';
import {show} from './jsx-runtime';
import Panel, {type Actions, type Offers} from './Panel';
import {recentRoutes, wordsOf} from './recentPages';
import {forgetSearch, recentSearches, rememberSearch} from './recentSearches';
import {withBase} from './withBase';

const PAGES = 6;
const HEADINGS = 8; // of the page that is open
const PAUSE = 600; // ms without a letter, before the number of results is spoken

/**
 * Makes the dialog's field a combobox with a list of links: arrows move in the list while the focus stays in the field. The
 * first result is active from the start (APG: automatic selection), since most readers type and press Enter; the page of all
 * results has a link of its own. Returns what is to be called whenever the dialog opens.
 */
export function watch(dialog: HTMLDialogElement, client: SearchClient): () => void {
  const field = dialog.querySelector('input')!;
  const panel = dialog.lastElementChild!;
  let outcome: Outcome = {status: 'blank'};
  let area = '';
  let offers: Offers = {recent: [], pages: [], headings: []};
  let groups: readonly Group[] = [];
  let rows: readonly Row[] = [];
  let chosen = {query: '', to: ''};
  let waits = false; // for what Enter shall open, while the dialog is open
  let listed = ''; // the query whose answer is shown
  let said = '';
  let toSay = '';
  let pause: ReturnType<typeof setTimeout> | undefined;

  const asking = createAsking(
    client,
    (next) => {
      outcome = next;
      const answer = 'answer' in next && next.status !== 'nothing' ? next.answer : null;
      groups = answer ? groupsOf(answer, next.status !== 'titles') : [];
      rows = groups.flatMap((group) => group.rows);
      render();
      if (answer && answer.query !== listed) list()?.scrollTo(0, 0);
      listed = answer?.query ?? '';
      speak();
      if (next.status === 'found' && waits && dialog.open) follow({});
    },
    {withTitles: true},
  );

  const does: Actions = {
    ask(words) {
      field.value = words;
      field.focus();
      ask();
    },
    forget(words) {
      forgetSearch(words);
      offers = {...offers, recent: recentSearches()};
      field.focus();
      render();
    },
    narrow(to) {
      area = to;
      field.focus();
      ask();
    },
    follow(event) {
      const {narrows} = event.currentTarget.dataset;
      if (narrows && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
        event.preventDefault();
        does.ask(narrows);
        return;
      }
      rememberSearch(field.value);
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return; // the browser's own: a new tab
      close();
      // The app, once awake, goes there without a document.
      const way = new Event('etm-follow', {bubbles: true, cancelable: true});
      if (!event.currentTarget.dispatchEvent(way)) event.preventDefault();
    },
    point({movementX, movementY, target}) {
      if (!movementX && !movementY) return; // the list has moved, not the pointer
      choose((target as Element).closest('[role="option"]')?.id);
    },
    retry: asking.retry,
  };

  function render(): void {
    const active = activeRow()?.id ?? '';
    show(panel, Panel({query: field.value, area, outcome, groups, active, said, offers, does}));
    field.setAttribute('aria-expanded', String(rows.length > 0));
    if (active) field.setAttribute('aria-activedescendant', active);
    else field.removeAttribute('aria-activedescendant');
  }

  const list = (): Element | null => panel.querySelector('[role="listbox"]');

  /** What the reader has chosen, also when a better answer to the same query has put it elsewhere; otherwise the first. */
  function activeRow(): Row | undefined {
    const query = 'answer' in outcome ? outcome.answer?.query : '';
    return rows.find(({to}) => chosen.query === query && chosen.to === to) ?? rows[0];
  }

  function choose(id: string | undefined): void {
    const row = rows.find((one) => one.id === id);
    if (!row || row === activeRow() || !('answer' in outcome)) return;
    chosen = {query: outcome.answer!.query, to: row.to};
    render();
  }

  function ask(): void {
    waits = false;
    asking.ask(field.value, {limit: PAGES, area: area || undefined, here: areaHere()});
  }

  /** Opens the active option; as soon as there is one to what stands in the field. */
  function follow(keys: Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>): void {
    if (outcome.status === 'failed') asking.retry();
    waits = outcome.status === 'loading';
    const active = outcome.status === 'found' || outcome.status === 'titles' ? activeRow() : undefined;
    const {ctrlKey, metaKey, shiftKey} = keys;
    const click = new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey});
    if (active) document.getElementById(active.id)!.dispatchEvent(click);
  }

  function press(event: KeyboardEvent): void {
    if (event.isComposing || event.altKey) return;
    if (event.key === 'Tab') keepIn(dialog, event);
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step) {
      event.preventDefault();
      if (rows.length) move(step);
      else focusIn(dialog, step);
    } else if (event.key === 'Enter' && event.target === field) {
      event.preventDefault();
      follow(event);
    }
  }

  function move(step: number): void {
    field.focus();
    const {id} = rows.at((rows.indexOf(activeRow()!) + step) % rows.length)!;
    choose(id);
    document.getElementById(id)!.scrollIntoView({block: 'nearest'});
  }

  function speak(): void {
    const words = inWords(outcome, field.value);
    if (words === toSay) return;
    toSay = words;
    clearTimeout(pause);
    pause = setTimeout(() => {
      said = words;
      render();
    }, PAUSE);
  }

  function close(): void {
    dialog.close();
    field.value = ''; // the next search begins anew, and what was asked stands first among the recent ones
  }

  // A telephone's keyboard covers a part of the window that style sheets don't know of.
  const view = window.visualViewport;
  const fit = (): void => dialog.style.setProperty('--seen', `${Math.round(view!.height)}px`);
  if (view) fit();
  view?.addEventListener('resize', fit);

  field.setAttribute('aria-autocomplete', 'list');
  field.addEventListener('input', ask);
  field.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    follow({});
  });
  dialog.addEventListener('keydown', press);
  addEventListener('popstate', () => {
    if (dialog.open) close();
  });

  return () => {
    area = '';
    const routes = recentRoutes();
    const offer = (names?: ReadonlyMap<string, string>): void => {
      const pages = routes.map((to) => ({to, text: names?.get(to) ?? wordsOf(to)}));
      offers = {recent: recentSearches(), pages, headings: headingsHere()};
    };
    offer();
    ask();
    if (!routes.length) return;
    client.names().then(
      (names) => {
        offer(names);
        render();
      },
      () => {}, // their addresses say enough
    );
  };
}

function inWords(outcome: Outcome, query: string): string {
  if (outcome.status === 'nothing') return `No results for ${query.slice(0, 100)}`;
  if (outcome.status !== 'found') return ''; // what fails is an alert of its own
  return outcome.answer.total === 1 ? '1 result' : `${outcome.answer.total} results`;
}

/** Where nothing is listed, arrows move the focus: from the field to what is offered instead, and back. */
function focusIn(dialog: HTMLElement, step: number): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, [data-choice]')];
  const next = (stops.indexOf(document.activeElement as HTMLElement) + step) % stops.length;
  stops.at(next)?.focus();
}

/** Leads the focus from the last control to the first, and back: the dialog is not modal to the browser (src/early/search.ts). */
function keepIn(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, button:enabled, a[href]')].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  if (document.activeElement !== stops.at(event.shiftKey ? 0 : -1)) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)!.focus();
}

/** The area of the page that is open; '' for one of none. */
function areaHere(): string {
  const area = areaOf(`/${location.pathname.slice(withBase('/').length)}`);
  return area in areas ? area : '';
}

/** The parts of the page that is open: of a long one those of the first level only. */
function headingsHere(): Offers['headings'] {
  const all = (tags: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`article :is(${tags})[id]`)];
  const both = all('h2, h3');
  const few = both.length > HEADINGS ? all('h2') : both;
  return few.slice(0, HEADINGS).map(({id, textContent}) => ({id, text: textContent}));
}
