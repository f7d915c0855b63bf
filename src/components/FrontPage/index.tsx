import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly description: string; // of the page, for search and sharing
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The frame of a page that leads on to others: the home page and the front pages of the three areas. */
export default function FrontPage({title, description, lead, children}: Props): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main id="main-content" tabIndex={-1} className={styles.page}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
    </Layout>
  );
}
