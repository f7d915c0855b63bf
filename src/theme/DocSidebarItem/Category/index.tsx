/**
 * Ejects DocSidebarItem/Category of theme-classic 3.10.2 (unsafe).
 * Change: native `details`, open as the configuration says or around the reader's page. Categories have no page of
 * their own (config/order.ts), so none is a link.
 * Why: it opens without React, find-in-page opens it, and what the reader opened or closed stays so.
 */
import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import styles from './styles.module.css';

/** Opens the category when the reader comes to one of its pages; a page that has just woken is left as it is. */
function useOpenOnArrival(isActive: boolean, path: string): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const lastPath = useRef(path);
  useEffect(() => {
    if (isActive && path !== lastPath.current) details.current!.open = true;
    lastPath.current = path;
  }, [isActive, path]);
  return details;
}

export default function DocSidebarItemCategory({item, activePath, level}: Props): ReactNode {
  const {items, label, className, collapsed} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const details = useOpenOnArrival(isActive, activePath);
  // Constant, so that React never takes back what the reader did.
  const [open] = useState(isActive || !collapsed);
  return (
    <li className={className}>
      <details ref={details} open={open}>
        <summary className={styles.label}>{label}</summary>
        <ul className={styles.items}>
          <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}
