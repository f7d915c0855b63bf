/**
 * Ejects DocSidebar of theme-classic 3.10.2 (unsafe), with Desktop and its Content in one.
 * Change: always there, beside the text or in the menu, shown and hidden by the style sheet; named after its area.
 * Why: the original asks for the window's size, so that narrow windows get no sidebar before React.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebar';
import Menu from '@site/src/components/Menu';
import {areas, type AreaId} from '@site/config/areas';
import styles from './styles.module.css';

export default function DocSidebar({path, sidebar}: Pick<Props, 'path' | 'sidebar'>): ReactNode {
  const {label} = areas[useDocsVersion().pluginId as AreaId];
  const items = (
    <ul className={styles.items}>
      <DocSidebarItems items={sidebar} activePath={path} level={1} />
    </ul>
  );
  return (
    <>
      <nav className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)} aria-label={label}>
        {items}
      </nav>
      <Menu>
        <nav className={ThemeClassNames.docs.docSidebarMenu} aria-label={label}>
          {items}
        </nav>
      </Menu>
    </>
  );
}
