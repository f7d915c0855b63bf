/**
 * Ejects DocSidebarItem/Link of theme-classic 3.10.2 (unsafe).
 * Change: no hashed wrapper around the label, no `onItemClick`, no mark for other sites, which no sidebar of ours leads to;
 * below the page that is read, its operations, if it has some.
 * Why: a long sidebar stands twice in a document, beside the text and in the menu; each row counts. From any page of the API
 * an operation is two clicks away.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Link';
import type {Below} from '@site/config/order';
import Method from '@site/src/components/Method';
import styles from './styles.module.css';

export default function DocSidebarItemLink({item, activePath}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl, customProps} = item;
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
      {isActive && customProps && (
        <ul className={styles.below} aria-label={`Operations: ${label}`}>
          {(customProps.operations as readonly Below[]).map(({method, to, text}) => (
            <li key={to}>
              <Link className={styles.link} to={href + to}>
                <Method name={method} /> {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
