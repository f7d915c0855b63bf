/**
 * Ejects DocRoot/Layout of theme-classic 3.10.2 (unsafe), with Sidebar and Main in one.
 * Change: two columns, without the state of a sidebar that can be hidden; the sidebar is the `nav` itself, the skip
 * link's target is `main`.
 * Why: our sidebar cannot be hidden; the original wraps it in boxes that clip it and watch its transitions.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocSidebar from '@site/src/theme/DocSidebar'; // ours takes fewer props
import type {Props} from '@theme/DocRoot/Layout';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <div className={styles.columns}>
      {sidebar && <DocSidebar key={sidebar.name} sidebar={sidebar.items} path={pathname} />}
      <main id="main-content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
