/**
 * Ejects Navbar of theme-classic 3.10.2 (unsafe), with Layout and Content in one.
 * Change: a `header` with a labelled `nav`; hidden and shown by src/deferred/navbar.ts; the menu is a `dialog` that opens
 * without React, and does not exist twice: beside a document's sidebar, DocSidebar brings it.
 * Why: the original is no banner, hides while it holds the focus, and its menu is not there before React, has no role,
 * no Escape and no end to the Tab key.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import SearchBar from '@theme/SearchBar';
import Areas from '@site/src/components/Areas';
import Brand from '@site/src/components/Brand';
import IconButton from '@site/src/components/IconButton';
import Menu from '@site/src/components/Menu';
import ModelLink from '@site/src/components/ModelLink';
import styles from './styles.module.css';

/** Whether the page is a document beside a sidebar. */
function useHasSidebar(): boolean {
  const {pathname} = useLocation();
  const docs = useActivePluginAndVersion()?.activeVersion?.docs;
  return docs?.some(({path, sidebar}) => sidebar !== undefined && isSamePath(path, pathname)) ?? false;
}

export default function Navbar(): ReactNode {
  const hasSidebar = useHasSidebar();
  return (
    <>
      <header className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', styles.navbar)}>
        <nav className={styles.bar} aria-label="Main">
          <IconButton
            icon="menu"
            className={styles.menu}
            aria-label="Open the menu"
            aria-expanded={false}
            commandfor="_menu"
            command="show-modal"
          />
          <Brand />
          <Areas className={styles.areas} />
          <div className={styles.tools}>
            <SearchBar />
            <ModelLink className={styles.model} />
            <NavbarColorModeToggle className={styles.toggle} />
          </div>
        </nav>
      </header>
      {!hasSidebar && <Menu />}
    </>
  );
}
