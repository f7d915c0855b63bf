/**
 * Ejects DocItem/Layout of theme-classic 3.10.2 (unsafe).
 * Change: both contents lists are always there, and the style sheet shows one; the small one stands in DocItem/Content. No badge
 * and no banner of a version, of which there is one.
 * Why: the original asks for the window's size, so that React changes the page when it arrives.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemContent from '@theme/DocItem/Content';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import ContentVisibility from '@theme/ContentVisibility';
import type {Props} from '@theme/DocItem/Layout';
import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const hidden = frontMatter.hide_table_of_contents;
  return (
    <div className={styles.columns}>
      <div>
        <ContentVisibility metadata={metadata} />
        <article>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {!hidden && toc.length > 0 && (
        <div>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
