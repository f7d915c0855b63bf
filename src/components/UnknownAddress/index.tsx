import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {newIssue} from '@site/config/repository';
import NearestPages from '../NearestPages';
import {nearest, wordsOf} from '../NearestPages/nearest';
import SearchForm from '../SearchForm';
import {useAsked} from './useAsked';
import styles from './styles.module.css';

const LONGEST_SHOWN = 200; // characters

const BEGINNINGS = [
  {to: '/', name: 'Front page'},
  {to: '/intro/', name: 'Where to begin'},
  {to: '/main/intro/', name: 'Documentation'},
  {to: '/api/', name: 'API'},
  {to: '/contrib/', name: 'Contributing'},
];

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
      <p className={styles.lead}>
        Nothing is published at {path ? <code>{shortened(path)}</code> : 'this address'}. The page may have moved, or
        the address is mistyped.
      </p>
      {path && list && <NearestPages pages={nearest(path, list.pages)} />}
      <SearchForm words={path ? wordsOf(path) : ''} />
      <section aria-labelledby="areas">
        <h2 id="areas">Or begin here</h2>
        <ul className={styles.beginnings}>
          {BEGINNINGS.map(({to, name}) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </section>
      <ReportLink path={path} />
    </>
  );
}

function shortened(path: string): string {
  return path.length > LONGEST_SHOWN ? `${path.slice(0, LONGEST_SHOWN)}…` : path;
}

/** Opens a prefilled issue. */
function ReportLink({path}: {readonly path: string | null}): ReactNode {
  return (
    <p className={styles.report}>
      Should there be a page here? <Link to={path === null ? newIssue('Page not found') : issueOn(path)}>Tell us.</Link>
    </p>
  );
}

function issueOn(path: string): string {
  const from = document.referrer.replace(/[?#].*$/, '') || '(please say where the link is)';
  return newIssue(`Page not found: ${shortened(path)}`, `Address: ${shortened(path)}\nLink on: ${from}\n`);
}
