import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import type {Props} from '@theme/MDXPage';
import styles from './styles.module.css';

/** A page in Markdown that is not a document: looks like one, without sidebar and foot. */
export default function MarkdownPage({content: Content}: Props): ReactNode {
  const {metadata, toc} = Content;
  return (
    <HtmlClassNameProvider className="markdown-page">
      <Layout>
        <PageMetadata title={metadata.title} description={metadata.description} />
        <main id="main-content" tabIndex={-1} className={styles.columns}>
          <article className="markdown">
            <MDXContent>
              <Content />
            </MDXContent>
          </article>
          <div>
            <TOC toc={toc} />
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
