import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import AreaColumns from '../components/AreaColumns';
import Destinations from '../components/Destinations';
import SearchForm from '../components/SearchForm';
import EnergyFlows from '../figures/EnergyFlows';
import styles from './index.module.css';

const TITLE = ['Every carrier,', 'every hour,', 'every assumption.'];

const WORDS = [
  {to: '/main/user_manual/starting-scenario/#regions', name: 'Regions'},
  {to: '/main/user_manual/starting-scenario/#end-year', name: 'End years'},
  {to: '/main/user_manual/interface/#sliders', name: 'Sliders'},
  {to: '/main/user_manual/interface/#charts', name: 'Charts'},
  {to: '/main/user_manual/model-versions/', name: 'Model versions'},
  {to: '/main/user_manual/managing-scenarios/my-scenarios-menu/#collections', name: 'Collections'},
  {to: '/api/intro/#status-codes', name: 'Status codes'},
  {to: '/contrib/intro/#repositories', name: 'Repositories'},
];

const AREAS = [
  {
    area: 'main',
    text: 'How the model works, and how to build a scenario.',
    links: [
      {to: '/main/intro/#what-it-calculates', name: 'What the model calculates'},
      {to: '/main/user_manual/starting-scenario/', name: 'Start a first scenario'},
      {to: '/main/intro/#parts', name: 'The parts of the product'},
    ],
  },
  {
    area: 'api',
    text: 'Scenarios, results and curves for programs.',
    links: [
      {to: '/api/intro/#first-call', name: 'A first call in five minutes'},
      {to: '/api/intro/#environments', name: 'Environments'},
      {to: '/api/intro/#clients', name: 'Client libraries'},
    ],
  },
  {
    area: 'contrib',
    text: 'How the parts hang together, and where to begin.',
    links: [
      {to: '/contrib/intro/#repositories', name: 'Which repository holds what'},
      {to: '/contrib/intro/#who-calls-whom', name: 'Who calls whom'},
      {to: '/contrib/intro/#working-method', name: 'From branch to live model'},
    ],
  },
] as const;

const TASKS = [
  {
    to: '/main/user_manual/interface/#results-data',
    name: 'Download the results of a scenario',
    text: 'Which table or curve stands on which slide, and what is in it',
  },
  {
    to: '/main/user_manual/developing-scenario/#checks',
    name: 'Check a scenario before you use it',
    text: 'Shortages, curtailment, import: where you see each, and what to do',
  },
  {
    to: '/main/user_manual/starting-scenario/#number',
    name: 'Get back to a scenario that was not saved',
    text: 'By its number, which stands in the name of a download',
  },
  {
    to: '/main/user_manual/managing-scenarios/scenario-history/#restore',
    name: 'Get back an earlier version of a scenario',
    text: 'Restore it, or open it without restoring',
  },
  {
    to: '/main/user_manual/managing-scenarios/scenario-manage-access/#invite',
    name: 'Work on a scenario with others',
    text: 'Whom to invite, in which role, and what each role may do',
  },
  {
    to: '/main/user_manual/model-versions/#choose',
    name: 'Keep the numbers in a report from changing',
    text: 'The latest version moves with each release; a stable one does not',
  },
  {
    to: '/api/intro/#errors',
    name: 'Read an error of the API',
    text: 'The shapes in which a refusal comes, and what to do',
  },
  {
    to: '/contrib/intro/#where-to-change',
    name: 'Find the file to change',
    text: 'Which repository and folder hold a slider, a text, a chart or a query',
  },
];

export default function Home(): ReactNode {
  return (
    <Layout
      title={TITLE.join(' ').replace(/\.$/, '')}
      description="Documentation of the Energy Transition Model: how it calculates, how to use it, how to program against it and how to contribute."
    >
      <main id="main-content" tabIndex={-1} className={styles.home}>
        <div className={styles.front}>
          <h1>
            {TITLE.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <div>
            <p className={styles.lead}>
              How the Energy Transition Model calculates an energy system: what goes in, what it takes for granted, and
              what its results can and cannot tell you.
            </p>
            <SearchForm />
            <p id="words" className={styles.straight}>
              Straight to
            </p>
            <ul className={styles.words} aria-labelledby="words">
              {WORDS.map(({to, name}) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.figure}>
            <EnergyFlows id="energy-flows" number={1} />
            <p>
              The model, too, works from use back to source: see{' '}
              <Link to="/main/intro/#what-it-calculates">what it calculates</Link> and{' '}
              <Link to="/main/energy-calculations/">how flows are calculated</Link>.
            </p>
          </div>
        </div>
        <AreaColumns columns={AREAS} />
        <section aria-labelledby="tasks">
          <h2 id="tasks">What readers come for</h2>
          <Destinations items={TASKS} wide />
        </section>
      </main>
    </Layout>
  );
}
