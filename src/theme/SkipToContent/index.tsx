/**
 * Ejects SkipToContent of theme-classic 3.10.2 (safe), with what it takes from theme-common.
 * Change: a plain link to the `main` of the page, which has the id and takes the focus; no click handler.
 * Why: the original leads past nothing but the navbar, and moves no focus, unless React is there.
 */
import {useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

const LABEL = 'Skip to main content';

export default function SkipToContent(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const {action} = useHistory();

  // As in the original: after a navigation the next Tab starts at the top of the page.
  useLocationChange(({location}) => {
    if (container.current && !location.hash && action === 'PUSH') focus(container.current);
  });

  return (
    <div ref={container} role="region" aria-label={LABEL}>
      {/* eslint-disable-next-line no-restricted-syntax -- within the page, and to work without the app */}
      <a className={styles.link} href="#main-content">
        {LABEL}
      </a>
    </div>
  );
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
  element.removeAttribute('tabindex');
}
