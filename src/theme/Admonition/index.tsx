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
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

const TITLES = {note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger'} as const;

type Kind = keyof typeof TITLES;

function isKind(type: string): type is Kind {
  return type in TITLES;
}

export default function Admonition(unprocessed: Props): ReactNode {
  const {type, title, id, className, children} = processAdmonitionProps(unprocessed);
  if (!isKind(type)) throw new Error(`:::${type} is no admonition of ours. Use ${Object.keys(TITLES).join(', ')}.`);
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
        <Icon name={type} />
        {title ?? TITLES[type]}
      </p>
      {children}
    </div>
  );
}
