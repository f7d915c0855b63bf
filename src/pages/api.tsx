import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXContent from '@theme/MDXContent';
import Destinations from '../components/Destinations';
import FrontPage from '../components/FrontPage';
import ApiOverview from '../diagrams/ApiOverview';
import FirstCall from './_first-call.mdx';
import NewestChanges from './_newest-changes.mdx';
import Operations from './_operations.mdx';
import styles from './api.module.css';

const EXAMPLES = [
  {
    to: '/api/guides/ten-results/',
    name: 'Read ten results of a new scenario',
    text: 'Make a scenario, set two inputs, read and understand the results, delete it',
  },
  {
    to: '/api/guides/curves/#upload-a-price',
    name: 'Upload a price of electricity',
    text: 'An hourly curve of your own, and what it does in each hour',
  },
  {
    to: '/api/guides/interpolation/',
    name: 'Make scenarios for years in between',
    text: 'One or several years on the line between the present and a scenario, or between two',
  },
  {
    to: '/api/guides/merging/',
    name: 'Merge several scenarios into one',
    text: 'A weighted mean of their inputs, and a copy that is yours',
  },
  {
    to: '/api/guides/couplings/',
    name: 'Use the results of another model',
    text: 'Couple it, switch the coupling off and on, go back to the ETM’s own sliders',
  },
  {
    to: '/api/guides/export/',
    name: 'Export scenarios and build them again',
    text: 'Inputs, couplings, orders and curves as a file, for an archive or another engine',
  },
  {
    to: '/api/collections/#workflow',
    name: 'Share a collection with a colleague',
    text: 'Save a scenario, put it in a collection, give somebody a role',
  },
  {
    to: '/api/inputs/#compare',
    name: 'Compare the inputs of two scenarios',
    text: 'What differs, in which unit, and what is a default',
  },
];

const NEXT = [
  {
    to: '/api/authentication/#create-a-token',
    name: 'Get a token',
    text: 'Made in MyETM; with it, scenarios are yours, and you can keep them private, share and delete them',
  },
  {
    to: '/api/intro/#environments',
    name: 'Choose an environment',
    text: 'Production, a stable version for results that must be repeatable, or the next release',
  },
  {
    to: '/api/intro/#requests-and-answers',
    name: 'Know what to send',
    text: 'Content types, files and lists; which answers are JSON and which CSV',
  },
  {
    to: '/api/intro/#status-codes',
    name: 'Understand a status code',
    text: 'What each one means here, and why a private scenario seems not to exist',
  },
  {
    to: '/api/errors/',
    name: 'Find an error message',
    text: 'Each text that the API sends, with its cause and its remedy',
  },
  {
    to: '/api/intro/#stability',
    name: 'Rely on what stays',
    text: 'What v3 promises about paths, fields and keys',
  },
];

const PARTS = [
  ['first-call', 'First call'],
  ['examples', 'Worked examples'],
  ['before', 'Token, environments, errors'],
  ['description', 'Description'],
  ['libraries', 'Client libraries'],
  ['changes', 'Changes'],
  ['operations', 'Operations'],
] as const;

export default function Api(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const [id] of PARTS) collectAnchor(id);
  return (
    <FrontPage
      title="API quick start"
      description="Call the Energy Transition Model from a program: a first request in five minutes, every operation by its group, tokens, errors, and the description for machines."
      lead="Everything that the model’s own interface does with a scenario, a program can do too: over HTTP, in JSON and CSV."
    >
      <nav className={styles.parts} aria-label="On this page">
        <ul>
          {PARTS.map(([id, name]) => (
            <li key={id}>
              <Link to={`#${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.first} aria-labelledby="first-call">
        <h2 id="first-call">First call in five minutes</h2>
        <p>
          You need <code>curl</code>, Python with <code>pip install requests</code>, Node.js or Ruby; no account, no
          token.
        </p>
        <div className={styles.steps}>
          <MDXContent>
            <FirstCall />
          </MDXContent>
        </div>
        <div className={styles.beside}>
          <ApiOverview />
          <p>A scenario made in this way has no owner: anyone who knows its number can read and change it.</p>
          <p>
            With <Link to="/api/authentication/#create-a-token">a token</Link> it is yours, and only you and those whom
            you let can change it: <Link to="/api/authentication/#first-call">a first call with a token</Link>.
          </p>
        </div>
      </section>
      <h2 id="examples">Worked examples</h2>
      <p>Each with all its commands, from start to end.</p>
      <Destinations items={EXAMPLES} wide />
      <h2 id="before">Before you build on it</h2>
      <Destinations items={NEXT} wide />
      <div className={styles.columns}>
        <section>
          <h2 id="description">Description for machines</h2>
          <p>
            All operations, with parameters, schemas, answers and examples, in OpenAPI 3.1:{' '}
            <Link to="pathname:///openapi.json">
              <code>{'/openapi.json'}</code>
            </Link>{' '}
            or{' '}
            <Link to="pathname:///openapi.yaml">
              <code>{'/openapi.yaml'}</code>
            </Link>
            .
          </p>
          <p>
            Import it into an API client, generate functions and types for your language, check what you send, or let a
            stand-in server answer from the examples: <Link to="/api/intro/#openapi">what it holds</Link>.
          </p>
        </section>
        <section>
          <h2 id="libraries">Client libraries</h2>
          <p>
            <Link to="/main/pyetm/introduction/">PyETM</Link> is a Python package for scripts and notebooks:{' '}
            <code>pip install pyetm</code>.
          </p>
          <p>
            The <Link to="/main/scenario-tools/introduction/">scenario-tools</Link> are scripts that you steer with CSV
            files, without writing code.
          </p>
        </section>
        <section>
          <h2 id="changes">What changed lately</h2>
          <NewestChanges />
          <p>
            <Link to="/api/changelog/">All changes</Link>, also{' '}
            <Link to="pathname:///api/changelog/rss.xml">as a feed</Link>
          </p>
        </section>
      </div>
      <h2 id="operations">Operations</h2>
      <p>
        Each path follows <code>/api/v3</code>, on the host of the{' '}
        <Link to="/api/intro/#environments">environment</Link> that you call. Those that begin with{' '}
        <code>{'/oauth'}</code> stand alone, on the host of MyETM.
      </p>
      <Operations />
    </FrontPage>
  );
}
