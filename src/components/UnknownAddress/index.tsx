import {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import {newIssue} from '@site/config/repository';
import NearestPages from '../NearestPages';
import {nearest, wordsOf} from '../NearestPages/nearest';
import {useAsked} from './useAsked';
import styles from './styles.module.css';

const LONGEST_SHOWN = 200; // characters

/** What a reader sees at an address that has no page: the address, what comes near, a search, and a way to tell us. */
export default function UnknownAddress(): ReactNode {
  const {path, list, undecided} = useAsked();
  if (undecided) return null;
  return (
    <>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>Page not found</h1>
      <p>
        There is no page at {path ? <code className={styles.address}>{shortened(path)}</code> : 'this address'}. It may
        have moved, or the link that brought you here is wrong.
      </p>
      {path && list && <NearestPages pages={nearest(path, list.pages)} />}
      <SearchForm words={path ? wordsOf(path) : ''} />
      <section aria-labelledby="areas">
        <h2 id="areas">Or begin here</h2>
        <ul>
          <li>
            <Link to="/">Front page</Link>
          </li>
          <li>
            <Link to="/intro/">Where to begin</Link>: what the model is, and which pages answer your question
          </li>
          <li>
            <Link to="/main/intro/">Documentation</Link>: using the model and understanding its results
          </li>
          <li>
            <Link to="/api/">API</Link>: programming against the model
          </li>
          <li>
            <Link to="/contrib/">Contributing</Link>: working on the model
          </li>
        </ul>
      </section>
      <ReportLink path={path} />
    </>
  );
}

function shortened(path: string): string {
  return path.length > LONGEST_SHOWN ? `${path.slice(0, LONGEST_SHOWN)}…` : path;
}

/** A form that needs no app: it opens the search page. */
function SearchForm({words}: {readonly words: string}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The static page knows no words; what the reader has typed meanwhile stays.
    if (input.current && !input.current.value) input.current.value = words;
  }, [words]);
  return (
    <form role="search" action={useBaseUrl('/search/')} className={styles.search}>
      <label htmlFor="search-instead">Search the documentation</label>
      <input ref={input} id="search-instead" type="search" name="q" autoComplete="off" />
      <button type="submit">Search</button>
    </form>
  );
}

/** Opens a prefilled issue. */
function ReportLink({path}: {readonly path: string | null}): ReactNode {
  return (
    <p>
      Should there be a page here? <Link to={path === null ? newIssue('Page not found') : issueOn(path)}>Tell us.</Link>
    </p>
  );
}

function issueOn(path: string): string {
  const from = document.referrer.replace(/[?#].*$/, '') || '(please say where the link is)';
  return newIssue(`Page not found: ${shortened(path)}`, `Address: ${shortened(path)}\nLink on: ${from}\n`);
}
