import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import {isPlanned} from '@site/config/planned';
import Calls, {type Call} from '../components/Calls';
import Destinations from '../components/Destinations';
import FrontPage from '../components/FrontPage';
import ApiOverview from '../diagrams/ApiOverview';
import FirstCall from './_first-call.mdx';
import styles from './api.module.css';

const CALLS: Call[] = [
  {method: 'GET', path: '/areas', to: '/api/areas/', text: 'List the regions for which a scenario can be made'},
  {method: 'POST', path: '/scenarios', to: '/api/scenarios/', text: 'Create a scenario'},
  {method: 'GET', path: '/scenarios/{id}', to: '/api/scenarios/', text: 'Show a scenario'},
  {method: 'PUT', path: '/scenarios/{id}', to: '/api/scenarios/', text: 'Set inputs, ask for results'},
  {method: 'DELETE', path: '/scenarios/{id}', to: '/api/scenarios/', text: 'Delete a scenario'},
  {method: 'GET', path: '/scenarios/{id}/inputs', to: '/api/inputs/', text: 'List the inputs, with their limits'},
  {method: 'GET', path: '/gqueries', to: '/api/gqueries/', text: 'List the results that can be asked for'},
  {
    method: 'PUT',
    path: '/scenarios/{id}/custom_curves/{key}',
    to: '/api/custom-curves/',
    text: 'Upload an hourly curve',
  },
  {
    method: 'GET',
    path: '/scenarios/{id}/curves/electricity_price',
    to: '/api/exports/',
    text: 'Download the price of electricity, hour by hour',
  },
  {method: 'GET', path: '/scenarios/{id}/energy_flow', to: '/api/exports/', text: 'Download the flows of energy'},
  {method: 'POST', path: '/saved_scenarios', to: '/api/saved-scenarios/', text: 'Keep a scenario in an account'},
  {method: 'POST', path: '/collections', to: '/api/collections/', text: 'Put scenarios in a collection'},
];

const NEXT = [
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
    to: '/api/intro/#errors',
    name: 'Read an error',
    text: 'The shapes in which a refusal comes, and which calls send which',
  },
  {
    to: '/api/intro/#pagination',
    name: 'Read a list to its end',
    text: 'The one list that comes in pages, and how to follow them',
  },
  {
    to: '/api/intro/#stability',
    name: 'Rely on what stays',
    text: 'What v3 promises about paths, fields and keys',
  },
];

export default function Api(): ReactNode {
  return (
    <FrontPage
      title="API quick start"
      description="Call the Energy Transition Model from a program: a first request in five minutes, the calls that there are, the hosts, the status codes and the errors."
      lead="Everything that the model’s own interface does with a scenario, a program can do too: over HTTP, in JSON and CSV."
    >
      <section className={styles.first} aria-labelledby="first-call">
        <h2 id="first-call">First call in five minutes</h2>
        <p>
          You need <code>curl</code>; no account, no token. A scenario made in this way has no owner: anyone who knows
          its <code>id</code> can read and change it.
        </p>
        <div className={styles.steps}>
          <MDXContent>
            <FirstCall />
          </MDXContent>
        </div>
        <div className={styles.beside}>
          <ApiOverview />
          <p>
            With <Link to="/api/authentication/">a token</Link> the scenario is yours, and only you and those whom you
            let can change it: <Link to="/api/intro/#with-a-token">the same call with a token</Link>.
          </p>
          <p>
            If you write Python, let <Link to="/api/intro/#clients">a client library</Link> make the calls.
          </p>
        </div>
      </section>
      <h2>Calls that most programs make</h2>
      <p>
        Each path follows <code>/api/v3</code>, on the host of the{' '}
        <Link to="/api/intro/#environments">environment</Link> that you call.
        {CALLS.some(({to}) => isPlanned(to)) && ' Those that have a page of their own lead to it.'}
      </p>
      <Calls label="Calls" calls={CALLS} />
      <h2>Before you build on it</h2>
      <Destinations items={NEXT} wide />
    </FrontPage>
  );
}
