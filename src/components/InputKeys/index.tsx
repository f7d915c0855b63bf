import {useDeferredValue, useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useHiddenTarget} from '@site/src/useHiddenTarget';
import {toCsv} from '../DataTable/csv';
import {save} from '../DataTable/save';
import {toHtml} from './html';
import {count, filtered, KEYS, PARTS, type Part} from './rows';
import styles from './styles.module.css';

/** So many rows are shown at once when a filter finds them. */
const OPEN = 100;

/** The keys of all inputs by their place in the interface, to be filtered and downloaded. */
export default function InputKeys(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  const parts = filtered(asked);
  const found = count(parts);
  const isPart = asked.trim() !== '';

  const {collectAnchor} = useBrokenLinks();
  for (const key of KEYS) collectAnchor(key);

  // What was typed before the app woke: the field is the browser's own, and keeps it.
  useEffect(() => {
    if (field.current?.value) setTyped(field.current.value);
  }, []);

  const {hash} = useLocation();
  useMark(hash.slice(1), asked);
  useHiddenTarget(
    () => {
      field.current!.value = '';
      setTyped('');
    },
    (key) => KEYS.has(key) && !document.getElementById(key),
  );

  return (
    <div className={styles.keys}>
      <div className={styles.controls}>
        <label htmlFor="input-keys-filter">Filter the keys</label>
        <input
          ref={field}
          id="input-keys-filter"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({target}) => setTyped(target.value)}
        />
        <button type="button" disabled={found === 0} onClick={() => save(toCsv(csvOf(parts)), 'inputs.csv')}>
          {`Download ${isPart ? inWords(found) : 'all'} (CSV)`}
        </button>
        <p role="status">{isPart && outcome(found, asked.trim())}</p>
      </div>
      {parts.map((part) => (
        <details key={part.name} className={styles.part} open={isPart && found <= OPEN ? true : undefined}>
          <summary>
            {part.name} <span>{inWords(count([part]))}</span>
          </summary>
          <div className="table" role="region" tabIndex={0} aria-label={`Inputs of ${part.name}`}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Key</th>
                  <th scope="col">Slider</th>
                  <th scope="col">Unit</th>
                  <th scope="col">Values</th>
                </tr>
              </thead>
              <tbody dangerouslySetInnerHTML={{__html: toHtml(part)}} />
            </table>
          </div>
        </details>
      ))}
    </div>
  );
}

/**
 * Marks the row that the address names. The browser does not know it as `:target` when the app has gone there by itself,
 * and forgets it when a filter has taken it out.
 */
function useMark(key: string, asked: string): void {
  useEffect(() => {
    const row = KEYS.has(key) ? document.getElementById(key) : null;
    row?.setAttribute('data-marked', '');
    return () => row?.removeAttribute('data-marked');
  }, [key, asked]);
}

function csvOf(parts: readonly Part[]): string[][] {
  const rows = parts.flatMap(({name, slides}) =>
    slides.flatMap(({title, rows}) =>
      rows.map(([key, slider, unit, values]) => [key, slider, unit, values, `${name} › ${title}`]),
    ),
  );
  return [['Key', 'Slider', 'Unit', 'Values', 'Place in the model'], ...rows];
}

function outcome(found: number, asked: string): string {
  return found
    ? `${inWords(found)} of ${count(PARTS).toLocaleString('en')} with “${asked}”`
    : `No input has “${asked}”. Try fewer words.`;
}

function inWords(number: number): string {
  return number === 1 ? '1 input' : `${number.toLocaleString('en')} inputs`;
}
