import {useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHiddenTarget} from '@site/src/useHiddenTarget';
import styles from './styles.module.css';

const KINDS = [
  ['all', 'All'],
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['deprecated', 'Deprecated'],
  ['removed', 'Removed'],
] as const;

/**
 * The choice of a kind of changes, whose feed the page's head announces. The style sheet alone hides the others, so that it
 * works without scripts, too.
 */
export default function ChangeKinds(): ReactNode {
  const all = useRef<HTMLInputElement>(null);
  const feed = useBaseUrl('/api/changelog/rss.xml');

  // The list of contents leads to all releases, also to those that are hidden.
  useHiddenTarget(() => {
    all.current!.checked = true;
  });

  return (
    <>
      <Head>
        <link rel="alternate" type="application/rss+xml" title="Changes of the API" href={feed} />
      </Head>
      <fieldset className={styles.kinds}>
        <legend>Show changes of this kind</legend>
        {KINDS.map(([value, name]) => (
          <label key={value}>
            <input
              ref={value === 'all' ? all : undefined}
              type="radio"
              name="kind"
              value={value}
              defaultChecked={value === 'all'}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </>
  );
}
