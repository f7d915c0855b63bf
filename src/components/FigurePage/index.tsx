import type {ComponentType, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {FigureProps} from '../Figure/sleeping';
import styles from './styles.module.css';

interface Props {
  readonly figure: ComponentType<FigureProps>;
  readonly id: string;
  readonly page: string; // where the figure stands in its context
  readonly title: string;
  readonly claim: string;
}

/**
 * A figure alone, for other sites to show in a frame: without navigation, and with a way to the page that explains it, which
 * leaves the frame. Not for search engines, which find that page.
 */
export default function FigurePage({figure: Figure, id, page, title, claim}: Props): ReactNode {
  const home = `${page}#${id}`;
  return (
    <>
      <PageMetadata title={title} description={claim} />
      <Head>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={useBaseUrl(page, {absolute: true})} />
      </Head>
      <main id="main-content" tabIndex={-1} className={styles.page}>
        <h1 className={styles.claim}>{claim}</h1>
        <Figure id={id} number={1} />
        <p className={styles.origin}>
          <Link to={home} target="_top">
            Explained in the documentation of the Energy Transition Model
          </Link>
          <Link to="/figures/" target="_top">
            All figures
          </Link>
        </p>
      </main>
    </>
  );
}
