/**
 * Ejects NotFound/Content of theme-classic 3.10.2 (safe).
 * Change: the page says which address it has not found, suggests the nearest ones, and searches; `data-wake` makes
 * src/early/ load the app at once, and by `data-not-found` it knows that the host has answered with this page.
 * Why: many of our readers come from links in the model's own texts, which may be older than a page's address. And the
 * theme gives a title to one of the page's two forms only: `NotFound` has one, this alone inside an area has none.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/NotFound/Content';
import UnknownAddress from '@site/src/components/UnknownAddress';
import styles from './custom.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <main id="main-content" tabIndex={-1} className={clsx(styles.page, className)} data-wake="" data-not-found="">
      {/* Another address is another question. */}
      <UnknownAddress key={pathname} />
    </main>
  );
}
