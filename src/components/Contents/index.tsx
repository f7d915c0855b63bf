import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useThemeConfig} from '@docusaurus/theme-common';
import {inWords} from './inWords';
import styles from './styles.module.css';

type Tree = ReturnType<typeof useFilteredAndTreeifiedTOC>;

interface Props {
  readonly toc: readonly TOCItem[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** The sections of a page as nested lists of links, of the levels that the site's configuration names. */
export default function Contents({toc, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc: toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  return <List sections={tree} />;
}

function List({sections}: {readonly sections: Tree}): ReactNode {
  if (!sections.length) return null;
  return (
    <ul className={styles.list}>
      {sections.map(({id, value, children}) => (
        <li key={id}>
          <Link to={`#${id}`} className={styles.link}>
            {inWords(value)}
          </Link>
          <List sections={children} />
        </li>
      ))}
    </ul>
  );
}
