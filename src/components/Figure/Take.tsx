import {useState, type ReactNode} from 'react';
import Spoken from '../Spoken';
import styles from './styles.module.css';

const OUTCOME = 2000; // ms for which a button says what it did

/** Where the pages of single figures are: plugins/figures/ says it. */
declare const FIGURES: string;

/** What a reader takes away from a figure: its address with what is set, the code that shows it elsewhere, a picture, its numbers. */
export default function Take({id, title}: {readonly id: string; readonly title: string}): ReactNode {
  const [copied, setCopied] = useState({what: '', outcome: ''});
  const copy = (what: string, text: string): void => {
    const say = (outcome: string): void => {
      setCopied({what, outcome});
      setTimeout(() => setCopied({what: '', outcome: ''}), OUTCOME);
    };
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Not copied'),
    );
  };
  const link = (): string => {
    const url = new URL(location.href);
    url.hash = id;
    return url.href;
  };
  const code = (): string => {
    const url = new URL(`${FIGURES}${id}/`, location.href);
    const state = new URLSearchParams(location.search).get(id);
    if (state) url.searchParams.set(id, state);
    return `<iframe src="${url.href}" title="${title}" width="800" height="1000"></iframe>`;
  };
  const take = (what: 'png' | 'svg' | 'csv') => (): void => {
    import('./takeAway').then(
      (taking) => void taking[what](document.getElementById(id)!),
      () => {}, // offline, perhaps: the next press tries again
    );
  };
  return (
    <div role="group" aria-label="Take away" className={styles.take}>
      {Object.entries({'Copy link': link, Embed: code}).map(([what, text]) => (
        <button key={what} type="button" onClick={() => copy(what, text())}>
          {copied.what === what ? copied.outcome : what}
        </button>
      ))}
      <Spoken text={copied.outcome} />
      <button type="button" onClick={take('png')}>
        PNG
      </button>
      <button type="button" onClick={take('svg')}>
        SVG
      </button>
      <button type="button" onClick={take('csv')}>
        CSV
      </button>
    </div>
  );
}
