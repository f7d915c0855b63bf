/**
 * Ejects DocItem/Content of theme-classic 3.10.2 (unsafe).
 * Change: under the title are the page's description, as its lead, what the page was checked against, and on narrow windows
 * the contents list.
 * Why: a reader who arrives from elsewhere sees first what the page is for, and how far to trust it.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';
import Checked from '@site/src/components/Checked';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {sources = [], deviations = 0} = frontMatter as {sources?: readonly string[]; deviations?: number};
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {/* The title always stands in front matter, the text starts without a heading. */}
      <header>
        <Heading as="h1">{metadata.title}</Heading>
        {frontMatter.description && <p className="lead">{frontMatter.description}</p>}
        <Checked sources={sources} deviations={deviations} />
      </header>
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
