import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const PAUSE = 600; // ms without a letter

/** Speaks a text when it has stood for a while, to screen readers only. */
export default function Spoken({text}: {readonly text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className={styles.spoken}>
      {said}
    </p>
  );
}
