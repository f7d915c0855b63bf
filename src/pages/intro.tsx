import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FrontPage from '../components/FrontPage';
import ReadingPaths from '../components/ReadingPaths';
import styles from './intro.module.css';

const FIRST_RESULT = {
  to: '/main/intro/#first-result',
  name: 'Your first result in five steps',
  gain: 'A scenario of your own, one change, and what it does to the dashboard',
  time: '5 minutes',
};

const PATHS = [
  {
    role: 'Municipality or adviser',
    text: 'You want to know what a plan does to demand, emissions and costs.',
    steps: [
      FIRST_RESULT,
      {
        to: '/main/user_manual/developing-scenario/',
        name: 'Develop a scenario that you can defend',
        gain: 'The order of work, a worked example, and the checks before you use a result',
        time: '10 minutes',
      },
      {
        to: '/main/dashboard/#reading',
        name: 'Read a figure on the dashboard',
        gain: 'Which figures compare with another year, and with which one',
        time: '2 minutes',
      },
    ],
  },
  {
    role: 'Grid operator or researcher',
    text: 'You judge the method before you use its results.',
    steps: [
      {
        to: '/main/intro/#what-it-calculates',
        name: 'How a scenario is calculated',
        gain: 'From use back to source, in the present and in one future year',
        time: '2 minutes',
      },
      {
        to: '/main/merit-order/',
        name: 'Merit order',
        gain: 'Which plants run in each hour, and what sets the price of electricity',
        time: '15 minutes',
      },
      {
        to: '/main/network/',
        name: 'Network impact',
        gain: 'The load on each level of the grid, when the grid grows, and what that costs',
        time: '15 minutes',
      },
      {
        to: '/main/intro/#parts',
        name: 'Where the data of a region are',
        gain: 'The parts of the product, and which one holds the data with their sources',
        time: '2 minutes',
      },
      {
        to: '/contrib/intro/#building-data',
        name: 'How source data become a model of a region',
        gain: 'The way from documents to the graph that the engine calculates with',
        time: '2 minutes',
      },
    ],
  },
  {
    role: 'Student or teacher',
    text: 'You want to try things out; you need no account.',
    steps: [
      FIRST_RESULT,
      {
        to: '/main/user_manual/starting-scenario/#new-scenario',
        name: 'Start a new scenario',
        gain: 'The regions and years that you can choose, and what is fixed afterwards',
        time: '3 minutes',
      },
      {
        to: '/main/user_manual/interface/#sliders',
        name: 'Set values with the sliders',
        gain: 'Five ways to change a value, and the way back',
        time: '5 minutes',
      },
      {
        to: '/main/user_manual/interface/#overview-tab',
        name: 'See the scenario in six charts',
        gain: 'Which chart sums up which part of the energy system',
        time: '1 minute',
      },
    ],
  },
  {
    role: 'Analyst with code',
    text: 'You want many scenarios, or results in your own tools.',
    steps: [
      {
        to: '/api/#first-call',
        name: 'A first call',
        gain: 'A scenario and its result from the command line, without an account',
        time: '5 minutes',
      },
      {
        to: '/api/intro/#requests-and-answers',
        name: 'Requests and answers',
        gain: 'What you send, and in which form an answer comes',
        time: '2 minutes',
      },
      {
        to: '/api/intro/#clients',
        name: 'Client libraries',
        gain: 'What already calls the API for you, such as PyETM for Python and Excel',
        time: '1 minute',
      },
    ],
  },
  {
    role: 'Contributor',
    text: 'You want to change the model itself.',
    steps: [
      {
        to: '/contrib/intro/#repositories',
        name: 'Which repository holds what',
        gain: 'The place of the engine, the interface, the data and the rest',
        time: '2 minutes',
      },
      {
        to: '/contrib/intro/#where-to-change',
        name: 'Where to make which change',
        gain: 'From what you want to change to its folder',
        time: '2 minutes',
      },
      {
        to: '/contrib/intro/#working-method',
        name: 'From branch to live model',
        gain: 'How a change is tested, and how it reaches the live model',
        time: '3 minutes',
      },
    ],
  },
];

export default function Intro(): ReactNode {
  return (
    <FrontPage
      title="Where to begin"
      description="What the Energy Transition Model is, what it is for and what it is not for, and where to begin reading in your role."
      lead="The Energy Transition Model is a calculator for the whole energy system of a region. It shows what choices do to demand, supply, hourly balance, emissions and costs in a future year that you pick, next to the present year."
    >
      <p>
        You set the values, and the model works out what follows from them, from use back to source. It runs in the
        browser, costs nothing and is open source. The <Link to="/main/intro/">introduction</Link> begins with a first
        lesson.
      </p>
      <h2>What it is for</h2>
      <ul className={styles.purposes}>
        <li>
          <strong>Testing a plan.</strong> Set its heat pumps, insulation or wind turbines, and read what they do to the
          rest of the energy system.
        </li>
        <li>
          <strong>Comparing plans.</strong> Make a scenario of each, for one region and year. The model calculates all
          of them by the same rules.
        </li>
        <li>
          <strong>Seeing connections.</strong> Heat pumps need electricity in cold hours. The model shows what supplies
          it, what that emits and what it costs.
        </li>
      </ul>
      <h2>What to read, by role</h2>
      <ReadingPaths paths={PATHS} />
      <h2>What it is not for</h2>
      <ul className={styles.purposes}>
        <li>
          <strong>Finding the cheapest or cleanest system.</strong> It works out the effect of the values that you set.
          It does not look for better ones.
        </li>
        <li>
          <strong>Drawing the path between two years.</strong> It calculates the start year and the end year. For a
          path, put scenarios for several end years in a <Link to="/main/intro/#parts">collection</Link>.
        </li>
        <li>
          <strong>Looking into a neighbourhood.</strong> No region in its list is smaller than a municipality.
        </li>
      </ul>
    </FrontPage>
  );
}
