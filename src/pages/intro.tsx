import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FrontPage from '../components/FrontPage';
import ReadingPaths from '../components/ReadingPaths';
import styles from './intro.module.css';

const PATHS = [
  {
    role: 'Municipality or adviser',
    text: 'You want to know what a plan does to demand, emissions and costs.',
    steps: [
      {to: '/main/intro/', name: 'What the model calculates, and for which regions'},
      {to: '/main/user_manual/starting-scenario/', name: 'Starting a scenario'},
      {to: '/main/user_manual/interface/', name: 'The interface, part by part'},
    ],
  },
  {
    role: 'Grid operator or researcher',
    text: 'You judge the method before you use its results.',
    steps: [
      {to: '/main/intro/#what-it-calculates', name: 'From use back to source: how a scenario is calculated'},
      {to: '/main/intro/#parts', name: 'Where the data of a region stand'},
      {to: '/contrib/intro/#building-data', name: 'How documents become a graph'},
    ],
  },
  {
    role: 'Student or teacher',
    text: 'You want to try things out; you need no account.',
    steps: [
      {to: '/main/user_manual/starting-scenario/#new-scenario', name: 'Start a new scenario'},
      {to: '/main/user_manual/interface/#sliders', name: 'Set values with the sliders'},
      {to: '/main/user_manual/interface/#overview-tab', name: 'See the scenario in six charts'},
    ],
  },
  {
    role: 'Analyst with code',
    text: 'You want many scenarios, or results in your own tools.',
    steps: [
      {to: '/api/intro/#first-call', name: 'A first call in five minutes'},
      {to: '/api/intro/#requests-and-answers', name: 'Requests and answers'},
      {to: '/api/intro/#clients', name: 'Client libraries'},
    ],
  },
  {
    role: 'Contributor',
    text: 'You want to change the model itself.',
    steps: [
      {to: '/contrib/intro/#repositories', name: 'Which repository holds what'},
      {to: '/contrib/intro/#where-to-change', name: 'Where to make which change'},
      {to: '/contrib/intro/#working-method', name: 'From branch to live model'},
    ],
  },
];

export default function Intro(): ReactNode {
  return (
    <FrontPage
      title="Where to begin"
      description="What the Energy Transition Model is, what it is not for, and where to begin reading, by the role in which you come."
      lead="The Energy Transition Model shows what choices do to the whole energy system of a region: demand, supply, hourly balance, emissions and costs, in the present year and in a future year that you pick."
    >
      <p>
        You set the values; the model works out what follows from them, from use back to source. It runs in the browser,
        costs nothing and is open source. More is in the <Link to="/main/intro/">introduction</Link>.
      </p>
      <h2>What it is not for</h2>
      <ul className={styles.limits}>
        <li>
          <strong>Finding the cheapest or cleanest system.</strong> It works out the effect of the values that you set,
          and looks for none itself.
        </li>
        <li>
          <strong>Drawing the path between two years.</strong> It calculates the start year and the end year. For a
          path, put scenarios for several end years in a <Link to="/main/intro/#parts">collection</Link>.
        </li>
        <li>
          <strong>Looking into a neighbourhood.</strong> No region in its list is smaller than a municipality.
        </li>
      </ul>
      <h2>What to read, by role</h2>
      <ReadingPaths paths={PATHS} />
    </FrontPage>
  );
}
