import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import AreaColumns from '../components/AreaColumns';
import Destinations from '../components/Destinations';
import SearchForm from '../components/SearchForm';
import EnergyFlows from '../figures/EnergyFlows';
import styles from './index.module.css';

const TITLE = ['Explore the', 'energy system', 'of your region.'];

const QUESTIONS = [
  {to: '/main/merit-order/#price', name: 'What sets the electricity price?'},
  {to: '/main/dashboard/', name: 'What does a number on the dashboard count?'},
  {to: '/main/user_manual/interface/#results-data', name: 'How do I download hourly results?'},
  {to: '/main/pyetm/introduction/', name: 'How do I use the model from Python?'},
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
      {to: '/api/#first-call', name: 'A first call in five minutes'},
      {to: '/api/intro/#environments', name: 'Environments'},
      {to: '/api/intro/#clients', name: 'Client libraries'},
    ],
  },
  {
    area: 'contrib',
    text: 'How the parts work together, and where to begin.',
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
    text: 'Which table or curve is on which slide, and what is in it',
  },
  {
    to: '/main/user_manual/developing-scenario/#checks',
    name: 'Check a scenario before you use it',
    text: 'Shortages, curtailment, import: where you see each, and what to do',
  },
  {
    to: '/main/user_manual/starting-scenario/#number',
    name: 'Get back to a scenario that was not saved',
    text: 'By its id, which is in the name of a download',
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
              The Energy Transition Model is a free, open-source model in your browser. Move its sliders and see what
              your choices do to demand, supply in every hour, emissions and costs, in any year up to 2070. These pages
              say how it works, and what its results can and cannot tell you.
            </p>
            <p className={styles.ways}>
              <Link to="/main/intro/#first-result">Build a first scenario</Link>
              <Link to="/main/intro/#what-it-calculates">How the model works</Link>
            </p>
            <SearchForm />
            <ul className={styles.questions} aria-label="Questions that readers come with">
              {QUESTIONS.map(({to, name}) => (
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
              <Link to="/main/energy-calculations/">how flows are calculated</Link>. More to move:{' '}
              <Link to="/figures/">all figures</Link>.
            </p>
          </div>
        </div>
        <AreaColumns columns={AREAS} />
        <section aria-labelledby="tasks">
          <h2 id="tasks">Common tasks</h2>
          <Destinations items={TASKS} wide />
        </section>
      </main>
    </Layout>
  );
}
