/**
 * Filters the list of inputs, and unfolds in a row what the model's files and this site say of it. Fetched by
 * src/deferred/ofPage.ts on the page with the list, with the app asleep or awake: React prints the list as a text, and never
 * looks into it again.
 */
import {ENGINE_HOST, engines, SCENARIO} from '../../config/engine';
import {toCsv} from '../components/DataTable/csv';
import {folded, wordsOf} from '../components/DataTable/filter';
import {save} from '../components/DataTable/save';
import {onceRead} from '../early/page';
import {read} from '../early/storage';
import type {Target} from './calls';
import {breakable, detailsOf} from './details';
import {inWords, isFound, outcomeOf, type Findable} from './filter';
import {rowsOf, type Published, type PublishedInput} from './published';

/** Set by the build: the site's base path. */
declare const BASE_URL: string;

/** So many rows are shown at once when a filter finds them. */
const OPEN = 100;

onceRead(() => {
  const list = document.querySelector<HTMLElement>('[data-input-keys=""]');
  if (list) watch(list);
});

interface Row extends Findable {
  readonly row: HTMLTableRowElement;
  readonly part: HTMLDetailsElement;
}

function watch(list: HTMLElement): void {
  const field = list.querySelector('input')!;
  const [sector, unit] = list.querySelectorAll('select') as unknown as [HTMLSelectElement, HTMLSelectElement];
  const button = list.querySelector<HTMLButtonElement>('button[data-early="input-keys"]')!;
  const status = list.querySelector('[role="status"]')!;
  const parts = [...list.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  const rows = parts.flatMap(rowsIn);

  let published: Promise<Map<string, PublishedInput>> | undefined;
  let dataset = '';
  let dutch = new Map<string, string>(); // by key, folded; none until they are there

  /** What is published of all inputs, fetched once; after a failure anew. */
  function inputs(): Promise<Map<string, PublishedInput>> {
    published ??= fetch(`${BASE_URL}input-keys.json`)
      .then((response) => {
        if (!response.ok) throw new Error(String(response.status));
        return response.json() as Promise<Published>;
      })
      .then((all) => {
        dataset = all.dataset;
        dutch = new Map(
          all.inputs.map(({key, name_nl, place_nl}) => [key, folded([name_nl, ...(place_nl ?? [])].join(' '))]),
        );
        return new Map(all.inputs.map((input) => [input.key, input]));
      });
    published.catch(() => (published = undefined));
    return published;
  }

  const isAsked = (): boolean => Boolean(field.value.trim() || sector.value || unit.value);
  function filter(): void {
    const asked = {words: wordsOf(field.value), sector: sector.value, unit: unit.value};
    const found = rows.filter((row) => isFound(row, asked, dutch.get(row.row.id)));
    const shown = new Set(found.map(({row}) => row));
    for (const {row} of rows) show(row, shown.has(row));
    for (const part of parts) {
      const own = found.filter((row) => row.part === part).length;
      part.hidden = own === 0;
      part.querySelector('summary span')!.textContent = inWords(own);
      for (const head of part.querySelectorAll('tbody tr:not([id],[data-details])')) hide(head, !hasRows(head));
      unfold(part, isAsked() && found.length <= OPEN);
    }
    button.disabled = found.length === 0;
    button.textContent = `Download ${isAsked() ? inWords(found.length) : 'all'} (CSV)`;
    status.textContent = outcomeOf(found.length, rows.length, field.value.trim(), sector.value, unit.value);
  }

  /** Filters at once by what stands here, and again when the Dutch names are there. */
  const ask = (): void => {
    filter();
    if (field.value.trim() && !dutch.size) inputs().then(filter, () => {});
  };

  function toggle(row: HTMLTableRowElement, isOpen: boolean): void {
    row.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return detailsBelow(row)?.remove();
    const details = detailsBelow(row) ?? document.createElement('tr');
    details.dataset.details = '';
    details.innerHTML = '<td colspan="4"><p role="status">Fetching the details…</p></td>';
    row.after(details);
    inputs().then(
      (all) => {
        const input = all.get(row.id);
        const context = {dataset, base: BASE_URL, target: targetOfReader()};
        details.firstElementChild!.innerHTML = input
          ? detailsOf(input, [...all.values()], context)
          : '<p>The details are of another release: load the page again.</p>';
      },
      () => {
        details.firstElementChild!.innerHTML =
          '<p role="status">The details could not be fetched.</p><button type="button" data-early>Try again</button>';
        details.querySelector('button')!.onclick = () => toggle(row, true);
      },
    );
  }

  /** Opens the row that the address names, and marks it. */
  function follow(): void {
    if (!list.isConnected) return;
    for (const marked of list.querySelectorAll('[data-marked]')) marked.removeAttribute('data-marked');
    const {row, part} = rows.find(({row}) => row.id === location.hash.slice(1)) ?? {};
    if (!row || !part) return;
    if (row.hidden) {
      for (const control of [field, sector, unit]) control.value = '';
      filter();
    }
    const {top} = row.getBoundingClientRect();
    const isThere = part.open && top >= 0 && top < innerHeight;
    const hasChanged = prepare(part);
    part.open = true;
    row.dataset.marked = '';
    if (!detailsBelow(row)) toggle(row, true);
    // What the rows above have got may have moved it.
    if (hasChanged || !isThere) row.scrollIntoView();
  }

  fill(sector, [...new Set(rows.map((row) => row.sector))]);
  fill(
    unit,
    [...new Set(rows.map((row) => row.unit))].sort((one, other) => one.localeCompare(other, 'en')),
  );
  field.oninput = sector.onchange = unit.onchange = ask;
  button.onclick = () => {
    const keys = rows.filter(({row}) => !row.hidden).map(({row}) => row.id);
    inputs().then(
      (all) =>
        save(
          toCsv(
            rowsOf(
              keys.map((key) => all.get(key)!),
              dataset,
            ),
          ),
          'inputs.csv',
        ),
      () => (status.textContent = 'The details could not be fetched. Try again.'),
    );
  };
  list.onclick = ({target}) => {
    const control = (target as Element).closest<HTMLElement>('button[aria-expanded]');
    const row = control?.closest('tr');
    if (row) toggle(row, control!.ariaExpanded !== 'true');
  };
  for (const part of parts) {
    part.ontoggle = ({target}) => {
      if (target === part && part.open) prepare(part);
    };
    if (part.open) prepare(part);
  }
  addEventListener('hashchange', follow);
  document.addEventListener('etm-page', follow); // the app, once awake, goes to a hash by itself
  list.dataset.inputKeys = 'ready';
  if (isAsked()) ask();
  follow();
}

function rowsIn(part: HTMLDetailsElement): Row[] {
  const name = part.querySelector('summary')!.firstChild!.textContent!.trim();
  let slide = '';
  return [...part.querySelectorAll<HTMLTableRowElement>('tbody tr:not([data-details])')].flatMap((row) => {
    if (!row.id) {
      slide = row.textContent;
      return [];
    }
    const cells = [...row.cells].map(({textContent}) => textContent);
    return [
      {row, part, sector: name.split(' › ')[0]!, unit: cells[2]!, text: folded([...cells, slide, name].join(' '))},
    ];
  });
}

/**
 * Gives the rows of a part, once it is open, what a closed one does without: their buttons, and places to break. Says whether
 * they had none.
 */
function prepare(part: HTMLDetailsElement): boolean {
  const codes = part.querySelectorAll('tr[id] > td:first-child > code:last-child');
  for (const code of codes) {
    const key = code.textContent;
    code.innerHTML = breakable(key);
    code.insertAdjacentHTML(
      'afterend',
      `<button type="button" data-early aria-expanded="false" aria-label="Details of ${key}"></button>`,
    );
  }
  return codes.length > 0;
}

function detailsBelow(row: Element): HTMLElement | null {
  const next = row.nextElementSibling as HTMLElement | null;
  return next?.matches('[data-details]') ? next : null;
}

function show(row: HTMLElement, isShown: boolean): void {
  hide(row, !isShown);
  const details = detailsBelow(row);
  if (details) hide(details, !isShown);
}

function hide(element: Element, isHidden: boolean): void {
  if (element.hasAttribute('hidden') !== isHidden) element.toggleAttribute('hidden', isHidden);
}

/** Whether a row below the head of a slide is shown. */
function hasRows(head: Element): boolean {
  for (let row = head.nextElementSibling; row?.matches('[id],[data-details]'); row = row.nextElementSibling) {
    if (!row.hasAttribute('hidden')) return true;
  }
  return false;
}

/** Opens a part for what was found in it; closes it again, unless the reader has opened it. */
function unfold(part: HTMLDetailsElement, isWanted: boolean): void {
  if (isWanted && !part.open) {
    part.open = true;
    part.dataset.found = '';
  } else if (!isWanted && 'found' in part.dataset) {
    part.open = false;
    delete part.dataset.found;
  }
}

function fill(select: HTMLSelectElement, options: readonly string[]): void {
  if (select.options.length === 1) select.append(...options.map((option) => new Option(option)));
}

/** As the reader has set host and scenario for the samples of the reference (src/samples/). */
function targetOfReader(): Target {
  const [host = '', scenario = ''] = (read('etm.samples') ?? '').split(' ');
  return {
    host: engines.some((engine) => engine.host === host) ? host : ENGINE_HOST,
    scenario: /^\d+$/.test(scenario) ? scenario : SCENARIO,
  };
}
