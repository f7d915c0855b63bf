/**
 * Replaces Footer of theme-classic 3.10.2 (safe), with its parts.
 * Change: mark, name and copyright at the left, the groups as labelled lists at the right.
 * Why: the original's headings are `div`s, and links to other places open new windows without saying so.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';
import Brand from '@site/src/components/Brand';
import styles from './styles.module.css';

type Group = MultiColumnFooter['links'][number];

function FooterGroup({title, items}: Group): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map(({label, to, href}) => (
          // eslint-disable-next-line no-restricted-syntax -- another site: nothing here can check it
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <a href={href}>{label}</a>}</li>
        ))}
      </ul>
    </section>
  );
}

export default function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  const {about} = useDocusaurusContext().siteConfig.customFields as {about: string};
  const {links, copyright} = footer as MultiColumnFooter;
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, styles.foot)}>
      <div className={styles.footer}>
        <div>
          <Brand />
          <p>{about}</p>
          <p>{copyright}</p>
        </div>
        {links.map((group) => (
          <FooterGroup key={group.title} {...group} />
        ))}
      </div>
    </footer>
  );
}
