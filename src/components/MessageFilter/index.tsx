import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useHiddenTarget} from '@site/src/useHiddenTarget';
import {fitting} from './match';
import styles from './styles.module.css';

/** Marks the first cell of a row that holds a message, as plugins/remark/messages.ts writes it. */
const ROWS = 'tr:has([data-message])';

interface Outcome {
  readonly typed: string;
  readonly found: number;
  readonly of: number;
}

/**
 * Finds a message by the text that the API sent, or by any words. The rows are part of the page and stay there; those that
 * do not fit are hidden, and so are sections without a row.
 */
export default function MessageFilter(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [{typed, found, of}, setOutcome] = useState<Outcome>({typed: '', found: 0, of: 0});

  const filter = (text: string): void => setOutcome({typed: text.trim(), ...hideOthers(text)});

  // What was typed before the app woke: the field is the browser's own, and keeps it.
  useEffect(() => {
    if (field.current?.value) filter(field.current.value);
  }, []);

  // The list of contents leads to all sections, also to those that are hidden.
  useHiddenTarget(() => {
    field.current!.value = '';
    filter('');
  });

  return (
    <div className={styles.filter}>
      <label htmlFor="message-filter">Paste the text of the error</label>
      <input
        ref={field}
        id="message-filter"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({target}) => filter(target.value)}
      />
      <p role="status">
        {typed && (found ? `${found} of ${of} messages` : 'No message has this text. Try fewer words.')}
      </p>
    </div>
  );
}

function hideOthers(typed: string): {found: number; of: number} {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>(ROWS)];
  const isFit = fitting(
    rows.map((row) => ({
      message: row.querySelector<HTMLElement>('[data-message]')!.dataset.message!,
      cells: [...row.cells].map(({textContent}) => textContent),
    })),
    typed,
  );
  for (const [index, row] of rows.entries()) row.hidden = !isFit[index];
  for (const table of new Set(rows.map((row) => row.closest<HTMLElement>('.table')!))) {
    const isEmpty = !table.querySelector('tbody tr:not([hidden])');
    table.hidden = isEmpty;
    const heading = table.previousElementSibling;
    if (heading instanceof HTMLElement && heading.matches('.heading')) heading.hidden = isEmpty;
  }
  return {found: isFit.filter(Boolean).length, of: rows.length};
}
