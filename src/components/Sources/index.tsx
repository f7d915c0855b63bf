import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {foot} from '@site/config/footer';
import {parseSource, type SourceFile} from '@site/config/sources';
import styles from './styles.module.css';

/** The id of the heading: the head of the page leads there. */
export const SOURCES = 'sources-of-page';

const AT_ONCE = 8; // longer lists are folded

interface Props {
  readonly entries: readonly string[]; // `<repository>: <path>`, as in front matter
}

/** "What this page rests on": the files that were read for it, as permalinks at the commits that were read. */
export default function Sources({entries}: Props): ReactNode {
  useBrokenLinks().collectAnchor(SOURCES);
  const files = entries.map((entry) => {
    const file = parseSource(entry);
    if (!file) throw new Error(`“${entry}” is no source: write <repository>: <path>, with a name of config/sources.ts`);
    return file;
  });
  return (
    <section className={styles.sources} aria-labelledby={SOURCES}>
      <h2 id={SOURCES}>{foot.sources}</h2>
      <p>{foot.read}</p>
      {files.length > AT_ONCE ? (
        <details>
          <summary>{`${files.length} ${foot.files} ${inWords([...new Set(files.map(({name}) => name))])}`}</summary>
          <Files files={files} />
        </details>
      ) : (
        <Files files={files} />
      )}
    </section>
  );
}

function Files({files}: {readonly files: readonly SourceFile[]}): ReactNode {
  return (
    <ul>
      {files.map(({name, path, url, commit}) => (
        <li key={url}>
          <span>{name}</span>
          <Link href={url}>
            <code>{path}</code>
          </Link>
          <code>{commit.slice(0, 7)}</code>
        </li>
      ))}
    </ul>
  );
}

function inWords(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
}
