/**
 * Replaces AnnouncementBar of theme-classic 3.10.2 (safe).
 * Change: reads config/announcement.ts; src/early/announcement.ts closes it and keeps it closed. A labelled `aside`
 * instead of a banner.
 * Why: the original's script hides a new announcement until React arrives; a page has one banner, its navbar.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {announcement} from '@site/config/announcement';
import IconButton from '@site/src/components/IconButton';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  if (!announcement) return null;
  const {lead, text, link} = announcement;
  return (
    <aside className={clsx(ThemeClassNames.announcementBar.container, styles.announcement)} aria-label="Announcement">
      <div className={styles.bar}>
        <p className={styles.text}>
          <strong>{lead}</strong>
          {/* eslint-disable-next-line no-restricted-syntax -- another site: nothing here can check it */}
          <span>{text}</span> {link && <a href={link.href}>{link.text}</a>}
        </p>
        <IconButton
          icon="close"
          aria-label="Close the announcement"
          className={styles.close}
          data-early="announcement"
        />
      </div>
    </aside>
  );
}
