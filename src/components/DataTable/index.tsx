import {
  Children,
  cloneElement,
  isValidElement,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useHiddenTarget} from '@site/src/useHiddenTarget';
import {sortedPlaces, type Direction} from './compare';
import {fileName, toCsv, toJson} from './csv';
import {hasWords} from './filter';
import {LONG} from './long';
import {save} from './save';
import styles from './styles.module.css';
import {textOf} from './textOf';

interface Props {
  readonly id: string;
  readonly number: string; // on its page
  readonly filter?: boolean;
  readonly sort?: boolean;
  readonly csv?: boolean;
  readonly keys?: boolean; // for programs as well
  readonly sum?: boolean; // the last row, which stays last
  readonly wide?: boolean; // the first column stays in sight
  readonly fits?: '35' | '50'; // rem of room in which no word breaks
  readonly anchors?: string; // ids in its cells, with spaces between
  readonly children: ReactNode; // caption, head, rows, as plugins/rehype/tables.ts puts them
}

/** The table as the page has it, read when the reader first asks something of it. */
interface Content {
  readonly cells: readonly (readonly string[])[]; // of the rows, in the author's order
  readonly heads: readonly string[];
  readonly widths: readonly number[]; // of the columns, per cent; so none moves when rows go
}

interface Wish {
  readonly content: Content | null;
  readonly typed: string;
  readonly column: number | null; // that the rows are sorted by
  readonly direction: Direction;
}

const AS_BUILT: Wish = {content: null, typed: '', column: null, direction: 'ascending'};

/**
 * A table with a title, which the reader can filter, sort and download where its author allows it. As built it shows all
 * rows, or the first of many; what the reader typed before React came is taken up then. Authors write `:::table`.
 */
export default function DataTable({id, number, children, ...options}: Props): ReactNode {
  const {filter = false, sort = false, csv = false, keys = false, sum = false, wide = false, fits, anchors} = options;
  const parts = Children.toArray(children).filter((part) => isValidElement<ComponentProps<'tr'>>(part));
  const [caption, head, ...all] = parts as [ReactElement, ReactElement<ComponentProps<'tr'>>, ...ReactElement[]];
  const total = sum ? all.at(-1) : null;
  const rows = sum ? all.slice(0, -1) : all;

  const table = useRef<HTMLTableElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [{content, typed, column, direction}, setWish] = useState(AS_BUILT);
  const ids = anchors?.split(' ') ?? [];
  const {collectAnchor} = useBrokenLinks();
  for (const each of [id, ...ids]) collectAnchor(each);

  const ask = (wish: Partial<Wish>): void => {
    const read = content ?? contentOf(table.current!);
    setWish((last) => ({...last, content: read, ...wish}));
  };

  // What was typed before the app woke: the field is the browser's own, and keeps it.
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (early) setWish({...AS_BUILT, content: contentOf(table.current!), typed: early});
  }, []);

  const shown = content ? placesOf(content, typed, column, direction) : rows.map((_, place) => place);
  const isPart = shown.length < rows.length;

  const sortBy = (next: number): void => {
    if (column !== next) ask({column: next, direction: 'ascending'});
    else if (direction === 'ascending') ask({direction: 'descending'});
    else ask({column: null});
  };
  const showAll = (): void => {
    field.current!.value = '';
    ask({typed: ''});
  };
  const clear = (): void => {
    field.current!.focus();
    showAll();
  };
  useHiddenTarget(showAll, (target) => ids.includes(target) && !document.getElementById(target));

  const download = (type: 'csv' | 'json'): void => {
    const lines = [...table.current!.rows].map((row) => [...row.cells].map(cellText)); // what is shown, as it is shown
    const file = fileName(location.pathname, id, type);
    if (type === 'csv') save(toCsv(lines), file);
    else save(toJson(lines), file, 'application/json');
  };

  return (
    <div id={id} className={styles.data}>
      <div className={styles.top}>
        {caption}
        {csv && (
          <button type="button" className={styles.button} disabled={shown.length === 0} onClick={() => download('csv')}>
            {`Download ${isPart ? inWords(shown.length) : `table ${number}`} (CSV)`}
          </button>
        )}
        {keys && (
          <button
            type="button"
            className={styles.button}
            disabled={shown.length === 0}
            onClick={() => download('json')}
          >
            JSON
          </button>
        )}
      </div>
      {(filter || sort) && (
        <div className={styles.controls}>
          {filter && (
            <>
              <label htmlFor={`${id}-filter`}>{`Filter table ${number}`}</label>
              <input
                ref={field}
                id={`${id}-filter`}
                type="search"
                className={styles.field}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({target}) => ask({typed: target.value})}
              />
            </>
          )}
          <p role="status" className={styles.outcome}>
            {content &&
              outcome(
                shown.length,
                rows.length,
                typed.trim(),
                column === null ? '' : content.heads[column]!,
                direction,
              )}
          </p>
        </div>
      )}
      <div
        className={clsx('table', wide && 'table-wide', styles.frame)}
        data-fits={fits}
        role="region"
        tabIndex={0}
        aria-labelledby={`${id}-title`}
      >
        <table ref={table} aria-labelledby={`${id}-title`}>
          <thead>
            <tr>
              {Children.toArray(head.props.children).map((cell, index) => {
                if (!isValidElement<ComponentProps<'th'>>(cell)) return cell;
                const width = content?.widths[index];
                return cloneElement(
                  cell,
                  {
                    style: width ? {inlineSize: `${width}%`} : undefined,
                    'aria-sort': column === index ? direction : undefined,
                  },
                  sort ? (
                    <button type="button" className={styles.sort} onClick={() => sortBy(index)}>
                      <span>{cell.props.children}</span>
                    </button>
                  ) : (
                    cell.props.children
                  ),
                );
              })}
            </tr>
          </thead>
          <tbody>{shown.map((place) => rows[place])}</tbody>
          {total && !isPart && <tfoot>{total}</tfoot>}
        </table>
      </div>
      {rows.length > LONG && !anchors && !typed.trim() && column === null && (
        <details className="rest">
          <summary>{`All ${rows.length} rows`}</summary>
        </details>
      )}
      {shown.length === 0 && (
        <p className={styles.none}>
          <button type="button" className={styles.button} onClick={clear}>
            Show all rows
          </button>
        </p>
      )}
    </div>
  );
}

function contentOf(table: HTMLTableElement): Content {
  const whole = table.offsetWidth;
  const heads = [...table.tHead!.rows[0]!.cells];
  return {
    cells: [...table.tBodies[0]!.rows].map((row) => [...row.cells].map(textOf)),
    heads: heads.map(cellText),
    widths: heads.map(({offsetWidth}) => Math.round((offsetWidth / whole) * 10000) / 100),
  };
}

function placesOf({cells}: Content, typed: string, column: number | null, direction: Direction): number[] {
  const places =
    column === null
      ? cells.map((_, place) => place)
      : sortedPlaces(
          cells.map((row) => row[column] ?? ''),
          direction,
        );
  return places.filter((place) => hasWords(cells[place]!, typed));
}

function cellText(cell: HTMLTableCellElement): string {
  return textOf(cell.querySelector(':scope > button > span') ?? cell);
}

/** What the reader's wishes came to; nothing, where all rows stand in the author's order. */
function outcome(count: number, all: number, typed: string, head: string, direction: Direction): string {
  if (!count) return `No row has “${typed}”.`;
  const rows = typed ? `${count} of ${inWords(all)} with “${typed}”` : '';
  const order = head ? `by ${head}, ${direction}` : '';
  return [rows, order].filter(Boolean).join(', ');
}

function inWords(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}
