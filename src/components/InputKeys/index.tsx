import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {toHtml, type Classes} from './html';
import {KEYS, PARTS} from './rows';
import styles from './styles.module.css';

/** Set by the build: the address of src/inputKeys/. */
declare const INPUT_KEYS_SCRIPT: string;

/** The keys of all inputs by their place in the interface. src/inputKeys/ filters them and shows their details. */
export default function InputKeys(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const key of KEYS) collectAnchor(key);
  const base = useBaseUrl('/');
  return (
    <div
      className={styles.keys}
      data-input-keys=""
      data-script={INPUT_KEYS_SCRIPT}
      dangerouslySetInnerHTML={{__html: toHtml(PARTS, styles as Classes, base)}}
    />
  );
}
