import {useState, type ReactNode} from 'react';
import Spoken from '../Spoken';
import styles from './styles.module.css';

const OUTCOME = 2000; // ms for which a button says what it did

/** What a reader takes away from a figure: its address with what is set, a picture, its numbers. */
export default function Take({id}: {readonly id: string}): ReactNode {
  const [copied, setCopied] = useState('');
  const copy = (): void => {
    const outcome = (text: string): void => {
      setCopied(text);
      setTimeout(() => setCopied(''), OUTCOME);
    };
    const url = new URL(location.href);
    url.hash = id;
    navigator.clipboard.writeText(url.href).then(
      () => outcome('Copied'),
      () => outcome('Not copied'),
    );
  };
  const take = (what: 'png' | 'svg' | 'csv') => (): void => {
    import('./takeAway').then(
      (taking) => void taking[what](document.getElementById(id)!),
      () => {}, // offline, perhaps: the next press tries again
    );
  };
  return (
    <div role="group" aria-label="Take away" className={styles.take}>
      <button type="button" onClick={copy}>
        {copied || 'Copy link'}
      </button>
      <Spoken text={copied} />
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
