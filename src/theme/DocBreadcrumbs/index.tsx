/**
 * Ejects DocBreadcrumbs of theme-classic 3.10.2 (unsafe).
 * Change: the area's front page instead of the home page comes first, also for pages without a sidebar; the page itself
 * is marked; categories, which have no page of their own, are text; addresses carry the closing slash.
 * Why: the original marks no current page, leaves pages without a sidebar unplaced, and tells search engines addresses
 * that redirect.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc, useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type {Props as StructuredData} from '@theme/DocBreadcrumbs/StructuredData';
import {areas, type AreaId} from '@site/config/areas';
import styles from './styles.module.css';

type Crumbs = StructuredData['breadcrumbs'];

/** The way to the document, from the area's front page to the document itself. */
function useCrumbs(): Crumbs {
  const {metadata} = useDoc();
  const {label, front} = areas[useDocsVersion().pluginId as AreaId];
  const trail = useSidebarBreadcrumbs() ?? [];
  const page = trail.at(-1)?.label ?? metadata.title;
  return [
    {type: 'link', label, href: useBaseUrl(front)},
    ...trail.slice(0, -1),
    {type: 'link', label: page, href: metadata.permalink.replace(/\/*$/, '/')},
  ];
}

export default function DocBreadcrumbs(): ReactNode {
  const crumbs = useCrumbs();
  const last = crumbs.length - 1;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={crumbs} />
      <nav className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.crumbs)} aria-label="Breadcrumbs">
        <ol>
          {crumbs.map(({label, href}, index) => (
            <li key={index} aria-current={index === last ? 'page' : undefined}>
              {href && index < last ? <Link to={href}>{label}</Link> : label}
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
