/**
 * Replaces Admonition of theme-classic 3.10.2 (safe).
 * Change: one component for all five kinds, with our markup and icons; a note by role. Another kind stops the build.
 * Why: the original's title is “note”, its colours and icons are not ours, it brings twelve modules, and it
 * takes an unknown kind for info.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {processAdmonitionProps, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import styles from './styles.module.css';

const KINDS: Readonly<Record<string, {readonly title: string; readonly icon: string}>> = {
  note: {title: 'Note', icon: 'M4 3h9l3 3v11H4zM7 8h6M7 11h6M7 14h4'},
  tip: {title: 'Tip', icon: 'M7.5 17h5M8 14.5c0-2-3-3-3-6.5a5 5 0 0 1 10 0c0 3.5-3 4.5-3 6.5z'},
  info: {title: 'Info', icon: 'M10 2.75a7.25 7.25 0 1 0 .01 0zM10 9v5M10 6v1.5'},
  warning: {title: 'Warning', icon: 'M10 3 18 17H2zM10 8v4.5M10 14v1.5'},
  danger: {title: 'Danger', icon: 'M6.5 2.5h7l4 4v7l-4 4h-7l-4-4v-7zM10 6v5M10 12.5v1.5'},
};

export default function Admonition(unprocessed: Props): ReactNode {
  const {type, title, id, className, children} = processAdmonitionProps(unprocessed);
  const kind = KINDS[type];
  if (!kind) throw new Error(`:::${type} is no admonition of ours. Use ${Object.keys(KINDS).join(', ')}.`);
  return (
    <div
      className={clsx(
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(type),
        styles.admonition,
        styles[type],
        className,
      )}
      role="note"
      id={id}
    >
      <p className={styles.title}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={kind.icon} />
        </svg>
        {title ?? kind.title}
      </p>
      {children}
    </div>
  );
}
