/**
 * Ejects DocSidebarItem/Link of theme-classic 3.10.2 (unsafe).
 * Change: no hashed wrapper around the label, no `onItemClick`, no mark for other sites, which no sidebar of ours leads to.
 * Why: a long sidebar stands twice in a document, beside the text and in the menu; each row counts.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Link';
import styles from './styles.module.css';

export default function DocSidebarItemLink({item, activePath}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li className={className}>
      <Link
        className={styles.link}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
      >
        {label}
      </Link>
    </li>
  );
}
